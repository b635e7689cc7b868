// The names under which the table knows faces: "red_7", "wild_draw_four", "dark_wild", "back". The art files carry the same
// names (assets/cards), so QML shows a face without knowing what it means.
#pragma once

#include "core/card.h"

#include <QString>

#include <optional>

namespace uno {

/// "red", ..., "purple"; "any" where no color is in force.
QString colorId(std::optional<Color> color);
std::optional<Color> colorFromId(const QString &id);
QString sideId(Side side);

/// The face that is up on `card` while `up` is up; "" if it isn't known.
QString faceId(Card card, Side up);
/// What lies on the other side: "" for one-sided cards.
QString downId(Card card, Side up);
/// What one sees of a card held by somebody else: the down face of a two-sided card, else "back".
QString backId(Card card, Side up);
/// The same for a down face that stands alone, as views list them.
QString backId(Face down, Side up);

} // namespace uno
