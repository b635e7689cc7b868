#include "score.h"

#include "deck.h"

#include <algorithm>

namespace uno {

namespace {

enum class Better : std::uint8_t { Fewer, More };

/// Of the seats in `among` the one with the fewest or most points in hand; of equals the nearest after `start` in `direction`
/// (`start` itself is the farthest).
Seat extreme(const State &state, SeatSet among, Better better, Seat start, Direction direction)
{
    std::optional<Seat> best;
    Seat seat = start;
    for (int i = 0; i < state.seats; ++i) {
        seat = neighbor(seat, direction, state.seats);
        if (!contains(among, seat))
            continue;
        const int difference = best ? handPoints(state, seat) - handPoints(state, *best) : 0;
        if (!best || (better == Better::Fewer ? difference < 0 : difference > 0))
            best = seat;
    }
    return *best;
}

Seat winnerOf(const State &state)
{
    if (state.outCount > 0)
        return state.out[0];
    return extreme(state, state.inPlay, Better::Fewer, state.lastLayer.value_or(state.dealer), state.direction);
}

/// Under until_last the one who is left (or the fullest hand of those who are); under lazy the fullest hand but the winner's.
std::optional<Seat> loserOf(const State &state, Seat winner)
{
    if (!state.rules.untilLast && state.rules.scoring != Scoring::Lazy)
        return std::nullopt;
    const SeatSet rest = (state.rules.untilLast ? state.inPlay : everySeat(state.seats)) & static_cast<SeatSet>(~only(winner));
    return extreme(state, rest, Better::More, winner, Direction::Clockwise);
}

void chargeHands(State &state)
{
    Result &result = state.result;
    const auto points = [&](int seat) -> std::int16_t & { return result.points[static_cast<std::size_t>(seat)]; };
    const bool untilLast = state.rules.untilLast;
    for (int s = 0; s < state.seats; ++s) {
        const Seat seat = seatAt(s);
        const bool counts = untilLast ? seat == result.loser : true;
        const auto inHand = static_cast<std::int16_t>(handPoints(state, seat));
        if (state.rules.scoring == Scoring::WinnerTakes && counts && seat != result.winner)
            points(index(*result.winner)) = static_cast<std::int16_t>(points(index(*result.winner)) + inHand);
        if (state.rules.scoring == Scoring::EachKeeps && counts)
            points(s) = inHand;
    }
    if (state.rules.scoring == Scoring::Lazy)
        return;
    for (int s = 0; s < state.seats; ++s)
        points(s) = static_cast<std::int16_t>(points(s) - state.bonus[static_cast<std::size_t>(s)]);
}

void enter(State &state)
{
    Standing &standing = state.standing;
    const Result &result = state.result;
    for (std::size_t s = 0; s < state.seats; ++s)
        standing.points[s] += result.points[s];
    const auto count = [](std::uint8_t &counter) { counter = static_cast<std::uint8_t>(std::min(255, counter + 1)); };
    count(standing.won[static_cast<std::size_t>(index(*result.winner))]);
    if (result.loser)
        count(standing.lost[static_cast<std::size_t>(index(*result.loser))]);
    count(standing.rounds);
}

bool targetReached(const State &state)
{
    if (state.rules.target == 0 || state.rules.scoring == Scoring::Lazy)
        return false;
    const auto &points = state.standing.points;
    return std::any_of(points.begin(), points.begin() + state.seats, [&](int p) { return p >= state.rules.target; });
}

template <typename Numbers>
SeatSet seatsWith(const Numbers &numbers, int seats, int value)
{
    SeatSet set = 0;
    for (int seat = 0; seat < seats; ++seat) {
        if (numbers[static_cast<std::size_t>(seat)] == value)
            set = static_cast<SeatSet>(set | only(seatAt(seat)));
    }
    return set;
}

template <typename Numbers>
SeatSet highest(const Numbers &numbers, int seats)
{
    return seatsWith(numbers, seats, *std::max_element(numbers.begin(), numbers.begin() + seats));
}

template <typename Numbers>
SeatSet lowest(const Numbers &numbers, int seats)
{
    return seatsWith(numbers, seats, *std::min_element(numbers.begin(), numbers.begin() + seats));
}

void decideMatch(State &state)
{
    const bool lastRound = state.rules.rounds > 0 && state.standing.rounds >= state.rules.rounds;
    Result &result = state.result;
    result.matchOver = lastRound || targetReached(state);
    if (!result.matchOver)
        return;
    const Standing &standing = state.standing;
    switch (state.rules.scoring) {
    case Scoring::WinnerTakes:
        result.matchWinners = highest(standing.points, state.seats);
        break;
    case Scoring::EachKeeps:
        result.matchWinners = lowest(standing.points, state.seats);
        result.matchLosers = highest(standing.points, state.seats);
        break;
    case Scoring::Lazy:
        result.matchWinners = highest(standing.won, state.seats);
        result.matchLosers = highest(standing.lost, state.seats);
        break;
    }
}

void tellResult(Telling telling)
{
    const State &state = telling.state;
    if (Event *event = telling.tell(EventKind::RoundEnded)) {
        event->seat = state.result.winner;
        event->other = state.result.loser;
        event->end = state.result.end;
    }
    for (int s = 0; s < state.seats; ++s) {
        if (Event *event = telling.tell(EventKind::Scored)) {
            const auto hand = state.hand(seatAt(s));
            event->seat = seatAt(s);
            event->amount = state.result.points[static_cast<std::size_t>(s)];
            event->cards.assign(hand.begin(), hand.end());
        }
    }
    if (state.result.matchOver)
        telling.tell(EventKind::MatchEnded);
}

} // namespace

int handPoints(const State &state, Seat seat)
{
    const auto hand = state.hand(seat);
    if (state.rules.zeroFifty && hand.size() == 1 && hand[0].face(state.side).symbol() == Symbol::Zero)
        return 50;
    int points = 0;
    for (const Card card : hand) {
        const Face face = card.face(state.side);
        if (state.rules.count == Count::All || isNumber(face.symbol()))
            points += pointsOf(face, state.rules.deck);
    }
    return points;
}

void endRound(Telling telling, RoundEnd end)
{
    State &state = telling.state;
    state.over = true;
    state.agenda.clear();
    state.called.reset();
    state.owes.reset();
    state.safe.reset();
    state.result.end = end;
    state.result.winner = winnerOf(state);
    state.result.loser = loserOf(state, *state.result.winner);
    chargeHands(state);
    enter(state);
    decideMatch(state);
    tellResult(telling);
}

} // namespace uno
