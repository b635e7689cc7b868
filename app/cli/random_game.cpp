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

MoveList movesOfSomebody(const State &state, Seat &seat, Rng &rng)
{
    if (rng.below(OutOfTurn) == 0) {
        seat = anyOf(state.inPlay, rng);
        if (const MoveList moves = legalMoves(state, seat); !moves.empty())
            return moves;
    }
    seat = seatThatMust(state, rng);
    return legalMoves(state, seat);
}

/// Any of the moves, but drawing only where there is nothing else: rounds end, as they do with people.
const Move &anyOf(const MoveList &moves, Rng &rng)
{
    while (true) {
        const Move &move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
        if (move.verb != Verb::Draw || moves.size() == 1)
            return move;
    }
}

} // namespace

int playAtRandom(State &state, Rng &rng)
{
    int made = 0;
    for (; !state.over; ++made) {
        Seat seat{};
        const MoveList moves = movesOfSomebody(state, seat, rng);
        step(state, spellAtRandom(state, seat, anyOf(moves, rng), rng));
    }
    return made;
}

} // namespace uno::cli
