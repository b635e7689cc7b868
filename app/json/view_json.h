// What one seat may know as JSON (SCENARIOS.md, "View"), and events as that seat perceived them.
#pragma once

#include "core/event.h"
#include "core/view.h"

#include <QJsonArray>
#include <QJsonObject>

#include <span>

namespace uno {

/// Everything but `known` and `history`, which only somebody who has watched can tell.
QJsonObject toJson(const PlayerView &view);
/// An event that has been redacted already.
QJsonObject toJson(const Event &event);
QJsonArray toJson(std::span<const Action> actions);

} // namespace uno
