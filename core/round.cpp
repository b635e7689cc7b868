#include "round.h"

#include "act.h"
#include "piles.h"
#include "score.h"
#include "settle.h"

#include <algorithm>

namespace uno {

namespace {

/// A misplay: nothing moves, but the offender draws.
int punishMisplay(Telling telling, Seat seat, Rejection rejection)
{
    if (Event *event = telling.tell(EventKind::Misplayed)) {
        event->seat = seat;
        event->rejection = rejection;
    }
    return drawCards(telling, seat, telling.state.rules.misplayPenalty, DrawCause::Misplay);
}

/// No round goes on for ever.
void countMove(Telling telling)
{
    State &state = telling.state;
    if (++state.moves >= MaxMoves && !state.over)
        endRound(telling, RoundEnd::Exhausted);
}

void carryOut(Telling telling, const Action &action)
{
    perform(telling, action);
    settle(telling);
    countMove(telling);
    assert(!brokenInvariant(telling.state));
}

Verdict act(Telling telling, const Action &action)
{
    State &state = telling.state;
    Verdict verdict;
    verdict.rejection = rejectionOf(state, action);
    if (!verdict.rejection) {
        carryOut(telling, action);
        return verdict;
    }
    if (isMisplay(*verdict.rejection) && state.rules.misplayPenalty > 0) {
        verdict.penalized = punishMisplay(telling, action.seat, *verdict.rejection);
        countMove(telling);
    }
    return verdict;
}

} // namespace

Event *Telling::append(EventKind kind) const
{
    events->push_back({});
    events->back().kind = kind;
    events->back().up = state.side;
    return &events->back();
}

Outcome advance(State &state, const Action &action)
{
    Outcome outcome;
    outcome.verdict = act({state, &outcome.events}, action);
    return outcome;
}

Verdict step(State &state, const Action &action) { return act({state, nullptr}, action); }

void stepAllowed(State &state, const Action &action)
{
    assert(!rejectionOf(state, action));
    carryOut({state, nullptr}, action);
}

Event redacted(const Event &event, Seat viewer)
{
    Event seen = event;
    if (contains(event.audience, viewer))
        return seen;
    for (Card &card : seen.cards)
        card = event.up == Side::Light ? Card{Face(), card.dark} : Card{card.light, Face()};
    // in no order that tells which card is which
    std::sort(seen.cards.begin(), seen.cards.end());
    return seen;
}

std::optional<const char *> brokenInvariant(const State &state)
{
    if (!std::is_sorted(state.ends.begin(), state.ends.begin() + state.seats + 1) || state.ends[state.seats] > state.total)
        return "the parts of the row overlap";
    if (state.discardCount() < 1)
        return "no card lies on the discard pile";
    if (state.over != state.agenda.empty())
        return "a round is over exactly when nothing is owed";
    if (!state.over && state.agenda.top().kind == StepKind::Onward)
        return "a step that runs by itself was left";
    if (state.outCount + seatsInPlay(state) != state.seats)
        return "a seat is neither in play nor out";
    return std::nullopt;
}

} // namespace uno
