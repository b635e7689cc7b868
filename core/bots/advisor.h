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

/// What speaks for an action, the weightiest first, at most three.
std::vector<Why> reasonsFor(const PlayerView &view, const Memory &memory, const Action &action);

} // namespace uno
