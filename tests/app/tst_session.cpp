// A match at the table on a manual clock: who may act when, what waits for whom, and that it plays to its end.
#include "session_house.h"

#include "core/presets.h"

#include <QSignalSpy>
#include <QTest>

using namespace uno;

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void everyPresetIsPlayedToTheEndOfARound_data();
    void everyPresetIsPlayedToTheEndOfARound();
    void aMatchOfBotsIsPlayedToItsEnd();
    void noBotActsWhileAnEventIsBeingShown();
    void submittingTwiceDoesNothingTwice();
    void aPauseStopsTheClock();
    void aRefusalSaysWhyAndChangesNothing();
    void statisticsCountAMatchOnce();
    void leavingWhileABotThinksIsSafe();
    void theTableAgreesWithTheTruthAtRest();
    void aPlayIsTakenBackWhileNothingHiddenWasLearnt();
    void whatWasLearntIsNotTakenBackWithoutPractice();
    void openPracticeTakesBackAnythingAndCountsNothing();
    void anotherActionEndsTheRedo();
};

namespace {

/// The person's seat played by a bot as well, at once.
void handOver(SessionHouse &house)
{
    house.settings.setSpeed(QStringLiteral("instant"));
    house.settings.setAutopilot(true);
}

/// Lays the first plain number that fits, which asks for nothing and hits nobody; false if there is none.
bool layANumber(SessionHouse &house)
{
    for (const Move &move : legalMoves(house.state(), seatAt(0)))
        if (move.verb == Verb::Play && isNumber(move.card.light.symbol())) {
            Action action;
            action.seat = seatAt(0);
            action.verb = Verb::Play;
            action.card = move.card;
            house.session.submit(action);
            house.settle();
            return true;
        }
    return false;
}

/// A match at the moment before the person lays a number.
void openWithANumber(SessionHouse &house)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        house.session.start(SessionHouse::tableOf(3, seed));
        house.goOn(60'000, [&] { return house.table().myTurn(); });
        if (!house.table().myTurn() || house.table().phase() != QLatin1String("turn"))
            continue;
        if (layANumber(house)) {
            house.session.undo();
            return house.settle();
        }
    }
    qFatal("no match begins with a number");
}

bool playRound(SessionHouse &house)
{
    return house.goOn(3'600'000, [&] { return house.session.run()->roundOver(); });
}

} // namespace

void SessionTest::everyPresetIsPlayedToTheEndOfARound_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("seats");
    for (const Preset &preset : presets())
        for (const int seats : {2, 4, 7})
            QTest::addRow("%s, %d seats", std::string(preset.id).c_str(), seats)
                << QString::fromStdString(std::string(preset.id)) << seats;
}

void SessionTest::everyPresetIsPlayedToTheEndOfARound()
{
    QFETCH(QString, preset);
    QFETCH(int, seats);
    SessionHouse house;
    handOver(house);
    MatchSetup setup = SessionHouse::tableOf(seats, 7, findPreset(preset.toStdString())->rules);
    setup.presetId = preset;
    house.session.start(setup);
    QVERIFY(playRound(house));
    const QString overlay = house.table().overlay();
    QVERIFY2(overlay == QLatin1String("roundOver") || overlay == QLatin1String("matchOver"), qPrintable(overlay));
    QCOMPARE(house.table().scores()->count(), seats);
    QVERIFY(house.table().log()->count() > 5);
}

void SessionTest::aMatchOfBotsIsPlayedToItsEnd()
{
    SessionHouse house;
    handOver(house);
    Rules rules;
    rules.target = 150;
    house.session.start(SessionHouse::tableOf(3, 11, rules));
    for (int round = 1; round < 40 && !house.session.run()->matchOver(); ++round) {
        QVERIFY(playRound(house));
        house.table().nextRound();
        house.settle();
    }
    QVERIFY(house.session.run()->matchOver());
    QCOMPARE(house.table().overlay(), QStringLiteral("matchOver"));
    QVERIFY(house.table().scores()->matchOver());
    QVERIFY(house.saves.unfinished().empty());
    QCOMPARE(house.saves.finished().size(), std::size_t(1));
    const OpenedMatch read = Saves::readFile(house.saves.finished().front().path);
    QCOMPARE(read.problem, QString());
    QVERIFY(read.run->state() == house.state());
}

void SessionTest::noBotActsWhileAnEventIsBeingShown()
{
    SessionHouse house;
    handOver(house);
    house.session.start(SessionHouse::tableOf(4, 3));
    house.settle();
    QVERIFY(house.goOn(10'000, [&] { return house.session.run()->rounds().back().actions.size() == 3; }));
    house.eyesOpen = false;
    QVERIFY(!house.goOn(2'000,
                        [&] { return house.table().settled() && house.session.run()->rounds().back().actions.size() > 4; }));
    // One action ahead of the eye, and no further however long the eye takes.
    const std::size_t now = house.session.run()->rounds().back().actions.size();
    QCOMPARE(now, std::size_t(4));
    house.goOn(60'000, [] { return false; });
    QCOMPARE(house.session.run()->rounds().back().actions.size(), now);
    house.eyesOpen = true;
    house.table().shown();
    QVERIFY(house.goOn(60'000, [&] { return house.session.run()->rounds().back().actions.size() > now; }));
}

void SessionTest::submittingTwiceDoesNothingTwice()
{
    SessionHouse house;
    house.session.start(SessionHouse::tableOf(2, 5));
    QVERIFY(house.goOn(60'000, [&] { return house.table().myTurn() && house.table().phase() == QLatin1String("turn"); }));
    house.eyesOpen = false;
    const std::size_t before = house.session.run()->rounds().back().actions.size();
    Action draw;
    draw.seat = seatAt(0);
    house.session.submit(draw);
    house.session.submit(draw);
    house.session.submit(draw);
    QCOMPARE(house.session.run()->rounds().back().actions.size(), before + 1);
}

void SessionTest::aPauseStopsTheClock()
{
    SessionHouse house;
    handOver(house);
    house.settings.setSpeed(QStringLiteral("normal"));
    house.session.start(SessionHouse::tableOf(4, 9));
    house.settle();
    house.session.pause(PauseReason::Dialog);
    house.session.pause(PauseReason::Hidden);
    QVERIFY(house.table().paused());
    house.goOn(60'000, [] { return false; });
    QVERIFY(house.session.run()->rounds().back().actions.empty());
    house.session.resume(PauseReason::Dialog);
    house.goOn(60'000, [] { return false; });
    QVERIFY(house.session.run()->rounds().back().actions.empty());
    house.session.resume(PauseReason::Hidden);
    QVERIFY(house.goOn(10'000, [&] { return !house.session.run()->rounds().back().actions.empty(); }));
}

void SessionTest::aRefusalSaysWhyAndChangesNothing()
{
    SessionHouse house;
    house.session.start(SessionHouse::tableOf(4, 21));
    QVERIFY(house.goOn(60'000, [&] { return house.table().myTurn(); }));
    QSignalSpy refused(&house.table(), &TableModel::refused);
    const State before = house.state();
    int wrong = -1;
    for (const HandCard &held : house.table().hand()->cards())
        if (!held.playable)
            wrong = held.id;
    QVERIFY(wrong >= 0);
    house.table().playCard(wrong);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.front().at(0).toString().isEmpty());
    QCOMPARE(refused.front().at(1).toString(), QStringLiteral("general:matching"));
    QCOMPARE(refused.front().at(2).toInt(), wrong);
    QVERIFY(house.state() == before);
    QVERIFY(!house.table().hand()->find(wrong)->reason.isEmpty());
}

void SessionTest::statisticsCountAMatchOnce()
{
    SessionHouse house;
    handOver(house);
    Rules rules;
    rules.rounds = 2;
    rules.target = 0;
    house.session.start(SessionHouse::tableOf(3, 11, rules));
    QVERIFY(playRound(house));
    QCOMPARE(house.statistics.rounds(), 1);
    house.statistics.count(*house.session.run());
    QCOMPARE(house.statistics.rounds(), 1);
    const MatchRun half = *house.session.run();
    house.table().nextRound();
    house.settle();
    QVERIFY(playRound(house));
    QCOMPARE(house.statistics.rounds(), 2);
    QCOMPARE(house.statistics.matches(), 1);
    house.statistics.count(half);
    house.statistics.count(*house.session.run());
    Statistics again(house.folder.filePath(QStringLiteral("statistics.json")));
    again.count(*house.session.run());
    QCOMPARE(again.rounds(), 2);
    QCOMPARE(again.matches(), 1);
    QCOMPARE(again.curve().size(), std::size_t(1));
}

void SessionTest::leavingWhileABotThinksIsSafe()
{
    for (int i = 0; i < 20; ++i) {
        SessionHouse house(Thinker::Where::Thread);
        handOver(house);
        MatchSetup setup = SessionHouse::tableOf(4, static_cast<std::uint64_t>(i));
        for (SeatSetup &seat : setup.seats)
            seat.level = Level::Expert;
        house.session.start(setup);
        house.settle();
        if (i % 3 == 0)
            house.session.leave();
        if (i % 3 == 1)
            QTest::qWait(5 * i);
    }
}

void SessionTest::theTableAgreesWithTheTruthAtRest()
{
    for (const char *preset : {"official", "party", "flip"}) {
        SessionHouse house;
        handOver(house);
        house.session.start(SessionHouse::tableOf(4, 77, findPreset(preset)->rules));
        int checked = 0;
        QVERIFY(house.goOn(3'600'000, [&] {
            if (!house.table().settled())
                return false;
            const State &state = house.state();
            for (int i = 0; i < state.seats; ++i)
                if (house.table().seats()->at(seatAt(i)).count != state.handCount(seatAt(i)))
                    qFatal("seat %d shows another count", i);
            if (house.table().hand()->count() != state.handCount(seatAt(0)))
                qFatal("the hand differs");
            if (house.table().drawCount() != state.drawCount())
                qFatal("the draw pile differs");
            ++checked;
            return house.session.run()->roundOver();
        }));
        QVERIFY(checked > 10);
    }
}

void SessionTest::aPlayIsTakenBackWhileNothingHiddenWasLearnt()
{
    SessionHouse house;
    openWithANumber(house);
    const State before = house.state();
    QVERIFY(layANumber(house));
    const State after = house.state();
    QVERIFY(!(before == after));
    QVERIFY(house.session.canUndo());
    QVERIFY(!house.settings.openPractice());
    house.session.undo();
    house.settle();
    QVERIFY(house.state() == before);
    QVERIFY(house.session.canRedo());
    house.session.redo();
    house.settle();
    QVERIFY(house.state() == after);
    QVERIFY(!house.session.canRedo());
    QVERIFY(house.statistics.counts(house.session.run()->id()));
    house.session.undo();
    house.settle();
    handOver(house);
    QVERIFY(playRound(house));
    QCOMPARE(house.statistics.rounds(), 1);
    QCOMPARE(Saves::read(house.session.record()).problem, QString());
}

void SessionTest::whatWasLearntIsNotTakenBackWithoutPractice()
{
    SessionHouse house;
    openWithANumber(house);
    QVERIFY(layANumber(house));
    const std::size_t mine = house.session.run()->rounds().back().actions.size();
    QVERIFY(house.goOn(60'000, [&] { return house.session.run()->rounds().back().actions.size() > mine; }));
    const State after = house.state();
    QVERIFY(!house.session.canUndo());
    house.session.undo();
    QVERIFY(house.state() == after);
    QVERIFY(house.goOn(60'000, [&] { return house.table().myTurn() && house.table().canDraw(); }));
    house.table().draw();
    house.settle();
    QVERIFY(!house.session.canUndo());
}

void SessionTest::openPracticeTakesBackAnythingAndCountsNothing()
{
    SessionHouse house;
    openWithANumber(house);
    const State before = house.state();
    QVERIFY(layANumber(house));
    const std::size_t mine = house.session.run()->rounds().back().actions.size();
    QVERIFY(house.goOn(60'000, [&] { return house.session.run()->rounds().back().actions.size() > mine; }));
    house.settings.setOpenPractice(true);
    QVERIFY(house.session.canUndo());
    house.session.undo();
    house.settle();
    QVERIFY(house.state() == before);
    house.settings.setOpenPractice(false); // too late: this match is practice
    house.session.leave();
    QVERIFY(house.session.continueLast());
    handOver(house);
    QVERIFY(playRound(house));
    QCOMPARE(house.statistics.rounds(), 0);
    Statistics again(house.folder.filePath(QStringLiteral("statistics.json")));
    again.count(*house.session.run());
    QCOMPARE(again.rounds(), 0);
}

void SessionTest::anotherActionEndsTheRedo()
{
    SessionHouse house;
    openWithANumber(house);
    QVERIFY(layANumber(house));
    house.session.undo();
    house.settle();
    QVERIFY(house.session.canRedo());
    Action draw;
    draw.seat = seatAt(0);
    house.session.submit(draw);
    house.settle();
    QVERIFY(!house.session.canRedo());
}

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
