// Why something was turned down, in a sentence that helps, and where the rule book says so. See text.h.
#include "text.h"

#include "core/rule_table.h"

namespace uno {
namespace {

/// "rule:NAME.VALUE" of the option as this table has it.
QString optionLink(std::string_view key, const Rules &rules)
{
    const QString name = QStringLiteral("rule:") + QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
    const RuleRow *row = findRule(key);
    if (!row)
        return name;
    const int value = row->get(rules);
    const auto i = static_cast<std::size_t>(value);
    if (row->kind == RuleKind::Number || row->kind == RuleKind::Set || value < 0 || i >= row->values.size())
        return name;
    return name + QLatin1Char('.') + QString::fromUtf8(row->values[i].data(), static_cast<qsizetype>(row->values[i].size()));
}

} // namespace

QString Text::rejectionSentence(const Refusal &refusal)
{
    switch (refusal.rejection) {
    case Rejection::RoundOver: return tr("The round is over.");
    case Rejection::SeatOut: return tr("You have gone out and don't play on in this round.");
    case Rejection::NotYourTurn: return tr("It isn't your turn.");
    case Rejection::WrongPhase: return tr("That can't be done at this moment.");
    case Rejection::RuleOff: return tr("This table doesn't play that rule.");
    case Rejection::BadTarget: return tr("That seat can't be named.");
    case Rejection::NeedTarget: return tr("Say which seat you mean.");
    case Rejection::NotHeld: return tr("You don't hold that card.");
    case Rejection::MayNotDraw: return tr("You hold a card that fits, so you may not draw.");
    case Rejection::MayNotPass: return tr("You may pass only when nothing can be played or drawn.");
    case Rejection::MayNotKeep: return tr("The drawn card fits and must be played.");
    case Rejection::MayNotChallenge: return tr("This card can't be challenged.");
    case Rejection::JumpInOff: return tr("This table doesn't allow a jump-in with that card.");
    case Rejection::TooEarly: return tr("Nobody has played yet: it is too early to jump in.");
    case Rejection::NotIdentical: return tr("That card is not identical to the top card.");
    case Rejection::NoResponse: return tr("That card doesn't answer the penalty.");
    case Rejection::NoMatch: return noMatchSentence(refusal);
    case Rejection::DrawFourBarred:
        return tr("You hold a card of the color in force (%1), so this card may not be played.").arg(colorName(refusal.color));
    case Rejection::FinishBarred: return tr("That card may not be the last one you play.");
    case Rejection::NeedColor: return tr("Name a color.");
    case Rejection::BadColor: return tr("That color can't be named.");
    case Rejection::NotCallable: return tr("You have no reason to say UNO now.");
    case Rejection::NotCatchable: return tr("That seat can't be caught.");
    }
    return {};
}

QString Text::noMatchSentence(const Refusal &refusal)
{
    const QString called = tr("The color is %1, the top card %2.").arg(colorName(refusal.color), refusal.topName);
    if (refusal.topName.isEmpty())
        return tr("That card doesn't match the top card.");
    if (refusal.fitting.isEmpty())
        return called + QLatin1Char(' ') + tr("None of your cards fits: draw one.");
    if (refusal.fitting.size() == 1)
        return called + QLatin1Char(' ') + tr("The only card of yours that fits: %1.").arg(refusal.fitting.front());
    return called + QLatin1Char(' ') + tr("That card doesn't fit.");
}

QString Text::ruleLink(Rejection rejection, const Rules &rules)
{
    switch (rejection) {
    case Rejection::SeatOut: return optionLink("until_last", rules);
    case Rejection::MayNotDraw: return optionLink("draw_when_playable", rules);
    case Rejection::MayNotKeep: return optionLink("drawn_card", rules);
    case Rejection::MayNotChallenge:
    case Rejection::DrawFourBarred: return optionLink("draw_four", rules);
    case Rejection::JumpInOff:
    case Rejection::TooEarly:
    case Rejection::NotIdentical: return optionLink("jump_in", rules);
    case Rejection::NoResponse: return optionLink("draw_two_response", rules);
    case Rejection::FinishBarred: return optionLink("finish", rules);
    case Rejection::NeedColor:
    case Rejection::BadColor: return optionLink("wild_color", rules);
    case Rejection::NotCallable: return optionLink("late_call", rules);
    case Rejection::NotCatchable: return optionLink("uno_penalty", rules);
    case Rejection::RoundOver: return QStringLiteral("general:end-of-round-and-match");
    case Rejection::NoMatch: return QStringLiteral("general:matching");
    default: return QStringLiteral("general:a-turn");
    }
}

} // namespace uno
