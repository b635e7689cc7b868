// The person's hand: a fan that closes up, overlaps when it is large, and scrolls as the last resort.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App
import "lists.js" as Lists

Item {
    id: hand

    required property TableModel table
    property real cardHeight: 170 * Theme.unit
    property int hoveredRow: -1
    property int draggedCard: -1
    property point entry: Qt.point(-1, -1) ///< where new cards come from; negative x: they are simply there

    signal dropped(int cardId, real centerX, real centerY)
    signal dragMoved(int cardId, real centerX, real centerY)

    readonly property real cardWidth: cardHeight / 1.5
    readonly property int count: cards.count
    readonly property real step: count < 2 ? 0 : Math.max(cardWidth * 0.17, Math.min(cardWidth * 0.66, (width - cardWidth) / (count - 1)))
    readonly property real overflow: Math.max(0, cardWidth + step * (count - 1) - width)
    property real scroll: 0
    readonly property bool choosing: table.ask === "give" || table.ask === "second" || table.ask === "exchange_back"
    property int lastRow: 0

    implicitHeight: cardHeight
    onOverflowChanged: scroll = Math.max(-overflow / 2, Math.min(overflow / 2, scroll))
    Accessible.role: Accessible.List
    //: The person's hand, for the screen reader
    Accessible.name: qsTr("Your hand, %n card(s)", "", count)

    Repeater {
        id: cards

        model: hand.table.hand

        HandCard {
            id: card

            readonly property real offset: index - (cards.count - 1) / 2
            readonly property real bow: cards.count < 2 ? 0 : offset / ((cards.count - 1) / 2) * Math.min(1, cards.count / 9)

            width: hand.cardWidth
            height: hand.cardHeight
            homeX: hand.width / 2 + offset * hand.step - width / 2 - hand.scroll
            homeY: bow * bow * height * 0.09
            homeAngle: bow * 7
            hovered: index === hand.hoveredRow && hand.draggedCard < 0
            choosing: hand.choosing && Lists.has(hand.table.askCards, cardId)
            asking: hand.table.ask !== ""
            visible: hand.overflow === 0 || homeX > -width * 0.6 && homeX < hand.width - width * 0.4
            onPlayed: hand.choosing ? hand.table.chooseCard(cardId) : hand.table.playCard(cardId)
            onPicked: {
                forceActiveFocus(Qt.MouseFocusReason);
                hand.table.select(cardId);
            }
            onActiveFocusChanged: if (activeFocus) hand.lastRow = index
            onMoved: (x, y) => {
                hand.draggedCard = cardId;
                hand.dragMoved(cardId, x, y);
            }
            onLetGo: (x, y) => {
                hand.draggedCard = -1;
                hand.dropped(cardId, x, y);
            }
            Component.onCompleted: if (hand.entry.x >= 0 && Motion.draw > 0) comeFrom(hand.entry)
        }
        onItemRemoved: (row, item) => { if (row === hand.lastRow && hand.activeFocus) Qt.callLater(hand.focusRow, row); }
    }
    HoverHandler {
        id: hover

        onPointChanged: hand.hoveredRow = hovered ? hand.rowAt(point.position.x) : -1
        onHoveredChanged: if (!hovered) hand.hoveredRow = -1
    }
    WheelHandler {
        enabled: hand.overflow > 0
        orientation: Qt.Vertical
        onWheel: (event) => hand.scrollBy(-event.angleDelta.y * 0.5)
    }
    Repeater {
        model: hand.overflow > 0 ? ["left", "right"] : []

        IconButton {
            required property string modelData

            icon: modelData
            text: modelData === "left" ? qsTr("Scroll the hand to the left") : qsTr("Scroll the hand to the right")
            x: modelData === "left" ? -width * 0.6 : hand.width - width * 0.4
            y: hand.height / 2
            z: 2000
            onPressed: hand.scrollBy((modelData === "left" ? -4 : 4) * hand.step)
        }
    }

    function scrollBy(amount: real) {
        hand.scroll = Math.max(-hand.overflow / 2, Math.min(hand.overflow / 2, hand.scroll + amount));
    }
    /// The card whose visible strip is under x; the last card shows whole.
    function rowAt(x: real): int {
        const left = hand.width / 2 - (hand.count - 1) / 2 * hand.step - hand.cardWidth / 2 - hand.scroll;
        if (hand.count === 0 || x < left || x > left + hand.step * (hand.count - 1) + hand.cardWidth)
            return -1;
        return hand.step === 0 ? 0 : Math.min(hand.count - 1, Math.floor((x - left) / hand.step));
    }
    function cardAtRow(row: int): HandCard { return cards.itemAt(row) as HandCard; }
    function cardOf(cardId: int): HandCard {
        for (let row = 0; row < cards.count; ++row) {
            const card = hand.cardAtRow(row);
            if (card && card.cardId === cardId)
                return card;
        }
        return null;
    }
    function selectedRow(): int {
        for (let row = 0; row < cards.count; ++row)
            if (hand.cardAtRow(row)?.selected)
                return row;
        return -1;
    }
    /// Puts the focus on a card and shows it whole.
    function focusRow(row: int) {
        const card = hand.cardAtRow(Math.max(0, Math.min(hand.count - 1, row)));
        if (!card)
            return;
        card.forceActiveFocus(Qt.TabFocusReason);
        hand.table.select(card.cardId);
        if (card.homeX < 0)
            hand.scrollBy(card.homeX - hand.step);
        else if (card.homeX > hand.width - card.width)
            hand.scrollBy(card.homeX - hand.width + card.width + hand.step);
    }
    function walk(by: int) {
        const row = hand.selectedRow();
        hand.focusRow(row < 0 ? Math.min(hand.lastRow, hand.count - 1) : (row + by + hand.count) % hand.count);
    }
    /// Plays the chosen card; false if none is chosen.
    function playSelected(): bool {
        const card = hand.cardAtRow(hand.selectedRow());
        card?.played();
        return card !== null;
    }
    function rearrange(cardId: int, centerX: real) {
        const from = hand.cardOf(cardId)?.index ?? -1;
        const left = hand.width / 2 - (hand.count - 1) / 2 * hand.step - hand.scroll;
        const to = hand.step === 0 ? 0 : Math.max(0, Math.min(hand.count - 1, Math.round((centerX - left) / hand.step)));
        if (from >= 0 && from !== to)
            hand.table.moveCard(from, to);
        hand.cardOf(cardId)?.goHome();
    }
}
