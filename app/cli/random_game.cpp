#include "random_game.h"

#include <bit>

namespace uno::cli {

namespace {

/// One move in sixteen is asked of any seat, so that jump-ins, catches and late calls are played as well.
constexpr std::uint32_t OutOfTurn = 16;

Seat anyOf(SeatSet seats, Rng &rng)
{
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(seats))); skip > 0; --skip)
        seats &= static_cast<SeatSet>(seats - 1u);
    return seatAt(std::countr_zero(seats));
}

Seat seatThatMust(const State &state, Rng &rng)
{
    const auto turn = seatOnTurn(state);
    return turn ? *turn : anyOf(state.agenda.top().waiting, rng);
}

/// Any of the moves, but drawing only where there is nothing else: rounds end, as they do with people.
const Move &anyOf(const MoveList &moves, Rng &rng)
{
    if (moves.size() == 1)
        return moves[0];
    const Move &move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
    return move.verb == Verb::Draw ? anyOf(moves, rng) : move;
}

/// False if the seat has nothing to do.
bool moveOf(State &state, Seat seat, Rng &rng)
{
    const MoveList moves = legalMoves(state, seat);
    if (moves.empty())
        return false;
    Action action;
    spellAtRandom(state, seat, anyOf(moves, rng), rng, action);
    stepAllowed(state, action);
    return true;
}

} // namespace

int playAtRandom(State &state, Rng &rng)
{
    int made = 0;
    for (; !state.over; ++made) {
        if (rng.below(OutOfTurn) != 0 || !moveOf(state, anyOf(state.inPlay, rng), rng))
            moveOf(state, seatThatMust(state, rng), rng);
    }
    return made;
}

} // namespace uno::cli
