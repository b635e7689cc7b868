// The whole truth of a round: a plain value without heap, at most 1 KiB, copied millions of times by searching bots.
//
// All cards lie in one row: draw pile (its last card is drawn next), the hands in the order of seats (each as held), discard
// pile (its first card is the top). Every move of cards is a rotation of a part of that row, so cards can't be lost or made.
#pragma once

#include "event.h"
#include "rng.h"
#include "rules.h"
#include "step.h"

#include <array>
#include <cassert>
#include <optional>
#include <span>

namespace uno {

inline constexpr int MaxCards = 256;
/// After so many moves a round ends as RoundEnd::Exhausted.
inline constexpr int MaxMoves = 20000;

enum class Phase : std::uint8_t {
    Opening, Color, Turn, Drawn, Follow, Respond, Exchange, Slap, Ready, RoundOver,
};
inline constexpr int PhaseCount = 10;

/// What the rounds of a match have added up to. Points; rounds won and lost (they decide under lazy scoring).
struct Standing {
    std::array<std::int32_t, MaxSeats> points{};
    std::array<std::uint8_t, MaxSeats> won{};
    std::array<std::uint8_t, MaxSeats> lost{};
    std::uint8_t rounds = 0; ///< finished rounds, this one included once it is over

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// How a round ended; only meaningful when it is over.
struct Result {
    std::optional<Seat> winner;
    std::optional<Seat> loser; ///< under until_last and lazy
    RoundEnd end = RoundEnd::WentOut;
    bool matchOver = false;
    SeatSet matchWinners = 0;
    SeatSet matchLosers = 0;
    std::array<std::int16_t, MaxSeats> points{}; ///< what this round added to each score

    friend bool operator==(const Result &, const Result &) = default;
};

struct State {
    Rules rules{};
    std::uint8_t seats = MinSeats;
    Seat dealer{};
    Direction direction = Direction::Clockwise;
    Side side = Side::Light;
    std::optional<Color> color;   ///< none: "any"
    Symbol effect = Symbol::Unknown; ///< what the top card does; a Blank's is what it inherited
    std::optional<Seat> layer;    ///< who laid the top card
    std::optional<Seat> lastLayer;///< who laid a card last
    bool played = false;          ///< somebody has played in this round
    bool over = false;
    std::uint8_t passes = 0;      ///< seats that passed in a row
    std::uint16_t moves = 0;
    std::optional<Seat> owes;     ///< laid its last but one card without a call
    std::optional<Seat> called;   ///< called before its play in this turn
    std::optional<Seat> safe;     ///< has called in time; saying it twice changes nothing
    std::optional<Seat> silence;  ///< who holds the silence
    std::optional<Color> silenceColor;
    SeatSet inPlay = 0;
    std::array<Seat, MaxSeats> out{}; ///< in the order in which they went out
    std::uint8_t outCount = 0;
    std::array<std::uint8_t, MaxSeats> due{};  ///< size of the hand being emptied (seven_rounds)
    std::array<std::int8_t, MaxSeats> bonus{}; ///< taken off for going out with a Draw One ... (h2o_bonus)
    Agenda agenda{};
    Standing standing{};
    Result result{};
    Rng rng{};

    std::array<Card, MaxCards> row{};
    /// Ends of the parts of the row: [0] the draw pile's, [1 + s] that of seat s's hand; the discard pile follows.
    std::array<std::uint16_t, MaxSeats + 1> ends{};
    std::uint16_t total = 0;

    int drawCount() const { return ends[0]; }
    int handCount(Seat seat) const { return ends[index(seat) + 1u] - ends[index(seat)]; }
    int discardCount() const { return total - ends[seats]; }
    std::span<const Card> hand(Seat seat) const
    {
        return {row.data() + ends[index(seat)], static_cast<std::size_t>(handCount(seat))};
    }
    /// First is the card drawn last.
    std::span<const Card> drawPile() const { return {row.data(), ends[0]}; }
    /// First is the top card.
    std::span<const Card> discardPile() const
    {
        return {row.data() + ends[seats], static_cast<std::size_t>(discardCount())};
    }
    Card topCard() const { return row[ends[seats]]; }
    Face top() const { return topCard().face(side); }
    bool plays(Seat seat) const { return contains(inPlay, seat); }

    friend bool operator==(const State &, const State &) = default;
};

// Phases are named in the order of the steps that ask for them.
static_assert(static_cast<int>(Phase::Opening) == static_cast<int>(StepKind::Opening)
              && static_cast<int>(Phase::Ready) == static_cast<int>(StepKind::Ready));
inline Phase phaseOf(const State &state)
{
    return state.over ? Phase::RoundOver : static_cast<Phase>(state.agenda.top().kind);
}
/// The seat that must act; none in opening, slap and when the round is over.
inline std::optional<Seat> seatOnTurn(const State &state)
{
    const Phase phase = phaseOf(state);
    if (phase == Phase::Opening || phase == Phase::Slap || phase == Phase::RoundOver)
        return std::nullopt;
    return state.agenda.top().seat;
}
/// The seat that can be caught now.
std::optional<Seat> catchable(const State &state);
/// The next seat still in play after `seat` in direction.
inline Seat nextInPlay(const State &state, Seat seat)
{
    do {
        seat = neighbor(seat, state.direction, state.seats);
    } while (!state.plays(seat));
    return seat;
}
inline int seatsInPlay(const State &state) { return state.seats - state.outCount; }
/// Points in the seat's hand as the table counts them (RULES.md §8).
int handPoints(const State &state, Seat seat);

} // namespace uno
