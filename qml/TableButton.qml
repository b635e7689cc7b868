// A button on the table: a sentence and the key that does the same. Enter presses it while it has the focus.
import QtQuick

Rectangle {
    id: button

    required property string text
    property string place: "" ///< the key, by its place
    property bool primary: false
    property bool alarming: false

    signal pressed

    readonly property color ink: alarming ? Theme.alarmInk : primary ? Theme.accentInk : Theme.ink

    implicitWidth: row.implicitWidth + 30 * Theme.unit
    implicitHeight: Theme.control
    radius: height / 2
    color: alarming ? Theme.alarm : primary ? Theme.accent : Theme.raised
    border.width: activeFocus ? 3 * Theme.unit : 1
    border.color: activeFocus ? Theme.ink : primary || alarming ? "transparent" : Theme.edge
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: button.press()
    Keys.onReturnPressed: button.press()
    Keys.onEnterPressed: button.press()

    function press() {
        if (button.enabled)
            button.pressed();
    }

    Rectangle {
        anchors.fill: parent
        radius: parent.radius
        color: tap.pressed ? "#000000" : "#ffffff"
        opacity: tap.pressed ? 0.14 : hover.hovered ? 0.1 : 0
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: 8 * Theme.unit

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            width: Math.min(implicitWidth, button.width > 0 ? button.width - 26 * Theme.unit - (cap.visible ? cap.width + parent.spacing : 0) : implicitWidth)
            elide: Text.ElideRight
            color: button.ink
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            textFormat: Text.PlainText
        }
        KeyCap {
            id: cap

            anchors.verticalCenter: parent.verticalCenter
            place: button.place
            ink: button.ink
        }
    }
    HoverHandler { id: hover; enabled: button.enabled; cursorShape: Qt.PointingHandCursor }
    TapHandler { id: tap; gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: button.press() }
}
