// Plays a saved match again by the rules of the core and compares every step, commitment and hash on the way.
#pragma once

#include "record_json.h"

#include "core/state.h"

#include <vector>

namespace uno {

struct ReplayedRound {
    Seed seed{};
    State start{};                ///< after the deal
    std::vector<Action> actions;  ///< as far as they could be replayed
    State now{};                  ///< after the last of them
    bool over = false;
};
struct Replay {
    /// As far as the record holds true. If the match seed is known and the match isn't over, the last one is under way: dealt,
    /// with the actions done so far, if any.
    std::vector<ReplayedRound> rounds;
    QString problem;                   ///< empty, or a sentence about the first line that doesn't hold
    int problemLine = 0;
    int uncheckedActions = 0;          ///< of a last round whose seed the record doesn't tell
    bool good() const { return problem.isEmpty(); }
};

/// Deals each round with its recorded seed (or the match seed's) and replays its actions up to the first that doesn't hold.
Replay replay(const Record &record);

} // namespace uno
