// See match_run.h.
#include "match_run.h"

#include "json/fairness.h"

#include <algorithm>

namespace uno {

MatchRun::MatchRun(MatchSetup setup, const Seed &matchSeed) : m_setup(std::move(setup)), m_seed(matchSeed) {}

std::optional<MatchRun> MatchRun::from(const Record &record, const Replay &replay)
{
    if (!record.matchSeed || replay.rounds.empty())
        return std::nullopt;
    MatchRun run(setupOf(record.header), *record.matchSeed);
    for (const ReplayedRound &replayed : replay.rounds) {
        // A record that ends with a round's end goes on with the score sheet, not with the next deal.
        if (run.matchOver() || (run.roundOver() && &replayed == &replay.rounds.back() && replayed.actions.empty()))
            break;
        run.deal();
        for (const Action &action : replayed.actions)
            run.play(action);
    }
    return run;
}

QByteArray MatchRun::id() const
{
    return commitmentOf(m_seed);
}

const Events &MatchRun::deal()
{
    PlayedRound round;
    round.seed = roundSeed(m_seed, this->round() + 1);
    const Deal deal = dealt() ? nextDeal(m_state, round.seed) : firstDeal(m_setup.rules, m_setup.seatCount(), m_seed, round.seed);
    m_state = dealRound(deal, &round.dealt);
    round.start = m_state;
    m_rounds.push_back(std::move(round));
    closeRound();
    return m_rounds.back().dealt;
}

QByteArray MatchRun::commitment() const
{
    return commitmentOf(roundSeed(m_seed, std::max(1, roundOver() && !matchOver() ? round() + 1 : round())));
}

Outcome MatchRun::play(const Action &action)
{
    Outcome outcome = advance(m_state, action);
    if (outcome.verdict.rejected())
        return outcome;
    m_rounds.back().actions.push_back(action);
    closeRound();
    return outcome;
}

void MatchRun::takeBack(int actions)
{
    PlayedRound &round = m_rounds.back();
    if (round.over)
        m_hashes.pop_back();
    round.over = false;
    round.actions.resize(round.actions.size() - std::min(static_cast<std::size_t>(actions), round.actions.size()));
    m_state = round.start;
    for (const Action &action : round.actions)
        step(m_state, action);
}

void MatchRun::closeRound()
{
    PlayedRound &round = m_rounds.back();
    if (!m_state.over || round.over)
        return;
    round.over = true;
    round.totals = m_state.standing.points;
    m_hashes.push_back(hashOf(m_state));
}

QByteArray MatchRun::header() const
{
    return recordLine(headerOf(m_setup, m_seed)) + recordLine(RecordMatchSeed{m_seed});
}

QByteArray MatchRun::roundEndLine() const
{
    return roundEndLine(m_rounds.back(), round(), m_hashes.back());
}

QByteArray MatchRun::roundEndLine(const PlayedRound &round, int number, const QByteArray &hash) const
{
    return recordLine(RecordRoundEnd{number, round.seed, commitmentOf(round.seed), hash});
}

QByteArray MatchRun::record() const
{
    QByteArray bytes = header();
    for (std::size_t i = 0; i < m_rounds.size(); ++i) {
        for (const Action &action : m_rounds[i].actions)
            bytes += recordLine(action);
        if (m_rounds[i].over)
            bytes += roundEndLine(m_rounds[i], static_cast<int>(i) + 1, m_hashes[i]);
    }
    return bytes;
}

} // namespace uno
