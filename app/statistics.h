// What the person has achieved, kept on disk. Every round and match is counted once, however often the program was killed on the
// way: facts come out of the record of the match and carry its name. Practice (open undo) isn't counted.
#pragma once

#include "match_run.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <vector>

namespace uno {

/// What one round was like for the person.
struct RoundFacts {
    bool won = false;
    int points = 0;         ///< that the round added to the person's score
    int callsForgotten = 0; ///< fell to one card without a call
    int caught = 0;         ///< ... and was caught
    int catches = 0;        ///< caught others
    int oneCard = 0;        ///< times that the person came to hold one card
    int hitAtOneCard = 0;   ///< times that a penalty reached the person then

    friend bool operator==(const RoundFacts &, const RoundFacts &) = default;
};
/// Of a round that is over; `person` is the seat that counts.
RoundFacts factsOf(const PlayedRound &round, Seat person);

/// One line of the table: a preset against a level.
struct Tally {
    QString preset; ///< id, "" for own rules
    QString level;  ///< "hard", ...; "mixed"
    int rounds = 0;
    int roundsWon = 0;
    int matches = 0;
    int matchesWon = 0;
    int bestScore = 0; ///< highest match score; lowest where points are bad
};

/// A finished match on the curve.
struct CurvePoint {
    QString preset;
    int total = 0;
    bool won = false;
};

class Statistics : public QObject {
    Q_OBJECT

public:
    /// In the person's own data folder.
    explicit Statistics(QObject *parent = nullptr);
    explicit Statistics(QString file, QObject *parent = nullptr);

    /// Counts whatever is over in `run` and has not been counted yet.
    void count(const MatchRun &run);
    /// This match is practice from now on: nothing more of it counts.
    void leaveOut(const QByteArray &matchId);
    bool counts(const QByteArray &matchId) const;
    void reset();

    std::vector<Tally> tallies() const;
    RoundFacts totals() const;
    int rounds() const;
    int roundsWon() const;
    int matches() const;
    int matchesWon() const;
    int streak() const { return m_data.value(QStringLiteral("streak")).toInt(); }
    int longestStreak() const { return m_data.value(QStringLiteral("longestStreak")).toInt(); }
    /// The last matches, oldest first.
    std::vector<CurvePoint> curve() const;
    /// A sentence about a file that was damaged or can't be written, once; what can't be written is tried again every time.
    QString takeProblem();

signals:
    void changed();

private:
    void load();
    void save();
    void countRound(const MatchRun &run, int round, Seat person);
    void countMatch(const MatchRun &run, Seat person);

    QString m_file;
    QJsonObject m_data;
    QString m_problem;
    bool m_complained = false; ///< that it can't be written has been said
};

} // namespace uno
