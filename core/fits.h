// Does a card fit? Color, symbol and black cards (RULES.md §3), what may be the last card (finish) and when a Wild Draw card is
// against the rule (draw_four).
#pragma once

#include "face_set.h"
#include "state.h"

namespace uno {

/// By color, symbol or being black.
bool fits(const State &state, Face face);
/// All faces that fit.
FaceSet fittingFaces(const State &state);
/// True for a card that may not be the last of a hand.
bool barredAsLast(const Rules &rules, Face face);
/// True if the seat holds a card of the color in force.
bool holdsColorInForce(const State &state, Seat seat);
/// True if a Wild Draw card may not rightly be laid now: the seat holds the color in force and the card is neither its last
/// nor a follow-up card (RULES.md §12).
bool againstDrawFourRule(const State &state, Seat seat, Face face);
/// True if the player of this card says which color comes.
bool namesColor(const Rules &rules, Face face);
/// The color after red on the wheel, and so on (RULES.md §4); red or pink from "any".
Color nextOnWheel(std::optional<Color> color, Direction direction, Side side);


} // namespace uno
