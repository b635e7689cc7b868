#include "state.h"

#include <bit>

namespace uno {

Phase phaseOf(const State &state)
{
    if (state.over)
        return Phase::RoundOver;
    switch (state.agenda.top().kind) {
    case StepKind::Opening: return Phase::Opening;
    case StepKind::NameColor: return Phase::Color;
    case StepKind::Turn: return Phase::Turn;
    case StepKind::Drawn: return Phase::Drawn;
    case StepKind::Follow: return Phase::Follow;
    case StepKind::Respond: return Phase::Respond;
    case StepKind::Exchange: return Phase::Exchange;
    case StepKind::Slap: return Phase::Slap;
    case StepKind::Ready: return Phase::Ready;
    case StepKind::Onward: break;
    }
    assert(false && "settle() leaves no Onward on top");
    return Phase::RoundOver;
}

std::optional<Seat> seatOnTurn(const State &state)
{
    const Phase phase = phaseOf(state);
    if (phase == Phase::Opening || phase == Phase::Slap || phase == Phase::RoundOver)
        return std::nullopt;
    return state.agenda.top().seat;
}

Seat nextInPlay(const State &state, Seat seat)
{
    do {
        seat = neighbor(seat, state.direction, state.seats);
    } while (!state.plays(seat));
    return seat;
}

int seatsInPlay(const State &state) { return std::popcount(state.inPlay); }

} // namespace uno
