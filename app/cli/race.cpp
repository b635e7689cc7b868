#include "race.h"

#include <algorithm>
#include <bit>

namespace uno::cli {

namespace {

/// Who notices late in a race that everybody has to finish comes after all who noticed.
constexpr double Laggard = 60'000;

Reaction reactionOf(const Action &action)
{
    switch (action.verb) {
    case Verb::Call: return Reaction::LateCall;
    case Verb::Catch: return Reaction::Catch;
    case Verb::Slap: return Reaction::Slap;
    case Verb::Speak: return Reaction::Speak;
    case Verb::JumpIn: return Reaction::JumpIn;
    default: return Reaction::Opening;
    }
}

bool everybodyRaces(const State &state)
{
    const Phase phase = phaseOf(state);
    return phase == Phase::Opening || phase == Phase::Slap;
}

} // namespace

void Race::lookFrom(Chair &chair, const State &state)
{
    if (chair.view.legal.empty())
        return;
    const auto action = chair.player->react(chair.view, chair.witness, chair.rng);
    if (!action || rejectionOf(state, *action))
        return;
    auto time = chair.player->reactionTime(reactionOf(*action), chair.rng);
    if (!time && everybodyRaces(state))
        time = Laggard * (1 + chair.rng.unit());
    if (time && (everybodyRaces(state) || *time < ThinkingTime))
        m_wishes.push_back({*time, *action});
}

void Race::begin(const State &state)
{
    m_wishes.clear();
    if (!state.over)
        for (Chair &chair : m_chairs)
            lookFrom(chair, state);
    std::stable_sort(m_wishes.begin(), m_wishes.end(), [](const Wish &one, const Wish &other) { return one.time > other.time; });
}

void Race::goOn(const State &state)
{
    std::erase_if(m_wishes, [&](const Wish &wish) { return rejectionOf(state, wish.action).has_value(); });
}

/// A race that nobody wanted to run: the first that has to, does.
Action Race::forced(const State &state)
{
    const Seat seat = seatAt(std::countr_zero(state.agenda.top().waiting));
    const auto &legal = m_chairs[static_cast<std::size_t>(index(seat))].view.legal;
    const auto passing = std::find_if(legal.begin(), legal.end(), [](const Action &action) { return action.verb == Verb::Pass; });
    return passing == legal.end() ? legal.front() : *passing;
}

Action Race::next(const State &state)
{
    m_decider.reset();
    if (!m_wishes.empty()) {
        const Action action = m_wishes.back().action;
        m_wishes.pop_back();
        return action;
    }
    m_decider = seatOnTurn(state);
    if (!m_decider)
        return forced(state);
    Chair &chair = m_chairs[static_cast<std::size_t>(index(*m_decider))];
    return chair.player->decide(chair.view, chair.witness, chair.rng);
}

} // namespace uno::cli
