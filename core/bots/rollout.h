// How the seats play on inside a playout: the same rules of thumb as at the table, each seat by what it could see itself.
#pragma once

#include "guess.h"

namespace uno {

/// What the seat whose turn it is would do.
Action rolloutAction(const Playout &playout, const Weights &weights, Rng &rng);

/// Plays on to the end of the round, or for so long that it is cut short.
void rollOut(Playout &playout, const Weights &weights, Rng &rng);

} // namespace uno
