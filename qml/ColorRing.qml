// The color in force: a ring round the discard pile, and under it the color's symbol and name.
import QtQuick

Item {
    id: ring

    required property string color

    readonly property bool named: color !== "any" && color !== ""
    readonly property color tint: named ? Theme.glowOf(color) : Theme.faint

    implicitWidth: 210 * Theme.unit
    implicitHeight: implicitWidth

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        color: Qt.rgba(ring.tint.r, ring.tint.g, ring.tint.b, Theme.bright ? 0.16 : 0.13)
        border { width: 7 * Theme.unit; color: ring.tint }

        Behavior on border.color { ColorAnimation { duration: Motion.color } }
        Behavior on color { ColorAnimation { duration: Motion.color } }
    }
    Rectangle {
        id: tag

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        anchors.verticalCenterOffset: 2 * Theme.unit
        width: words.width + 30 * Theme.unit
        height: words.height + 10 * Theme.unit
        radius: height / 2
        color: Theme.plate
        border { width: 2 * Theme.unit; color: ring.tint }
        Accessible.role: Accessible.StaticText
        //: The color in force, for the screen reader
        Accessible.name: qsTr("Color: %1").arg(Theme.colorName(ring.color))

        Row {
            id: words

            anchors.centerIn: parent
            spacing: 7 * Theme.unit

            Rectangle {
                visible: ring.named
                anchors.verticalCenter: parent.verticalCenter
                width: 22 * Theme.unit
                height: width
                radius: width * 0.22
                color: "#f6f3e8"

                Image {
                    anchors.centerIn: parent
                    source: ring.named ? Theme.shape(ring.color) : ""
                    sourceSize.width: Math.round(18 * Theme.unit)
                    sourceSize.height: Math.round(18 * Theme.unit)
                }
            }
            TableText { anchors.verticalCenter: parent.verticalCenter; text: Theme.colorName(ring.color); font.weight: Font.DemiBold }
        }
    }
    function pulse() { bounce.restart(); }

    SequentialAnimation {
        id: bounce

        NumberAnimation { target: ring; property: "scale"; to: 1.07; duration: Motion.color / 2; easing.type: Easing.OutQuad }
        NumberAnimation { target: ring; property: "scale"; to: 1; duration: Motion.color / 2; easing.type: Easing.InQuad }
    }
}
