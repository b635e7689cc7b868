// Seats and the order in which they act. A seat is a place at the table, 0 to 9, counted clockwise.
#pragma once

#include <cstdint>

namespace uno {

inline constexpr int MinSeats = 2;
inline constexpr int MaxSeats = 10;

enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seatAt(int index) { return static_cast<Seat>(index); }

/// A set of seats, one bit each.
using SeatSet = std::uint16_t;

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1u << index(seat)); }
constexpr SeatSet everySeat(int seats) { return static_cast<SeatSet>((1u << seats) - 1u); }
constexpr bool contains(SeatSet set, Seat seat) { return (set & only(seat)) != 0; }

enum class Direction : std::int8_t { Clockwise = 1, Anticlockwise = -1 };

constexpr Direction turned(Direction direction)
{
    return direction == Direction::Clockwise ? Direction::Anticlockwise : Direction::Clockwise;
}

/// The place beside `seat` at a table of `seats` places, whether or not somebody still plays there.
constexpr Seat neighbor(Seat seat, Direction direction, int seats)
{
    const int next = index(seat) + static_cast<int>(direction);
    return seatAt(next < 0 ? seats - 1 : next == seats ? 0 : next);
}

} // namespace uno
