// What each seat is offered: whose move the phase waits for, which actions have a place in it, and why others have none. The
// order of the questions is that of the codes in SCENARIOS.md.
#pragma once

#include "round.h"

namespace uno {

/// True if the phase waits for a turn action of this seat.
bool waitsFor(const State &state, Seat seat);
/// True if the drawn card may rightly be played: a lie does not count.
bool drawnCardFitsRightly(const State &state);
/// True if a seat that has just drawn `card` may lay it: by the rules, or as a lie.
bool mayLayDrawn(const State &state, Seat seat, Card card);
/// True if some card of the hand may be laid on a Wild as the follow-up card.
bool canFollow(const State &state, Seat seat);
/// True if the table's rules let a seat answer a Skip.
bool skipCanBeAnswered(const Rules &rules);
/// True if this play is followed by a swap (7) or may be followed by an exchange (5), cards being left.
bool swapsHands(const State &state, Face face, int left);
bool mayExchange(const State &state, Face face, int left);

} // namespace uno
