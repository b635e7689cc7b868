#include "match.h"

namespace uno {

namespace {

/// Keeps the match's own draws apart from those of any round that uses the same bytes as its seed.
constexpr std::uint64_t DealerDraw = 0xdea1e5;

} // namespace

Seat firstDealer(const Seed &matchSeed, int seats)
{
    Seed seed = matchSeed;
    for (std::size_t byte = 0; byte < 8; ++byte)
        seed[byte] ^= static_cast<std::uint8_t>(DealerDraw >> (8 * byte));
    Rng rng(seed);
    return seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats))));
}

Deal firstDeal(const Rules &rules, int seats, const Seed &matchSeed, const Seed &roundSeed)
{
    Deal deal;
    deal.rules = rules;
    deal.seats = seats;
    deal.dealer = firstDealer(matchSeed, seats);
    deal.seed = roundSeed;
    return deal;
}

Deal nextDeal(const State &finished, const Seed &roundSeed)
{
    Deal deal;
    deal.rules = finished.rules;
    deal.seats = finished.seats;
    deal.seed = roundSeed;
    deal.standing = finished.standing;
    const bool lazy = finished.rules.scoring == Scoring::Lazy;
    if (lazy) {
        deal.dealer = *finished.result.loser;
        deal.starter = finished.result.winner;
    } else {
        deal.dealer = neighbor(finished.dealer, Direction::Clockwise, finished.seats);
    }
    return deal;
}

} // namespace uno
