// The words of an icon, under or above it, kept inside the window.
import QtQuick

Rectangle {
    id: tip

    required property string text

    readonly property real sceneX: visible && parent ? parent.mapToItem(null, 0, 0).x : 0
    readonly property bool leftHalf: parent ? sceneX < (parent.Window.width ?? 0) / 2 : true
    readonly property bool upperHalf: visible && parent ? parent.mapToItem(null, 0, 0).y < (parent.Window.height ?? 0) / 2 : true

    x: leftHalf ? 0 : parent.width - width
    y: upperHalf ? parent.height + 6 * Theme.unit : -height - 6 * Theme.unit
    z: 100
    width: label.implicitWidth + 18 * Theme.unit
    height: label.implicitHeight + 10 * Theme.unit
    radius: 6 * Theme.unit
    color: Theme.bright ? "#2b3138" : "#f6f3e8"
    Accessible.ignored: true

    Text {
        id: label

        anchors.centerIn: parent
        text: tip.text
        color: Theme.bright ? "#f6f3e8" : "#1f2a30"
        font.pixelSize: Theme.small
        textFormat: Text.PlainText
    }
}
