// A turn: playing, drawing, passing (RULES.md §3, §11), and the order of refusals (SCENARIOS.md).

#include "table_builder.h"

using namespace uno;
using namespace uno::test;

class tst_Turn : public QObject
{
    Q_OBJECT

private slots:
    void cardMatchesByColorOrSymbolOrBeingBlack()
    {
        Table t(rules("russian"), {"R7 B5 W B7 GS", "B1 B2"});
        IS(t.legal(0), "play:B5 play:R7 play:W");
        IS(t.act("0 play B7; 0 play GS; 0 play B5"), "refused:no_match refused:no_match ok");
        IS(t.color(), "blue");
    }
    void symbolsMatchBySymbolUnderFace()
    {
        Table t(rules("russian"), {"GS BR Y+2", "B1 B2"}, "RS");
        IS(t.legal(0), "play:GS");
    }
    void symbolsMatchByColorOnlyUnderActionMatchColor_data()
    {
        QTest::addColumn<QString>("top");
        QTest::addColumn<QString>("same");
        QTest::addColumn<QString>("legal");
        QTest::newRow("skip") << "RS" << "GS" << "draw";
        QTest::newRow("reverse") << "RR" << "GR" << "draw";
        QTest::newRow("draw two") << "R+2" << "G+2" << "draw";
        QTest::newRow("number") << "R5" << "G5" << "play:G5";
        QTest::newRow("blank") << "R_" << "G_" << "play:G_";
    }
    void symbolsMatchByColorOnlyUnderActionMatchColor()
    {
        QFETCH(QString, top);
        QFETCH(QString, same);
        QFETCH(QString, legal);
        Table t(rules("blank120"), {same.toStdString() + " Y1 B2", "B1 B2"}, top.toStdString());
        IS(t.legal(0), legal.toUtf8().constData());
    }
    void everythingMatchesWhileTheColorIsAny()
    {
        Table t(rules("russian"), {"R7 G+2 W", "B1 B2"}, "W");
        IS(t.legal(0), "play:G+2 play:R7 play:W");
    }
    void turnPassesToTheNextSeatInDirection()
    {
        Table t(rules("russian"), {"R7 R1 R2", "B1 B2", "Y1 Y2"});
        t.anticlockwise();
        IS(t.act("0 play R7"), "ok");
        IS(t.asks(), "turn 2");
        IS(t.told(EventKind::TurnCame), "2");
    }
    void reverseTurnsTheDirection()
    {
        Table t(rules("russian"), {"RR R1 R2", "B1 B2", "Y1 Y2"});
        t.act("0 play RR");
        IS(t.asks(), "turn 2");
        QCOMPARE(t.state().direction, Direction::Anticlockwise);
    }
    void reverseBetweenTwo_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("asks");
        QTest::newRow("skip") << "two_player_reverse=skip" << "turn 0";
        QTest::newRow("plain") << "two_player_reverse=plain" << "turn 1";
    }
    void reverseBetweenTwo()
    {
        QFETCH(QString, option);
        QFETCH(QString, asks);
        Table t(rules("official", option.toStdString()), {"RR R1 R2", "B1 B2"});
        t.act("0 play RR");
        IS(t.asks(), asks.toUtf8().constData());
        QCOMPARE(t.state().direction, Direction::Anticlockwise); // it turns all the same
    }
    void reverseBetweenTwoCountsSeatsInPlay()
    {
        Table t(rules("official", "until_last=true"), {"R1", "R2 RR B1", "Y1 Y2"});
        IS(t.act("0 play R1; 1 play RR"), "ok ok");
        IS(t.asks(), "turn 1");
    }
    void reverseThatLeavesTwoIsCountedBeforeTheCard()
    {
        Table t(rules("official", "until_last=true"), {"RR", "R2 B1", "Y1 Y2"});
        t.act("0 play RR");
        IS(t.asks(), "turn 2");
    }
    void severalCopiesTheFirstHeldLeaves()
    {
        Table t(rules("russian"), {"R7 B1 R7 B2", "B1 B2"});
        t.act("0 play R7");
        IS(t.hand(0), "B1 R7 B2");
    }

    void drawIsAllowedWithoutAPlayableCard()
    {
        Table t(rules("russian"), {"B7 B1", "B1 B2"}, "R5", "G1 G2");
        IS(t.legal(0), "draw");
        IS(t.act("0 draw"), "ok");
        IS(t.asks(), "turn 1");
        IS(t.hand(0), "B7 B1 G1");
    }
    void drawWithAPlayableCardOnlyIfTheTableAllowsIt()
    {
        Table never(rules("russian"), {"R7 B1", "B1 B2"});
        IS(never.act("0 draw"), "refused:may_not_draw");
        Table always(rules("official"), {"R7 B1", "B1 B2"});
        IS(always.act("0 draw"), "ok");
    }
    void aCardBarredAsLastIsNotPlayable()
    {
        Table t(rules("russian", "finish=no_action"), {"RS", "B1 B2"});
        IS(t.legal(0), "draw");
        IS(t.act("0 play RS; 0 draw"), "refused:finish_barred ok");
    }
    void drawOneGoesOnToPlayOrKeepWhatFits()
    {
        Table t(rules("russian"), {"B7 B1 B2", "B1 B2"}, "R5", "R1 R2");
        IS(t.act("0 draw"), "ok");
        IS(t.asks(), "drawn 0");
        IS(t.legal(0), "keep play:R1");
        IS(t.act("0 play B7; 0 draw; 0 keep"), "refused:wrong_phase refused:wrong_phase ok");
        IS(t.asks(), "turn 1");
    }
    void drawnCardIsPlayed()
    {
        Table t(rules("russian"), {"B7 B1 B2", "B1 B2"}, "R5", "R1 R2");
        IS(t.act("0 draw; 0 play R1"), "ok ok");
        IS(t.hand(0), "B7 B1 B2");
    }
    void noOtherCardThanTheDrawnOne()
    {
        Table t(rules("official"), {"R7 B1", "B1 B2"}, "R5", "R1");
        IS(t.act("0 draw; 0 play R7"), "ok refused:wrong_phase");
    }
    void mustPlayForbidsKeeping()
    {
        Table t(rules("russian", "drawn_card=must_play"), {"B7 B1 B2", "B1 B2"}, "R5", "R1 R2");
        t.act("0 draw");
        IS(t.legal(0), "play:R1");
        IS(t.act("0 keep; 0 play R1"), "refused:may_not_keep ok");
    }
    void mustPlayLetsALieBeKept()
    {
        Table t(rules("official", "drawn_card=must_play"), {"R7 B1 B2", "B1 B2"}, "R5", "W+4");
        t.act("0 draw");
        IS(t.asks(), "drawn 0");
        IS(t.legal(0), "keep play:W+4?");
        IS(t.act("0 keep"), "ok");
    }
    void keepNeverPlaysIt()
    {
        Table t(rules("russian", "drawn_card=keep"), {"B7 B1 B2", "B1 B2"}, "R5", "R1 R2");
        t.act("0 draw");
        IS(t.asks(), "turn 1");
        QCOMPARE(t.held(0), 4);
    }
    void untilPlayableDrawsToTheFirstThatFits()
    {
        Table t(rules("hundred_one"), {"B7 B1 B2", "B1 B2"}, "R5", "G1 Y2 B3 G5 R1");
        t.act("0 draw");
        IS(t.hand(0), "B7 B1 B2 G1 Y2 B3 G5");
        IS(t.legal(0), "keep play:G5");
    }
    void untilPlayableStopsAtALie()
    {
        Table t(rules("hundred_one", "draw_four=bluff"), {"R7 B1 B2", "B1 B2"}, "R5", "G1 W+4 R1");
        t.act("0 draw");
        IS(t.legal(0), "keep play:W+4?");
    }
    void untilPlayablePassesOverABarredWildDrawFour()
    {
        Table t(rules("hundred_one", "draw_four=strict"), {"R7 B1 B2", "B1 B2"}, "R5", "G1 W+4 R1");
        t.act("0 draw");
        IS(t.hand(0), "R7 B1 B2 G1 W+4 R1");
    }
    void untilPlayableUnderKeepStillDrawsUntilACardWouldFit()
    {
        Table t(rules("hundred_one", "drawn_card=keep"), {"B7 B1 B2", "B1 B2"}, "R5", "G1 Y2 G5 R1");
        t.act("0 draw");
        QCOMPARE(t.held(0), 6);
        IS(t.asks(), "turn 1");
    }
    void untilPlayableEndsWithTheCards()
    {
        Table t(rules("hundred_one"), {"B7 B1 B2", "B1 B2"}, "R5", "G1 Y2");
        IS(t.act("0 draw"), "ok");
        QCOMPARE(t.held(0), 5);
        IS(t.asks(), "turn 1");
    }
    void drawnCardIsSeenByNobodyElse()
    {
        Table t(rules("russian"), {"B7 B1", "B1 B2"}, "R5", "G1 G2");
        t.act("0 draw");
        IS(t.told(EventKind::Drew, 0), "0 1 G1");
        IS(t.told(EventKind::Drew, 1), "0 1 ?");
    }

    void discardPileIsReshuffledWhenACardIsWanted()
    {
        Table t(rules("russian"), {"B7 B1", "B3 B4"}, "G1 G2 R5", "Y1");
        IS(t.act("0 draw"), "ok");
        IS(t.discard(), "G1 G2 R5"); // not before
        IS(t.act("1 draw"), "ok");
        IS(t.discard(), "R5");
        QCOMPARE(t.state().drawCount(), 1);
        IS(t.told(EventKind::Reshuffled), "2");
    }
    void drawOfManyTakesWhatThereIs()
    {
        Table t(rules("russian"), {"R+2 R1 R2", "B1 B2"}, "R5", "G1");
        IS(t.act("0 play R+2; 1 accept"), "ok ok");
        QCOMPARE(t.held(1), 4); // G1, and R5 out of the discard pile
        Table less(rules("official"), {"W+4 R1 R2", "B1 B2"}, "R5", "G1");
        less.act("0 play W+4 red; 1 accept");
        QCOMPARE(less.held(1), 4);
        IS(less.asks(), "turn 0");
    }
    void passNeedsNoPlayableCardAndNothingToDraw()
    {
        Table t(rules("russian"), {"B7 B1", "B3 B4"}, "R5", "G1");
        IS(t.act("0 pass"), "refused:may_not_pass");
        Table empty(rules("russian"), {"B7 B1", "R3 B4"}, "R5", "");
        IS(empty.legal(0), "pass");
        IS(empty.act("0 draw; 0 pass; 1 pass"), "refused:may_not_draw ok refused:may_not_pass");
        IS(empty.legal(1), "call play:R3");
    }
    void roundEndsBlockedWhenEverySeatPasses()
    {
        Table t(rules("official"), {"B7 B1", "B3 B4", "Y1 Y2"}, "R5", "");
        IS(t.act("0 pass; 1 pass"), "ok ok");
        IS(t.asks(), "turn 2");
        IS(t.act("2 pass"), "ok");
        IS(t.asks(), "round_over");
        QCOMPARE(t.state().result.end, RoundEnd::Blocked);
        IS(t.winner(), "2");
    }

    void sevenAsTheLastCardNeedsNoTarget()
    {
        Table t(rules("seven_zero"), {"R7", "B3 B4"});
        IS(t.act("0 play R7"), "ok");
        IS(t.hand(1), "B3 B4");
    }
    void zeroAsTheLastCardPassesNothingOn()
    {
        Table t(rules("seven_zero"), {"R0", "B3 B4", "Y1"});
        IS(t.act("0 play R0"), "ok");
        IS(t.hand(1), "B3 B4");
    }
    void lastCardsPenaltyHoldsWhereOthersPlayOn()
    {
        Table t(rules("russian", "until_last=true"), {"R+2", "B3 B4", "Y1 Y2"});
        IS(t.act("0 play R+2"), "ok");
        IS(t.asks(), "respond 1 2");
    }
    void lastCardsSkipHoldsWhereOthersPlayOn()
    {
        Table t(rules("russian", "until_last=true"), {"RS", "B3 B4", "Y1 Y2"});
        t.act("0 play RS");
        IS(t.asks(), "turn 2");
    }
    void finishBarsTheLastCard_data()
    {
        QTest::addColumn<QString>("finish");
        QTest::addColumn<QString>("card");
        QTest::addColumn<bool>("barred");
        for (const char *card : {"RS", "RR", "R+2", "R+1", "R+10", "R_", "W", "W+4", "W+2", "R7"}) {
            const bool black = card[0] == 'W';
            QTest::addRow("any %s", card) << "any" << card << false;
            QTest::addRow("no_black %s", card) << "no_black" << card << black;
            QTest::addRow("no_action %s", card) << "no_action" << card << (std::string(card) != "R7");
        }
    }
    void finishBarsTheLastCard()
    {
        QFETCH(QString, finish);
        QFETCH(QString, card);
        QFETCH(bool, barred);
        Table t(rules("russian", "finish=" + finish.toStdString()), {card.toStdString(), "B3 B4"});
        IS(t.act("0 play " + card.toStdString() + " red"), barred ? "refused:finish_barred" : "ok");
        Table two(rules("russian", "finish=" + finish.toStdString()), {card.toStdString() + " B1", "B3 B4"});
        IS(two.act("0 play " + card.toStdString() + " red"), "ok"); // only the last one
    }
    void finishBarsFlipAndSkipEveryone()
    {
        Table flip(rules("flip", "finish=no_action"), {"RF/P1", "B3/P1 B4/P1"}, "R5/P5");
        IS(flip.act("0 play RF/P1"), "refused:finish_barred");
        Table skip(rules("flip", "finish=no_action"), {"R1/PX", "B3/P1 B4/P1"}, "R5/P5");
        IS(skip.dark().act("0 play R1/PX"), "refused:finish_barred");
    }

    void refusalsComeInTheirOrder_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("code");
        QTest::newRow("seat out") << "3 play R1" << "seat_out";
        QTest::newRow("not your turn before wrong phase") << "1 keep" << "not_your_turn";
        QTest::newRow("not your turn before not held") << "1 play R9" << "not_your_turn";
        QTest::newRow("wrong phase") << "0 keep" << "wrong_phase";
        QTest::newRow("wrong phase before rule off") << "0 jump_in R1 second=R1" << "wrong_phase";
        QTest::newRow("rule off before not held") << "0 play R9 second=R9" << "rule_off";
        QTest::newRow("bad target before not held") << "0 play G7 @0" << "bad_target";
        QTest::newRow("unknown target") << "0 play R7 @8" << "bad_target";
        QTest::newRow("target out") << "0 play R7 @3" << "bad_target";
        QTest::newRow("need target before not held") << "0 play G7" << "need_target";
        QTest::newRow("give without target") << "0 play R5 give=R7" << "need_target";
        QTest::newRow("not held before no match") << "0 play G9" << "not_held";
        QTest::newRow("gift not held") << "0 play R5 @1 give=G9" << "not_held";
        QTest::newRow("gift is the card laid") << "0 play R5 @1 give=R5" << "not_held";
        QTest::newRow("may not draw") << "0 draw" << "may_not_draw";
        QTest::newRow("may not pass") << "0 pass" << "may_not_pass";
        QTest::newRow("jump in off") << "1 jump_in B3" << "jump_in_off";
        QTest::newRow("not held before jump in off") << "1 jump_in Y3" << "not_held";
        QTest::newRow("no match") << "0 play B2" << "no_match";
        QTest::newRow("barred before need color") << "0 play W+4" << "draw_four_barred";
        QTest::newRow("need color") << "0 play W" << "need_color";
        QTest::newRow("bad color") << "0 play W pink" << "bad_color";
        QTest::newRow("catch oneself") << "0 catch @0" << "bad_target";
        QTest::newRow("catch nobody") << "0 catch" << "need_target";
        QTest::newRow("not callable") << "1 call" << "not_callable";
        QTest::newRow("not catchable") << "0 catch @1" << "not_catchable";
        QTest::newRow("slap has no place") << "0 slap" << "wrong_phase";
        QTest::newRow("ready has no place") << "0 ready" << "wrong_phase";
        QTest::newRow("color has no place") << "0 color red" << "wrong_phase";
        QTest::newRow("give has no place") << "0 give R7" << "wrong_phase";
    }
    void refusalsComeInTheirOrder()
    {
        QFETCH(QString, action);
        QFETCH(QString, code);
        Table t(rules("deflect_any", "seven_zero=true exchange_five=true until_last=true"),
                {"R7 R5 B2 W W+4", "B3 B4", "Y1 Y2", "R1"}, "R3");
        t.turn(3);
        IS(t.act("3 play R1"), "ok"); // seat 3 has gone out
        IS(t.asks(), "turn 0");
        const State before = t.state();
        IS(t.act(action.toStdString()), ("refused:" + code).toUtf8().constData());
        QVERIFY(t.state() == before);
        QVERIFY(t.events().empty());
    }
    void nothingHappensAfterTheRound()
    {
        Table t(rules("russian"), {"R7", "B3 B4"});
        IS(t.act("0 play R7; 1 draw; 1 call; 1 speak; 0 play B9"),
           "ok refused:round_over refused:round_over refused:round_over refused:round_over");
        IS(t.legal(1), "");
    }
};

QTEST_APPLESS_MAIN(tst_Turn)
#include "tst_turn.moc"
