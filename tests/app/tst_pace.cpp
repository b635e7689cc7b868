// The clock of the table, and the fairness of what hangs on it: the moments left to the person for catches and jump-ins.
#include "session_house.h"

#include <QTest>

using namespace uno;

class PaceTest : public QObject {
    Q_OBJECT

private slots:
    void alarmsRingInOrder();
    void aHeldClockStandsStill();
    void anAlarmMayClearTheOthers();
    void aForgottenCallIsNotCaughtBeforeAFairMoment();
    void otherSettingsDelayNoCatch();
    void unhurriedBotsWaitUntilThePersonLetsGo();
    void aJumpInIsLeftTimeForAndIsFirstComeFirstServed();
};

void PaceTest::alarmsRingInOrder()
{
    ManualClock clock;
    Pace pace(clock);
    QString rung;
    pace.ringIn(300, [&] { rung += QLatin1Char('c'); });
    pace.ringIn(100, [&] { rung += QLatin1Char('a'); });
    pace.ringIn(100, [&] { rung += QLatin1Char('b'); });
    clock.advance(99);
    QCOMPARE(rung, QString());
    clock.advance(1);
    QCOMPARE(rung, QStringLiteral("ab"));
    clock.advance(1000);
    QCOMPARE(rung, QStringLiteral("abc"));
}

void PaceTest::aHeldClockStandsStill()
{
    ManualClock clock;
    Pace pace(clock);
    int rung = 0;
    pace.ringIn(100, [&] { ++rung; });
    clock.advance(60);
    pace.hold();
    clock.advance(100'000);
    QCOMPARE(pace.now(), 60);
    pace.release();
    clock.advance(39);
    QCOMPARE(rung, 0);
    clock.advance(1);
    QCOMPARE(rung, 1);
}

void PaceTest::anAlarmMayClearTheOthers()
{
    ManualClock clock;
    Pace pace(clock);
    int rung = 0;
    pace.ringIn(10, [&] {
        ++rung;
        pace.clear();
    });
    pace.ringIn(10, [&] { ++rung; });
    clock.advance(100);
    QCOMPARE(rung, 1);
}

namespace {

std::size_t actionsOf(const SessionHouse &house)
{
    return house.session.run()->rounds().back().actions.size();
}

/// The person does something that is allowed, never says UNO, never reacts out of turn.
void actSilently(SessionHouse &house)
{
    for (const Verb verb : {Verb::Play, Verb::Accept, Verb::Draw, Verb::Keep, Verb::Pass, Verb::NameColor, Verb::Ready, Verb::Give})
        for (const Action &action : house.table().view().legal)
            if (action.verb == verb && !action.uno) {
                house.session.submit(action);
                return;
            }
}

/// Plays until `reached`; false if the round ends before.
template <typename Reached>
bool playUntil(SessionHouse &house, Reached reached)
{
    for (int guard = 0; guard < 4000; ++guard) {
        house.settle();
        if (house.session.run()->roundOver())
            return false;
        if (house.table().settled() && reached())
            return true;
        if (house.table().myTurn())
            actSilently(house);
        else
            house.clock.advance(100);
    }
    return false;
}

/// Tries tables until one comes to what is wanted.
template <typename Reached>
bool find(SessionHouse &house, const Rules &rules, Reached reached)
{
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        house.session.start(SessionHouse::tableOf(3, seed, rules));
        if (playUntil(house, reached))
            return true;
    }
    return false;
}

} // namespace

void PaceTest::aForgottenCallIsNotCaughtBeforeAFairMoment()
{
    SessionHouse house;
    QVERIFY(find(house, {}, [&] { return house.state().owes == seatAt(0); }));
    QVERIFY(house.table().canCallUno());
    const std::size_t before = actionsOf(house);
    QVERIFY(!house.goOn(1100, [&] { return actionsOf(house) > before; }));
    QVERIFY(house.goOn(4000, [&] { return actionsOf(house) > before; }));
}

/// Who keeps pressing M does not escape.
void PaceTest::otherSettingsDelayNoCatch()
{
    SessionHouse house;
    QVERIFY(find(house, {}, [&] { return house.state().owes == seatAt(0); }));
    const std::size_t before = actionsOf(house);
    int presses = 0;
    QVERIFY(house.goOn(6000, [&] {
        house.settings.setMuted(++presses % 2 == 0);
        return actionsOf(house) > before;
    }));
}

void PaceTest::unhurriedBotsWaitUntilThePersonLetsGo()
{
    SessionHouse house;
    QVERIFY(find(house, {}, [&] { return house.state().owes == seatAt(0) && house.state().agenda.top().seat != seatAt(0); }));
    house.settings.setUnhurried(true);
    const std::size_t before = actionsOf(house);
    QVERIFY(!house.goOn(60'000, [&] { return actionsOf(house) > before; }));
    QCOMPARE(house.table().choices()->choices().back().id, QStringLiteral("go_on"));
    house.table().choose(QStringLiteral("go_on"));
    QVERIFY(house.goOn(10'000, [&] { return actionsOf(house) > before; }));
}

void PaceTest::aJumpInIsLeftTimeForAndIsFirstComeFirstServed()
{
    SessionHouse house;
    Rules rules;
    rules.jumpIn = JumpIn::Identical;
    QVERIFY(find(house, rules, [&] { return house.table().canJumpIn() && !house.table().myTurn(); }));
    const std::size_t before = actionsOf(house);
    QVERIFY(!house.goOn(1400, [&] { return actionsOf(house) > before; }));
    const int cards = house.table().hand()->count();
    house.table().jumpIn();
    if (house.table().ask() == QLatin1String("color"))
        house.table().chooseColor(QStringLiteral("red"));
    house.settle();
    QCOMPARE(actionsOf(house), before + 1);
    QCOMPARE(house.session.run()->rounds().back().actions.back().verb, Verb::JumpIn);
    QVERIFY(house.table().hand()->count() < cards || house.session.run()->roundOver());
}

QTEST_GUILESS_MAIN(PaceTest)
#include "tst_pace.moc"
