#include "arena_game.h"

#include "race.h"

#include "core/match.h"
#include "core/notation.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <stdexcept>

namespace uno::cli {

namespace {

/// The end of last resort of a match that nobody wins.
constexpr int MaxRounds = 1000;

bool isReflex(Verb verb) { return verb == Verb::Call || verb == Verb::Catch || verb == Verb::Slap || verb == Verb::Pass; }

class Game {
public:
    explicit Game(const GameSetup &setup) : m_setup(setup), m_seeds(setup.seed) { m_tally.seats.resize(setup.players.size()); }

    GameTally play()
    {
        const int seats = static_cast<int>(m_setup.players.size());
        const Seed matchSeed = seedFrom(m_seeds.next());
        State state = playRound(firstDeal(m_setup.rules, seats, matchSeed, seedFrom(m_seeds.next())));
        for (int round = 1; m_setup.length == Length::Match && !state.result.matchOver && round < MaxRounds; ++round)
            state = playRound(nextDeal(state, seedFrom(m_seeds.next())));
        count(state);
        return std::move(m_tally);
    }

private:
    State playRound(const Deal &deal)
    {
        Events events;
        State state = dealRound(deal, &events);
        sitDown(state, events);
        Race race(m_chairs);
        race.begin(state);
        while (!state.over)
            act(state, race);
        for (Player *player : m_setup.players)
            player->roundOver(state);
        return state;
    }

    void sitDown(const State &state, const Events &dealt)
    {
        for (std::size_t i = 0; i < m_setup.players.size(); ++i) {
            const Seat seat = seatAt(static_cast<int>(i));
            PlayerView view = viewFor(state, seat);
            if (m_chairs.size() <= i)
                m_chairs.push_back({m_setup.players[i], Witness(seat, view), Rng(m_setup.seed * 16 + i + 1), view});
            m_chairs[i].witness.forgetHistory();
            m_chairs[i].view = std::move(view);
        }
        tell(state, dealt);
    }

    void tell(const State &state, const Events &events)
    {
        m_tally.turns += std::count_if(events.begin(), events.end(), [](const Event &event) { return event.kind == EventKind::TurnCame; });
        for (Chair &chair : m_chairs) {
            chair.view = viewFor(state, chair.witness.seat());
            chair.witness.note(events, chair.view);
        }
    }

    void act(State &state, Race &race)
    {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        const Action action = race.next(state);
        if (race.decider())
            clock(*race.decider(), std::chrono::duration<double>(Clock::now() - start).count());
        const Outcome outcome = advance(state, action);
        if (!outcome.verdict.accepted())
            throw std::logic_error("a bot did what it may not: " + std::string(toText(*outcome.verdict.rejection)));
        tell(state, outcome.events);
        isReflex(action.verb) ? race.goOn(state) : race.begin(state);
    }

    void clock(Seat seat, double seconds)
    {
        SeatTally &tally = m_tally.seats[static_cast<std::size_t>(index(seat))];
        ++tally.decisions;
        tally.decisionSeconds += seconds;
        tally.longestDecision = std::max(tally.longestDecision, seconds);
    }

    void count(const State &state)
    {
        const bool match = m_setup.length == Length::Match;
        SeatSet winners = match ? state.result.matchWinners : SeatSet{0};
        if (!match && state.result.winner)
            winners = only(*state.result.winner);
        for (std::size_t i = 0; i < m_tally.seats.size(); ++i) {
            m_tally.seats[i].points = state.standing.points[i];
            if (contains(winners, seatAt(static_cast<int>(i))))
                m_tally.seats[i].winParts = WholeWin / std::popcount(winners);
        }
    }

    const GameSetup &m_setup;
    Rng m_seeds;
    std::vector<Chair> m_chairs;
    GameTally m_tally;
};

} // namespace

GameTally playGame(const GameSetup &setup) { return Game(setup).play(); }

} // namespace uno::cli
