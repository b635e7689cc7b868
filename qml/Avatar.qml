// A player's picture in its ring: dots while a bot thinks or a time limit runs, a sign on a skipped one.
import QtQuick

Item {
    id: avatar

    required property int number
    property bool skipped: false
    property bool thinking: false
    property real timeLeft: -1 ///< 0 to 1; -1: no limit

    property real thought: 0

    implicitWidth: 44 * Theme.unit
    height: width

    Image {
        anchors.fill: parent
        anchors.margins: avatar.width * 0.07
        source: Theme.avatar(avatar.number)
        sourceSize.width: Math.round(avatar.width)
        sourceSize.height: Math.round(avatar.width)
        opacity: avatar.skipped ? 0.35 : 1
    }
    DotRing {
        anchors.fill: parent
        value: avatar.timeLeft >= 0 ? avatar.timeLeft : avatar.thinking ? avatar.thought : -1
        tint: avatar.timeLeft >= 0 && avatar.timeLeft < 0.25 ? Theme.alarm : Theme.accent
    }
    Timer {
        interval: 90
        repeat: true
        running: avatar.thinking && avatar.visible
        onTriggered: avatar.thought = avatar.thought >= 1 ? 0 : avatar.thought + 0.05
        onRunningChanged: avatar.thought = 0
    }
    Image {
        visible: avatar.skipped
        anchors.centerIn: parent
        source: Theme.icon("skip")
        sourceSize.width: Math.round(avatar.width * 0.72)
        sourceSize.height: Math.round(avatar.width * 0.72)
    }
}
