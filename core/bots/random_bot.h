// The opponent that does anything it may: the floor that every level must be far above.
#pragma once

#include "bot.h"

namespace uno {

class RandomBot : public Bot {
public:
    explicit RandomBot(Temper temper) : m_temper(temper) {}
    Thought decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget) const override;
    std::optional<Action> react(const PlayerView &view, const Memory &memory, Rng &rng) const override;

private:
    Temper m_temper;
};

} // namespace uno
