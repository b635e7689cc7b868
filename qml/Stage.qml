// What lies on the cloth: seats, piles, ring, arrows, penalty, the person's hand; and where everything is. Others ask here
// for places and never compute them.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Item {
    id: stage

    required property TableModel table
    required property TableLayout places

    property real pileTurn: 1 ///< 1: the piles lie; towards 0: they are being turned over
    readonly property alias pileGlows: discard.taking
    property alias hand: hand
    property alias ring: ring
    property alias arrows: arrows
    property alias air: air
    property alias picker: colors
    property alias targets: targets

    signal refusedDrop(int cardId)

    DirectionArrows {
        id: arrows

        direction: stage.table.direction
        width: stage.places.arrowsWidth
        height: stage.places.arrowsHeight
        x: stage.places.middle.x - width / 2
        y: stage.places.middle.y - height / 2
    }
    ColorRing {
        id: ring

        color: stage.table.color
        width: stage.places.ringSize
        height: width
        x: stage.places.discard.x - width / 2
        y: stage.places.discard.y - height / 2
    }
    DrawPile {
        id: drawPile

        count: stage.table.drawCount
        back: stage.table.drawBack
        alive: stage.table.canDraw
        penalty: stage.table.penaltyVictim === stage.table.me ? stage.table.penalty : 0
        width: stage.places.pileWidth
        height: width * 1.5
        x: stage.places.drawPile.x - width / 2
        y: stage.places.drawPile.y - height / 2
        transform: Scale { origin.x: drawPile.width / 2; xScale: stage.pileTurn }
        onDrawn: stage.table.draw()
    }
    DiscardPile {
        id: discard

        rows: stage.table.discard
        count: stage.table.discardCount
        width: stage.places.pileWidth
        height: width * 1.5
        x: stage.places.discard.x - width / 2
        y: stage.places.discard.y - height / 2
        transform: Scale { origin.x: discard.width / 2; xScale: stage.pileTurn }
        onPressed: hand.playSelected()
    }
    SeatRing {
        id: seats

        anchors.fill: parent
        table: stage.table
        places: stage.places
    }
    PenaltyBadge {
        readonly property point spot: stage.places.badge(stage.table.penaltyVictim)

        amount: stage.table.penalty
        untilColor: stage.table.penaltyUntilColor
        calling: stage.table.color
        x: spot.x - width / 2
        y: spot.y - height / 2
    }
    Hand {
        id: hand

        table: stage.table
        visible: !stage.table.watching && stage.table.overlay === ""
        cardHeight: stage.places.handCard
        width: stage.places.handWidth
        x: (stage.width - width) / 2
        y: stage.places.handTop
        onDragMoved: (cardId, x, y) => discard.taking = stage.overPile(x, y) && hand.cardOf(cardId).welcome
        onDropped: (cardId, x, y) => stage.drop(cardId, x, y)
    }
    ColorPicker {
        id: colors

        table: stage.table
        x: stage.places.discard.x - width / 2
        y: stage.places.discard.y - height / 2
    }
    TargetPicker {
        id: targets

        table: stage.table
        x: stage.places.middle.x - width / 2
        y: stage.places.middle.y - height / 2
    }
    BackFan {
        id: revealed

        visible: faces.length > 0
        faces: []
        cardWidth: stage.places.pileWidth * 0.8
        room: 460 * Theme.unit
        width: room
        x: stage.places.middle.x - width / 2
        y: stage.places.middle.y - height / 2
    }
    Item { id: air; anchors.fill: parent }
    Item { id: bubbles; anchors.fill: parent }
    Component { id: bubble; Bubble { id: spoken; onDone: spoken.destroy() } }
    Confetti { id: confetti; anchors.fill: parent }

    function drawSpot(): rect { return Qt.rect(drawPile.x, drawPile.y, drawPile.width, drawPile.height); }
    function discardSpot(): rect { return Qt.rect(discard.x, discard.y, discard.width, discard.height); }
    function cardSpot(card: HandCard): rect { return Qt.rect(hand.x + card.x, hand.y + card.y, card.width, card.height); }
    /// Where a seat's cards are: its small fan, or the end of the person's hand.
    function seatSpot(seat: int): rect {
        if (seat === stage.table.me && !stage.table.watching) {
            const end = stage.width / 2 + Math.min(hand.width, hand.step * hand.count) / 2;
            return Qt.rect(Math.min(end, hand.x + hand.width - hand.cardWidth), hand.y, hand.cardWidth, hand.cardHeight);
        }
        const width = 42 * Theme.unit * stage.places.seatScale;
        const spot = stage.places.seat(seat);
        return Qt.rect(spot.x - width / 2, spot.y - 50 * Theme.unit * stage.places.seatScale, width, width * 1.5);
    }
    function overPile(x: real, y: real): bool {
        const reach = stage.places.ringSize * 0.62;
        return Math.hypot(hand.x + x - stage.places.discard.x, hand.y + y - stage.places.discard.y) < reach;
    }
    function drop(cardId: int, x: real, y: real) {
        discard.taking = false;
        const card = hand.cardOf(cardId);
        if (!stage.overPile(x, y))
            return y > -hand.cardHeight * 0.25 ? hand.rearrange(cardId, x) : card?.goHome();
        hand.choosing ? stage.table.chooseCard(cardId) : stage.table.playCard(cardId);
        const stays = hand.cardOf(cardId);
        if (stays && !stays.flying)
            stays.wait();
    }
    function say(seat: int, words: string, loud: bool) {
        const spot = stage.places.mouth(seat);
        const shown = bubble.createObject(bubbles, { words: words, loud: loud }) as Bubble;
        shown.x = Math.max(4, Math.min(stage.width - shown.width - 4, spot.x - shown.width / 2));
        shown.y = spot.y - shown.height / 2;
    }
    /// A seat that can be caught, or -1.
    function catchable(): int { return seats.catchable(); }
    function reveal(faces: list<string>) { revealed.faces = faces; }
    function celebrate(seat: int) { confetti.fire(); }
    /// After an event: what was only shown for it goes.
    function settle() {
        revealed.faces = [];
        const end = stage.seatSpot(stage.table.me);
        hand.entry = Qt.point(end.x - hand.x, end.y - hand.y);
    }
}
