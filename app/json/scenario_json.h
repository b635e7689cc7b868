// A scenario: any position and the actions that arrive in it (SCENARIOS.md, "A scenario").
#pragma once

#include "core/round.h"

#include <QByteArray>

#include <vector>

namespace uno {

struct Scenario {
    Position position;
    std::vector<Action> actions;
};

/// Throws BadInput.
Scenario scenarioFrom(const QByteArray &bytes);

} // namespace uno
