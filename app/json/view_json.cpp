#include "view_json.h"

#include "action_json.h"
#include "rules_json.h"
#include "state_json.h"

#include "core/notation.h"

namespace uno {

namespace {

QJsonArray numbers(const std::vector<int> &values)
{
    QJsonArray list;
    for (const int value : values)
        list += value;
    return list;
}

QJsonArray downToJson(const PlayerView &view)
{
    QJsonArray seats;
    for (const std::vector<Face> &faces : view.down) {
        QJsonArray list;
        for (const Face face : faces)
            list += QString::fromStdString(toText(face));
        seats += list;
    }
    return seats;
}

QJsonArray scoresOf(const PlayerView &view)
{
    QJsonArray list;
    for (int i = 0; i < view.seats; ++i)
        list += view.standing.points[static_cast<std::size_t>(i)];
    return list;
}

QString toText(DrawCause cause)
{
    switch (cause) {
    case DrawCause::Turn: return "turn";
    case DrawCause::Penalty: return "penalty";
    case DrawCause::FailedChallenge: return "failed_challenge";
    case DrawCause::Guilty: return "guilty";
    case DrawCause::Caught: return "caught";
    case DrawCause::Misplay: return "misplay";
    case DrawCause::FalseCall: return "false_call";
    case DrawCause::Slap: return "slap";
    case DrawCause::Silence: return "silence";
    case DrawCause::NewHand: return "new_hand";
    case DrawCause::LastCard: return "last_card";
    }
    return {};
}

QString toText(RoundEnd end)
{
    switch (end) {
    case RoundEnd::WentOut: return "went_out";
    case RoundEnd::Blocked: return "blocked";
    case RoundEnd::Exhausted: return "exhausted";
    }
    return {};
}

/// What only some kinds of event have to say.
void addParticulars(const Event &event, QJsonObject &json)
{
    switch (event.kind) {
    case EventKind::Drew: json.insert("cause", toText(event.cause)); break;
    case EventKind::DirectionTurned:
    case EventKind::HandsPassed: json.insert("direction", static_cast<int>(event.direction)); break;
    case EventKind::ChallengeDecided: json.insert("guilty", event.guilty); break;
    case EventKind::RoundEnded: json.insert("end", toText(event.end)); break;
    case EventKind::Played:
    case EventKind::JumpedIn:
    case EventKind::ColorNamed:
    case EventKind::TookBack: json.insert("color", toJson(event.color)); break;
    default: break;
    }
}

} // namespace

QJsonObject toJson(const PlayerView &view)
{
    QJsonObject json{
        {"seat", index(view.seat)},
        {"hand", toJson(std::span<const Card>(view.hand))},
        {"counts", numbers(view.counts)},
        {"top", toJson(view.topCard())},
        {"discard", toJson(std::span<const Card>(view.discard))},
        {"draw_count", view.drawCount},
        {"color", toJson(view.color)},
        {"direction", static_cast<int>(view.direction)},
        {"side", qt(toText(view.side))},
        {"phase", qt(toText(view.phase))},
        {"turn", toJson(view.turn)},
        {"penalty", penaltyToJson(view.penalty, view.penaltyUntilColor)},
        {"drawn", toJson(view.drawn)},
        {"uno_owed", view.owed ? QJsonArray{index(*view.owed)} : QJsonArray{}},
        {"silence", toJson(view.silence)},
        {"out", toJson(std::span<const Seat>(view.out))},
        {"dealer", index(view.dealer)},
        {"scores", scoresOf(view)},
        {"rules", toJson(view.rules)},
    };
    if (isFlipDeck(view.rules.deck)) {
        json.insert("down", downToJson(view));
        json.insert("draw_down", view.drawDown ? QJsonValue(QString::fromStdString(toText(*view.drawDown))) : QJsonValue());
    }
    return json;
}

QJsonObject toJson(const Event &event)
{
    QJsonObject json{{"event", qt(toText(event.kind))}};
    if (event.seat)
        json.insert("seat", toJson(event.seat));
    if (event.other)
        json.insert("other", toJson(event.other));
    if (!event.cards.empty())
        json.insert("cards", toJson(std::span<const Card>(event.cards)));
    if (event.amount != 0)
        json.insert("amount", event.amount);
    if (event.untilColor)
        json.insert("until_color", true);
    if (event.uno)
        json.insert("uno", true);
    if (event.rejection)
        json.insert("code", qt(toText(*event.rejection)));
    addParticulars(event, json);
    return json;
}

QJsonArray toJson(std::span<const Action> actions)
{
    QJsonArray list;
    for (const Action &action : actions)
        list += toJson(action);
    return list;
}

} // namespace uno
