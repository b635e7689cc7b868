// Opponents in words. See text.h.
#include "text.h"

#include "core/bots/levels.h"

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
    const QString card = faceName(action.card.face(up));
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

} // namespace uno
