// The discard pile: the last cards, each at its own small angle. Cards are dropped here.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: pile

    required property var rows
    required property int count
    property bool taking: false ///< a dragged card would be taken here
    property real landedAngle: 0 ///< how the flying card lay when it landed

    signal pressed

    implicitWidth: 100 * Theme.unit
    implicitHeight: implicitWidth * 1.5
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: The discard pile, for the screen reader; %1 is the card on top
    Accessible.name: topCard.name === "" ? qsTr("Discard pile, empty") : qsTr("Discard pile, on top: %1").arg(topCard.name)
    Accessible.focusable: true
    Accessible.onPressAction: pile.pressed()
    Keys.onReturnPressed: pile.pressed()
    Keys.onEnterPressed: pile.pressed()

    QtObject {
        id: topCard

        property string name: ""
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.1
        color: "transparent"
        border { width: 2; color: Theme.edge }
        visible: pile.count === 0
    }
    Repeater {
        id: cards

        model: pile.rows

        CardFace {
            id: card

            required property int index
            required property real angle
            required property string name

            width: pile.width
            height: pile.height
            rotation: angle
            shadowed: index >= cards.count - 3

            readonly property bool onTop: index === cards.count - 1
            onOnTopChanged: if (onTop) topCard.name = name
            onNameChanged: if (onTop) topCard.name = name

            NumberAnimation on rotation {
                id: settle

                running: false
                from: pile.landedAngle
                to: card.angle
                duration: Motion.settle
                easing.type: Easing.OutQuad
            }
            Component.onCompleted: {
                if (onTop)
                    topCard.name = name;
                if (onTop && Motion.settle > 0)
                    settle.start();
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -12 * Theme.unit
        visible: pile.taking || pile.activeFocus
        radius: width * 0.12
        color: "transparent"
        border { width: 4 * Theme.unit; color: pile.taking ? Theme.accent : "#ffffff" }

        SoftShadow { glowing: true; visible: pile.taking }
    }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: pile.pressed() }
}
