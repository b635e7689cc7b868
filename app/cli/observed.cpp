#include "observed.h"

#include "input.h"

namespace uno::cli {

Observed observe(const Arguments &arguments)
{
    if (!arguments.value("seat"))
        throw BadInput("--seat", JsonText::tr("this option is needed"));
    const Scenario scenario = readScenario(arguments.onlyFile());
    const State state = stateFrom(scenario.position);
    const Seat seat = seatAt(static_cast<int>(arguments.integer("seat", 0, state.seats - 1, 0)));
    Observed observed{state, Witness(seat, viewFor(state, seat))};
    for (const Action &action : scenario.actions) {
        const Outcome outcome = advance(observed.state, action);
        observed.witness.note(outcome.events, viewFor(observed.state, seat));
    }
    return observed;
}

} // namespace uno::cli
