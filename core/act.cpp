#include "act.h"

#include "lay.h"
#include "offer.h"
#include "piles.h"
#include "score.h"
#include "settle.h"
#include "uno_call.h"

#include <algorithm>
#include <utility>

namespace uno {

namespace {

constexpr int PenaltyOfSpeaking = 2;
constexpr int PenaltyOfTheLastSlap = 2;
constexpr int ExtraOfAFailedChallenge = 2;
constexpr int CardsThatCallForCourtesy = 4;

/// The step on top has done its work for the seat; the turn goes on.
void passTurn(State &state)
{
    Step &step = state.agenda.top();
    step.kind = StepKind::Onward;
    step.card = {};
}

void draw(Telling telling, Seat seat)
{
    State &state = telling.state;
    closeWindow(state);
    state.passes = 0;
    Drawing drawing(telling, seat, DrawCause::Turn);
    bool fitting = false;
    while (drawing.drawOne()) {
        fitting = mayLayDrawn(state, seat, drawing.last());
        if (fitting || state.rules.draw == DrawRule::One)
            break;
    }
    const Card last = drawing.last();
    drawing.finish();
    if (!fitting || state.rules.drawnCard == DrawnCard::Keep)
        return passTurn(state);
    Step &step = state.agenda.top();
    step.kind = StepKind::Drawn;
    step.card = last;
}

void keep(Telling telling, Seat seat)
{
    closeWindow(telling.state);
    telling.tell(EventKind::Kept, seat);
    passTurn(telling.state);
}

/// In the race a pass takes the seat out of it; in a turn it means that nothing can be played or drawn.
void pass(Telling telling, Seat seat)
{
    State &state = telling.state;
    telling.tell(EventKind::Passed, seat);
    if (state.agenda.top().kind == StepKind::Opening) {
        state.agenda.top().waiting &= static_cast<SeatSet>(~only(seat));
        return;
    }
    closeWindow(state);
    if (++state.passes >= seatsInPlay(state))
        return endRound(telling, RoundEnd::Blocked);
    passTurn(state);
}

/// Courtesy: who drew four or more for a Wild Draw card says when it is ready.
void askWhetherReady(Telling telling, Seat seat, const Charge &charge, int drawn)
{
    State &state = telling.state;
    if (!state.rules.courtesy || !charge.wild || drawn < CardsThatCallForCourtesy)
        return;
    state.agenda.push(StepKind::Ready, seat);
    telling.tell(EventKind::ReadyAsked, seat);
}

/// The seat has lost its turn. In the opening race, where the first card's effect came before it, it has lost its part in that.
void loseTurn(Telling telling, Seat seat)
{
    State &state = telling.state;
    if (!state.agenda.empty() && state.agenda.top().kind == StepKind::Opening)
        state.agenda.top().waiting &= static_cast<SeatSet>(~only(seat));
    else
        state.agenda.push(StepKind::Onward, seat);
}

void accept(Telling telling, Seat seat)
{
    State &state = telling.state;
    closeWindow(state);
    const Charge charge = state.agenda.top().charge;
    state.agenda.pop();
    if (charge.skips())
        telling.tell(EventKind::Skipped, seat);
    else if (Event *event = telling.tell(EventKind::Accepted)) {
        event->seat = seat;
        event->amount = charge.cards;
        event->untilColor = charge.untilColor;
    }
    const int drawn = charge.skips() ? 0 : drawCharge(telling, seat, charge, 0, DrawCause::Penalty);
    loseTurn(telling, seat);
    askWhetherReady(telling, seat, charge, drawn);
}

void tellChallenge(Telling telling, Seat seat, const Charge &charge)
{
    const auto about = [&](EventKind kind) {
        Event *event = telling.tell(kind);
        if (event) {
            event->seat = seat;
            event->other = charge.player;
            event->guilty = charge.lie;
        }
        return event;
    };
    if (Event *event = about(EventKind::Challenged))
        event->guilty = false;
    if (Event *event = about(EventKind::HandShown)) {
        const auto hand = telling.state.hand(charge.player);
        const auto then = hand.first(std::min<std::size_t>(hand.size(), charge.heldThen));
        event->seat = charge.player;
        event->other = seat;
        event->guilty = false;
        event->cards.assign(then.begin(), then.end());
        event->audience = static_cast<SeatSet>(only(seat) | only(charge.player));
    }
    about(EventKind::ChallengeDecided);
}

void takeBack(Telling telling, const Charge &charge)
{
    State &state = telling.state;
    const Card card = state.topCard();
    takeTopBack(state, charge.player);
    state.color = charge.colorBefore;
    state.effect = charge.effectBefore;
    state.layer = charge.layerBefore;
    if (Event *event = telling.tell(EventKind::TookBack)) {
        event->seat = charge.player;
        event->cards = {card};
        event->color = state.color;
    }
    endSilenceOfBlacks(telling);
}

/// The color that a Wild Draw Color asks for is the one that was named, also when the card goes back.
void punishBluffer(Telling telling, Seat challenger, const Charge &charge)
{
    State &state = telling.state;
    const auto named = state.color;
    if (state.rules.guilty == Guilty::TakeBack)
        takeBack(telling, charge);
    const auto inForce = std::exchange(state.color, named);
    const int drawn = drawCharge(telling, charge.player, charge, 0, DrawCause::Guilty);
    state.color = inForce;
    state.agenda.push(StepKind::Turn, challenger);
    telling.tell(EventKind::TurnCame, challenger);
    askWhetherReady(telling, charge.player, charge, drawn);
}

void challenge(Telling telling, Seat seat)
{
    State &state = telling.state;
    closeWindow(state);
    const Charge charge = state.agenda.top().charge;
    tellChallenge(telling, seat, charge);
    state.agenda.pop();
    if (charge.lie)
        return punishBluffer(telling, seat, charge);
    const int drawn = drawCharge(telling, seat, charge, ExtraOfAFailedChallenge, DrawCause::FailedChallenge);
    loseTurn(telling, seat);
    askWhetherReady(telling, seat, charge, drawn);
}

void nameColor(Telling telling, const Action &action)
{
    State &state = telling.state;
    state.color = action.color;
    state.agenda.pop();
    if (Event *event = telling.tell(EventKind::ColorNamed)) {
        event->seat = action.seat;
        event->color = action.color;
    }
    if (!state.agenda.empty())
        return;
    state.agenda.push(StepKind::Turn, action.seat);
    telling.tell(EventKind::TurnCame, action.seat);
}

/// Both cards move when the second is named.
void give(Telling telling, const Action &action)
{
    State &state = telling.state;
    const Step step = state.agenda.top();
    state.agenda.pop();
    giveCard(state, step.other, step.card, action.seat);
    giveCard(state, action.seat, action.card, step.other);
    if (Event *event = telling.tell(EventKind::Exchanged)) {
        event->seat = step.other;
        event->other = action.seat;
        event->cards = {step.card, action.card};
        event->audience = static_cast<SeatSet>(only(step.other) | only(action.seat));
    }
}

void slap(Telling telling, Seat seat)
{
    State &state = telling.state;
    SeatSet &waiting = state.agenda.top().waiting;
    waiting &= static_cast<SeatSet>(~only(seat));
    telling.tell(EventKind::Slapped, seat);
    if (waiting != 0)
        return;
    state.agenda.pop();
    telling.tell(EventKind::SlapLost, seat);
    drawCards(telling, seat, PenaltyOfTheLastSlap, DrawCause::Slap);
}

void speak(Telling telling, Seat seat)
{
    telling.tell(EventKind::Spoke, seat);
    if (!telling.state.silence)
        return;
    drawCards(telling, seat, PenaltyOfSpeaking, DrawCause::Silence);
    endSilence(telling);
}

void ready(Telling telling, Seat seat)
{
    telling.state.agenda.pop();
    telling.tell(EventKind::Readied, seat);
}

} // namespace

void perform(Telling telling, const Action &action)
{
    switch (action.verb) {
    case Verb::Play:
    case Verb::JumpIn: play(telling, action); break;
    case Verb::Draw: draw(telling, action.seat); break;
    case Verb::Keep: keep(telling, action.seat); break;
    case Verb::Pass: pass(telling, action.seat); break;
    case Verb::Accept: accept(telling, action.seat); break;
    case Verb::Challenge: challenge(telling, action.seat); break;
    case Verb::NameColor: nameColor(telling, action); break;
    case Verb::Give: give(telling, action); break;
    case Verb::Call: call(telling, action.seat); break;
    case Verb::Catch: catchOut(telling, action.seat, *action.target); break;
    case Verb::Slap: slap(telling, action.seat); break;
    case Verb::Speak: speak(telling, action.seat); break;
    case Verb::Ready: ready(telling, action.seat); break;
    }
}

} // namespace uno
