// Opponents in words. See text.h.
#include "text.h"

#include "core/bots/bot.h"

namespace uno {

QString Text::levelName(Level level)
{
    switch (level) {
    case Level::Random: return tr("Random");
    case Level::Easy: return tr("Easy");
    case Level::Normal: return tr("Normal");
    case Level::Hard: return tr("Hard");
    case Level::Expert: return tr("Expert");
    }
    return {};
}

QString Text::temperName(Temper temper)
{
    switch (temper) {
    case Temper::None: return tr("even-tempered");
    case Temper::Cautious: return tr("cautious");
    case Temper::Greedy: return tr("greedy");
    case Temper::Forgetful: return tr("forgetful");
    case Temper::Quick: return tr("quick");
    case Temper::Talkative: return tr("talkative");
    }
    return {};
}

QString Text::reactionName(Reaction reaction)
{
    switch (reaction) {
    case Reaction::Call: return tr("calling UNO with the play");
    case Reaction::LateCall: return tr("calling UNO late");
    case Reaction::Catch: return tr("catching");
    case Reaction::JumpIn: return tr("jumping in");
    case Reaction::Slap: return tr("slapping");
    case Reaction::Opening: return tr("laying the first card");
    case Reaction::Speak: return tr("speaking");
    }
    return {};
}

QString Text::adviceSentence(const Action &action, Side up)
{
    const QString card = faceName(action.card.face(up), Naming::Object);
    switch (action.verb) {
    case Verb::Play:
    case Verb::JumpIn: {
        QString sentence = action.verb == Verb::JumpIn ? tr("Jump in with %1.").arg(card) : tr("Play %1.").arg(card);
        if (action.second)
            sentence = tr("Play both: %1.").arg(card);
        if (action.color)
            sentence += QLatin1Char(' ') + tr("Name the color: %1.").arg(colorName(action.color));
        return sentence;
    }
    case Verb::Draw: return tr("Draw a card.");
    case Verb::Keep: return tr("Keep the card.");
    case Verb::Pass: return tr("Pass.");
    case Verb::Accept: return tr("Take the penalty.");
    case Verb::Challenge: return tr("Challenge.");
    case Verb::NameColor: return tr("Name the color: %1.").arg(colorName(action.color));
    case Verb::Give: return tr("Give %1.").arg(card);
    case Verb::Call: return tr("Say UNO!");
    case Verb::Catch: return tr("Catch the one who forgot to say UNO!");
    case Verb::Slap: return tr("Slap!");
    case Verb::Speak: return tr("Keep silent.");
    case Verb::Ready: return tr("Say that you are ready.");
    }
    return {};
}

QString Text::whySentence(const Why &why, const Cast &cast)
{
    const QString who = why.seat ? cast.nameOf(*why.seat) : QString();
    const QString color = colorName(why.color);
    const QString card = why.card ? faceName(why.card->face(cast.up)) : QString();
    switch (why.reason) {
    case Reason::OnlyMove: return tr("There is nothing else to do.");
    case Reason::GoesOut: return tr("It is the last card.");
    case Reason::LeavesOneCard: return tr("One card is left then.");
    case Reason::KeepsWild: return tr("A black card stays in hand for later.");
    case Reason::StrongColor: return tr("%n more card(s) of this color in hand: %1.", nullptr, why.number).arg(color);
    case Reason::ColorLacked: return tr("%1 could not follow this color: %2.").arg(who, color);
    case Reason::HitsNext: return tr("%1 has to draw %n card(s).", nullptr, why.number).arg(who);
    case Reason::SkipsNext: return tr("%1 loses the turn.").arg(who);
    case Reason::TurnsAway: return tr("Play turns away from %1, who holds %n card(s).", nullptr, why.number).arg(who);
    case Reason::ShedsPoints: return tr("Left in hand it would cost %n point(s): %1.", nullptr, why.number).arg(card);
    case Reason::NothingFits: return tr("No card fits.");
    case Reason::DrawsOnPurpose: return tr("Waiting is worth more than playing.");
    case Reason::Bluffs: return tr("It is a bluff: a card of the color in force is in hand.");
    case Reason::PassesOn: return tr("%1 gets the penalty: %n card(s).", nullptr, why.number).arg(who);
    case Reason::LikelyLie: return tr("%1 probably holds this color: %2.").arg(who, color);
    case Reason::LikelyHonest: return tr("%1 probably has no card of this color: %2.").arg(who, color);
    case Reason::TakesShortHand: return tr("%1 holds only %n card(s).", nullptr, why.number).arg(who);
    case Reason::KeepsForLater: return tr("Better kept in hand: %1.").arg(card);
    case Reason::SavesTurn: return tr("A jump-in takes the turn.");
    case Reason::WinsMostOften: return tr("Played on in thought, it wins most often: %1 %.").arg(why.number);
    }
    return {};
}

} // namespace uno
