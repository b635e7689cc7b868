// One game of the arena: a round, or a match of rounds, between players at the table's seats.
#pragma once

#include "player.h"

#include <cstdint>
#include <vector>

namespace uno::cli {

enum class Length { Round, Match };

struct GameSetup {
    Rules rules;
    Length length = Length::Round;
    std::uint64_t seed = 0;         ///< the game's own
    std::vector<Player *> players;  ///< by seat
};

/// A win in parts: a number that any number of seats can share evenly, so that sums come out the same in any order.
inline constexpr int WholeWin = 2520;

struct SeatTally {
    std::int64_t winParts = 0; ///< WholeWin for a win that isn't shared
    std::int64_t points = 0;
    std::int64_t decisions = 0;
    double decisionSeconds = 0;
    double longestDecision = 0; ///< seconds
};
struct GameTally {
    std::vector<SeatTally> seats;
    std::int64_t turns = 0;
};

GameTally playGame(const GameSetup &setup);

} // namespace uno::cli
