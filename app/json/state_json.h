// The whole truth of a round and everybody's moves as JSON (SCENARIOS.md, "The result line of script").
#pragma once

#include "core/round.h"

#include <QJsonObject>

namespace uno {

QJsonObject toJson(const State &state);
/// Per seat that has any: its moves as sorted compact texts.
QJsonObject legalToJson(const State &state);
/// "ok", "refused:no_match", "penalized:2".
QString toText(const Verdict &verdict);

/// A penalty as the documents write it: cards, or "color".
QJsonValue penaltyToJson(int cards, bool untilColor);

} // namespace uno
