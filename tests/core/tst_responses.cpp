// Penalties and what may be laid on them (RULES.md §5, §11, §12).

#include "table_builder.h"

using namespace uno;
using namespace uno::test;

class tst_Responses : public QObject
{
    Q_OBJECT

private slots:
    void drawTwoPutsAPenaltyOnTheNextSeat()
    {
        Table t(rules("official"), {"R+2 R1 R2", "B1 R+2", "Y1 Y2"});
        IS(t.act("0 play R+2"), "ok");
        IS(t.asks(), "respond 1 2");
        IS(t.told(EventKind::PenaltyPut), "1 2");
        IS(t.legal(1), "accept");
        IS(t.act("1 play R+2; 1 draw; 1 challenge"), "refused:no_response refused:wrong_phase refused:may_not_challenge");
    }
    void acceptingDrawsItAndLosesTheTurn()
    {
        Table t(rules("official"), {"R+2 R1 R2", "B1 Y+2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 accept"), "ok ok");
        IS(t.hand(1), "B1 Y+2 G1 G2");
        IS(t.asks(), "turn 2");
        IS(t.color(), "red");
    }
    void everyColoredDrawCardHasItsOwnAmount_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("amount");
        QTest::newRow("one") << "R+1" << 1;
        QTest::newRow("two") << "R+2" << 2;
        QTest::newRow("ten") << "R+10" << 10;
    }
    void everyColoredDrawCardHasItsOwnAmount()
    {
        QFETCH(QString, card);
        QFETCH(int, amount);
        const std::string red = card.toStdString();
        const std::string yellow = std::string("Y").append(red, 1);
        Table t(rules("stacking"), {red + " R1 R2", "B1 B2 " + yellow, "Y1 Y2"});
        t.act("0 play " + red);
        IS(t.asks(), ("respond 1 " + std::to_string(amount)).c_str());
        IS(t.act("1 play " + yellow), "ok"); // its own face stacks
        IS(t.asks(), ("respond 2 " + std::to_string(2 * amount)).c_str());
    }
    void drawFiveIsFive()
    {
        Table t(rules("flip", "draw_two_response=deflect"), {"R1/P+5 R2/P1 R3/P2", "R4/T+5 R4/T1"}, "R5/P5");
        t.dark();
        t.act("0 play R1/P+5");
        IS(t.asks(), "respond 1 5");
        t.act("1 play R4/T+5");
        IS(t.asks(), "respond 0 5");
    }
    void anotherDrawFaceIsNoResponse()
    {
        Table t(rules("stacking", "spare_blanks=plus_ten"), {"R+2 R1 R2", "R+10 R+1 W+4", "Y1 Y2"});
        t.act("0 play R+2");
        IS(t.legal(1), "accept");
    }

    void deflectStaysTwoHoweverLongTheChain()
    {
        Table t(rules("russian"), {"R+2 R1 R2", "B+2 B1 B2", "G+2 G1 G2"});
        IS(t.act("0 play R+2; 1 play B+2; 2 play G+2"), "ok ok ok");
        IS(t.asks(), "respond 0 2");
        IS(t.color(), "green");
    }
    void deflectSetsTheSumToTwoWhateverItWas()
    {
        Table t(rules("russian", "mixed_stack=true"), {"W+4 B1 B2", "R+2 B1 B2", "G+2 G1 G2"});
        IS(t.act("0 play W+4 red; 1 play R+2"), "ok ok");
        IS(t.asks(), "respond 2 6");
        IS(t.act("2 play G+2"), "ok");
        IS(t.asks(), "respond 0 2");
    }
    void stackAddsUp()
    {
        Table t(rules("stacking"), {"R+2 R1 R2", "B+2 B1 B2", "G+2 G1 G2"});
        IS(t.act("0 play R+2; 1 play B+2; 2 play G+2; 0 accept"), "ok ok ok ok");
        QCOMPARE(t.held(0), 2 + 6);
        IS(t.asks(), "turn 1");
    }

    void namedTakesADrawTwoOfTheNamedColorOnly()
    {
        Table t(rules("russian"), {"W+4 B1 B2", "R+2 G+2 W+4", "Y1 Y2"});
        t.act("0 play W+4 green");
        IS(t.legal(1), "accept challenge play:G+2");
        IS(t.act("1 play R+2"), "refused:no_response");
        IS(t.act("1 play G+2"), "ok");
        IS(t.asks(), "respond 2 2");
    }
    void anyTakesADrawTwoOfAnyColor()
    {
        Table t(rules("deflect_any"), {"W+4 B1 B2", "R+2 G+2 W+4", "Y1 Y2"});
        t.act("0 play W+4 green");
        IS(t.legal(1), "accept play:G+2 play:R+2");
        IS(t.act("1 play R+2"), "ok");
        IS(t.asks(), "respond 2 2");
        IS(t.color(), "red");
    }
    void stackedWildDrawFourAddsAndNamesAColor()
    {
        Table t(rules("stacking"), {"W+4 B1 B2", "W+4 R1 R2", "Y1 Y2"});
        IS(t.act("0 play W+4 green; 1 play W+4; 1 play W+4 blue"), "ok refused:need_color ok");
        IS(t.asks(), "respond 2 8");
        IS(t.color(), "blue");
    }
    void stackTakesTheSameFaceOnly()
    {
        Table t(rules("flip108", "draw_four_response=stack"), {"W+4/P1 B1/P2 B2/P3", "W/W+2 R1/P1", "Y1/P1 Y2/P2"}, "R5/P5");
        t.act("0 play W+4/P1 green");
        IS(t.legal(1), "accept challenge");
    }
    void drawTwoInDrawFourResponseMeansThatFaceOnly()
    {
        Table t(rules("h2o", "draw_four_response=draw_two_any,draw_two_named mixed_stack=true"),
                {"W+2 B1 B2", "R+1 G+1 W+2", "Y1 Y2"});
        t.act("0 play W+2 green");
        IS(t.legal(1), "accept challenge");
    }

    void mixedDrawTwoOfTheNamedColorAddsTwo()
    {
        Table t(rules("official", "mixed_stack=true"), {"W+4 B1 B2", "R+2 G+2 W+4", "Y1 Y2"});
        t.act("0 play W+4 green");
        IS(t.legal(1), "accept challenge play:G+2");
        t.act("1 play G+2");
        IS(t.asks(), "respond 2 6");
    }
    void mixedWildDrawFourOnADrawTwoAddsFour()
    {
        Table t(rules("official", "mixed_stack=true"), {"R+2 B1 B2", "R+2 G+2 W+4", "Y1 Y2"});
        t.act("0 play R+2");
        IS(t.legal(1), "accept play:W+4?");
        t.act("1 play W+4 green");
        IS(t.asks(), "respond 2 6");
    }
    void mixedOverridesTheOthersForTheirPairs()
    {
        Table t(rules("deflect_any", "mixed_stack=true"), {"W+4 B1 B2", "R+2 G+2 B3", "Y1 Y2"});
        t.act("0 play W+4 green; 1 play G+2");
        IS(t.asks(), "respond 2 6");
        Table other(rules("deflect_any", "mixed_stack=true"), {"W+4 B1 B2", "R+2 G+2 B3", "Y1 Y2"});
        other.act("0 play W+4 green; 1 play R+2"); // another color: draw_two_any
        IS(other.asks(), "respond 2 2");
    }
    void mixedWildDrawTwoCountsItsOwnAmount()
    {
        Table t(rules("flip108", "mixed_stack=true draw_four=free"), {"R+2/P1 B1/P2 B2/P2", "W+2/P3 R1/P1 R2/P2", "Y1/P1 Y2/P2"}, "R5/P5");
        t.act("0 play R+2/P1; 1 play W+2/P3 red");
        IS(t.asks(), "respond 2 4");
    }
    void mixedChainLostByTheChallengerIsTheWholeSumPlusTwo()
    {
        Table t(rules("official", "mixed_stack=true"), {"R+2 B1 B2", "W+4 G1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play W+4 green; 2 challenge"), "ok ok ok");
        QCOMPARE(t.held(2), 2 + 6 + 2);
    }
    void mixedChainLostByTheBlufferIsTheWholeSum()
    {
        Table t(rules("official", "mixed_stack=true guilty=take_back"), {"R+2 B1 B2", "W+4 R1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play W+4 green; 2 challenge"), "ok ok ok");
        QCOMPARE(t.held(1), 3 + 6);
        IS(t.asks(), "turn 2"); // nothing is left of the penalty
        IS(t.discard(), "R5 R+2");
    }
    void stackedWildDrawColorIsDrawnOnceInTheColorNamedLast()
    {
        Table t(rules("flip", "draw_four_response=stack draw_four=free mixed_stack=true"),
                {"R1/W* R2/P2 R3/P3", "R1/W* R2/P2 R3/P3", "B1/P1 B2/P2"}, "R5/P5", "R1/T3 R2/P6 R3/V1 R4/V2");
        t.dark();
        IS(t.act("0 play R1/W* teal; 1 play R1/W* pink; 2 accept"), "ok ok ok");
        IS(t.hand(2), "B1/P1 B2/P2 R1/T3 R2/P6");
    }

    void reverseSendsTheWholePenaltyBack()
    {
        Table t(rules("stacking", "reverse_response=true"), {"R+2 B1 B2", "B+2 G1 G2", "BR Y1 Y2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play B+2; 2 play BR"), "ok ok ok");
        IS(t.asks(), "respond 1 4");
        QCOMPARE(t.state().direction, Direction::Anticlockwise);
    }
    void reverseMustBeOfTheCurrentColor()
    {
        Table t(rules("russian", "reverse_response=true"), {"R+2 B1 B2", "BR G1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play BR"), "ok refused:no_response");
    }
    void reverseIsNoResponseWithoutTheOption()
    {
        Table t(rules("russian"), {"R+2 B1 B2", "RR G1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play RR"), "ok refused:no_response");
    }
    void reverseBetweenTwoSeatsHitsTheOther()
    {
        Table t(rules("official", "reverse_response=true"), {"R+2 B1 B2", "RR G1 G2"});
        IS(t.act("0 play R+2; 1 play RR"), "ok ok");
        IS(t.asks(), "respond 0 2");
    }
    void drawTwoStillAnswersWhatReversesHaveSentRound()
    {
        Table t(rules("russian", "reverse_response=true"), {"R+2 B1 G+2", "RR G1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play RR; 0 play G+2"), "ok ok ok");
        IS(t.asks(), "respond 2 2");
    }
    void reverseSendsASkipBackToo()
    {
        Table t(rules("russian", "reverse_response=true"), {"RS B1 B2", "RR G1 G2", "Y1 Y2", "Y1 Y2"});
        IS(t.act("0 play RS"), "ok");
        IS(t.asks(), "respond 1 0");
        IS(t.act("1 play RR"), "ok");
        IS(t.asks(), "respond 0 0");
        IS(t.act("0 accept"), "ok");
        IS(t.asks(), "turn 3");
    }

    void skipTakesEffectAtOnce()
    {
        Table t(rules("official"), {"RS B1 B2", "RS G1 G2", "Y1 Y2"});
        IS(t.act("0 play RS"), "ok");
        IS(t.asks(), "turn 2");
        IS(t.told(EventKind::Skipped), "1");
    }
    void identicalSkipPassesItOn()
    {
        Table t(rules("official", "skip_response=identical"), {"RS B1 B2", "RS GS G2", "RS Y2 Y3"});
        t.act("0 play RS");
        IS(t.legal(1), "accept play:RS");
        IS(t.act("1 play GS"), "refused:no_response");
        IS(t.act("1 play RS; 2 play RS"), "ok ok"); // hit by a response Skip: may answer it too
        IS(t.asks(), "respond 0 0");
        IS(t.act("0 accept"), "ok");
        IS(t.asks(), "turn 1");
        QCOMPARE(t.held(0), 2);
    }
    void skipRepeatedByABlankIsAnsweredByNoSkip()
    {
        Table t(rules("blank120", "reverse_response=true"), {"R_ B1 B2", "RS RR G2", "Y1 Y2"}, "RS");
        IS(t.act("0 play R_"), "ok");
        IS(t.asks(), "respond 1 0");
        IS(t.legal(1), "accept play:RR");
    }
    void blankIsNoResponse()
    {
        Table t(rules("blank120", "draw_two_response=stack"), {"R+2 B1 B2", "R_ G1 G2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play R_"), "ok refused:no_response");
    }

    void responseMayEmptyTheHand()
    {
        Table t(rules("stacking"), {"R+2 B1 B2", "B+2", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play B+2"), "ok ok");
        IS(t.winner(), "1");
    }
    void responseStartsTheUnoRule()
    {
        Table t(rules("stacking"), {"R+2 B1 B2", "B+2 B1", "Y1 Y2"});
        t.act("0 play R+2");
        IS(t.legal(1), "accept call play:B+2");
        t.act("1 play B+2");
        IS(t.owes(), "1");
    }
    void responseIsOneCardNeverTwo()
    {
        Table t(rules("stacking", "double_play=together"), {"R+2 B1 B2", "R+2 R+2 B1", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play R+2 second=R+2"), "ok refused:wrong_phase");
    }
    void wrongResponseCostsWhereMisplaysCost()
    {
        Table t(rules("stacking", "misplay_penalty=2"), {"R+2 B1 B2", "R1 B1", "Y1 Y2"});
        IS(t.act("0 play R+2; 1 play R1"), "ok penalized:2");
        IS(t.asks(), "respond 1 2");
        QCOMPARE(t.held(1), 4);
    }
};

QTEST_APPLESS_MAIN(tst_Responses)
#include "tst_responses.moc"
