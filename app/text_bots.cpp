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

} // namespace uno
