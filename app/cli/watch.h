// A match as its seats perceive it: every step is told to each seat, redacted.
#pragma once

#include "seen.h"

#include "core/round.h"

#include <QJsonObject>

namespace uno::cli {

/// Makes the step and lets the seat see it.
Verdict stepWatched(State &state, const Action &action, Seat viewer, Seen &seen);
/// The view with what the seat has seen.
QJsonObject viewToJson(const State &state, Seat viewer, const Seen &seen);

} // namespace uno::cli
