// The end of a round: who has won, what it adds to the scores, whether the match is over (RULES.md §8, §11, §12).
#pragma once

#include "telling.h"

namespace uno {

/// Ends the round and enters its points.
void endRound(Telling telling, RoundEnd end);

} // namespace uno
