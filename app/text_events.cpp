// The log's sentences: one for every kind of event that a person wants to read about. See text.h.
#include "text.h"

namespace uno {
namespace {

constexpr std::size_t MostListed = 7;

QString listOf(const std::vector<Card> &cards, Side up, Naming naming = Naming::Subject)
{
    QStringList names;
    for (const Card card : cards)
        names.append(Text::faceName(card.face(up), naming));
    return names.join(QStringLiteral(", "));
}

bool seen(const std::vector<Card> &cards, Side up)
{
    for (const Card card : cards)
        if (!card.face(up).known())
            return false;
    return !cards.empty();
}

} // namespace

QString Text::playedSentence(const Event &event, const Cast &cast)
{
    const QString who = cast.nameOf(*event.seat);
    const QString what = listOf(event.cards, cast.up, Naming::Object);
    const bool black = !event.cards.empty() && event.cards.front().face(cast.up).black();
    QString sentence = event.kind == EventKind::JumpedIn ? tr("%1 jumps in with %2.").arg(who, what)
        : event.cards.size() > 1                         ? tr("%1 plays two at once: %2.").arg(who, what)
                                                         : tr("%1 plays %2.").arg(who, what);
    if (black && event.color)
        sentence += QLatin1Char(' ') + tr("The color is %1.").arg(colorName(event.color));
    if (event.uno)
        sentence += QLatin1Char(' ') + tr("\"UNO!\"");
    return sentence;
}

QString Text::drewSentence(const Event &event, const Cast &cast)
{
    const QString who = cast.nameOf(*event.seat);
    const int amount = static_cast<int>(event.cards.size());
    QString sentence = tr("%1 draws %n card(s)", nullptr, amount).arg(who);
    if (event.cause != DrawCause::Turn)
        sentence += QStringLiteral(" (") + drawCauseText(event.cause) + QLatin1Char(')');
    if (seen(event.cards, cast.up) && event.cards.size() <= MostListed)
        sentence += QStringLiteral(": ") + listOf(event.cards, cast.up, Naming::Object);
    return sentence + QLatin1Char('.');
}

QString Text::penaltySentence(const Event &event, const Cast &cast)
{
    const QString who = cast.nameOf(*event.seat);
    if (event.untilColor)
        return tr("%1 is to draw until %2 comes.").arg(who, colorName(event.color));
    if (event.amount == 0)
        return tr("%1 is to be skipped.").arg(who);
    return tr("%1 is to draw %n card(s).", nullptr, event.amount).arg(who);
}

QString Text::eventSentence(const Event &event, const Cast &cast)
{
    const QString who = event.seat ? cast.nameOf(*event.seat) : QString();
    const QString whom = event.other ? cast.nameOf(*event.other) : QString();
    switch (event.kind) {
    case EventKind::RoundStarted: return tr("Round %1. %2 deals.").arg(event.amount).arg(who);
    case EventKind::FirstCardTurned: return tr("The first card is %1.").arg(listOf(event.cards, cast.up));
    case EventKind::FirstCardReturned: return tr("Back into the draw pile goes %1.").arg(listOf(event.cards, cast.up));
    case EventKind::RaceOpened: return tr("Whoever is first may lay the first card.");
    case EventKind::Played:
    case EventKind::JumpedIn: return playedSentence(event, cast);
    case EventKind::ColorNamed:
        return event.seat ? tr("%1 names the color: %2.").arg(who, colorName(event.color))
                          : tr("The wheel turns to %1.").arg(colorName(event.color));
    case EventKind::DirectionTurned: return tr("Play goes on %1.").arg(directionName(event.direction));
    case EventKind::Skipped: return tr("%1 is skipped.").arg(who);
    case EventKind::PenaltyPut: return penaltySentence(event, cast);
    case EventKind::Drew: return drewSentence(event, cast);
    case EventKind::Kept: return tr("%1 keeps the card.").arg(who);
    case EventKind::Passed: return tr("%1 passes.").arg(who);
    case EventKind::Accepted: return event.amount > 0 ? tr("%1 takes the penalty.").arg(who) : QString();
    case EventKind::Challenged: return tr("%1 challenges %2.").arg(who, whom);
    case EventKind::HandShown: return handShownSentence(event, cast);
    case EventKind::ChallengeDecided:
        return event.guilty ? tr("%1 was bluffing.").arg(whom) : tr("%1 played honestly.").arg(whom);
    case EventKind::TookBack: return tr("%1 takes back %2.").arg(who, listOf(event.cards, cast.up, Naming::Object));
    case EventKind::Called: return tr("%1 says \"UNO!\"").arg(who);
    case EventKind::Caught: return tr("%1 catches %2: UNO was not said.").arg(who, whom);
    case EventKind::FalseCall: return tr("%1 said UNO without reason.").arg(who);
    case EventKind::Misplayed: return tr("%1 makes a misplay: %2").arg(who, rejectionSentenceOf(event));
    case EventKind::HandsSwapped: return tr("%1 swaps hands with %2.").arg(who, whom);
    case EventKind::HandsPassed: return tr("All hands are passed on %1.").arg(directionName(event.direction));
    case EventKind::ExchangeAsked: return tr("%1 offers %2 a card in exchange.").arg(who, whom);
    case EventKind::Exchanged: return exchangedSentence(event, cast);
    case EventKind::SilenceBegan: return tr("Silence! Whoever speaks before it is over draws two.");
    case EventKind::SilenceEnded: return tr("The silence is over.");
    case EventKind::Spoke: return tr("%1 speaks during the silence.").arg(who);
    case EventKind::SlapBegan: return tr("Everybody but %1 slaps.").arg(who);
    case EventKind::Slapped: return tr("%1 slaps.").arg(who);
    case EventKind::SlapLost: return tr("%1 slaps last.").arg(who);
    case EventKind::ReadyAsked: return tr("Everybody waits until %1 is ready.").arg(who);
    case EventKind::Readied: return tr("%1 is ready.").arg(who);
    case EventKind::Flipped: return tr("Everything is turned over. The top card is %1.").arg(flippedTop(event, cast));
    case EventKind::Reshuffled: return tr("The discard pile is shuffled: %n card(s) to draw.", nullptr, event.amount);
    case EventKind::NewHandTaken: return tr("%1 takes a new hand of %n card(s).", nullptr, event.amount).arg(who);
    case EventKind::WentOut: return tr("%1 has gone out (place %2).").arg(who).arg(event.amount);
    case EventKind::RoundEnded: return roundEndedSentence(event, cast);
    case EventKind::Scored: return event.amount == 0 ? QString() : tr("%1: %n point(s).", nullptr, event.amount).arg(who);
    case EventKind::MatchEnded: return tr("The match is over.");
    case EventKind::Dealt:
    case EventKind::TurnCame: return {}; // the table shows them
    }
    return {};
}

QString Text::handShownSentence(const Event &event, const Cast &cast)
{
    const QString who = cast.nameOf(*event.seat);
    if (seen(event.cards, cast.up))
        return tr("%1 shows the hand: %2.").arg(who, listOf(event.cards, cast.up));
    return event.other ? tr("%1 shows the hand to %2.").arg(who, cast.nameOf(*event.other)) : QString();
}

QString Text::exchangedSentence(const Event &event, const Cast &cast)
{
    const QString who = cast.nameOf(*event.seat);
    const QString whom = cast.nameOf(*event.other);
    if (event.cards.size() == 2 && seen(event.cards, cast.up))
        return tr("%1 gives %2 to %3 and gets %4.")
            .arg(who, faceName(event.cards[0].face(cast.up), Naming::Object), whom,
                 faceName(event.cards[1].face(cast.up), Naming::Object));
    return tr("%1 and %2 exchange a card.").arg(who, whom);
}

/// The event is told with the side that was up before it.
QString Text::flippedTop(const Event &event, const Cast &cast)
{
    return event.cards.empty() ? QString() : faceName(event.cards.front().face(uno::other(cast.up)));
}

QString Text::roundEndedSentence(const Event &event, const Cast &cast)
{
    const QString who = event.seat ? cast.nameOf(*event.seat) : QString();
    if (event.end != RoundEnd::WentOut)
        return roundEndSentence(event.end) + QLatin1Char(' ') + tr("%1 wins the round.").arg(who);
    if (event.other)
        return tr("%1 wins the round, %2 loses it.").arg(who, cast.nameOf(*event.other));
    return tr("%1 wins the round.").arg(who);
}

QString Text::rejectionSentenceOf(const Event &event)
{
    switch (event.rejection.value_or(Rejection::NoMatch)) {
    case Rejection::TooEarly: return tr("jumped in too early.");
    case Rejection::NotIdentical: return tr("the card is not identical.");
    case Rejection::NoResponse: return tr("the card is no answer.");
    case Rejection::DrawFourBarred: return tr("the card may not be played beside one of the color in force.");
    case Rejection::FinishBarred: return tr("the card may not be the last one.");
    case Rejection::NotCallable: return tr("there was no reason to say UNO.");
    case Rejection::NotCatchable: return tr("that seat can't be caught.");
    default: return tr("the card doesn't match.");
    }
}

} // namespace uno
