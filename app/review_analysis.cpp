// See review_analysis.h.
#include "review_analysis.h"

#include <algorithm>

namespace uno {

ReviewAnalysis::ReviewAnalysis(const MatchRun &run, Seat seat, Thinker::Where where, QObject *parent)
    : QObject(parent), m_run(run), m_seat(seat), m_memory(seat, run.setup().seatCount()), m_thinker(where)
{
    for (const PlayedRound &round : m_run.rounds())
        m_total += 1 + static_cast<int>(round.actions.size());
}

void ReviewAnalysis::start()
{
    if (m_run.rounds().empty()) {
        m_finished = true;
        emit finished();
        return;
    }
    openRound();
    goOn();
}

void ReviewAnalysis::openRound()
{
    const PlayedRound &round = m_run.rounds()[m_round];
    m_state = round.start;
    m_action = 0;
    const PlayerView view = viewFor(m_state, m_seat);
    for (const Event &event : redactedFor(round.dealt, m_seat))
        m_memory.note(event, view);
    ++m_moment;
}

/// Plays on to the seat's next decision, which comes without a verdict, with what the seat knew then.
std::optional<JudgedDecision> ReviewAnalysis::next(PlayerView &view, Memory &memory)
{
    for (;;) {
        const PlayedRound &round = m_run.rounds()[m_round];
        if (m_action == round.actions.size()) {
            if (++m_round == m_run.rounds().size())
                return std::nullopt;
            openRound();
            continue;
        }
        const Action action = round.actions[m_action++];
        const bool own = action.seat == m_seat && seatOnTurn(m_state) == m_seat;
        const Side up = m_state.side;
        if (own) {
            view = viewFor(m_state, m_seat);
            memory = m_memory;
        }
        const Outcome outcome = advance(m_state, action);
        const PlayerView after = viewFor(m_state, m_seat);
        for (const Event &event : redactedFor(outcome.events, m_seat))
            m_memory.note(event, after);
        const int moment = m_moment++;
        if (own && outcome.verdict.accepted())
            return JudgedDecision{moment, up, action, {}};
    }
}

void ReviewAnalysis::goOn()
{
    PlayerView view;
    Memory memory = m_memory;
    const auto decision = next(view, memory);
    if (!decision) {
        m_finished = true;
        emit finished();
        return;
    }
    m_thinker.ask([this, view, memory, decision = *decision](const std::atomic<bool> &stop) mutable -> Thinker::Answer {
        Budget budget;
        budget.playouts = Playouts;
        budget.stop = &stop;
        Rng rng(static_cast<std::uint64_t>(decision.moment));
        const auto verdict = judgeDecision(view, memory, decision.taken, rng, budget);
        if (verdict)
            decision.verdict = *verdict;
        return [this, decision, judges = verdict.has_value()] {
            if (judges)
                add(decision);
            QMetaObject::invokeMethod(this, &ReviewAnalysis::goOn, Qt::QueuedConnection);
        };
    });
}

void ReviewAnalysis::add(const JudgedDecision &decision)
{
    m_decisions.push_back(decision);
    emit judged(decision.moment);
}

const JudgedDecision *ReviewAnalysis::at(int moment) const
{
    const auto found = std::ranges::find(m_decisions, moment, &JudgedDecision::moment);
    return found == m_decisions.end() ? nullptr : &*found;
}

std::vector<int> ReviewAnalysis::worst() const
{
    std::vector<const JudgedDecision *> mistakes;
    for (const JudgedDecision &decision : m_decisions)
        if (decision.verdict.isMistake())
            mistakes.push_back(&decision);
    std::ranges::stable_sort(mistakes, std::greater{}, [](const JudgedDecision *one) { return one->verdict.loss(); });
    std::vector<int> moments;
    for (const JudgedDecision *mistake : mistakes)
        if (moments.size() < static_cast<std::size_t>(WorstShown))
            moments.push_back(mistake->moment);
    return moments;
}

} // namespace uno
