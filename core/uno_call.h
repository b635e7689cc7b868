// Saying UNO: who may call, who can be caught, when a call was false (RULES.md §6, §11, §12).
#pragma once

#include "telling.h"

namespace uno {

/// What a call by this seat would be now.
enum class CallKind : std::uint8_t {
    Early,    ///< on turn with two cards, before the play
    Late,     ///< owed and still in time
    Repeated, ///< it has called already: nothing happens
    False,
};
CallKind callKindOf(const State &state, Seat seat);

/// True if a call made with a play that leaves `left` cards is right. `opensFollow`: the card is a Wild on which another
/// is laid at once; the call goes with that one.
enum class PlayKind : std::uint8_t { Whole, OpensFollow };
bool rightWithPlay(const Rules &rules, int left, PlayKind kind);

/// A turn action was accepted: nobody can be caught any more, and a call said is done with.
void closeWindow(State &state);
/// Hands were swapped or passed on: nobody owes a call.
void forgiveOwed(State &state);
/// A false call made in a play: costs at once.
void punishFalseCall(Telling telling, Seat seat);

void call(Telling telling, Seat seat);
void catchOut(Telling telling, Seat catcher, Seat forgetful);

} // namespace uno
