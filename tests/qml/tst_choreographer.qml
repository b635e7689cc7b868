// One event at a time: an event is shown, then said to have been shown, exactly once.
import QtQuick
import QtTest
import Uno.Table

TestCase {
    id: test

    name: "choreographer"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    FakeTable { id: fake }

    readonly property Item air: fake.stage?.air ?? null

    function init() { fake.reset(); }
    function play(kind: string, more: var) {
        fake.table.eventReady(Object.assign({ kind: kind, seat: 1, other: -1, faces: [], cardIds: [], amount: 0, color: "red", direction: 1, uno: false, guilty: false }, more));
    }

    function test_aPlayedCardFliesAndIsThenShown() {
        play("played", { faces: ["red_7"] });
        compare(fake.table.shownCount, 0);
        compare(air.children.length, 1);
        tryCompare(fake.table, "shownCount", 1, 1500);
        tryVerify(() => air.children.length === 0);
    }
    function test_anothersCardFliesFaceDownFirst() {
        play("played", { faces: ["red_7"] });
        compare(air.children[0].startFace, "back");
        compare(air.children[0].endFace, "red_7");
        tryCompare(fake.table, "shownCount", 1, 1500);
    }
    function test_ownCardFliesFromItsPlaceInTheHand() {
        const card = fake.hand.cardOf(3);
        play("played", { seat: 0, faces: ["red_skip"], cardIds: [3] });
        verify(card.flying);
        fuzzyCompare(air.children[0].from.x, fake.hand.x + card.x, 1);
        tryCompare(fake.table, "shownCount", 1, 1500);
    }
    function test_cardsThatOthersDrawStayFaceDown() {
        play("drew", { faces: ["back", "back"], amount: 2 });
        compare(air.children.length, 2);
        compare(air.children[1].endFace, "back");
        tryCompare(fake.table, "shownCount", 1, 1500);
    }
    function test_aPenaltysCardsFlyOneByOne() {
        play("drew", { seat: 0, faces: ["red_1", "blue_2", "green_3", "yellow_4"], amount: 4, cause: "penalty" });
        compare(air.children.length, 4);
        verify(air.children[3].delay > air.children[0].delay);
        tryCompare(fake.table, "shownCount", 1, 2500);
    }
    function test_everyKindOfEventIsShownOnce_data() {
        return ["roundStarted", "dealt", "firstCardTurned", "firstCardReturned", "turnCame", "raceOpened", "played", "jumpedIn", "colorNamed",
                "directionTurned", "skipped", "penaltyPut", "drew", "kept", "passed", "accepted", "challenged", "handShown", "challengeDecided",
                "tookBack", "called", "caught", "falseCall", "misplayed", "handsSwapped", "handsPassed", "exchangeAsked", "exchanged",
                "silenceBegan", "silenceEnded", "spoke", "slapBegan", "slapped", "slapLost", "readyAsked", "readied", "flipped", "reshuffled",
                "newHandTaken", "wentOut", "roundEnded", "scored", "matchEnded"].map(kind => ({ tag: kind }));
    }
    function test_everyKindOfEventIsShownOnce(data) {
        fake.table.speed = 0.2;
        play(data.tag, { other: 2, faces: ["red_7"], amount: 1 });
        tryCompare(fake.table, "shownCount", 1, 4000);
        wait(60);
        compare(fake.table.shownCount, 1);
    }
    function test_hurryEndsWhatIsRunning() {
        fake.table.speed = 1.6;
        play("drew", { seat: 0, faces: Array(8).fill("red_1"), amount: 8 });
        keyClick(Qt.Key_Space);
        tryCompare(fake.table, "shownCount", 1, 100);
    }
    function test_instantSpeedShowsAtOnce() {
        fake.table.speed = 0;
        play("played", { faces: ["red_7"] });
        compare(fake.table.shownCount, 1);
        compare(air.children.length, 0);
    }
    function test_nobodyWatchesNothingFlies() {
        fake.view.watched = false;
        play("played", { faces: ["red_7"] });
        fake.view.watched = true;
        compare(fake.table.shownCount, 1);
    }
    function test_reducedMotionLeavesTimeToReadButFliesNothing() {
        fake.table.reduceMotion = true;
        play("played", { faces: ["red_7"] });
        compare(air.children.length, 0);
        compare(fake.table.shownCount, 0);
        tryCompare(fake.table, "shownCount", 1, 1500);
    }
    function test_theHandMayBeUsedWhileSomethingFlies() {
        fake.table.speed = 1.6;
        play("drew", { faces: ["back", "back", "back"], amount: 3 });
        keyClick(Qt.Key_U);
        verify(fake.table.diary.includes("callUno"));
        tryCompare(fake.table, "shownCount", 1, 3000);
    }
}
