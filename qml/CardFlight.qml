// A card in the air: from one place to another, slightly curved, turning over in the second half where it is shown.
import QtQuick

Item {
    id: flight

    required property rect from
    required property rect to
    required property string startFace
    required property string endFace
    property real fromAngle: 0
    property real toAngle: 0
    property int delay: 0
    property int duration: Motion.flight

    signal landed

    property real progress: 0
    readonly property real dx: to.x + to.width / 2 - from.x - from.width / 2
    readonly property real dy: to.y + to.height / 2 - from.y - from.height / 2
    readonly property real bend: 0.09 * 4 * progress * (1 - progress)
    readonly property real turn: startFace === endFace ? 1 : Math.max(0, (progress - 0.4) / 0.6)
    readonly property bool turned: startFace === endFace || turn > 0.5

    width: from.width + (to.width - from.width) * progress
    height: width * 1.5
    x: from.x + from.width / 2 + dx * progress - dy * bend - width / 2
    y: from.y + from.height / 2 + dy * progress - Math.abs(dx) * bend - height / 2
    rotation: fromAngle + (toAngle - fromAngle) * progress
    visible: launch.running || progress > 0

    CardFace {
        anchors.fill: parent
        face: flight.turned ? flight.endFace : flight.startFace
        small: flight.from.width < 50 * Theme.unit && flight.to.width < 50 * Theme.unit
        transform: Scale {
            origin.x: flight.width / 2
            xScale: Math.max(0.03, Math.abs(Math.cos(flight.turn * Math.PI)))
        }
    }
    SequentialAnimation {
        id: launch

        PauseAnimation { duration: flight.delay }
        NumberAnimation { target: flight; property: "progress"; from: 0; to: 1; duration: flight.duration; easing.type: Easing.OutCubic }
        onFinished: flight.landed()
    }
    Component.onCompleted: launch.start()

    function hurry() { launch.complete(); }
}
