#include "watch.h"

#include "app/json/view_json.h"

namespace uno::cli {

Verdict stepWatched(State &state, const Action &action, Seat viewer, Seen &seen)
{
    seen.lookAround(viewFor(state, viewer));
    const Outcome outcome = advance(state, action);
    for (const Event &event : outcome.events)
        seen.note(redacted(event, viewer));
    return outcome.verdict;
}

QJsonObject viewToJson(const State &state, Seat viewer, const Seen &seen)
{
    QJsonObject json = toJson(viewFor(state, viewer));
    json.insert("known", seen.known());
    json.insert("history", seen.history());
    return json;
}

} // namespace uno::cli
