// How many cards a hand or a pile holds. Never hidden.
import QtQuick

Rectangle {
    id: badge

    required property int count
    property real size: 26 * Theme.unit
    property bool alarming: false

    width: Math.max(size, number.implicitWidth + size * 0.5)
    height: size
    radius: height / 2
    color: alarming ? Theme.alarm : "#f6f3e8"
    border { width: 1.5; color: alarming ? "#f6f3e8" : "#20303a" }

    Text {
        id: number

        anchors.centerIn: parent
        text: badge.count
        color: badge.alarming ? Theme.alarmInk : "#1a242b"
        font.pixelSize: Math.max(10, badge.size * 0.58)
        font.bold: true
        textFormat: Text.PlainText
    }
}
