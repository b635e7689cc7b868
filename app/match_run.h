// A match as it has been played so far: the truth and its whole history as a plain value. It deals, plays and takes back; it
// knows neither time nor people. What it holds is what a record says, line by line (app/json/record_json).
#pragma once

#include "json/record_replay.h"
#include "match_setup.h"

#include "core/match.h"

#include <array>
#include <vector>

namespace uno {

struct PlayedRound {
    Seed seed{};
    State start{};               ///< after the deal
    Events dealt;
    std::vector<Action> actions; ///< accepted and penalized ones
    std::array<std::int32_t, MaxSeats> totals{}; ///< once it is over
    bool over = false;
};

class MatchRun {
public:
    /// Nothing is dealt yet. The setup's rules must not clash.
    MatchRun(MatchSetup setup, const Seed &matchSeed);
    /// As far as the record holds true; none if its match seed isn't told or nothing of it can be dealt.
    static std::optional<MatchRun> from(const Record &record, const Replay &replay);

    const MatchSetup &setup() const { return m_setup; }
    const Seed &matchSeed() const { return m_seed; }
    /// 64 hex digits that name this match.
    QByteArray id() const;
    int round() const { return static_cast<int>(m_rounds.size()); }
    const std::vector<PlayedRound> &rounds() const { return m_rounds; }
    const State &state() const { return m_state; }
    bool dealt() const { return !m_rounds.empty(); }
    bool roundOver() const { return dealt() && m_state.over; }
    bool matchOver() const { return roundOver() && m_state.result.matchOver; }

    /// The next round; the one before must be over and must not have ended the match.
    const Events &deal();
    /// The commitment of the round that is being played, or is to be dealt next.
    QByteArray commitment() const;
    Outcome play(const Action &action);
    /// Takes the round's last actions back, as many as there are at most.
    void takeBack(int actions);

    QByteArray header() const;
    /// What the last round's end adds to the record.
    QByteArray roundEndLine() const;
    /// The whole record.
    QByteArray record() const;

private:
    QByteArray roundEndLine(const PlayedRound &round, int number, const QByteArray &hash) const;
    void closeRound();

    MatchSetup m_setup;
    Seed m_seed;
    std::vector<PlayedRound> m_rounds;
    std::vector<QByteArray> m_hashes; ///< of the finished rounds' last states
    State m_state{};
};

} // namespace uno
