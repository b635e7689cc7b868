#include "settle.h"

#include "offer.h"
#include "piles.h"
#include "uno_call.h"

namespace uno {

namespace {

/// A call said before the play that never came is false.
void settleCall(Telling telling, Seat seat)
{
    State &state = telling.state;
    if (state.called != seat)
        return;
    state.called.reset();
    if (state.plays(seat))
        punishFalseCall(telling, seat);
}

void beginTurn(Telling telling, Seat seat)
{
    State &state = telling.state;
    Step turn;
    turn.kind = StepKind::Turn;
    turn.seat = seat;
    state.agenda.push(turn);
    telling.tell(EventKind::TurnCame, seat);
    endSilenceOfTwos(telling, seat);
}

void beginRespond(Telling telling, Seat seat, const Charge &charge)
{
    State &state = telling.state;
    Step respond;
    respond.kind = StepKind::Respond;
    respond.seat = seat;
    respond.charge = charge;
    state.agenda.push(respond);
    if (Event *event = telling.tell(EventKind::PenaltyPut)) {
        event->seat = seat;
        event->amount = charge.cards;
        event->untilColor = charge.untilColor;
    }
    endSilenceOfTwos(telling, seat);
}

void runOnward(Telling telling)
{
    State &state = telling.state;
    const Step step = state.agenda.top();
    state.agenda.pop();
    settleCall(telling, step.seat);
    const bool again = step.onward == Onward::Again && state.plays(step.seat);
    const Seat next = again ? step.seat : nextInPlay(state, step.seat);
    const bool asked = step.charge.exists() && (!step.charge.skips() || skipCanBeAnswered(state.rules));
    if (asked) {
        beginRespond(telling, next, step.charge);
        return;
    }
    if (!step.charge.exists()) {
        beginTurn(telling, next);
        return;
    }
    telling.tell(EventKind::Skipped, next);
    beginTurn(telling, nextInPlay(state, next));
}

/// The opening race is over without a card: the seat left of the dealer takes a normal turn.
void closeRace(Telling telling)
{
    const Seat starter = telling.state.agenda.top().seat;
    telling.state.agenda.pop();
    beginTurn(telling, starter);
}

} // namespace

void settle(Telling telling)
{
    State &state = telling.state;
    while (!state.over) {
        const Step &top = state.agenda.top();
        if (top.kind == StepKind::Onward)
            runOnward(telling);
        else if (top.kind == StepKind::Opening && top.waiting == 0)
            closeRace(telling);
        else
            return;
    }
}

Step onwardFrom(Seat seat, Onward onward, const Charge &charge)
{
    Step step;
    step.kind = StepKind::Onward;
    step.seat = seat;
    step.onward = onward;
    step.charge = charge;
    return step;
}

void endSilence(Telling telling)
{
    if (!telling.state.silence)
        return;
    telling.state.silence.reset();
    telling.state.silenceColor.reset();
    telling.tell(EventKind::SilenceEnded);
}

void endSilenceOfTwos(Telling telling, Seat seat)
{
    if (telling.state.silence == seat && telling.state.rules.silence == Silence::Twos)
        endSilence(telling);
}

void endSilenceOfBlacks(Telling telling)
{
    const State &state = telling.state;
    if (state.silence && state.rules.silence == Silence::Blacks && state.silenceColor != state.color)
        endSilence(telling);
}

int drawCharge(Telling telling, Seat seat, const Charge &charge, int extra, DrawCause cause)
{
    Drawing drawing(telling, seat, cause);
    if (charge.untilColor && telling.state.color)
        drawing.drawUntil(*telling.state.color);
    drawing.draw(charge.cards + extra);
    return drawing.finish();
}

} // namespace uno
