// uno-cli bench: random legal games on the bare core, as fast as they go.
#include "arguments.h"
#include "commands.h"

#include "app/json/action_json.h"
#include "app/json/rules_json.h"
#include "random_game.h"
#include "table_arguments.h"

#include <chrono>
#include <thread>

namespace uno::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct Tally {
    std::int64_t games = 0;
    std::int64_t moves = 0;
};

/// Looking at the clock after every round is cheap enough: a round takes some microseconds.
void playUntil(Clock::time_point end, Deal deal, Rng rng, Tally &tally)
{
    Tally own;
    while (Clock::now() < end) {
        deal.seed = seedFrom(rng.next());
        State state = dealRound(deal);
        own.moves += playAtRandom(state, rng);
        ++own.games;
    }
    tally = own;
}

Tally playOn(int threads, double seconds, const Deal &deal, std::uint64_t seed)
{
    std::vector<Tally> tallies(static_cast<std::size_t>(threads));
    std::vector<std::thread> workers;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    for (std::size_t i = 0; i < tallies.size(); ++i)
        workers.emplace_back(playUntil, end, deal, Rng(seed + 0x9E3779B97F4A7C15u * i), std::ref(tallies[i]));
    Tally sum;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        workers[i].join();
        sum.games += tallies[i].games;
        sum.moves += tallies[i].moves;
    }
    return sum;
}

} // namespace

QByteArray bench(const QStringList &words)
{
    const Arguments arguments(words, {{}, {"rules", "seats", "seconds", "threads", "seed"}});
    arguments.allowNoFiles();
    Deal deal;
    deal.rules = rulesOf(arguments);
    deal.seats = static_cast<int>(arguments.integer("seats", MinSeats, MaxSeats, 4));
    demandTable(deal.rules, deal.seats);
    const double seconds = arguments.number("seconds", 0.01, 3600, 2);
    const int threads = threadsOf(arguments);
    const auto seed = static_cast<std::uint64_t>(seedOf(arguments));
    const auto start = Clock::now();
    const Tally tally = playOn(threads, seconds, deal, seed);
    const double took = std::chrono::duration<double>(Clock::now() - start).count();
    return toLine({{"games", static_cast<qint64>(tally.games)}, {"moves", static_cast<qint64>(tally.moves)}, {"games_per_s", static_cast<double>(tally.games) / took},
                   {"moves_per_s", static_cast<double>(tally.moves) / took}, {"threads", threads}, {"seconds", took},
                   {"state_bytes", static_cast<int>(sizeof(State))}});
}

} // namespace uno::cli
