// Runs what is owed until somebody must act: the end of a turn, whose turn comes, whom a penalty hits (RULES.md §3, §5, §7).
#pragma once

#include "telling.h"

namespace uno {

/// Runs the steps on top of the agenda that need nobody.
void settle(Telling telling);

/// Ends the silence when its holder acts or is reached by a turn or a penalty (silence of twos).
void endSilenceOfTwos(Telling telling, Seat seat);
/// Ends the silence when the color has changed (silence of blacks).
void endSilenceOfBlacks(Telling telling);
void endSilence(Telling telling);

/// Draws what a charge asks for and `extra` cards more; returns how many came.
int drawCharge(Telling telling, Seat seat, const Charge &charge, int extra, DrawCause cause);

} // namespace uno
