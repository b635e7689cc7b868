#include "view.h"

#include <algorithm>

namespace uno {

namespace {

/// The backs of a hand, in an order that tells nothing.
std::vector<Face> backsOf(const State &state, Seat seat)
{
    std::vector<Face> backs;
    for (const Card card : state.hand(seat))
        backs.push_back(card.face(other(state.side)));
    std::sort(backs.begin(), backs.end());
    return backs;
}

void lookAtBacks(const State &state, PlayerView &view)
{
    if (!isFlipDeck(state.rules.deck) && !state.topCard().twoSided())
        return;
    view.down.resize(state.seats);
    for (int s = 0; s < state.seats; ++s) {
        if (seatAt(s) != view.seat)
            view.down[static_cast<std::size_t>(s)] = backsOf(state, seatAt(s));
    }
    if (state.drawCount() > 0)
        view.drawDown = state.drawPile().back().face(other(state.side));
}

void lookAtStep(const State &state, PlayerView &view)
{
    if (state.over)
        return;
    const Step &step = state.agenda.top();
    if (step.kind == StepKind::Respond) {
        view.charge = step.charge;
        view.charge.lie = false;
        view.penalty = step.charge.cards;
        view.penaltyUntilColor = step.charge.untilColor;
    }
    if (step.kind == StepKind::Drawn && step.seat == view.seat)
        view.drawn = step.card;
    if (step.kind == StepKind::Exchange && (step.seat == view.seat || step.other == view.seat))
        view.offered = step.card;
}

/// A step without what its viewer can't see: another's drawn card, an offered card, whether a Wild Draw card was a lie.
Step openPart(Step step, Seat viewer)
{
    step.charge.lie = false;
    const bool party = step.seat == viewer || (step.kind == StepKind::Exchange && step.other == viewer);
    if (!party)
        step.card = Card{};
    return step;
}

void lookAtAgenda(const State &state, PlayerView &view)
{
    for (int i = 0; i < state.agenda.depth(); ++i)
        view.agenda.push(state.agenda.at(i).kind, state.agenda.at(i).seat) = openPart(state.agenda.at(i), view.seat);
    view.effect = state.effect;
    view.layer = state.layer;
    view.played = state.played;
    view.passes = state.passes;
    view.called = state.called;
    view.safe = state.safe;
    view.silenceColor = state.silenceColor;
    view.due = state.due;
    view.bonus = state.bonus;
}

} // namespace

PlayerView viewFor(const State &state, Seat seat)
{
    PlayerView view;
    view.seat = seat;
    view.rules = state.rules;
    view.seats = state.seats;
    const auto hand = state.hand(seat);
    view.hand.assign(hand.begin(), hand.end());
    for (int s = 0; s < state.seats; ++s)
        view.counts.push_back(state.handCount(seatAt(s)));
    const auto discard = state.discardPile();
    view.discard.assign(discard.rbegin(), discard.rend());
    view.drawCount = state.drawCount();
    view.color = state.color;
    view.direction = state.direction;
    view.side = state.side;
    view.phase = phaseOf(state);
    view.turn = seatOnTurn(state);
    view.owed = catchable(state);
    view.silence = state.silence;
    view.lastLayer = state.lastLayer;
    view.out.assign(state.out.begin(), state.out.begin() + state.outCount);
    view.dealer = state.dealer;
    view.standing = state.standing;
    lookAtBacks(state, view);
    lookAtStep(state, view);
    lookAtAgenda(state, view);
    view.legal = legalActions(state, seat);
    return view;
}

} // namespace uno
