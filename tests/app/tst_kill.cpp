// Killed at any moment the program finds the match exactly as it was; the interrupted action is wholly there or wholly not,
// and the statistics have counted every round once. 200 kills; UNO_KILLS asks for another number.
#include "saves.h"
#include "statistics.h"

#include "json/fairness.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace uno;

class KillTest : public QObject {
    Q_OBJECT

private slots:
    void aKilledProgramFindsItsMatchAsItWas();
};

namespace {

/// How far a program has come: so many actions of the whole match, and the state after them.
struct Place {
    std::size_t actions = 0;
    QByteArray hash;
};

/// The state after so many actions of the whole match, and how many there are.
QByteArray hashAfter(const MatchRun &run, std::size_t actions, std::size_t *total)
{
    QByteArray hash;
    *total = 0;
    for (const PlayedRound &round : run.rounds()) {
        State state = round.start;
        for (const Action &action : round.actions) {
            step(state, action);
            if (++*total == actions)
                hash = hashOf(state);
        }
    }
    return hash;
}

/// The last place that the program told; the line at the very end may be torn.
Place lastTold(const QByteArray &output, const Place &before)
{
    const QList<QByteArray> lines = output.split('\n');
    if (lines.size() < 2)
        return before;
    const QList<QByteArray> words = lines[lines.size() - 2].split(' ');
    return {static_cast<std::size_t>(words.value(0).toULongLong()), words.value(1)};
}

/// Plays on in the folder until it is killed, sometimes before it has come to play at all; answers where it was last.
Place playUntilKilled(const QString &folder, const Place &before, QRandomGenerator &chance)
{
    QProcess program;
    program.start(QStringLiteral(UNO_KILL_DRIVER), {folder});
    const bool early = before.actions > 0 && chance.bounded(4) == 0;
    if (!program.waitForStarted() || (!early && !program.waitForReadyRead(20'000)))
        return {};
    QTest::qWait(static_cast<int>(chance.bounded(early ? 30 : 50)));
    program.kill();
    return program.waitForFinished() ? lastTold(program.readAllStandardOutput(), before) : Place{};
}

int finishedRounds(const MatchRun &run)
{
    return static_cast<int>(std::ranges::count_if(run.rounds(), [](const PlayedRound &round) { return round.over; }));
}

} // namespace

void KillTest::aKilledProgramFindsItsMatchAsItWas()
{
    const int kills = qEnvironmentVariableIsSet("UNO_KILLS") ? qEnvironmentVariableIntValue("UNO_KILLS") : 200;
    QTemporaryDir folder;
    QRandomGenerator chance(2024);
    Place before;
    int rounds = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const Place told = playUntilKilled(folder.path(), before, chance);
        QVERIFY(told.actions >= std::max<std::size_t>(before.actions, 1));

        Saves saves(folder.filePath(QStringLiteral("matches")));
        const std::vector<SavedMatch> found = saves.unfinished();
        QCOMPARE(found.size(), std::size_t(1));
        Saves::Resumed resumed = saves.resume(found.front().path);
        QVERIFY2(resumed.problem.isEmpty(), qPrintable(resumed.problem));
        QVERIFY(resumed.run.has_value());
        std::size_t total = 0;
        QCOMPARE(hashAfter(*resumed.run, told.actions, &total), told.hash);
        // What was played after the last word: at most one action, or what a program did that was killed before it could
        // speak.
        QVERIFY2(total == told.actions || total == told.actions + 1,
                 qPrintable(QStringLiteral("%1 of %2").arg(total).arg(told.actions)));
        const bool spoke = told.actions > before.actions;
        before = {total, hashOf(resumed.run->state())};

        Statistics statistics(folder.filePath(QStringLiteral("statistics.json")));
        QCOMPARE(statistics.takeProblem(), QString());
        // A program that came to play has made up for what the one before it could no longer count.
        QVERIFY2(!spoke || statistics.rounds() >= rounds,
                 qPrintable(QStringLiteral("%1 of %2").arg(statistics.rounds()).arg(rounds)));
        rounds = finishedRounds(*resumed.run);
        QVERIFY2(statistics.rounds() == rounds || statistics.rounds() == rounds - 1,
                 qPrintable(QStringLiteral("%1 rounds counted of %2").arg(statistics.rounds()).arg(rounds)));
    }
    QVERIFY2(kills < 200 || rounds > 5, "the kills have seen no end of a round");
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
