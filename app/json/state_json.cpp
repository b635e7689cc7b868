#include "state_json.h"

#include "action_json.h"

#include "core/notation.h"

#include <algorithm>

namespace uno {

namespace {

template <typename T>
QJsonArray reversed(std::span<const T> cards)
{
    QJsonArray list;
    for (auto card = cards.rbegin(); card != cards.rend(); ++card)
        list += toJson(*card);
    return list;
}

QJsonArray handsToJson(const State &state)
{
    QJsonArray hands;
    for (int i = 0; i < state.seats; ++i)
        hands += toJson(state.hand(seatAt(i)));
    return hands;
}

QJsonValue penaltyOf(const State &state)
{
    if (phaseOf(state) != Phase::Respond)
        return 0;
    const Charge &charge = state.agenda.top().charge;
    return penaltyToJson(charge.cards, charge.untilColor);
}

QJsonArray perSeat(const State &state, const auto &numbers)
{
    QJsonArray list;
    for (int i = 0; i < state.seats; ++i)
        list += static_cast<int>(numbers[static_cast<std::size_t>(i)]);
    return list;
}

QJsonArray movesOf(const State &state, Seat seat)
{
    std::vector<std::string> texts;
    for (const Move &move : legalMoves(state, seat))
        texts.push_back(toText(move));
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
    QJsonArray list;
    for (const std::string &text : texts)
        list += QString::fromStdString(text);
    return list;
}

void addResult(const State &state, QJsonObject &json)
{
    const Result &result = state.result;
    json.insert("round_over", state.over);
    json.insert("round_points", state.over ? QJsonValue(perSeat(state, result.points)) : QJsonValue());
    json.insert("match_over", state.over && result.matchOver);
    json.insert("winner", state.over ? toJson(result.winner) : QJsonValue());
    json.insert("loser", state.over ? toJson(result.loser) : QJsonValue());
    json.insert("match_winners", seatsOf(state.over ? result.matchWinners : SeatSet{0}));
    json.insert("match_losers", seatsOf(state.over ? result.matchLosers : SeatSet{0}));
}

} // namespace

QJsonValue penaltyToJson(int cards, bool untilColor) { return untilColor ? QJsonValue("color") : QJsonValue(cards); }

QString toText(const Verdict &verdict)
{
    if (verdict.penalized)
        return QStringLiteral("penalized:%1").arg(*verdict.penalized);
    return verdict.rejection ? QStringLiteral("refused:") + qt(toText(*verdict.rejection)) : QStringLiteral("ok");
}

QJsonObject toJson(const State &state)
{
    const Phase phase = phaseOf(state);
    const auto owed = catchable(state);
    QJsonObject json{
        {"hands", handsToJson(state)},
        {"discard", reversed(state.discardPile())},
        {"draw", reversed(state.drawPile())},
        {"top", toJson(state.topCard())},
        {"color", toJson(state.color)},
        {"direction", static_cast<int>(state.direction)},
        {"side", qt(toText(state.side))},
        {"phase", qt(toText(phase))},
        {"turn", toJson(seatOnTurn(state))},
        {"penalty", penaltyOf(state)},
        {"drawn", phase == Phase::Drawn ? toJson(state.agenda.top().card) : QJsonValue()},
        {"uno_owed", owed ? QJsonArray{index(*owed)} : QJsonArray{}},
        {"silence", toJson(state.silence)},
        {"out", toJson(std::span<const Seat>(state.out.data(), state.outCount))},
        {"scores", perSeat(state, state.standing.points)},
    };
    addResult(state, json);
    return json;
}

QJsonObject legalToJson(const State &state)
{
    QJsonObject json;
    for (int i = 0; i < state.seats; ++i)
        if (const QJsonArray moves = movesOf(state, seatAt(i)); !moves.isEmpty())
            json.insert(QString::number(i), moves);
    return json;
}

} // namespace uno
