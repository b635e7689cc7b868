// Advice for a person: the hint at the table, and the review of a round. The same search as the strongest opponent's, on what
// the person's own seat may know; with reasons that the app turns into sentences.
#pragma once

#include "bot.h"

namespace uno {

struct Advice {
    Action best;
    std::vector<Candidate> candidates; ///< best first, each with its reasons
    std::vector<Why> why;              ///< what speaks for `best`, the weightiest first
};

/// What the seat whose turn it is had best do; none if it isn't to act. Deterministic for its generator and playouts.
std::optional<Advice> advise(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget = {});

/// A decision looked back at: what was best, and how often each would have won.
struct Judgment {
    Action best;
    double bestChance = 0;  ///< chance to win, 0 to 1
    double takenChance = 0;
    double error = 0;       ///< standard error of their difference
    std::vector<Why> why;   ///< what speaks for `best`

    double loss() const { return bestChance - takenChance; }
    /// The difference is no accident of the guesses.
    bool isMistake() const { return loss() > 2 * error && loss() > 0.005; }
};

/// Judges `taken`, an action of the seat whose turn it is in `view`. None where nothing was to be decided: a reaction, or the
/// only thing to do. Deterministic for its generator and playouts.
std::optional<Judgment> judgeDecision(const PlayerView &view, const Memory &memory, const Action &taken, Rng &rng, const Budget &budget);

/// What speaks for an action, the weightiest first, at most three.
std::vector<Why> reasonsFor(const PlayerView &view, const Memory &memory, const Action &action);

} // namespace uno
