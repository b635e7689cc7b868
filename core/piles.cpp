#include "piles.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace uno {

namespace {

/// Moves the card at `from` to `to` (later in the row); those between move one place down.
void moveUp(State &state, int from, int to)
{
    const Card card = state.row[static_cast<std::size_t>(from)];
    Card *base = state.row.data();
    std::memmove(base + from, base + from + 1, static_cast<std::size_t>(to - from) * sizeof(Card));
    base[to] = card;
}

/// Moves the card at `from` to `to` (earlier in the row); those between move one place up.
void moveDown(State &state, int from, int to)
{
    const Card card = state.row[static_cast<std::size_t>(from)];
    Card *base = state.row.data();
    std::memmove(base + to + 1, base + to, static_cast<std::size_t>(from - to) * sizeof(Card));
    base[to] = card;
}

/// Shifts the ends of parts `first` ... `last` (0: the draw pile, 1 + s: the hand of seat s).
void shiftEnds(State &state, int first, int last, int by)
{
    for (int part = first; part <= last; ++part)
        state.ends[static_cast<std::size_t>(part)] = static_cast<std::uint16_t>(state.ends[static_cast<std::size_t>(part)] + by);
}

int positionOf(const State &state, Seat seat, Card card)
{
    int position = state.ends[static_cast<std::size_t>(index(seat))];
    while (state.row[static_cast<std::size_t>(position)] != card)
        ++position;
    assert(position < state.ends[static_cast<std::size_t>(index(seat)) + 1]);
    return position;
}

/// While a challenge is possible the challenged card and the one below it stay (RULES.md §12).
int cardsThatStay(const State &state)
{
    for (int i = 0; i < state.agenda.depth(); ++i) {
        if (state.agenda.at(i).charge.challengeable)
            return 2;
    }
    return 1;
}

void reshuffle(Telling telling)
{
    State &state = telling.state;
    const int start = state.ends[state.seats] + std::min(cardsThatStay(state), state.discardCount());
    const int count = state.total - start;
    std::rotate(state.row.begin(), state.row.begin() + start, state.row.begin() + state.total);
    shiftEnds(state, 0, state.seats, count);
    shuffle(std::span<Card>(state.row.data(), static_cast<std::size_t>(count)), state.rng);
    if (Event *event = telling.tell(EventKind::Reshuffled))
        event->amount = count;
}

/// Hand t becomes what hand from[t] was.
void rearrangeHands(State &state, const std::array<int, MaxSeats> &from)
{
    std::array<Card, MaxCards> old;
    const auto ends = state.ends;
    std::copy(state.row.begin() + ends[0], state.row.begin() + ends[state.seats], old.begin() + ends[0]);
    int place = ends[0];
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto source = static_cast<std::size_t>(from[static_cast<std::size_t>(seat)]);
        const int count = ends[source + 1] - ends[source];
        std::copy_n(old.begin() + ends[source], count, state.row.begin() + place);
        place += count;
        state.ends[static_cast<std::size_t>(seat) + 1] = static_cast<std::uint16_t>(place);
    }
}

std::array<int, MaxSeats> handsAsTheyAre()
{
    std::array<int, MaxSeats> from{};
    for (int seat = 0; seat < MaxSeats; ++seat)
        from[static_cast<std::size_t>(seat)] = seat;
    return from;
}

} // namespace

int availableCards(const State &state)
{
    return state.drawCount() + std::max(0, state.discardCount() - cardsThatStay(state));
}

bool Drawing::drawOne()
{
    State &state = m_telling.state;
    if (state.drawCount() == 0) {
        if (availableCards(state) == 0)
            return false;
        tellSoFar();
        reshuffle(m_telling);
    }
    moveUp(state, state.ends[0] - 1, state.ends[static_cast<std::size_t>(index(m_seat)) + 1] - 1);
    shiftEnds(state, 0, index(m_seat), -1);
    ++m_count;
    return true;
}

void Drawing::draw(int count)
{
    for (int i = 0; i < count && drawOne(); ++i) { }
}

void Drawing::drawUntil(Color color)
{
    while (drawOne()) {
        if (last().face(m_telling.state.side).has(color))
            return;
    }
}

Card Drawing::last() const { return m_telling.state.hand(m_seat).back(); }

void Drawing::tellSoFar()
{
    if (!m_telling.events || m_count == m_told)
        return;
    if (Event *event = m_telling.tell(EventKind::Drew)) {
        const auto fresh = m_telling.state.hand(m_seat).last(static_cast<std::size_t>(m_count - m_told));
        event->seat = m_seat;
        event->cause = m_cause;
        event->amount = m_count - m_told;
        event->cards.assign(fresh.begin(), fresh.end());
        event->audience = only(m_seat);
    }
    m_told = m_count;
}

int Drawing::finish()
{
    tellSoFar();
    return m_count;
}

int drawCards(Telling telling, Seat seat, int count, DrawCause cause)
{
    Drawing drawing(telling, seat, cause);
    drawing.draw(count);
    return drawing.finish();
}

void layCard(State &state, Seat seat, Card card)
{
    moveUp(state, positionOf(state, seat, card), state.ends[state.seats] - 1);
    shiftEnds(state, index(seat) + 1, state.seats, -1);
}

void takeTopBack(State &state, Seat seat)
{
    moveDown(state, state.ends[state.seats], state.ends[static_cast<std::size_t>(index(seat)) + 1]);
    shiftEnds(state, index(seat) + 1, state.seats, 1);
}

void giveCard(State &state, Seat from, Card card, Seat to)
{
    const int position = positionOf(state, from, card);
    if (index(from) < index(to)) {
        moveUp(state, position, state.ends[static_cast<std::size_t>(index(to)) + 1] - 1);
        shiftEnds(state, index(from) + 1, index(to), -1);
    } else {
        moveDown(state, position, state.ends[static_cast<std::size_t>(index(to)) + 1]);
        shiftEnds(state, index(to) + 1, index(from), 1);
    }
}

void swapHands(State &state, Seat one, Seat other)
{
    auto from = handsAsTheyAre();
    std::swap(from[static_cast<std::size_t>(index(one))], from[static_cast<std::size_t>(index(other))]);
    rearrangeHands(state, from);
}

void passHands(State &state)
{
    auto from = handsAsTheyAre();
    for (int seat = 0; seat < state.seats; ++seat) {
        if (state.plays(seatAt(seat)))
            from[static_cast<std::size_t>(index(nextInPlay(state, seatAt(seat))))] = seat;
    }
    rearrangeHands(state, from);
}

void turnOver(State &state)
{
    std::reverse(state.row.begin() + state.ends[state.seats], state.row.begin() + state.total);
    std::reverse(state.row.begin(), state.row.begin() + state.ends[0]);
    state.side = other(state.side);
}

void turnUpCard(State &state)
{
    moveUp(state, state.ends[0] - 1, state.ends[state.seats] - 1);
    shiftEnds(state, 0, state.seats, -1);
}

void returnTopCard(State &state)
{
    const int place = static_cast<int>(state.rng.below(static_cast<std::uint32_t>(state.drawCount()) + 1));
    moveDown(state, state.ends[state.seats], place);
    shiftEnds(state, 0, state.seats, 1);
}

} // namespace uno
