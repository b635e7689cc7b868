// One card of the person's hand. The hand says where its home is; moving is going home. A drag only adds an offset, which
// shrinks to nothing when the card is let go.
import QtQuick

Item {
    id: card

    required property int index
    required property int cardId
    required property string face
    required property string down
    required property bool playable
    required property bool jumpable
    required property bool selected
    required property bool drawn
    required property bool doubled
    required property string name
    required property string reason

    property real homeX: 0
    property real homeY: 0
    property real homeAngle: 0
    property bool hovered: false
    property bool choosing: false ///< any card may be chosen now, playable or not
    readonly property bool welcome: playable || jumpable || choosing ///< the pile would take it
    property bool flying: false ///< a flight shows it instead
    property bool held: false ///< stays where it was dropped
    property bool asking: false ///< a play waits for its color or target
    onAskingChanged: if (!asking && held) wait()
    readonly property bool dragging: drag.active
    readonly property bool raised: hovered || selected || activeFocus
    property real awayX: 0
    property real awayY: 0
    property real lift: raised ? height * 0.17 : drawn ? height * 0.08 : 0

    signal played
    signal picked
    signal moved(real centerX, real centerY)
    signal letGo(real centerX, real centerY)

    x: homeX + awayX
    y: homeY + awayY - lift
    z: dragging || held ? 1000 : raised ? 500 : index
    rotation: dragging || held ? 0 : homeAngle
    transformOrigin: Item.Center
    opacity: flying ? 0 : 1
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: playable ? "" : reason
    Accessible.focusable: true
    Accessible.selected: selected
    Accessible.onPressAction: card.played()

    Behavior on homeX { NumberAnimation { duration: Motion.close; easing.type: Easing.OutCubic } }
    Behavior on homeY { NumberAnimation { duration: Motion.close; easing.type: Easing.OutCubic } }
    Behavior on homeAngle { NumberAnimation { duration: Motion.close; easing.type: Easing.OutCubic } }
    Behavior on lift { NumberAnimation { duration: Motion.close * 0.6; easing.type: Easing.OutCubic } }

    CardFace {
        anchors.fill: parent
        face: card.face
        dimmed: !card.welcome && !card.dragging

        SoftShadow {
            visible: card.jumpable || card.drawn && card.playable
            glowing: true
            reach: 9 * Theme.unit
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: card.selected || card.activeFocus
        radius: width * 0.1
        color: "transparent"
        antialiasing: true
        border { width: 3 * Theme.unit; color: card.activeFocus ? "#ffffff" : Theme.accent }
    }
    CardFace {
        visible: card.down !== "" && card.raised && !card.dragging
        face: visible ? card.down : ""
        small: true
        width: parent.width * 0.4
        height: width * 1.5
        x: parent.width - width * 0.8
        y: -height * 0.35
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // the press is this card's alone, not the one's below
        onTapped: (point, button) => card.choosing ? card.played() : card.picked()
        onDoubleTapped: if (!card.choosing) card.played()
    }
    DragHandler {
        id: drag

        target: null
        onActiveTranslationChanged: if (active) card.follow(activeTranslation)
        onActiveChanged: active ? settle.stop() : card.letGo(card.x + card.width / 2, card.y + card.height / 2)
    }
    ParallelAnimation {
        id: settle

        NumberAnimation { target: card; property: "awayX"; to: 0; duration: Motion.draw; easing.type: Easing.OutCubic }
        NumberAnimation { target: card; property: "awayY"; to: 0; duration: Motion.draw; easing.type: Easing.OutCubic }
    }
    Timer {
        id: patience

        interval: 250
        onTriggered: {
            card.held = card.asking;
            if (!card.held)
                card.goHome();
        }
    }
    SequentialAnimation {
        id: shiver

        loops: 3
        NumberAnimation { target: card; property: "awayX"; to: 7 * Theme.unit; duration: Motion.shake / 12 }
        NumberAnimation { target: card; property: "awayX"; to: -7 * Theme.unit; duration: Motion.shake / 6 }
        NumberAnimation { target: card; property: "awayX"; to: 0; duration: Motion.shake / 12 }
    }

    function follow(by: point) {
        card.awayX = by.x;
        card.awayY = by.y;
        card.moved(card.x + card.width / 2, card.y + card.height / 2);
    }
    function goHome() { settle.restart(); }
    /// Starts from somewhere else (the pile it was drawn from) and goes home.
    function comeFrom(from: point) {
        card.awayX = from.x - card.homeX;
        card.awayY = from.y - card.homeY;
        settle.restart();
    }
    /// Dropped on the pile: stays there for a moment, until it flies, is refused, or its color is asked.
    function wait() {
        card.held = true;
        patience.restart();
    }
    function shake() { shiver.restart(); }
}
