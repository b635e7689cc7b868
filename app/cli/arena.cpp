// uno-cli arena: bots against each other, many games, with the intervals that the figures deserve.
#include "arena_game.h"
#include "arguments.h"
#include "commands.h"
#include "program_player.h"
#include "protocol.h"
#include "table_arguments.h"

#include "app/json/action_json.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

namespace uno::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct Plan {
    QStringList names;
    std::vector<QStringList> commands; ///< by place in --seats; empty for bots of ours
    Rules rules;
    Length length = Length::Round;
    bool rotate = false;
    int games = 0;
    int threads = 1;
    std::uint64_t seed = 1;
    std::optional<int> playouts;
    double timeout = 10;

    int bots() const { return static_cast<int>(names.size()); }
    int seatOf(int bot, int game) const { return rotate ? (bot + game) % bots() : bot; }
};

std::vector<QStringList> commandsOf(const Arguments &arguments, const QStringList &names)
{
    std::vector<QStringList> commands(static_cast<std::size_t>(names.size()));
    for (const QString &value : arguments.values("seat-bot")) {
        bool number = false;
        const int seat = value.section(QLatin1Char('='), 0, 0).toInt(&number);
        if (!number || seat < 0 || seat >= names.size() || !value.contains(QLatin1Char('=')))
            throw BadInput("--seat-bot", JsonText::tr("S=COMMAND is wanted, S a place in --seats"));
        if (names[seat] != QLatin1String("cmd"))
            throw BadInput("--seat-bot", JsonText::tr("the bot at place %1 of --seats is not cmd").arg(seat));
        commands[static_cast<std::size_t>(seat)] = shellWords(value.section(QLatin1Char('='), 1));
    }
    return commands;
}

void demandBot(const QString &name)
{
    try {
        botNamed(name);
    } catch (const BadInput &bad) {
        throw BadInput("--seats", bad.reason());
    }
}

QStringList namesOf(const Arguments &arguments)
{
    const auto seats = arguments.value("seats");
    if (!seats)
        throw BadInput("--seats", JsonText::tr("this option is needed"));
    QStringList names = seats->split(QLatin1Char(','));
    for (QString &name : names) {
        name = name.trimmed();
        if (name != QLatin1String("cmd"))
            demandBot(name);
    }
    return names;
}

void demandEnd(const Plan &plan)
{
    const bool points = plan.rules.target > 0 && plan.rules.scoring != Scoring::Lazy;
    if (plan.length == Length::Match && !points && plan.rules.rounds == 0)
        throw BadInput("--match", JsonText::tr("by these rules a match never ends: \"target\" and \"rounds\""));
}

Plan planOf(const Arguments &arguments)
{
    Plan plan;
    plan.names = namesOf(arguments);
    plan.commands = commandsOf(arguments, plan.names);
    for (int bot = 0; bot < plan.bots(); ++bot)
        if (plan.names[bot] == QLatin1String("cmd") && plan.commands[static_cast<std::size_t>(bot)].isEmpty())
            throw BadInput("--seat-bot", JsonText::tr("no command is given for place %1 of --seats").arg(bot));
    plan.rules = rulesOf(arguments);
    demandTable(plan.rules, plan.bots());
    plan.length = arguments.has("match") ? Length::Match : Length::Round;
    demandEnd(plan);
    if (plan.length == Length::Round)
        plan.rules.rounds = 1; // the round is the whole match, and what the bots play for
    plan.rotate = arguments.has("rotate");
    if (!arguments.value("games"))
        throw BadInput("--games", JsonText::tr("this option is needed"));
    plan.games = static_cast<int>(arguments.integer("games", 1, 100'000'000, 1));
    plan.threads = threadsOf(arguments);
    plan.seed = static_cast<std::uint64_t>(seedOf(arguments));
    if (arguments.value("playouts"))
        plan.playouts = static_cast<int>(arguments.integer("playouts", 1, 10'000'000, 1));
    plan.timeout = arguments.number("bot-timeout", 0.01, 3600, 10);
    return plan;
}

std::vector<std::unique_ptr<Player>> playersFor(const Plan &plan)
{
    std::vector<std::unique_ptr<Player>> players;
    for (int bot = 0; bot < plan.bots(); ++bot) {
        const QStringList &command = plan.commands[static_cast<std::size_t>(bot)];
        if (command.isEmpty())
            players.push_back(std::make_unique<LevelPlayer>(botNamed(plan.names[bot]), plan.playouts));
        else
            players.push_back(std::make_unique<ProgramPlayer>(bot, command, plan.timeout));
    }
    return players;
}

/// The same for a game whoever plays it and whenever.
std::uint64_t seedOfGame(const Plan &plan, int game)
{
    Rng rng(plan.seed);
    return rng.next() ^ Rng(static_cast<std::uint64_t>(game) + 1).next();
}

struct Sums {
    explicit Sums(int count) : bots(static_cast<std::size_t>(count)) {}

    std::vector<SeatTally> bots; ///< by place in --seats
    std::int64_t turns = 0;

    void add(std::size_t bot, const SeatTally &tally)
    {
        SeatTally &sum = bots[bot];
        sum.winParts += tally.winParts;
        sum.points += tally.points;
        sum.decisions += tally.decisions;
        sum.decisionSeconds += tally.decisionSeconds;
        sum.longestDecision = std::max(sum.longestDecision, tally.longestDecision);
    }
};

class Arena {
public:
    explicit Arena(const Plan &plan) : m_plan(plan), m_sums(plan.bots()) {}

    Sums run()
    {
        std::vector<std::thread> workers;
        for (int i = 1; i < threads(); ++i)
            workers.emplace_back([this] { work(); });
        work();
        for (std::thread &worker : workers)
            worker.join();
        if (m_failure)
            std::rethrow_exception(m_failure);
        return std::move(m_sums);
    }

private:
    using Players = std::vector<std::unique_ptr<Player>>;

    /// A program is started once, so its games are played one after the other.
    int threads() const { return m_plan.names.contains(QLatin1String("cmd")) ? 1 : std::min(m_plan.threads, m_plan.games); }

    void work()
    {
        try {
            const Players players = playersFor(m_plan);
            for (int game = m_next++; game < m_plan.games; game = m_next++)
                enter(game, playGame(setupOf(game, players)));
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_failure = std::current_exception();
            m_next = m_plan.games;
        }
    }

    void enter(int game, const GameTally &tally)
    {
        const std::lock_guard lock(m_mutex);
        m_sums.turns += tally.turns;
        for (int bot = 0; bot < m_plan.bots(); ++bot)
            m_sums.add(static_cast<std::size_t>(bot), tally.seats[static_cast<std::size_t>(m_plan.seatOf(bot, game))]);
    }

    GameSetup setupOf(int game, const Players &players) const
    {
        GameSetup setup{m_plan.rules, m_plan.length, seedOfGame(m_plan, game), {}};
        setup.players.resize(players.size());
        for (int bot = 0; bot < m_plan.bots(); ++bot)
            setup.players[static_cast<std::size_t>(m_plan.seatOf(bot, game))] = players[static_cast<std::size_t>(bot)].get();
        return setup;
    }

    const Plan &m_plan;
    Sums m_sums;
    std::atomic<int> m_next{0};
    std::mutex m_mutex;
    std::exception_ptr m_failure;
};

/// The 95% interval of Wilson (1927) for a rate seen in so many games.
QJsonArray wilson(double rate, int games)
{
    constexpr double z = 1.959963984540054;
    const double n = games;
    const double middle = (rate + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

QJsonObject report(const Plan &plan, const Sums &sums, double seconds)
{
    QJsonArray wins, points, decisions, perSecond, longest;
    for (int bot = 0; bot < plan.bots(); ++bot) {
        const SeatTally &sum = sums.bots[static_cast<std::size_t>(bot)];
        const double won = static_cast<double>(sum.winParts) / WholeWin;
        const double rate = won / plan.games;
        wins += QJsonObject{{"bot", plan.names[bot]}, {"wins", won}, {"rate", rate}, {"ci", wilson(rate, plan.games)}};
        points += static_cast<qint64>(sum.points);
        decisions += static_cast<qint64>(sum.decisions);
        perSecond += sum.decisionSeconds > 0 ? static_cast<double>(sum.decisions) / sum.decisionSeconds : 0.0;
        longest += sum.longestDecision * 1000;
    }
    return {{"games", plan.games}, {"wins", wins}, {"points", points}, {"mean_turns", static_cast<double>(sums.turns) / plan.games},
            {"decisions", decisions}, {"decisions_per_s", perSecond}, {"max_decision_ms", longest}, {"seconds", seconds}};
}

} // namespace

QByteArray arena(const QStringList &words)
{
    const Plan plan = planOf(Arguments(words, {{"rotate", "match"}, {"seats", "games", "rules", "seed", "threads", "playouts",
                                                                     "seat-bot", "bot-timeout"}}));
    const auto start = Clock::now();
    const Sums sums = Arena(plan).run();
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return toLine(report(plan, sums, seconds));
}

} // namespace uno::cli
