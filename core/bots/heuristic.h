// The opponents that judge by rules of thumb, with more or less care.
#pragma once

#include "bot.h"
#include "policy.h"

namespace uno {

/// The seat that comes after the view's own in a direction.
Seat nextInPlay(const PlayerView &view, Direction direction);

/// What a seat sees of its table, for the rules of thumb.
Sight sightOf(const PlayerView &view);

/// How careful an opponent is.
struct Care {
    double noise = 0;        ///< spread of the error in its values
    double challenge = 0.45; ///< challenges when a lie is at least so likely
    Weights weights{};
};

/// The value of a turn action (not of calls, catches, jump-ins) by rules of thumb; the best one is to be played.
double judge(const PlayerView &view, const Memory &memory, const Sight &sight, const Action &action, const Care &care);

/// The actions with which the seat on turn can act, calls left out: one for each distinct choice.
std::vector<Action> turnActions(const PlayerView &view);

/// `action` with its call decided by the table of reactions, if it leaves one card.
Action withCall(Action action, const PlayerView &view, Level level, Temper temper, Rng &rng);

class HeuristicBot : public Bot {
public:
    HeuristicBot(Level level, Temper temper, const Care &care) : m_level(level), m_temper(temper), m_care(care) {}
    Thought decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget) const override;
    std::optional<Action> react(const PlayerView &view, const Memory &memory, Rng &rng) const override;

protected:
    Level level() const { return m_level; }
    Temper temper() const { return m_temper; }
    const Care &care() const { return m_care; }

private:
    Level m_level;
    Temper m_temper;
    Care m_care;
};

} // namespace uno
