// UNO! Always in the same place; alive when it can do something.
import QtQuick

Rectangle {
    id: button

    required property bool alive
    property bool armed: false ///< it will be said together with the play

    signal called

    implicitWidth: 118 * Theme.unit
    implicitHeight: implicitWidth
    radius: width / 2
    color: alive ? Theme.alarm : Theme.plate
    border.width: activeFocus ? 5 * Theme.unit : 4 * Theme.unit
    border.color: activeFocus ? Theme.ink : alive ? "#ffd66b" : Theme.edge
    scale: tap.pressed ? 0.95 : 1
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: The button and the word that a player says with one card left
    Accessible.name: qsTr("UNO!")
    Accessible.description: alive ? "" : qsTr("Nothing to call now")
    Accessible.focusable: true
    Accessible.onPressAction: button.called()
    Keys.onReturnPressed: button.called()
    Keys.onEnterPressed: button.called()

    PlateShadow { glowing: button.alive; reach: 14 * Theme.unit }
    Column {
        anchors.centerIn: parent
        spacing: 3 * Theme.unit

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: button.armed ? qsTr("UNO ✓") : qsTr("UNO!")
            color: button.alive ? Theme.alarmInk : Theme.faint
            font.pixelSize: Math.min(Theme.huge, button.width * 0.28)
            font.weight: Font.Black
            textFormat: Text.PlainText
        }
        KeyCap {
            anchors.horizontalCenter: parent.horizontalCenter
            place: "U"
            ink: button.alive ? Theme.alarmInk : Theme.faint
        }
    }
    HoverHandler { cursorShape: button.alive ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler { id: tap; gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: button.called() }
}
