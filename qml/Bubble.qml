// Words that a player says, or a mark over a seat ("UNO!", "Skipped"): pops up, stays to be read, goes.
import QtQuick

Rectangle {
    id: bubble

    required property string words
    property bool loud: false

    signal done

    width: text.implicitWidth + 26 * Theme.unit
    height: text.implicitHeight + 14 * Theme.unit
    radius: height / 2
    color: loud ? Theme.alarm : "#f6f3e8"
    border { width: 2 * Theme.unit; color: loud ? "#ffd66b" : "#20303a" }
    scale: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Text {
        id: text

        anchors.centerIn: parent
        text: bubble.words
        color: bubble.loud ? Theme.alarmInk : "#1a242b"
        font { pixelSize: bubble.loud ? Theme.large : Theme.body; bold: true }
        textFormat: Text.PlainText
    }
    NumberAnimation {
        running: true
        target: bubble
        property: "scale"
        from: Motion.pop > 0 ? 0 : 1
        to: 1
        duration: Motion.pop
        easing.type: Easing.OutBack
    }
    Timer {
        running: true
        interval: Motion.bubble
        onTriggered: bubble.done()
    }
}
