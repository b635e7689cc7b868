#include "bot_table.h"

#include <bit>

namespace uno::test {

namespace {

Reaction kindOf(const Action &action)
{
    switch (action.verb) {
    case Verb::Call:
        return Reaction::LateCall;
    case Verb::Catch:
        return Reaction::Catch;
    case Verb::JumpIn:
        return Reaction::JumpIn;
    case Verb::Slap:
        return Reaction::Slap;
    case Verb::Speak:
        return Reaction::Speak;
    default:
        return Reaction::Opening;
    }
}

} // namespace

BotTable::BotTable(const Rules &rules, std::vector<Level> levels, std::uint64_t seed) : m_levels(std::move(levels)), m_rng(seed)
{
    Deal deal;
    deal.rules = rules;
    deal.seats = static_cast<int>(m_levels.size());
    deal.seed = seedFrom(m_rng.next());
    Events events;
    m_state = dealRound(deal, &events);
    for (int s = 0; s < deal.seats; ++s) {
        m_bots.push_back(makeBot(m_levels[static_cast<std::size_t>(s)]));
        m_memories.emplace_back(seatAt(s), deal.seats);
    }
    tell(events);
}

Seat BotTable::actor() const
{
    if (const auto seat = seatOnTurn(m_state))
        return *seat;
    return seatAt(std::countr_zero(static_cast<unsigned>(m_state.agenda.top().waiting)));
}

std::optional<Action> BotTable::reaction()
{
    std::optional<Action> first;
    double earliest = 0;
    for (int s = 0; s < m_state.seats; ++s) {
        const PlayerView view = viewFor(m_state, seatAt(s));
        const auto action = view.legal.empty() ? std::nullopt : bot(seatAt(s)).react(view, memory(seatAt(s)), m_rng);
        if (!action)
            continue;
        const auto time = reactionTime(m_levels[static_cast<std::size_t>(s)], Temper::None, kindOf(*action), m_rng);
        if (time && (!first || *time < earliest)) {
            first = action;
            earliest = *time;
        }
    }
    return first;
}

bool BotTable::advanceOnce(const Budget &budget)
{
    if (const auto action = reaction())
        return take(*action);
    const Seat seat = actor();
    return take(bot(seat).decide(viewFor(m_state, seat), memory(seat), m_rng, budget).action);
}

bool BotTable::take(const Action &action)
{
    m_last = action;
    const Outcome outcome = advance(m_state, action);
    tell(outcome.events);
    return outcome.verdict.accepted();
}

void BotTable::tell(const Events &events)
{
    for (Memory &memory : m_memories) {
        const PlayerView after = viewFor(m_state, memory.own());
        for (const Event &event : events)
            memory.note(redacted(event, memory.own()), after);
    }
}

bool BotTable::play(const Budget &budget, const std::function<void(const BotTable &)> &before)
{
    while (!m_state.over) {
        if (before)
            before(*this);
        if (!advanceOnce(budget))
            return false;
    }
    return true;
}

} // namespace uno::test
