// The rules of a table as JSON (SCENARIOS.md, "Options as JSON"), in the order of the rule table.
#pragma once

#include "json_node.h"

#include "core/rules.h"

#include <QByteArray>
#include <QJsonObject>

namespace uno {

/// A preset's id, or an object of options that may name a `preset` to start from (else official).
Rules rulesFrom(const JsonNode &node);
/// What stands after --rules: a preset's id, or such an object as text.
Rules rulesFromArgument(const QString &argument);

QJsonObject toJson(const Rules &rules);
/// All options on one line, in the order of SCENARIOS.md.
QByteArray rulesLine(const Rules &rules);

} // namespace uno
