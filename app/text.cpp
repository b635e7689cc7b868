// Names in words. Events are in text_events.cpp, refusals in text_refusals.cpp. See text.h.
#include "text.h"

namespace uno {
namespace {

// A color with each face is a sentence of its own: in other languages it agrees with the face and its part in the sentence.
QString coloredSubject(Color color)
{
    switch (color) {
    case Color::Red: return Text::tr("red %1", "card");
    case Color::Yellow: return Text::tr("yellow %1", "card");
    case Color::Green: return Text::tr("green %1", "card");
    case Color::Blue: return Text::tr("blue %1", "card");
    case Color::Pink: return Text::tr("pink %1", "card");
    case Color::Teal: return Text::tr("teal %1", "card");
    case Color::Orange: return Text::tr("orange %1", "card");
    case Color::Purple: return Text::tr("purple %1", "card");
    }
    return {};
}

QString coloredObject(Color color)
{
    switch (color) {
    case Color::Red: return Text::tr("red %1", "card as the object: somebody lays or takes it");
    case Color::Yellow: return Text::tr("yellow %1", "card as the object: somebody lays or takes it");
    case Color::Green: return Text::tr("green %1", "card as the object: somebody lays or takes it");
    case Color::Blue: return Text::tr("blue %1", "card as the object: somebody lays or takes it");
    case Color::Pink: return Text::tr("pink %1", "card as the object: somebody lays or takes it");
    case Color::Teal: return Text::tr("teal %1", "card as the object: somebody lays or takes it");
    case Color::Orange: return Text::tr("orange %1", "card as the object: somebody lays or takes it");
    case Color::Purple: return Text::tr("purple %1", "card as the object: somebody lays or takes it");
    }
    return {};
}

} // namespace

QString Text::colorName(std::optional<Color> color)
{
    if (!color)
        return tr("any color");
    switch (*color) {
    case Color::Red: return tr("red");
    case Color::Yellow: return tr("yellow");
    case Color::Green: return tr("green");
    case Color::Blue: return tr("blue");
    case Color::Pink: return tr("pink");
    case Color::Teal: return tr("teal");
    case Color::Orange: return tr("orange");
    case Color::Purple: return tr("purple");
    }
    return {};
}

QString Text::symbolName(Symbol symbol, Naming naming)
{
    switch (symbol) {
    case Symbol::Skip: return tr("Skip");
    case Symbol::Reverse: return tr("Reverse");
    case Symbol::DrawOne: return tr("Draw One");
    case Symbol::DrawTwo: return tr("Draw Two");
    case Symbol::DrawFive: return tr("Draw Five");
    case Symbol::DrawTen: return tr("Draw Ten");
    case Symbol::Blank: return tr("Blank");
    case Symbol::Flip: return tr("Flip");
    case Symbol::SkipEveryone: return tr("Skip Everyone");
    case Symbol::Wild: return tr("Wild");
    case Symbol::WildDrawTwo: return tr("Wild Draw Two");
    case Symbol::WildDrawFour: return tr("Wild Draw Four");
    case Symbol::WildDrawColor: return tr("Wild Draw Color");
    case Symbol::Unknown:
        return naming == Naming::Object ? tr("a card", "a card that can't be seen, as the object: somebody lays or takes it")
                                        : tr("a card", "a card that can't be seen");
    default: return QString::number(static_cast<int>(symbol));
    }
}

QString Text::faceName(Face face, Naming naming)
{
    const QString symbol = symbolName(face.symbol(), naming);
    if (!face.color())
        return symbol;
    return (naming == Naming::Object ? coloredObject(*face.color()) : coloredSubject(*face.color())).arg(symbol);
}

QString Text::cardName(Card card, Side up)
{
    const Face down = card.face(other(up));
    if (!down.known())
        return faceName(card.face(up));
    if (!card.face(up).known())
        return tr("a card with %1 on its back").arg(faceName(down));
    return tr("%1, on its back %2").arg(faceName(card.face(up)), faceName(down));
}

QString Text::sideName(Side side)
{
    return side == Side::Light ? tr("light side") : tr("dark side");
}

QString Text::directionName(Direction direction)
{
    return direction == Direction::Clockwise ? tr("clockwise") : tr("anticlockwise");
}

QString Text::verbName(Verb verb)
{
    switch (verb) {
    case Verb::Play: return tr("play a card");
    case Verb::JumpIn: return tr("jump in");
    case Verb::Draw: return tr("draw a card");
    case Verb::Keep: return tr("keep the card");
    case Verb::Pass: return tr("pass");
    case Verb::Accept: return tr("take the penalty");
    case Verb::Challenge: return tr("challenge");
    case Verb::NameColor: return tr("name a color");
    case Verb::Give: return tr("give a card");
    case Verb::Call: return tr("say UNO");
    case Verb::Catch: return tr("catch");
    case Verb::Slap: return tr("slap");
    case Verb::Speak: return tr("speak");
    case Verb::Ready: return tr("say ready");
    }
    return {};
}

QString Text::phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Opening: return tr("race for the first card");
    case Phase::Color: return tr("naming the color");
    case Phase::Turn: return tr("turn");
    case Phase::Drawn: return tr("a card has been drawn");
    case Phase::Follow: return tr("a further card on the Wild");
    case Phase::Respond: return tr("answer to a penalty");
    case Phase::Exchange: return tr("exchange of a card");
    case Phase::Slap: return tr("slap");
    case Phase::Ready: return tr("waiting for \"ready\"");
    case Phase::RoundOver: return tr("round over");
    }
    return {};
}

QString Text::drawCauseText(DrawCause cause)
{
    switch (cause) {
    case DrawCause::Turn: return tr("instead of playing");
    case DrawCause::Penalty: return tr("penalty");
    case DrawCause::FailedChallenge: return tr("the challenge failed");
    case DrawCause::Guilty: return tr("caught bluffing");
    case DrawCause::Caught: return tr("caught without UNO");
    case DrawCause::Misplay: return tr("misplay");
    case DrawCause::FalseCall: return tr("false call");
    case DrawCause::Slap: return tr("last to slap");
    case DrawCause::Silence: return tr("spoke during the silence");
    case DrawCause::NewHand: return tr("new hand");
    case DrawCause::LastCard: return tr("the last card counts");
    }
    return {};
}

QString Text::roundEndSentence(RoundEnd end)
{
    switch (end) {
    case RoundEnd::WentOut: return tr("A hand is empty.");
    case RoundEnd::Blocked: return tr("Nobody can play and nothing can be drawn: the round is blocked, the fewest points win.");
    case RoundEnd::Exhausted: return tr("The round has gone on for too long and ends here: the fewest points win.");
    }
    return {};
}

QStringList Text::phrases()
{
    return {tr("Good luck!"), tr("Well played!"), tr("Hurry up!"), tr("Oh no!"), tr("Whose turn is it?")};
}

} // namespace uno
