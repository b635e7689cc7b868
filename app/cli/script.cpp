// uno-cli script: plays scenarios and prints a result line for each.
#include "arguments.h"
#include "commands.h"
#include "input.h"

#include "app/json/action_json.h"
#include "app/json/state_json.h"

namespace uno::cli {

namespace {

QByteArray resultLine(const Scenario &scenario)
{
    State state = stateFrom(scenario.position);
    QJsonArray results;
    for (const Action &action : scenario.actions)
        results += toText(step(state, action));
    return toLine({{"results", results}, {"state", toJson(state)}, {"legal", legalToJson(state)}});
}

} // namespace

QByteArray script(const QStringList &words)
{
    const Arguments arguments(words, {});
    if (arguments.files().isEmpty())
        throw BadInput({}, JsonText::tr("a file is missing"));
    std::vector<Scenario> scenarios;
    for (const QString &file : arguments.files())
        scenarios.push_back(readScenario(file));
    QByteArray lines;
    for (const Scenario &scenario : scenarios)
        lines += resultLine(scenario);
    return lines;
}

} // namespace uno::cli
