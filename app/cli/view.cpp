// uno-cli view: what a seat may know after a scenario's actions.
#include "arguments.h"
#include "commands.h"
#include "observed.h"

#include "app/json/action_json.h"

namespace uno::cli {

QByteArray view(const QStringList &words)
{
    const Arguments arguments(words, {{}, {"seat"}});
    const Observed observed = observe(arguments);
    return toLine(observed.witness.viewToJson(viewFor(observed.state, observed.witness.seat())));
}

} // namespace uno::cli
