// Who is first. After every action each seat may react; it does so after its reaction time, drawn from the game's seed, and the
// seat that must act takes its time to think. The earliest accepted action wins, as at the table.
#pragma once

#include "player.h"

#include <vector>

namespace uno::cli {

/// Milliseconds after an action until the seat on turn acts: as long as a bot in the app leaves others to call or catch.
inline constexpr double ThinkingTime = 1500;

/// A seat with its player, its share of what happened and its own generator.
struct Chair {
    Player *player = nullptr;
    Witness witness;
    Rng rng;
    PlayerView view; ///< after the last action
};

class Race {
public:
    explicit Race(std::vector<Chair> &chairs) : m_chairs(chairs) {}

    /// Cards have moved: everybody looks anew.
    void begin(const State &state);
    /// A call, a catch or a slap was accepted: what the others had in mind still comes, if it still may.
    void goOn(const State &state);
    /// The next action, out of turn or in turn.
    Action next(const State &state);
    /// The seat whose turn action `next` gave, none if it was a reaction.
    std::optional<Seat> decider() const { return m_decider; }

private:
    struct Wish {
        double time;
        Action action;
    };

    void lookFrom(Chair &chair, const State &state);
    Action forced(const State &state);

    std::vector<Chair> &m_chairs;
    std::vector<Wish> m_wishes; ///< earliest last
    std::optional<Seat> m_decider;
};

} // namespace uno::cli
