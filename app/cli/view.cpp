// uno-cli view: what a seat may know after a scenario's actions.
#include "arguments.h"
#include "commands.h"
#include "input.h"
#include "watch.h"

#include "app/json/action_json.h"

namespace uno::cli {

QByteArray view(const QStringList &words)
{
    const Arguments arguments(words, {{}, {"seat"}});
    if (!arguments.value("seat"))
        throw BadInput("--seat", JsonText::tr("this option is needed"));
    const Scenario scenario = readScenario(arguments.onlyFile());
    State state = stateFrom(scenario.position);
    const Seat seat = seatAt(static_cast<int>(arguments.integer("seat", 0, state.seats - 1, 0)));
    Seen seen(seat, state.seats);
    for (const Action &action : scenario.actions)
        stepWatched(state, action, seat, seen);
    return toLine(viewToJson(state, seat, seen));
}

} // namespace uno::cli
