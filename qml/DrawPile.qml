// The draw pile with its real thickness. A click draws, and so does dragging its card to the hand.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: pile

    required property int count
    required property string back
    required property bool alive ///< the person may draw now
    required property int penalty ///< that many are due, 0: none

    signal drawn

    readonly property int layers: Math.min(9, Math.ceil(count / 9))
    readonly property real thickness: 2.2 * Theme.unit

    implicitWidth: 100 * Theme.unit
    implicitHeight: implicitWidth * 1.5
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: The draw pile, for the screen reader
    Accessible.name: qsTr("Draw pile, %n card(s)", "", count)
    Accessible.description: penalty > 0 ? qsTr("Press to draw %n card(s)", "", penalty) : alive ? qsTr("Press to draw") : ""
    Accessible.focusable: true
    Accessible.onPressAction: pile.drawn()
    Keys.onReturnPressed: pile.drawn()
    Keys.onEnterPressed: pile.drawn()

    Rectangle {
        anchors.fill: parent
        radius: width * 0.1
        color: "transparent"
        border { width: 2; color: Theme.edge }
        visible: pile.count === 0
    }
    Repeater {
        model: Math.max(0, pile.layers - 1)

        Rectangle {
            required property int index

            width: pile.width
            height: pile.height
            x: index * pile.thickness * 0.35
            y: -index * pile.thickness
            radius: width * 0.1
            antialiasing: true
            color: index % 2 === 0 ? "#171c33" : "#e9e4d4"

            SoftShadow { visible: parent.index === 0 }
        }
    }
    CardFace {
        id: top

        visible: pile.count > 0
        face: pile.back
        width: pile.width
        height: pile.height
        x: Math.max(0, pile.layers - 1) * pile.thickness * 0.35 + drag.activeTranslation.x * (drag.active ? 1 : 0)
        y: -Math.max(0, pile.layers - 1) * pile.thickness + drag.activeTranslation.y * (drag.active ? 1 : 0)
        shadowed: pile.layers < 2 || drag.active

        SoftShadow { visible: pile.alive && !drag.active; glowing: true; reach: 11 * Theme.unit }
        Rectangle {
            anchors.fill: parent
            radius: width * 0.1
            color: "transparent"
            antialiasing: true
            visible: pile.activeFocus || hover.hovered && pile.alive
            border { width: 3 * Theme.unit; color: pile.activeFocus ? "#ffffff" : Theme.accent }
        }
    }
    CountBadge {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height * 0.6
        count: pile.count
    }
    HoverHandler { id: hover; cursorShape: pile.alive ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: pile.drawn() }
    DragHandler {
        id: drag

        target: null
        enabled: pile.alive
        onActiveChanged: if (!active && activeTranslation.y > pile.height * 0.5) pile.drawn()
    }
}
