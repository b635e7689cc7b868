// The hand: dragging, clicks, rearranging, many cards.
import QtQuick
import QtTest
import Uno.Table

TestCase {
    id: test

    name: "hand"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    FakeTable { id: fake }

    function init() {
        fake.reset();
        wait(260); // the fan comes to rest
    }
    function drag(card: Item, to: point) {
        const from = fake.middle(card);
        mousePress(fake.view, from.x, from.y);
        for (let i = 1; i <= 12; ++i)
            mouseMove(fake.view, from.x + (to.x - from.x) * i / 12, from.y + (to.y - from.y) * i / 12, 5);
        mouseRelease(fake.view, to.x, to.y);
    }
    /// The pointer comes to the card's strip, as a hand would bring it.
    function pointAt(card: Item): point {
        const spot = card.mapToItem(fake.view, card.width * 0.3, card.height * 0.5);
        mouseMove(fake.view, spot.x - 3, spot.y);
        mouseMove(fake.view, spot.x, spot.y);
        return spot;
    }
    function discardMiddle(): point {
        const spot = fake.stage.discardSpot();
        return Qt.point(spot.x + spot.width / 2, spot.y + spot.height / 2);
    }

    function test_cardDraggedToThePileIsPlayed() {
        drag(fake.hand.cardOf(2), discardMiddle());
        compare(fake.table.diary.filter(line => line.startsWith("playCard")), ["playCard 2"]);
    }
    function test_cardLetGoElsewhereGoesHomeAndIsNotPlayed() {
        const card = fake.hand.cardOf(2);
        drag(card, Qt.point(260, 500));
        compare(fake.table.diary.filter(line => line.startsWith("playCard")), []);
        tryCompare(card, "awayX", 0);
        tryCompare(card, "awayY", 0);
    }
    function test_thePileGlowsOnlyForACardItWouldTake_data() {
        return [{ tag: "fits", fits: true }, { tag: "does not fit", fits: false }];
    }
    function test_thePileGlowsOnlyForACardItWouldTake(row) {
        fake.table.hand.set(1, "playable", row.fits);
        const card = fake.hand.cardOf(2);
        const from = fake.middle(card);
        const pile = discardMiddle();
        mousePress(fake.view, from.x, from.y);
        for (let i = 1; i <= 12; ++i)
            mouseMove(fake.view, from.x + (pile.x - from.x) * i / 12, from.y + (pile.y - from.y) * i / 12, 5);
        compare(fake.stage.pileGlows, row.fits);
        mouseRelease(fake.view, pile.x, pile.y);
        verify(!fake.stage.pileGlows);
    }
    function test_draggingInsideTheHandRearrangesIt() {
        const target = fake.middle(fake.hand.cardOf(5));
        drag(fake.hand.cardOf(1), target);
        verify(fake.table.diary.some(line => line.startsWith("moveCard 0 ")), fake.table.diary.join());
    }
    function test_singleClickOnlySelects() {
        const spot = pointAt(fake.hand.cardOf(4));
        mouseClick(fake.view, spot.x, spot.y);
        wait(500);
        verify(fake.hand.cardOf(4).selected);
        compare(fake.table.diary.filter(line => line.startsWith("playCard")), []);
    }
    function test_aClickGoesToOneCardOnly() {
        const spot = pointAt(fake.hand.cardOf(4));
        mouseClick(fake.view, spot.x, spot.y);
        wait(500);
        compare(fake.table.diary, ["select 4"]);
    }
    function test_clickAndThenThePilePlays() {
        const spot = pointAt(fake.hand.cardOf(3));
        mouseClick(fake.view, spot.x, spot.y);
        wait(500);
        const pile = discardMiddle();
        mouseClick(fake.view, pile.x, pile.y);
        compare(fake.table.diary.filter(line => line.startsWith("playCard")), ["playCard 3"]);
    }
    function test_thirtyCardsStayInTheWindowAndEachShowsAStrip() {
        const faces = [];
        for (let i = 0; i < 34; ++i)
            faces.push("red_" + i % 10);
        fake.table.holds(faces);
        wait(260);
        const first = fake.hand.cardAtRow(0), last = fake.hand.cardAtRow(33);
        verify(first.mapToItem(fake.view, 0, 0).x > 0);
        verify(last.mapToItem(fake.view, last.width, 0).x < fake.view.width);
        verify(fake.hand.step >= fake.hand.cardWidth * 0.16);
    }
    function test_aHandTooLargeScrollsToTheChosenCard() {
        fake.table.holds(Array(60).fill("blue_4"));
        wait(260);
        verify(fake.hand.overflow > 0);
        fake.hand.focusRow(59);
        tryVerify(() => fake.hand.cardAtRow(59).homeX <= fake.hand.width - fake.hand.cardWidth + 1);
    }
    function test_pointerOverAStripRaisesThatCard() {
        const row = 2;
        const card = fake.hand.cardAtRow(row);
        const spot = card.mapToItem(fake.view, 10, card.height / 2);
        mouseMove(fake.view, spot.x, spot.y);
        mouseMove(fake.view, spot.x + 1, spot.y);
        tryCompare(fake.hand, "hoveredRow", row);
    }
    function test_refusedCardStaysInTheHandAndTheReasonIsSaid() {
        fake.table.refused("Yellow is called.", "matching", 4);
        const message = fake.find(fake.view, item => item.sentence === "Yellow is called.");
        verify(message && message.visible);
        tryCompare(fake.hand.cardOf(4), "awayX", 0);
    }
}
