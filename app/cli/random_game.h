// Random legal play: the speed figure and the laws of the core are measured with it.
#pragma once

#include "core/round.h"

namespace uno::cli {

/// Plays to the round's end and returns the number of moves made.
int playAtRandom(State &state, Rng &rng);

} // namespace uno::cli
