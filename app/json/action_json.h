// Cards, colors, seats and actions as JSON (SCENARIOS.md, "Cards in text" and the table of actions).
#pragma once

#include "json_node.h"

#include "core/action.h"
#include "core/rules.h"

#include <QJsonArray>
#include <QJsonObject>

#include <span>
#include <string_view>
#include <vector>

namespace uno {

/// Text of the core as Qt's.
QString qt(std::string_view text);

/// A card that can lie on a table with such a deck: two-sided with a flip deck, else one-sided.
Card cardFrom(const JsonNode &node, Deck deck);
std::vector<Card> cardsFrom(const JsonNode &node, Deck deck);
/// None for null.
std::optional<Color> colorFrom(const JsonNode &node);
/// A seat of the table, 0 to seats - 1.
Seat seatFrom(const JsonNode &node, int seats);

/// An action of a seat of the table. Its target may be any number: an unknown one is for the rules to refuse.
Action actionFrom(const JsonNode &node, int seats, Deck deck);

QJsonValue toJson(Card card);
QJsonValue toJson(std::optional<Card> card);
QJsonArray toJson(std::span<const Card> cards);
QJsonValue toJson(std::optional<Color> color);
QJsonValue toJson(std::optional<Seat> seat);
QJsonArray toJson(std::span<const Seat> seats);
QJsonArray seatsOf(SeatSet seats);
QJsonObject toJson(const Action &action);
QByteArray toLine(const QJsonObject &object); ///< compact, with a line end

} // namespace uno
