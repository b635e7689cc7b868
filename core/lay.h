// The parts of a play, in the order of RULES.md §11: card laid, out or not, color, direction, flip, seven, zero and five, new
// hand, call, slap, exchange, and what the next seat has to bear.
#pragma once

#include "telling.h"

namespace uno {

/// Plays or jumps in; `action` must be one that `rejectionOf` lets pass.
void play(Telling telling, const Action &action);

/// Turns everything over; the new top card has no effect.
void flipTable(Telling telling);

} // namespace uno
