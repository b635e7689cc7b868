// Cards as pictures for texts and lists of the Widgets part: drawn from the vector art at the size and sharpness asked for.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

namespace uno {

/// The card with that face id ("red_7", "wild"), `height` logical pixels high; a null image if there is no such card.
QImage cardImage(const QString &faceId, int height, qreal devicePixelRatio);
/// Any of the program's own drawings ("icons/uno-table", "avatars/3").
QImage drawing(const QString &name, QSize size, qreal devicePixelRatio);

} // namespace uno
