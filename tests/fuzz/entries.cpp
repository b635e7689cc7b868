#include "entries.h"

#include "app/cli/protocol.h"
#include "app/json/record_replay.h"
#include "app/json/rules_json.h"
#include "app/json/scenario_json.h"
#include "app/json/state_json.h"
#include "app/json/view_json.h"

#include <cstdlib>

namespace uno::fuzz {

namespace {

void turnDownOr(const auto &use)
{
    try {
        use();
    } catch (const BadInput &bad) {
        if (bad.sentence().isEmpty())
            std::abort();
    }
}

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

void lookAtAll(const State &state)
{
    demand(!brokenInvariant(state));
    demand(!toJson(state).isEmpty());
    legalToJson(state);
    for (int i = 0; i < state.seats; ++i)
        demand(!toJson(viewFor(state, seatAt(i))).isEmpty());
}

} // namespace

void record(const QByteArray &bytes)
{
    turnDownOr([&] { replay(readRecord(bytes)); });
}

void scenario(const QByteArray &bytes)
{
    turnDownOr([&] {
        const Scenario read = scenarioFrom(bytes);
        State state = stateFrom(read.position);
        lookAtAll(state);
        for (const Action &action : read.actions)
            step(state, action);
        lookAtAll(state);
    });
}

void rules(const QByteArray &bytes)
{
    turnDownOr([&] {
        const Rules read = rulesFromArgument(QString::fromUtf8(bytes));
        demand(rulesFrom(parseJson(rulesLine(read))) == read);
    });
}

void answer(const QByteArray &bytes)
{
    constexpr int Actions = 5;
    const auto pick = cli::pickFrom(bytes, Actions);
    demand(!pick || (*pick >= 0 && *pick < Actions));
    turnDownOr([&] { demand(!cli::shellWords(QString::fromUtf8(bytes)).isEmpty()); });
}

} // namespace uno::fuzz
