// Flat search with halving: every guess is played out once per move that is still considered, with the same luck for each, and
// the worse half is dropped from time to time. The rule of thumb's move stands unless another is surely better.
#include "search.h"

#include "rollout.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace uno {

namespace {

constexpr double WinsAtOnce = 50; ///< rules of thumb give this and more to a move that ends the round

/// When to stop. The only place in the core that looks at a clock, and only where milliseconds are asked for.
class Limit {
public:
    Limit(const Budget &budget, int playouts)
        : m_stop(budget.stop), m_milliseconds(budget.milliseconds), m_start(Clock::now()),
          m_playouts(std::max(1, budget.playouts ? *budget.playouts : budget.milliseconds ? MostPlayouts : playouts))
    {
    }
    /// The share of the budget that is used up; 1 or more: stop.
    double used(int played) const
    {
        if (m_stop && m_stop->load(std::memory_order_relaxed))
            return 1;
        const double counted = static_cast<double>(played) / m_playouts;
        if (!m_milliseconds)
            return counted;
        const std::chrono::duration<double, std::milli> passed = Clock::now() - m_start;
        return std::max(counted, passed.count() / std::max(0.01, *m_milliseconds));
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr int MostPlayouts = 200000;
    const std::atomic<bool> *m_stop;
    std::optional<double> m_milliseconds;
    Clock::time_point m_start;
    int m_playouts;
};

struct Sum {
    int count = 0;
    double sum = 0;
    double squares = 0;

    void add(double value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
    double error() const
    {
        if (count < 2)
            return 1;
        const double variance = std::max(0.0, squares / count - mean() * mean());
        return std::sqrt((variance + 0.02 / count) / count);
    }
};

struct Arm {
    Action action;
    Sum worth;
    Sum gain; ///< over the rule of thumb's move in the same guess
};

class Search {
public:
    Search(const PlayerView &view, const Memory &memory, const Thinking &thinking, std::vector<Arm> arms, Rng &rng)
        : m_seat(view.seat), m_thinking(thinking), m_guess(view, memory, thinking.inference), m_arms(std::move(arms)), m_rng(rng)
    {
        for (std::size_t i = 0; i < m_arms.size(); ++i)
            m_active.push_back(i);
    }

    void run(const Limit &limit);
    std::vector<Candidate> ranked() const;
    const Arm &arm(std::size_t i) const { return m_arms[i]; }

private:
    void playGuess();
    void halve();
    /// The first arm is the rule of thumb's.
    double gainOf(std::size_t arm) const { return arm == 0 ? 0 : m_arms[arm].gain.mean(); }

    Seat m_seat;
    const Thinking &m_thinking;
    Guess m_guess;
    std::vector<Arm> m_arms;
    std::vector<std::size_t> m_active;
    Rng &m_rng;
    int m_played = 0;
};

void Search::playGuess()
{
    const Playout dealt = m_guess.deal(m_rng);
    const Rng luck(m_rng.next());
    double reference = 0;
    for (std::size_t arm : m_active) {
        Playout playout = dealt;
        Rng own = luck;
        if (playout.act(m_arms[arm].action))
            rollOut(playout, m_thinking.playoutWeights, own);
        const double worth = playout.worth(m_seat);
        if (arm == 0)
            reference = worth;
        m_arms[arm].worth.add(worth);
        m_arms[arm].gain.add(worth - reference);
        ++m_played;
    }
}

void Search::halve()
{
    std::stable_sort(m_active.begin() + 1, m_active.end(),
                     [&](std::size_t one, std::size_t other) { return gainOf(one) > gainOf(other); });
    m_active.resize(std::max<std::size_t>(2, (m_active.size() + 1) / 2));
}

void Search::run(const Limit &limit)
{
    const double stages = std::ceil(std::log2(static_cast<double>(m_arms.size())));
    int stage = 1;
    double used = 0;
    while (used < 1) {
        playGuess();
        used = limit.used(m_played);
        if (m_active.size() > 2 && used >= stage / stages) {
            halve();
            ++stage;
        }
    }
}

std::vector<Candidate> Search::ranked() const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_arms.size(); ++i)
        order.push_back(i);
    const auto active = [&](std::size_t arm) { return std::find(m_active.begin(), m_active.end(), arm) != m_active.end(); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return active(one) != active(other) ? active(one) : gainOf(one) > gainOf(other);
    });
    const std::size_t best = order.front();
    if (best != 0 && m_arms[best].gain.mean() < m_thinking.sureness * m_arms[best].gain.error()) {
        order.erase(std::find(order.begin(), order.end(), std::size_t{0}));
        order.insert(order.begin(), 0);
    }
    std::vector<Candidate> candidates;
    for (std::size_t arm : order)
        candidates.push_back({m_arms[arm].action, m_arms[arm].worth.mean(), m_arms[arm].worth.error(),
                              m_arms[arm].worth.count, {}});
    return candidates;
}

bool goesOut(const PlayerView &view, const Action &action)
{
    return action.verb == Verb::Play && view.hand.size() == (action.second ? 2u : 1u);
}

/// The actions worth considering, the rule of thumb's first.
std::vector<Arm> armsOf(const PlayerView &view, const Memory &memory, const Care &care, std::size_t most)
{
    struct Judged {
        Action action;
        double value;
    };
    std::vector<Judged> judged;
    const Sight sight = sightOf(view);
    for (const Action &action : turnActions(view))
        judged.push_back({action, judge(view, memory, sight, action, care)});
    std::stable_sort(judged.begin(), judged.end(),
                     [](const Judged &one, const Judged &other) { return one.value > other.value; });
    const bool wins = !judged.empty() && judged.front().value >= WinsAtOnce;
    std::vector<Arm> arms;
    for (const Judged &each : judged) {
        const bool draws = each.action.verb == Verb::Draw;
        if (arms.size() >= (wins ? 1 : most) && !(draws && !wins))
            continue;
        Action action = each.action;
        action.uno = std::any_of(view.legal.begin(), view.legal.end(), [&](const Action &legal) {
            Action calling = action;
            calling.uno = true;
            return legal == calling;
        });
        arms.push_back({action, {}, {}});
    }
    return arms;
}

} // namespace

std::vector<Candidate> searched(const PlayerView &view, const Memory &memory, const Care &care, const Thinking &thinking,
                                Rng &rng, const Budget &budget)
{
    std::vector<Arm> arms = armsOf(view, memory, care, thinking.candidates);
    if (arms.size() < 2) {
        std::vector<Candidate> only;
        for (const Arm &arm : arms) // nothing to weigh: a move that ends the round, or the only one
            only.push_back({arm.action, goesOut(view, arm.action) ? 1 : 0.5, 0, 0, {}});
        return only;
    }
    Search search(view, memory, thinking, std::move(arms), rng);
    search.run(Limit(budget, thinking.playouts));
    return search.ranked();
}

Comparison compared(const PlayerView &view, const Memory &memory, const Action &one, const Action &other,
                    const Thinking &thinking, Rng &rng, const Budget &budget)
{
    Search search(view, memory, thinking, {Arm{one, {}, {}}, Arm{other, {}, {}}}, rng);
    search.run(Limit(budget, thinking.playouts));
    return {search.arm(0).worth.mean(), search.arm(1).worth.mean(), search.arm(1).gain.error()};
}

Thought SearchBot::decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget) const
{
    if (view.turn != view.seat)
        return HeuristicBot::decide(view, memory, rng, budget);
    Rng thinking(rng.next()); // so that the call below doesn't depend on how long the search took
    Thought thought;
    thought.candidates = searched(view, memory, care(), m_thinking, thinking, budget);
    if (thought.candidates.empty())
        return HeuristicBot::decide(view, memory, rng, budget);
    thought.action = withCall(thought.candidates.front().action, view, level(), temper(), rng);
    return thought;
}

} // namespace uno
