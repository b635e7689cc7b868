// Judges one seat's decisions of a match, one after the other, in a thread of its own: what the strongest opponent would have
// done with what that seat could know, and what the difference was worth. Deterministic: every decision has its own seed and a
// fixed number of playouts.
#pragma once

#include "bot_seats.h"
#include "match_run.h"
#include "thinker.h"

#include "core/bots/advisor.h"

#include <QObject>

#include <optional>
#include <vector>

namespace uno {

/// A decision and what it was worth.
struct JudgedDecision {
    int moment = 0;  ///< the moment of the match that it led to, counting deals and actions
    Side up = Side::Light;
    Action taken;
    Judgment verdict;
};

class ReviewAnalysis : public QObject {
    Q_OBJECT

public:
    static constexpr int Playouts = 800;
    static constexpr int WorstShown = 3;

    ReviewAnalysis(const MatchRun &run, Seat seat, Thinker::Where where, QObject *parent = nullptr);

    /// Begins; `judged` tells of each decision, `finished` of the end. Destroying the analysis stops it at once.
    void start();
    bool isFinished() const { return m_finished; }
    /// Actions looked at so far, and all of them.
    int done() const { return m_moment; }
    int total() const { return m_total; }
    /// In the order of play.
    const std::vector<JudgedDecision> &decisions() const { return m_decisions; }
    const JudgedDecision *at(int moment) const;
    /// Moments of the costliest mistakes, the worst first, at most WorstShown.
    std::vector<int> worst() const;

signals:
    void judged(int moment);
    void finished();

private:
    std::optional<JudgedDecision> next(PlayerView &view, Memory &memory);
    void openRound();
    void goOn();
    void add(const JudgedDecision &decision);

    MatchRun m_run;
    Seat m_seat;
    Memory m_memory;
    State m_state;
    std::size_t m_round = 0;
    std::size_t m_action = 0; ///< of the round, the next one
    int m_moment = 0;
    int m_total = 0;
    bool m_finished = false;
    std::vector<JudgedDecision> m_decisions;
    Thinker m_thinker; ///< last: it stops before the rest goes
};

} // namespace uno
