#include "record_replay.h"

#include "action_json.h"
#include "fairness.h"

#include "core/match.h"
#include "core/notation.h"
#include "core/rule_table.h"

namespace uno {

namespace {

class Replayer {
public:
    explicit Replayer(const Record &record) : m_record(record) {}

    Replay run()
    {
        if (headerHolds())
            for (const RecordedRound &round : m_record.rounds)
                if (!m_replay.good() || !next(round))
                    break;
        return std::move(m_replay);
    }

private:
    const RecordHeader &header() const { return m_record.header; }

    bool fails(int line, const QString &problem)
    {
        m_replay.problem = problem;
        m_replay.problemLine = line;
        return false;
    }

    bool headerHolds()
    {
        if (const auto clash = clashOf(header().rules, header().seats()))
            return fails(1, JsonText::tr("no table can be made with these rules: \"%1\" and \"%2\" exclude each other")
                                .arg(qt(clash->first), qt(clash->second)));
        if (!m_record.matchSeed)
            return true;
        if (commitmentOf(*m_record.matchSeed) != header().commitment)
            return fails(m_record.matchSeedLine, JsonText::tr("the match seed is not the one that was promised"));
        if (firstDealer(*m_record.matchSeed, header().seats()) != header().dealer)
            return fails(1, JsonText::tr("the first dealer is not the one that the match seed draws"));
        return true;
    }

    /// The recorded seed, or the match seed's; none: this round can't be dealt.
    std::optional<Seed> seedOf(const RecordedRound &round) const
    {
        const int number = static_cast<int>(m_replay.rounds.size()) + 1;
        if (round.end)
            return round.end->seed;
        return m_record.matchSeed ? std::optional(roundSeed(*m_record.matchSeed, number)) : std::nullopt;
    }

    bool seedHolds(const RecordedRound &round)
    {
        const int number = static_cast<int>(m_replay.rounds.size()) + 1;
        if (!round.end)
            return true;
        if (commitmentOf(round.end->seed) != round.end->commitment)
            return fails(round.endLine, JsonText::tr("the seed of round %1 is not the one that was promised").arg(number));
        if (m_record.matchSeed && roundSeed(*m_record.matchSeed, number) != round.end->seed)
            return fails(round.endLine, JsonText::tr("the seed of round %1 does not come from the match seed").arg(number));
        return true;
    }

    Deal dealWith(const Seed &seed) const
    {
        if (!m_replay.rounds.empty())
            return nextDeal(m_replay.rounds.back().now, seed);
        Deal deal;
        deal.rules = header().rules;
        deal.seats = header().seats();
        deal.dealer = header().dealer;
        deal.seed = seed;
        return deal;
    }

    /// False: there is nothing more to replay.
    bool next(const RecordedRound &round)
    {
        if (!m_replay.rounds.empty() && m_replay.rounds.back().now.result.matchOver)
            return round.actions.empty() || fails(round.actions.front().line, JsonText::tr("the match was over before this"));
        const auto seed = seedOf(round);
        if (!seed) {
            m_replay.uncheckedActions = static_cast<int>(round.actions.size());
            return false;
        }
        if (!seedHolds(round))
            return false;
        ReplayedRound replayed;
        replayed.seed = *seed;
        replayed.start = replayed.now = dealRound(dealWith(*seed));
        m_replay.rounds.push_back(replayed);
        return play(round, m_replay.rounds.back());
    }

    bool play(const RecordedRound &round, ReplayedRound &into)
    {
        for (const RecordedAction &recorded : round.actions) {
            const Verdict verdict = step(into.now, recorded.action);
            if (verdict.rejected())
                return fails(recorded.line, JsonText::tr("the rules turn this action down (%1)").arg(qt(toText(*verdict.rejection))));
            into.actions.push_back(recorded.action);
        }
        into.over = into.now.over;
        return endHolds(round, into);
    }

    bool endHolds(const RecordedRound &round, const ReplayedRound &played)
    {
        if (!round.end)
            return true;
        if (!played.over)
            return fails(round.endLine, JsonText::tr("the round is not over here"));
        if (hashOf(played.now) != round.end->hash)
            return fails(round.endLine, JsonText::tr("the state is not the one that was recorded"));
        return true;
    }

    const Record &m_record;
    Replay m_replay;
};

} // namespace

Replay replay(const Record &record) { return Replayer(record).run(); }

} // namespace uno
