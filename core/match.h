// A match: rounds until somebody reaches the target (RULES.md §8), and who deals and starts each (§2.4).
#pragma once

#include "round.h"

namespace uno {

/// The first dealer of a match, drawn by its seed.
Seat firstDealer(const Seed &matchSeed, int seats);

/// The deal of a match's first round. `roundSeed` is the round's own 256 bits.
Deal firstDeal(const Rules &rules, int seats, const Seed &matchSeed, const Seed &roundSeed);
/// The deal after a finished round that did not end the match.
Deal nextDeal(const State &finished, const Seed &roundSeed);

} // namespace uno
