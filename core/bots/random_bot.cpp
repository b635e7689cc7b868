// Even chances for each distinct move, then for each of its choices. It draws, accepts and keeps only when there is nothing to
// play: one that drew for fun would hardly ever win and measure nothing.
#include "random_bot.h"

#include "heuristic.h"

#include <algorithm>

namespace uno {

namespace {

bool sameMove(const Action &one, const Action &other)
{
    return one.verb == other.verb && one.card == other.card;
}

std::vector<Action> playsFirst(const std::vector<Action> &actions)
{
    std::vector<Action> plays;
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(plays),
                 [](const Action &action) { return action.verb == Verb::Play; });
    return plays.empty() ? actions : plays;
}

Action pick(const std::vector<Action> &actions, Rng &rng)
{
    std::vector<Action> moves;
    for (const Action &action : actions)
        if (std::none_of(moves.begin(), moves.end(), [&](const Action &move) { return sameMove(move, action); }))
            moves.push_back(action);
    const Action move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    std::vector<Action> choices;
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(choices),
                 [&](const Action &action) { return sameMove(move, action); });
    return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
}

} // namespace

Thought RandomBot::decide(const PlayerView &view, const Memory &, Rng &rng, const Budget &) const
{
    const std::vector<Action> actions = turnActions(view);
    Thought thought;
    thought.action = actions.empty() ? view.legal.front() : pick(playsFirst(actions), rng);
    thought.action = withCall(thought.action, view, Level::Random, m_temper, rng);
    thought.candidates.push_back({thought.action, 0.5, 0, 0, {}});
    return thought;
}

std::optional<Action> RandomBot::react(const PlayerView &view, const Memory &memory, Rng &rng) const
{
    std::vector<Action> actions;
    std::copy_if(view.legal.begin(), view.legal.end(), std::back_inserter(actions), [&](const Action &action) {
        return view.phase == Phase::Opening || view.phase == Phase::Slap || action.verb == Verb::Catch
               || action.verb == Verb::JumpIn || action.verb == Verb::Speak
               || (action.verb == Verb::Call && view.owed == view.seat);
    });
    if (actions.empty())
        return std::nullopt;
    if (view.phase == Phase::Opening)
        return decide(view, memory, rng, {}).action;
    return withCall(pick(actions, rng), view, Level::Random, m_temper, rng);
}

} // namespace uno
