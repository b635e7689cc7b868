// A round played by bots, with a memory per seat, as the arena and the app do it: for the tests of core/bots.
#pragma once

#include "core/bots/bot.h"

#include <functional>

namespace uno::test {

class BotTable {
public:
    BotTable(const Rules &rules, std::vector<Level> levels, std::uint64_t seed);

    const State &state() const { return m_state; }
    const Memory &memory(Seat seat) const { return m_memories[static_cast<std::size_t>(index(seat))]; }
    /// The seat that must act, or the first that may in a race.
    Seat actor() const;
    const Bot &bot(Seat seat) const { return *m_bots[static_cast<std::size_t>(index(seat))]; }
    /// One action by whoever must act or reacts; false if it was turned down.
    bool advanceOnce(const Budget &budget = {});
    /// The whole round. `before` is called ahead of every action of a seat on turn.
    bool play(const Budget &budget, const std::function<void(const BotTable &)> &before = {});
    /// The action taken last.
    const Action &last() const { return m_last; }

private:
    std::optional<Action> reaction();
    bool take(const Action &action);
    void tell(const Events &events);

    State m_state;
    std::vector<Level> m_levels;
    std::vector<std::unique_ptr<Bot>> m_bots;
    std::vector<Memory> m_memories;
    Rng m_rng;
    Action m_last;
};

} // namespace uno::test
