// A round button with an icon; its words are in the tool tip and for the screen reader.
import QtQuick

Rectangle {
    id: button

    required property string icon
    required property string text
    property string place: ""
    property bool checked: false

    signal pressed

    implicitWidth: Math.max(30, 38 * Theme.unit)
    implicitHeight: implicitWidth
    radius: width / 2
    color: checked ? Theme.raised : hover.hovered ? Theme.raised : Theme.plate
    border.width: activeFocus ? 3 * Theme.unit : 1
    border.color: activeFocus ? Theme.accent : Theme.edge
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: button.pressed()
    Keys.onReturnPressed: button.pressed()
    Keys.onEnterPressed: button.pressed()

    Image {
        anchors.centerIn: parent
        sourceSize.width: Math.round(button.width * 0.56)
        sourceSize.height: Math.round(button.width * 0.56)
        source: Theme.icon(button.icon)
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: button.pressed() }
    ToolTipLabel {
        visible: hover.hovered
        text: button.place === "" ? button.text : button.text + "  " + KeyPlaces.cap(button.place)
    }
}
