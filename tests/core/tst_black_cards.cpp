// Wild, Wild Draw cards, challenges (RULES.md §4, §11, §12).

#include "table_builder.h"

using namespace uno;
using namespace uno::test;

class tst_BlackCards : public QObject
{
    Q_OBJECT

private slots:
    void wildPlayerNamesAnyOfTheFourColors_data();
    void wildPlayerNamesAnyOfTheFourColors();
    void wildWithoutAColorIsRefused();
    void colorOfTheOtherSideIsRefused();
    void blackLastCardStillNamesItsColor();

    void wheelTurnsFromTheColorInForce_data();
    void wheelTurnsFromTheColorInForce();
    void wheelHoldsForWildDrawFour();
    void wheelTurnsFromAnyToRed();
    void wheelHasDarkColorsToo();

    void openWildLetsTheNextSeatLayAnyCard();
    void openWildDrawFourIsStillChosen();

    void followUpCardIsLaidAtOnceAndCountsAsUsual();
    void followUpAllowsAnyCardWhateverItsColor();
    void followUpWithoutACardHasGoneOut();
    void followUpWildDrawFourIsNoWildAndIsChosen();
    void followUpAllowsAnotherWild();
    void followUpWildDrawCardIsNeverALie();
    void followUpCardThatFinishBarsLeavesTheWildOpen();
    void followUpOtherCardMustBeLaidIfOneIsBarred();
    void nothingButAPlayHasAPlaceInFollow();

    void freeWildDrawFourIsAlwaysAllowed();
    void strictWildDrawFourIsRefusedWithACardOfTheColor();
    void strictDoesNotCountSymbolsNumbersAndWilds();
    void strictLetsTheLastCardBeLaid();
    void bluffIsListedAsALieAndAccepted();
    void onlyTheVictimMayChallenge();
    void challengeIsForBluffOnly_data();
    void challengeIsForBluffOnly();
    void innocentCostsTheChallengerTheSumPlusTwoAndItsTurn();
    void guiltyStaysKeepsCardAndColor();
    void guiltyTakesBackCardColorAndPenalty();
    void takenBackCardJoinsTheHandBeforeTheDrawnOnes();
    void takeBackEndsTheOwedCall();
    void challengeJudgesTheHandAtThePlay();
    void onColorAnyWildDrawFourIsNeverALie();
    void lastCardWildDrawFourIsNeverALie();
    void acceptedPenaltyCanNoLongerBeChallenged();
    void afterAReverseNobodyMayChallenge();
    void afterADrawTwoNobodyMayChallenge();
    void stackedWildDrawFourIsJudgedByTheColorBeforeIt_data();
    void stackedWildDrawFourIsJudgedByTheColorBeforeIt();
    void failedChallengeOfAChainCostsTheSumPlusTwo();
    void takeBackGivesBackOnlyTheLastCardOfAChain();

    void handIsShownToTheChallengerOnly();
    void handShownLeavesOutCardsDrawnSince();
    void challengeItselfTellsNobodyTheOutcomeBeforeItIsDecided();

    void wildDrawTwoFollowsTheSameOptions();
    void wildDrawColorDrawsUntilTheNamedColor();
    void wildDrawColorNeverStopsAtABlackCard();
    void wildDrawColorFailedChallengeDrawsTwoMore();
    void wildDrawColorGuiltyDrawsItself();

    void reshuffleLeavesTwoCardsWhileAChallengeIsPossible();
    void falseCallWithALieLeavesTheCardBelowIt();
    void falseCallOfATurnThatEndsWithALieLeavesTheCardBelowIt();
    void newHandLeavesTheCardBelowAWildDrawFour();
};

void tst_BlackCards::wildPlayerNamesAnyOfTheFourColors_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : {"red", "yellow", "green", "blue"})
        QTest::newRow(word) << QString(word);
}

void tst_BlackCards::wildPlayerNamesAnyOfTheFourColors()
{
    QFETCH(QString, word);
    Table t(rules("russian"), {"W R1", "B1 B2"});
    IS(t.act("0 play W " + word.toStdString()), "ok");
    IS(t.color(), word.toUtf8().constData());
    IS(t.asks(), "turn 1");
}

void tst_BlackCards::wildWithoutAColorIsRefused()
{
    Table t(rules("interference"), {"W W+4 R1", "B1 B2"});
    IS(t.act("0 play W; 0 play W+4"), "refused:need_color refused:need_color");
}

void tst_BlackCards::colorOfTheOtherSideIsRefused()
{
    Table light(rules("flip"), {"W/T1 R1/T2", "B1/P1 B2/P2"}, "R5/P5");
    IS(light.act("0 play W/T1 pink; 0 play W/T1 red"), "refused:bad_color ok");
    Table dark(rules("flip"), {"R1/W R2/T2", "B1/P1 B2/P2"}, "R5/P5");
    dark.dark();
    IS(dark.act("0 play R1/W red; 0 play R1/W pink"), "refused:bad_color ok");
}

void tst_BlackCards::blackLastCardStillNamesItsColor()
{
    Table t(rules("russian"), {"W", "B1 B2"});
    IS(t.act("0 play W; 0 play W blue"), "refused:need_color ok");
    IS(t.color(), "blue");
}

void tst_BlackCards::wheelTurnsFromTheColorInForce_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<bool>("clockwise");
    QTest::addColumn<QString>("to");
    QTest::newRow("red") << int(Color::Red) << true << "blue";
    QTest::newRow("blue") << int(Color::Blue) << true << "green";
    QTest::newRow("green") << int(Color::Green) << true << "yellow";
    QTest::newRow("yellow") << int(Color::Yellow) << true << "red";
    QTest::newRow("yellow back") << int(Color::Yellow) << false << "green";
    QTest::newRow("green back") << int(Color::Green) << false << "blue";
    QTest::newRow("blue back") << int(Color::Blue) << false << "red";
    QTest::newRow("red back") << int(Color::Red) << false << "yellow";
}

void tst_BlackCards::wheelTurnsFromTheColorInForce()
{
    QFETCH(int, from);
    QFETCH(bool, clockwise);
    QFETCH(QString, to);
    Table t(rules("russian", "wild_color=wheel"), {"W R1", "B1 B2", "B1 B2"});
    t.color(static_cast<Color>(from));
    if (!clockwise)
        t.anticlockwise();
    IS(t.act("0 play W"), "ok");
    IS(t.color(), to.toUtf8().constData());
}

void tst_BlackCards::wheelHoldsForWildDrawFour()
{
    Table t(rules("russian", "wild_color=wheel"), {"W+4 B1", "B1 B2"});
    IS(t.act("0 play W+4"), "ok");
    IS(t.color(), "blue");
    IS(t.asks(), "respond 1 4");
}

void tst_BlackCards::wheelTurnsFromAnyToRed()
{
    Table t(rules("russian", "wild_color=wheel"), {"W B1", "B1 B2"});
    t.anyColor();
    IS(t.act("0 play W"), "ok");
    IS(t.color(), "red");
}

void tst_BlackCards::wheelHasDarkColorsToo()
{
    const char *const after[] = {"teal", "orange", "purple", "pink"};
    const Color before[] = {Color::Pink, Color::Teal, Color::Orange, Color::Purple};
    for (int i = 0; i < 4; ++i) {
        Table t(rules("flip", "wild_color=wheel"), {"R1/W R2/T2", "B1/P1 B2/P2"}, "R5/P5");
        t.dark().color(before[i]);
        IS(t.act("0 play R1/W"), "ok");
        IS(t.color(), after[i]);
    }
}

void tst_BlackCards::openWildLetsTheNextSeatLayAnyCard()
{
    Table t(rules("russian", "wild_color=open"), {"W R1", "B1 GS", "Y1 Y2"});
    IS(t.act("0 play W"), "ok");
    IS(t.color(), "any");
    IS(t.legal(1), "call catch:0 play:B1 play:GS");
    IS(t.act("1 play GS"), "ok");
    IS(t.color(), "green");
}

void tst_BlackCards::openWildDrawFourIsStillChosen()
{
    Table t(rules("russian", "wild_color=open"), {"W+4 B1", "B1 GS"});
    IS(t.act("0 play W+4; 0 play W+4 green"), "refused:need_color ok");
    IS(t.color(), "green");
}

void tst_BlackCards::followUpCardIsLaidAtOnceAndCountsAsUsual()
{
    Table t(rules("hundred_one"), {"W B+2 Y1", "B1 GS"});
    IS(t.act("0 play W"), "ok");
    IS(t.asks(), "follow 0");
    IS(t.act("0 play B+2"), "ok");
    IS(t.color(), "blue");
    IS(t.asks(), "respond 1 2");
    IS(t.discard(), "R5 W B+2");
}

void tst_BlackCards::followUpAllowsAnyCardWhateverItsColor()
{
    Table t(rules("hundred_one"), {"W B1 Y2 G3", "B1 GS"});
    t.act("0 play W");
    IS(t.legal(0), "play:B1 play:G3 play:Y2");
}

void tst_BlackCards::followUpWithoutACardHasGoneOut()
{
    Table t(rules("hundred_one"), {"W", "B1 GS"});
    IS(t.act("0 play W"), "ok");
    IS(t.asks(), "round_over");
    IS(t.winner(), "0");
}

void tst_BlackCards::followUpWildDrawFourIsNoWildAndIsChosen()
{
    Table t(rules("hundred_one"), {"W+4 B1", "B1 GS"});
    IS(t.act("0 play W+4 blue"), "ok");
    IS(t.asks(), "respond 1 4");
}

void tst_BlackCards::followUpAllowsAnotherWild()
{
    Table t(rules("hundred_one"), {"W W B1", "B1 GS"});
    IS(t.act("0 play W; 0 play W"), "ok ok");
    IS(t.asks(), "follow 0");
    IS(t.act("0 play B1"), "ok");
    IS(t.winner(), "0");
}

void tst_BlackCards::followUpWildDrawCardIsNeverALie()
{
    Table t(rules("official", "wild_color=follow_up"), {"W W+4 R1 R2", "B1 GS"});
    t.act("0 play W");
    IS(t.legal(0), "play:R1 play:R2 play:W+4");
    IS(t.act("0 play W+4 red; 1 challenge"), "ok ok");
    QCOMPARE(t.held(1), 2 + 6);
}

void tst_BlackCards::followUpCardThatFinishBarsLeavesTheWildOpen()
{
    Table t(rules("hundred_one", "finish=no_action"), {"W RS", "B1 GS"});
    IS(t.act("0 play W"), "ok");
    IS(t.asks(), "turn 1");
    IS(t.color(), "any");
    IS(t.hand(0), "RS");
}

void tst_BlackCards::followUpOtherCardMustBeLaidIfOneIsBarred()
{
    Table t(rules("hundred_one", "finish=no_action"), {"W R7", "B1 GS"});
    t.act("0 play W");
    IS(t.asks(), "follow 0");
    IS(t.legal(0), "play:R7");
}

void tst_BlackCards::nothingButAPlayHasAPlaceInFollow()
{
    Table t(rules("hundred_one"), {"W R7 R8", "B1 GS"});
    IS(t.act("0 play W; 0 draw; 0 keep; 0 pass; 1 jump_in B1; 1 draw"),
       "ok refused:wrong_phase refused:wrong_phase refused:wrong_phase refused:wrong_phase refused:not_your_turn");
}

void tst_BlackCards::freeWildDrawFourIsAlwaysAllowed()
{
    Table t(rules("hundred_one", "wild_color=chosen"), {"W+4 R1 R2", "B1 GS"});
    IS(t.legal(0), "draw play:R1 play:R2 play:W+4");
    IS(t.act("0 play W+4 red; 1 challenge"), "ok refused:may_not_challenge");
}

void tst_BlackCards::strictWildDrawFourIsRefusedWithACardOfTheColor()
{
    Table t(rules("deflect_any"), {"W+4 R1 B2", "B1 GS"});
    IS(t.legal(0), "play:R1");
    IS(t.act("0 play W+4 red"), "refused:draw_four_barred");
    Table costly(rules("deflect_any", "misplay_penalty=2"), {"W+4 R1 B2", "B1 GS"});
    IS(costly.act("0 play W+4 red"), "penalized:2");
    IS(costly.hand(0), "W+4 R1 B2 G1 G2");
    IS(costly.asks(), "turn 0");
}

void tst_BlackCards::strictDoesNotCountSymbolsNumbersAndWilds()
{
    Table t(rules("deflect_any"), {"W+4 B5 W W+4", "B1 GS"});
    IS(t.act("0 play W+4 red"), "ok");
}

void tst_BlackCards::strictLetsTheLastCardBeLaid()
{
    Table t(rules("deflect_any"), {"W+4", "B1 GS"});
    IS(t.act("0 play W+4 red"), "ok");
}

void tst_BlackCards::bluffIsListedAsALieAndAccepted()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS"});
    IS(t.legal(0), "draw play:R1 play:W+4?");
    Table honest(rules("official"), {"W+4 B1 B2", "B1 GS"});
    IS(honest.legal(0), "draw play:W+4");
    IS(t.act("0 play W+4 red"), "ok");
}

void tst_BlackCards::onlyTheVictimMayChallenge()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 red");
    IS(t.legal(1), "accept challenge");
    IS(t.legal(2), "");
    IS(t.act("2 challenge; 0 challenge"), "refused:not_your_turn refused:not_your_turn");
}

void tst_BlackCards::challengeIsForBluffOnly_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("result");
    QTest::newRow("bluff") << "draw_four=bluff" << "ok";
    QTest::newRow("strict") << "draw_four=strict" << "refused:may_not_challenge";
    QTest::newRow("free") << "draw_four=free" << "refused:may_not_challenge";
}

void tst_BlackCards::challengeIsForBluffOnly()
{
    QFETCH(QString, option);
    QFETCH(QString, result);
    Table t(rules("official", option.toStdString()), {"W+4 B1 B2", "B1 GS"});
    t.act("0 play W+4 red");
    IS(t.act("1 challenge"), result.toUtf8().constData());
}

void tst_BlackCards::innocentCostsTheChallengerTheSumPlusTwoAndItsTurn()
{
    Table t(rules("official"), {"W+4 B1 B2", "B1 GS", "Y1 Y2"});
    IS(t.act("0 play W+4 red; 1 challenge"), "ok ok");
    QCOMPARE(t.held(1), 2 + 6);
    QCOMPARE(t.held(0), 2);
    IS(t.asks(), "turn 2");
    IS(t.color(), "red");
}

void tst_BlackCards::guiltyStaysKeepsCardAndColor()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    IS(t.act("0 play W+4 green; 1 challenge"), "ok ok");
    IS(t.hand(0), "R1 B2 G1 G2 G3 G4");
    IS(t.hand(1), "B1 GS");
    IS(t.discard(), "R5 W+4");
    IS(t.color(), "green");
    IS(t.asks(), "turn 1");
}

void tst_BlackCards::guiltyTakesBackCardColorAndPenalty()
{
    Table t(rules("russian"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    IS(t.act("0 play W+4 green; 1 challenge"), "ok ok");
    IS(t.discard(), "R5");
    IS(t.color(), "red");
    IS(t.asks(), "turn 1");
    IS(t.told(EventKind::TookBack, 2), "0 W+4");
}

void tst_BlackCards::takenBackCardJoinsTheHandBeforeTheDrawnOnes()
{
    Table t(rules("russian"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 green; 1 challenge");
    IS(t.hand(0), "R1 B2 W+4 G1 G2 G3 G4");
}

void tst_BlackCards::takeBackEndsTheOwedCall()
{
    Table t(rules("russian"), {"W+4 R1", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 green");
    IS(t.owes(), "0");
    IS(t.act("1 challenge; 2 catch @0"), "ok refused:not_catchable");
}

void tst_BlackCards::challengeJudgesTheHandAtThePlay()
{
    // caught with one blue card, seat 0 draws red ones: still innocent
    Table t(rules("official"), {"W+4 B2", "B1 GS", "Y1 Y2"}, "R5", "R1 R2 G1 G2 G3 G4 G6 G7 G8");
    IS(t.act("0 play W+4 green; 2 catch @0; 1 challenge"), "ok ok ok");
    QCOMPARE(t.held(1), 2 + 6);
    QCOMPARE(t.held(0), 3);
}

void tst_BlackCards::onColorAnyWildDrawFourIsNeverALie()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"}, "W");
    IS(t.legal(0), "draw play:B2 play:R1 play:W+4");
    IS(t.act("0 play W+4 green; 1 challenge"), "ok ok");
    QCOMPARE(t.held(1), 2 + 6);
}

void tst_BlackCards::lastCardWildDrawFourIsNeverALie()
{
    Table t(rules("official", "until_last=true"), {"W+4", "B1 GS", "Y1 Y2"});
    IS(t.legal(0), "draw play:W+4");
    IS(t.act("0 play W+4 red; 1 challenge"), "ok ok");
    QCOMPARE(t.held(1), 2 + 6);
}

void tst_BlackCards::acceptedPenaltyCanNoLongerBeChallenged()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    IS(t.act("0 play W+4 red; 1 accept; 1 challenge; 2 challenge"), "ok ok refused:not_your_turn refused:wrong_phase");
}

void tst_BlackCards::afterAReverseNobodyMayChallenge()
{
    Table t(rules("official", "reverse_response=true"), {"W+4 R1 B2", "RR GS", "Y1 Y2"});
    IS(t.act("0 play W+4 red; 1 play RR; 0 challenge"), "ok ok refused:may_not_challenge");
    IS(t.asks(), "respond 0 4");
    IS(t.legal(0), "accept catch:1");
}

void tst_BlackCards::afterADrawTwoNobodyMayChallenge()
{
    Table t(rules("russian"), {"W+4 R1 B2", "R+2 GS", "Y1 Y2"});
    IS(t.act("0 play W+4 red; 1 play R+2; 2 challenge"), "ok ok refused:may_not_challenge");
    IS(t.legal(2), "accept catch:1");
}

void tst_BlackCards::stackedWildDrawFourIsJudgedByTheColorBeforeIt_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("held0");
    QTest::addColumn<int>("held2");
    // seat 0 names green on red; seat 1 stacks: only green cards make it a lie
    QTest::newRow("holds red") << "W+4 R1 B1" << 2 << 2 + 10;
    QTest::newRow("holds green") << "W+4 G1 B1" << 2 + 8 << 2;
}

void tst_BlackCards::stackedWildDrawFourIsJudgedByTheColorBeforeIt()
{
    QFETCH(QString, hand);
    QFETCH(int, held0);
    QFETCH(int, held2);
    Table t(rules("official", "draw_four_response=stack"), {"W+4 R1 B2", hand.toStdString(), "Y1 Y2"});
    IS(t.act("0 play W+4 green; 1 play W+4 blue; 2 challenge"), "ok ok ok");
    QCOMPARE(t.held(1), held0);
    QCOMPARE(t.held(2), held2);
}

void tst_BlackCards::failedChallengeOfAChainCostsTheSumPlusTwo()
{
    Table t(rules("official", "draw_four_response=stack"), {"W+4 R1 B2", "W+4 B1 B3", "Y1 Y2"});
    IS(t.act("0 play W+4 green; 1 play W+4 blue; 2 challenge"), "ok ok ok");
    QCOMPARE(t.held(2), 2 + 10);
    IS(t.asks(), "turn 0");
}

void tst_BlackCards::takeBackGivesBackOnlyTheLastCardOfAChain()
{
    Table t(rules("stacking"), {"W+4 R1 B2", "W+4 G1 B1", "Y1 Y2"});
    IS(t.act("0 play W+4 green; 1 play W+4 blue; 2 challenge"), "ok ok ok");
    QCOMPARE(t.held(1), 3 + 8);
    IS(t.discard(), "R5 W+4");
    IS(t.color(), "green");
    IS(t.asks(), "turn 2");
}

void tst_BlackCards::handIsShownToTheChallengerOnly()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 green; 1 challenge");
    IS(t.told(EventKind::HandShown, 1), "0 1 R1 B2");
    IS(t.told(EventKind::HandShown, 2), "0 1 ? ?");
}

void tst_BlackCards::handShownLeavesOutCardsDrawnSince()
{
    Table t(rules("official"), {"W+4 B2", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 green; 2 catch @0; 1 challenge");
    IS(t.told(EventKind::HandShown, 1), "0 1 B2");
}

void tst_BlackCards::challengeItselfTellsNobodyTheOutcomeBeforeItIsDecided()
{
    Table t(rules("official"), {"W+4 R1 B2", "B1 GS", "Y1 Y2"});
    t.act("0 play W+4 green");
    for (const Event &event : t.events())
        QVERIFY(!event.guilty);
    t.act("1 challenge");
    for (const Event &event : t.events())
        QCOMPARE(event.guilty, event.kind == EventKind::ChallengeDecided);
}

void tst_BlackCards::wildDrawTwoFollowsTheSameOptions()
{
    Table lie(rules("h2o"), {"W+2 R1 B2", "B1 GS", "Y1 Y2"});
    IS(lie.legal(0), "draw play:R1 play:W+2?");
    lie.act("0 play W+2 green; 1 challenge");
    QCOMPARE(lie.held(0), 2 + 2);
    Table innocent(rules("h2o"), {"W+2 B2 B3", "B1 GS", "Y1 Y2"});
    innocent.act("0 play W+2 green; 1 challenge");
    QCOMPARE(innocent.held(1), 2 + 4);
    Table strict(rules("h2o", "draw_four=strict"), {"W+2 R1 B2", "B1 GS"});
    IS(strict.act("0 play W+2 green"), "refused:draw_four_barred");
}

namespace {

// dark: T3 T6 P9 W V2 (teal, teal, pink, black, purple) are drawn in this order
Table darkTable(const Rules &rules, const char *first)
{
    Table t(rules, {first, "B1/P1 B2/P2", "Y1/P3 Y2/P4"}, "R5/P5", "R1/T3 R2/T6 R3/W R4/P9 R6/V2 R7/V3 R8/V4 R9/T7");
    t.dark();
    return t;
}

} // namespace

void tst_BlackCards::wildDrawColorDrawsUntilTheNamedColor()
{
    Table t = darkTable(rules("flip"), "R1/W* R2/T2 R3/T1");
    IS(t.act("0 play R1/W* purple"), "ok");
    IS(t.asks(), "respond 1 color");
    IS(t.act("1 accept"), "ok");
    IS(t.hand(1), "B1/P1 B2/P2 R1/T3 R2/T6 R3/W R4/P9 R6/V2");
    IS(t.asks(), "turn 2");
}

void tst_BlackCards::wildDrawColorNeverStopsAtABlackCard()
{
    Table t = darkTable(rules("flip"), "R1/W* R2/T2 R3/T1");
    t.act("0 play R1/W* pink; 1 accept");
    QCOMPARE(t.held(1), 2 + 4);
}

void tst_BlackCards::wildDrawColorFailedChallengeDrawsTwoMore()
{
    Table t = darkTable(rules("flip"), "R1/W* R2/T2 R3/T1");
    t.act("0 play R1/W* pink; 1 challenge");
    QCOMPARE(t.held(1), 2 + 4 + 2);
}

void tst_BlackCards::wildDrawColorGuiltyDrawsItself()
{
    for (const char *guilty : {"guilty=stays", "guilty=take_back"}) {
        Table t = darkTable(rules("flip", guilty), "R1/W* R2/P2 R3/T1");
        t.act("0 play R1/W* purple; 1 challenge");
        const bool takesBack = std::string(guilty) == "guilty=take_back";
        IS(t.hand(0), takesBack ? "R2/P2 R3/T1 R1/W* R1/T3 R2/T6 R3/W R4/P9 R6/V2" : "R2/P2 R3/T1 R1/T3 R2/T6 R3/W R4/P9 R6/V2");
        IS(t.color(), takesBack ? "pink" : "purple");
    }
}

void tst_BlackCards::reshuffleLeavesTwoCardsWhileAChallengeIsPossible()
{
    Table t(rules("russian"), {"W+4 R1", "B1 GS", "Y1 Y2"}, "B7 B8 R5", "");
    IS(t.act("0 play W+4 green; 2 catch @0"), "ok ok"); // draws B7 and B8 out of the reshuffled pile
    IS(t.discard(), "R5 W+4");
    IS(t.act("1 challenge"), "ok");
    IS(t.discard(), "R5");
    IS(t.color(), "red");
}

void tst_BlackCards::falseCallWithALieLeavesTheCardBelowIt()
{
    Table t(rules("russian", "misplay_penalty=2"), {"W+4 R1 R2", "B1 GS", "Y1 Y2"}, "B7 B8 R5", "");
    IS(t.act("0 play W+4 green uno"), "ok");
    QCOMPARE(t.held(0), 4);
    IS(t.discard(), "R5 W+4");
    IS(t.act("1 challenge"), "ok");
    IS(t.discard(), "R5");
}

void tst_BlackCards::falseCallOfATurnThatEndsWithALieLeavesTheCardBelowIt()
{
    Table t(rules("official", "guilty=take_back misplay_penalty=2"), {"R1 R2", "B1 GS", "Y1 Y2"}, "B7 B8 R5", "W+4");
    IS(t.act("0 call; 0 draw; 0 play W+4 green"), "ok ok ok");
    QCOMPARE(t.held(0), 4);
    IS(t.discard(), "R5 W+4");
    IS(t.act("1 challenge"), "ok");
    IS(t.discard(), "R5");
}

void tst_BlackCards::newHandLeavesTheCardBelowAWildDrawFour()
{
    Table t(rules("official", "seven_rounds=true"), {"W+4", "B1 GS", "Y1 Y2"}, "B7 B8 R5", "");
    IS(t.act("0 play W+4 green"), "ok");
    IS(t.discard(), "R5 W+4");
    QCOMPARE(t.held(0), 2);
    Table nothing(rules("official", "seven_rounds=true"), {"W+4", "B1 GS", "Y1 Y2"}, "R5", "");
    IS(nothing.act("0 play W+4 green"), "ok");
    IS(nothing.winner(), "0"); // no card can be had for a new hand: gone out
}

QTEST_APPLESS_MAIN(tst_BlackCards)
#include "tst_black_cards.moc"
