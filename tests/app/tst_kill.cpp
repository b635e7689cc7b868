// Killed at any moment the program finds the match exactly as it was; the interrupted action is wholly there or wholly not.
// UNO_KILLS says how often (20; 200 in the nightly form).
#include "saves.h"

#include "json/fairness.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace uno;

class KillTest : public QObject {
    Q_OBJECT

private slots:
    void aKilledProgramFindsItsMatchAsItWas();
};

namespace {

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

} // namespace

void KillTest::aKilledProgramFindsItsMatchAsItWas()
{
    const int kills = qEnvironmentVariableIsSet("UNO_KILLS") ? qEnvironmentVariableIntValue("UNO_KILLS") : 20;
    QTemporaryDir folder;
    QRandomGenerator chance(2024);
    std::size_t before = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess program;
        program.start(QStringLiteral(UNO_KILL_DRIVER), {folder.path()});
        QVERIFY(program.waitForStarted());
        QVERIFY(program.waitForReadyRead(20'000));
        QTest::qWait(static_cast<int>(chance.bounded(120)));
        program.kill();
        QVERIFY(program.waitForFinished());
        const QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
        QVERIFY(lines.size() >= 2);
        const QList<QByteArray> said = lines[lines.size() - 2].split(' '); // the last one is torn or empty
        QCOMPARE(said.size(), 2);
        const auto reported = said[0].toULongLong();

        Saves saves(folder.filePath(QStringLiteral("matches")));
        const std::vector<SavedMatch> found = saves.unfinished();
        QCOMPARE(found.size(), std::size_t(1));
        Saves::Resumed resumed = saves.resume(found.front().path);
        QVERIFY2(resumed.problem.isEmpty(), qPrintable(resumed.problem));
        QVERIFY(resumed.run.has_value());
        std::size_t total = 0;
        QCOMPARE(hashAfter(*resumed.run, reported, &total), said[1]);
        QVERIFY2(total == reported || total == reported + 1, qPrintable(QStringLiteral("%1 of %2").arg(total).arg(reported)));
        QVERIFY(total >= before);
        before = total;
    }
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
