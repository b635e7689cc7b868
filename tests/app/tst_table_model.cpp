// The table as the eye sees it: one event at a time, in step with the view at rest; wishes become whole actions.
#include "table_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace uno;

class TableModelTest : public QObject {
    Q_OBJECT

private slots:
    void atRestTheTableAgreesWithTheView();
    void anEventChangesNothingBeforeItIsShown();
    void aWildAsksForItsColorAndThenIsPlayed();
    void escapeTakesTheCardBack();
    void aWishDuringAnAnimationWaitsForItsEnd();
    void doubleClicksDrawOnce();
    void draggingRearrangesTheHand();
};

namespace {

int idOf(TableModel &table, const char *face)
{
    const HandModel &hand = *table.hand();
    for (int row = 0; row < hand.rowCount(); ++row)
        if (hand.data(hand.index(row), HandModel::FaceRole).toString() == QLatin1String(face))
            return hand.data(hand.index(row), HandModel::CardIdRole).toInt();
    return -1;
}

} // namespace

void TableModelTest::atRestTheTableAgreesWithTheView()
{
    TableModel table;
    fillTable(table, 4);
    QCOMPARE(table.hand()->count(), 7);
    QCOMPARE(table.color(), QStringLiteral("red"));
    QCOMPARE(table.seats()->at(seatAt(1)).count, 5);
    QVERIFY(table.seats()->at(seatAt(3)).canBeCaught);
    QVERIFY(table.myTurn());
    QVERIFY(table.canDraw());
    QCOMPARE(table.discard()->count(), 2);
}

void TableModelTest::anEventChangesNothingBeforeItIsShown()
{
    TableModel table;
    fillTable(table, 4);
    QCoreApplication::processEvents();
    QSignalSpy ready(&table, &TableModel::eventReady);
    pushSampleScenes(table);
    QVERIFY(!table.settled());
    QVERIFY(!table.myTurn());
    QVERIFY(ready.wait(1000));
    QCOMPARE(ready.count(), 1);
    QCOMPARE(ready.front().front().toMap().value("kind").toString(), QStringLiteral("played"));
    QCOMPARE(table.discard()->count(), 2);
    table.shown();
    QCOMPARE(table.discard()->count(), 3);
    QCOMPARE(table.seats()->at(seatAt(1)).count, 4);
    QCOMPARE(table.direction(), 1);
    for (int guard = 0; !table.settled() && guard < 20; ++guard) {
        QCoreApplication::processEvents();
        table.shown();
    }
    QCOMPARE(table.direction(), -1);
    QCOMPARE(table.seats()->at(seatAt(3)).count, 2);
    QVERIFY(table.myTurn());
}

void TableModelTest::aWildAsksForItsColorAndThenIsPlayed()
{
    TableModel table;
    fillTable(table, 4);
    QSignalSpy wanted(&table, &TableModel::actionWanted);
    table.playCard(idOf(table, "wild"));
    QCOMPARE(table.ask(), QStringLiteral("color"));
    QCOMPARE(table.askColors().size(), 4);
    QCOMPARE(wanted.count(), 0);
    table.chooseColor(QStringLiteral("blue"));
    QCOMPARE(wanted.count(), 1);
    const auto action = wanted.front().front().value<Action>();
    QCOMPARE(action.verb, Verb::Play);
    QVERIFY(action.color == Color::Blue);
    QCOMPARE(table.ask(), QString());
}

void TableModelTest::escapeTakesTheCardBack()
{
    TableModel table;
    fillTable(table, 4);
    QSignalSpy wanted(&table, &TableModel::actionWanted);
    table.playCard(idOf(table, "wild_draw_four"));
    table.cancelAsk();
    QCOMPARE(table.ask(), QString());
    table.chooseColor(QStringLiteral("blue"));
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(table.hand()->count(), 7);
}

void TableModelTest::aWishDuringAnAnimationWaitsForItsEnd()
{
    TableModel table;
    fillTable(table, 4);
    QCoreApplication::processEvents();
    QSignalSpy wanted(&table, &TableModel::actionWanted);
    pushSampleScenes(table);
    QCoreApplication::processEvents();
    table.playCard(idOf(table, "red_7"));
    QCOMPARE(wanted.count(), 0);
    QVERIFY(table.hurried());
    for (int guard = 0; wanted.isEmpty() && guard < 20; ++guard) {
        table.shown();
        QCoreApplication::processEvents();
    }
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!table.hurried());
}

void TableModelTest::doubleClicksDrawOnce()
{
    TableModel table;
    fillTable(table, 4);
    QCoreApplication::processEvents();
    int drawn = 0;
    connect(&table, &TableModel::actionWanted, &table, [&](const Action &action) {
        QCOMPARE(action.verb, Verb::Draw);
        ++drawn;
        pushSampleScenes(table);
    });
    table.draw();
    table.draw();
    for (int guard = 0; guard < 20; ++guard) {
        QCoreApplication::processEvents();
        table.shown();
    }
    QCOMPARE(drawn, 1);
}

void TableModelTest::draggingRearrangesTheHand()
{
    TableModel table;
    fillTable(table, 2);
    const int first = table.hand()->cards().front().id;
    table.moveCard(0, 3);
    QCOMPARE(table.hand()->cards()[3].id, first);
    table.sortHand();
    QCOMPARE(table.hand()->cards().back().card.light.symbol(), Symbol::WildDrawFour);
}

QTEST_GUILESS_MAIN(TableModelTest)
#include "tst_table_model.moc"
