#include "table_arguments.h"

#include "app/json/action_json.h"
#include "app/json/rules_json.h"

#include "core/rule_table.h"

namespace uno::cli {

namespace {

QString sentenceOf(const Clash &clash)
{
    const QString pair = QStringLiteral("%1, %2: ").arg(qt(clash.first), qt(clash.second));
    switch (clash.conflict) {
    case Conflict::TooFewCards: return pair + JsonText::tr("more cards would be dealt than the deck holds; \"decks\": 2 may help");
    case Conflict::BonusWithoutCards: return pair + JsonText::tr("the bonus needs a deck with such cards");
    case Conflict::SpareBlanksTwoSided: return pair + JsonText::tr("spare Blanks need a one-sided deck");
    case Conflict::SeatsOutOfRange: return pair + JsonText::tr("a table has from 2 to 10 seats");
    }
    return pair;
}

} // namespace

Rules rulesOf(const Arguments &arguments)
{
    const auto given = arguments.value("rules");
    if (!given)
        return {};
    try {
        return rulesFromArgument(*given);
    } catch (const BadInput &bad) {
        throw BadInput("--rules", bad.sentence());
    }
}

int threadsOf(const Arguments &arguments) { return static_cast<int>(arguments.integer("threads", 1, 256, 1)); }

qint64 seedOf(const Arguments &arguments) { return arguments.integer("seed", 0, 9'007'199'254'740'991, 1); }

void demandTable(const Rules &rules, int seats)
{
    if (const auto clash = clashOf(rules, seats))
        throw BadInput("--rules", sentenceOf(*clash));
}

} // namespace uno::cli
