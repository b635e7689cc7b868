#include "action_json.h"

#include "core/notation.h"

#include <QJsonDocument>

#include <algorithm>

namespace uno {

namespace {

bool mayLieLight(Face face, bool twoSided)
{
    switch (face.symbol()) {
    case Symbol::DrawFive:
    case Symbol::SkipEveryone:
    case Symbol::WildDrawColor:
    case Symbol::Unknown: return false;
    case Symbol::Flip: if (!twoSided) return false; break;
    default: break;
    }
    return !face.color() || !isDark(*face.color());
}

bool mayLieDark(Face face)
{
    switch (face.symbol()) {
    case Symbol::Zero:
    case Symbol::Skip:
    case Symbol::DrawOne:
    case Symbol::DrawTwo:
    case Symbol::DrawTen:
    case Symbol::Blank:
    case Symbol::WildDrawFour:
    case Symbol::Unknown: return false;
    default: return !face.color() || isDark(*face.color());
    }
}

/// A target that no table has: still a bit of a SeatSet, so that the rules can look it up.
constexpr int NoSuchSeat = 15;

Seat targetFrom(const JsonNode &node)
{
    const qint64 number = node.integer(-1'000'000, 1'000'000);
    return seatAt(number < 0 || number >= MaxSeats ? NoSuchSeat : static_cast<int>(number));
}

Verb verbFrom(const JsonNode &node)
{
    const auto verb = verbFromText(node.text().toStdString());
    if (!verb)
        node.fail(JsonText::tr("unknown action %1").arg(quoted(node.text())));
    return *verb;
}

bool needsCard(Verb verb) { return verb == Verb::Play || verb == Verb::JumpIn || verb == Verb::Give; }

} // namespace

QString qt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

Card cardFrom(const JsonNode &node, Deck deck)
{
    const auto card = cardFromText(node.text().toStdString());
    if (!card || !card->light.known())
        node.fail(JsonText::tr("%1 is no card").arg(quoted(node.text())));
    if (card->twoSided() != isFlipDeck(deck))
        node.fail(isFlipDeck(deck) ? JsonText::tr("%1 has one side, and the deck's cards have two").arg(quoted(node.text()))
                                   : JsonText::tr("%1 has two sides, and the deck's cards have one").arg(quoted(node.text())));
    if (!mayLieLight(card->light, card->twoSided()) || (card->twoSided() && !mayLieDark(card->dark)))
        node.fail(JsonText::tr("%1 is no card of such a deck").arg(quoted(node.text())));
    return *card;
}

std::vector<Card> cardsFrom(const JsonNode &node, Deck deck)
{
    std::vector<Card> cards;
    for (const JsonNode &item : node.list())
        cards.push_back(cardFrom(item, deck));
    return cards;
}

std::optional<Color> colorFrom(const JsonNode &node)
{
    if (node.isNull())
        return std::nullopt;
    const auto color = colorFromText(node.text().toStdString());
    if (!color)
        node.fail(JsonText::tr("unknown color %1").arg(quoted(node.text())));
    return color;
}

Seat seatFrom(const JsonNode &node, int seats) { return seatAt(static_cast<int>(node.integer(0, seats - 1))); }

Action actionFrom(const JsonNode &node, int seats, Deck deck)
{
    node.allowOnly({"seat", "do", "card", "color", "target", "give", "second", "uno"});
    Action action;
    action.seat = seatFrom(node.at("seat"), seats);
    action.verb = verbFrom(node.at("do"));
    if (needsCard(action.verb))
        action.card = cardFrom(node.at("card"), deck);
    if (const auto color = node.find("color"))
        action.color = colorFrom(*color);
    if (const auto target = node.find("target"); target && !target->isNull())
        action.target = targetFrom(*target);
    if (const auto give = node.find("give"); give && !give->isNull())
        action.give = cardFrom(*give, deck);
    if (const auto second = node.find("second"); second && !second->isNull())
        action.second = cardFrom(*second, deck);
    if (const auto uno = node.find("uno"))
        action.uno = uno->flag();
    return action;
}

QJsonValue toJson(Card card) { return QString::fromStdString(toText(card)); }
QJsonValue toJson(std::optional<Card> card) { return card ? toJson(*card) : QJsonValue(); }
QJsonValue toJson(std::optional<Color> color) { return color ? QJsonValue(qt(toText(*color))) : QJsonValue(); }
QJsonValue toJson(std::optional<Seat> seat) { return seat ? QJsonValue(index(*seat)) : QJsonValue(); }

QJsonArray toJson(std::span<const Card> cards)
{
    QJsonArray list;
    for (const Card card : cards)
        list += toJson(card);
    return list;
}

QJsonArray toJson(std::span<const Seat> seats)
{
    QJsonArray list;
    for (const Seat seat : seats)
        list += index(seat);
    return list;
}

QJsonArray seatsOf(SeatSet seats)
{
    QJsonArray list;
    for (int i = 0; i < MaxSeats; ++i)
        if (contains(seats, seatAt(i)))
            list += i;
    return list;
}

QJsonObject toJson(const Action &action)
{
    QJsonObject json{{"seat", index(action.seat)}, {"do", qt(toText(action.verb))}};
    if (needsCard(action.verb))
        json.insert("card", toJson(action.card));
    if (action.color)
        json.insert("color", toJson(action.color));
    if (action.target)
        json.insert("target", toJson(action.target));
    if (action.give)
        json.insert("give", toJson(*action.give));
    if (action.second)
        json.insert("second", toJson(*action.second));
    if (action.uno)
        json.insert("uno", true);
    return json;
}

QByteArray toLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace uno
