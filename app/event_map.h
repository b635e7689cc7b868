// An event as QML gets it: a map of plain values (kind, seat, faces, ...).
#pragma once

#include "core/event.h"

#include <QString>
#include <QVariantMap>

namespace uno {

/// "roundStarted", ..., "matchEnded".
QString eventKindId(EventKind kind);
QString drawCauseId(DrawCause cause);
/// Everything about the event but `text` and `cardIds`, which the table adds.
QVariantMap mapOf(const Event &event, Side up);

} // namespace uno
