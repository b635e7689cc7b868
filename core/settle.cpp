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

// The step that passed the turn on becomes the one that it leads to: nothing is copied.

void turnInto(Telling telling, Step &step, Seat seat)
{
    step.kind = StepKind::Turn;
    step.seat = seat;
    step.onward = Onward::Next;
    telling.tell(EventKind::TurnCame, seat);
    endSilenceOfTwos(telling, seat);
}

void turnIntoRespond(Telling telling, Step &step, Seat seat)
{
    step.kind = StepKind::Respond;
    step.seat = seat;
    step.onward = Onward::Next;
    if (Event *event = telling.tell(EventKind::PenaltyPut)) {
        event->seat = seat;
        event->amount = step.charge.cards;
        event->untilColor = step.charge.untilColor;
    }
    endSilenceOfTwos(telling, seat);
}

void runOnward(Telling telling)
{
    State &state = telling.state;
    Step &step = state.agenda.top();
    settleCall(telling, step.seat); // while what the play puts on the next seat is still on the agenda
    const bool again = step.onward == Onward::Again && state.plays(step.seat);
    const Seat next = again ? step.seat : nextInPlay(state, step.seat);
    if (!step.charge.exists())
        return turnInto(telling, step, next);
    if (!step.charge.skips() || skipCanBeAnswered(state.rules))
        return turnIntoRespond(telling, step, next);
    step.charge = {};
    telling.tell(EventKind::Skipped, next);
    turnInto(telling, step, nextInPlay(state, next));
}

/// The opening race is over without a card: the seat left of the dealer takes a normal turn.
void closeRace(Telling telling)
{
    Step &step = telling.state.agenda.top();
    turnInto(telling, step, step.seat);
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
