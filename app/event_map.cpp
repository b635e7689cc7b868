// See event_map.h.
#include "event_map.h"

#include "face_id.h"

#include <array>

namespace uno {
namespace {

constexpr std::array<const char *, EventKindCount> Kinds{
    "roundStarted", "dealt", "firstCardTurned", "firstCardReturned", "turnCame", "raceOpened", "played", "jumpedIn",
    "colorNamed", "directionTurned", "skipped", "penaltyPut", "drew", "kept", "passed", "accepted", "challenged", "handShown",
    "challengeDecided", "tookBack", "called", "caught", "falseCall", "misplayed", "handsSwapped", "handsPassed",
    "exchangeAsked", "exchanged", "silenceBegan", "silenceEnded", "spoke", "slapBegan", "slapped", "slapLost", "readyAsked",
    "readied", "flipped", "reshuffled", "newHandTaken", "wentOut", "roundEnded", "scored", "matchEnded",
};
constexpr std::array Causes{"turn", "penalty", "failedChallenge", "guilty", "caught", "misplay", "falseCall", "slap",
                            "silence", "newHand", "lastCard"};

int seatOrNone(std::optional<Seat> seat)
{
    return seat ? index(*seat) : -1;
}

QString shownFace(Card card, Side up)
{
    const QString face = faceId(card, up);
    return face.isEmpty() ? backId(card, up) : face;
}

} // namespace

QString eventKindId(EventKind kind)
{
    return QString::fromLatin1(Kinds[static_cast<std::size_t>(kind)]);
}

QString drawCauseId(DrawCause cause)
{
    return QString::fromLatin1(Causes[static_cast<std::size_t>(cause)]);
}

QVariantMap mapOf(const Event &event, Side up)
{
    QStringList faces;
    for (const Card card : event.cards)
        faces.append(shownFace(card, up));
    return {
        {QStringLiteral("kind"), eventKindId(event.kind)},
        {QStringLiteral("seat"), seatOrNone(event.seat)},
        {QStringLiteral("other"), seatOrNone(event.other)},
        {QStringLiteral("faces"), faces},
        {QStringLiteral("cardIds"), QVariantList()},
        {QStringLiteral("amount"), event.amount},
        {QStringLiteral("color"), colorId(event.color)},
        {QStringLiteral("direction"), static_cast<int>(event.direction)},
        {QStringLiteral("cause"), drawCauseId(event.cause)},
        {QStringLiteral("untilColor"), event.untilColor},
        {QStringLiteral("uno"), event.uno},
        {QStringLiteral("guilty"), event.guilty},
        {QStringLiteral("text"), QString()},
    };
}

} // namespace uno
