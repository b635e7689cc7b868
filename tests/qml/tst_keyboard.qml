// Everything by keyboard, letters by their place.
import QtQuick
import QtTest
import Uno.Table

TestCase {
    id: test

    name: "keyboard"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    FakeTable { id: fake }

    function init() { fake.reset(); }
    function sent(): string { return fake.table.diary.filter(line => !line.startsWith("select")).join(", "); }
    function offer(id: string) { fake.table.choices.append({ choiceId: id, text: id, key: "", primary: false }); }

    function test_arrowsChooseAndEnterPlays() {
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(sent(), "playCard 2");
    }
    function test_leftFromTheFirstCardGoesToTheLast() {
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(sent(), "playCard 7");
    }
    function test_lettersMeanActions_data() {
        return [{ tag: "d", key: Qt.Key_D, wanted: "draw" }, { tag: "u", key: Qt.Key_U, wanted: "callUno" },
                { tag: "j", key: Qt.Key_J, wanted: "jumpIn" }, { tag: "s", key: Qt.Key_S, wanted: "sortHand" },
                { tag: "h", key: Qt.Key_H, wanted: "askHint" }, { tag: "t", key: Qt.Key_T, wanted: "speak 0" }];
    }
    function test_lettersMeanActions(data) {
        keyClick(data.key);
        compare(sent(), data.wanted);
    }
    function test_answersAreGivenByTheirLetter_data() {
        return [{ tag: "accept", key: Qt.Key_D }, { tag: "challenge", key: Qt.Key_C }, { tag: "keep", key: Qt.Key_P },
                { tag: "pass", key: Qt.Key_P }, { tag: "ready", key: Qt.Key_R }];
    }
    function test_answersAreGivenByTheirLetter(data) {
        offer(data.tag);
        keyClick(data.key);
        compare(sent(), "choose " + data.tag);
    }
    function test_xCatchesTheSeatThatForgot() {
        fake.table.seats.set(2, "canBeCaught", true);
        keyClick(Qt.Key_X);
        compare(sent(), "catchSeat 2");
    }
    function test_spaceSlapsElseHurries() {
        keyClick(Qt.Key_Space);
        compare(sent(), "hurry");
        fake.table.canSlap = true;
        keyClick(Qt.Key_Space);
        fake.table.canSlap = false;
        compare(sent(), "hurry, slap");
    }
    function test_numbersNameAColorInTheOrderOfTheWheel_data() {
        return [{ tag: "1", key: Qt.Key_1, color: "red" }, { tag: "2", key: Qt.Key_2, color: "blue" },
                { tag: "3", key: Qt.Key_3, color: "green" }, { tag: "4", key: Qt.Key_4, color: "yellow" }];
    }
    function test_numbersNameAColorInTheOrderOfTheWheel(data) {
        fake.table.askColors = ["red", "yellow", "green", "blue"];
        fake.table.ask = "color";
        keyClick(data.key);
        compare(sent(), "chooseColor " + data.color);
    }
    function test_arrowsWalkRoundTheColorsAndEnterChooses() {
        fake.table.askColors = ["red", "yellow", "green", "blue"];
        fake.table.ask = "color";
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(sent(), "chooseColor blue");
    }
    function test_escapeTakesTheCardBack() {
        fake.table.ask = "color";
        keyClick(Qt.Key_Escape);
        compare(sent(), "cancelAsk");
    }
    function test_unoCanBeCalledWhileAColorIsAsked() {
        fake.table.ask = "color";
        keyClick(Qt.Key_U);
        compare(sent(), "callUno");
    }
    function test_targetIsChosenByArrowsAndEnter() {
        fake.table.askSeats = [1, 2, 3];
        fake.table.ask = "target";
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(sent(), "chooseSeat 2");
    }
    function test_placesAreReadFromScanCodes() {
        compare(KeyPlaces.byPlace(40), "D"); // X11's code of the place where Latin layouts have D
        compare(KeyPlaces.byPlace(30), "U");
        compare(KeyPlaces.byPlace(10), "1");
        compare(KeyPlaces.byPlace(19), "0");
        compare(KeyPlaces.byPlace(58), "M");
        compare(KeyPlaces.byPlace(36), ""); // Enter
    }
    function test_russianLettersMeanTheirPlace() {
        compare(KeyPlaces.byLetter("в"), "D");
        compare(KeyPlaces.byLetter("г"), "U");
        KeyPlaces.notice("в");
        compare(KeyPlaces.cap("D"), "В");
        KeyPlaces.notice("d");
        compare(KeyPlaces.cap("D"), "D");
    }
    function test_startPaneHasPlayInFocus() {
        fake.table.overlay = "start";
        keyClick(Qt.Key_Return);
        compare(sent(), "startMatch");
    }
    function test_unfinishedMatchIsOfferedFirst() {
        fake.table.canContinue = true;
        fake.table.overlay = "start";
        keyClick(Qt.Key_Return);
        fake.table.canContinue = false;
        compare(sent(), "continueMatch");
    }
    function test_tabReachesEveryCardPileAndButton() {
        const names = {};
        for (let i = 0; i < 40; ++i) {
            keyClick(Qt.Key_Tab);
            const item = fake.find(fake.view, candidate => candidate.activeFocus && candidate.Accessible.name !== "" && candidate !== fake.view);
            if (item)
                names[item.Accessible.name] = true;
        }
        for (const name of ["red_3", "wild", "UNO!", "Log", "Hint", "Sort the hand"])
            verify(names[name], name + " in " + Object.keys(names).join());
    }
    function test_enterOnTheScoreSheetGoesOn() {
        fake.table.overlay = "roundOver";
        keyClick(Qt.Key_Return);
        compare(sent(), "nextRound");
    }
}
