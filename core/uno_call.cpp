#include "uno_call.h"

#include "piles.h"

namespace uno {

std::optional<Seat> catchable(const State &state)
{
    if (!state.owes || state.over || state.handCount(*state.owes) != 1)
        return std::nullopt;
    return state.owes;
}

CallKind callKindOf(const State &state, Seat seat)
{
    if (catchable(state) == seat)
        return state.rules.lateCall ? CallKind::Late : CallKind::False;
    if (state.safe == seat || state.called == seat)
        return CallKind::Repeated;
    const Phase phase = phaseOf(state);
    const bool beforePlay = phase == Phase::Turn || phase == Phase::Drawn || phase == Phase::Follow || phase == Phase::Respond;
    return beforePlay && seatOnTurn(state) == seat && state.handCount(seat) == 2 ? CallKind::Early : CallKind::False;
}

bool rightWithPlay(const Rules &rules, int left, PlayKind kind)
{
    return rules.unoPenalty > 0 && left == 1 && kind == PlayKind::Whole;
}

void closeWindow(State &state)
{
    state.owes.reset();
    state.safe.reset();
}

void forgiveOwed(State &state) { state.owes.reset(); }

void punishFalseCall(Telling telling, Seat seat)
{
    telling.tell(EventKind::FalseCall, seat);
    if (telling.state.rules.misplayPenalty > 0)
        drawCards(telling, seat, telling.state.rules.misplayPenalty, DrawCause::FalseCall);
}

void call(Telling telling, Seat seat)
{
    State &state = telling.state;
    switch (callKindOf(state, seat)) {
    case CallKind::Early:
        state.called = seat;
        break;
    case CallKind::Late:
        state.owes.reset();
        state.safe = seat;
        break;
    case CallKind::Repeated:
    case CallKind::False:
        return;
    }
    telling.tell(EventKind::Called, seat);
}

void catchOut(Telling telling, Seat catcher, Seat forgetful)
{
    State &state = telling.state;
    state.owes.reset();
    if (Event *event = telling.tell(EventKind::Caught)) {
        event->seat = catcher;
        event->other = forgetful;
    }
    drawCards(telling, forgetful, state.rules.unoPenalty, DrawCause::Caught);
}

} // namespace uno
