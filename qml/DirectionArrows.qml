// Arrows round the piles that show the direction of play. A wave runs through them at each turn, then they rest; a Reverse
// turns them round.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: arrows

    /// 1: clockwise.
    required property int direction

    readonly property int perSide: 5
    property real wave: -1
    property real turned: direction < 0 ? 180 : 0

    Behavior on turned { NumberAnimation { duration: Motion.turnRound; easing.type: Easing.InOutQuad } }

    Accessible.role: Accessible.StaticText
    Accessible.name: direction > 0 ? qsTr("Play goes clockwise") : qsTr("Play goes anticlockwise")

    Repeater {
        model: 2 * arrows.perSide

        Image {
            id: arrow

            required property int index
            readonly property int along: index % arrows.perSide
            readonly property real degrees: (index < arrows.perSide ? -42 : 138) + 84 * (along + 0.5) / arrows.perSide
            readonly property real angle: degrees * Math.PI / 180
            readonly property real place: arrows.direction > 0 ? along : arrows.perSide - 1 - along

            width: 18 * Theme.unit
            height: width
            x: arrows.width / 2 + arrows.width / 2 * Math.cos(angle) - width / 2
            y: arrows.height / 2 + arrows.height / 2 * Math.sin(angle) - height / 2
            rotation: Math.atan2(arrows.height * Math.cos(angle), -arrows.width * Math.sin(angle)) * 180 / Math.PI + arrows.turned
            antialiasing: true
            source: Theme.picture(Theme.bright ? "chevron_dim.svg" : "chevron_bright.svg")
            sourceSize.width: Math.round(width)
            sourceSize.height: Math.round(width)
            opacity: 0.34 + 0.62 * Math.max(0, 1 - Math.abs(arrows.wave - place))
        }
    }
    function run() {
        if (Motion.wave > 0)
            runner.restart();
    }

    NumberAnimation {
        id: runner

        target: arrows
        property: "wave"
        from: -1
        to: arrows.perSide
        duration: Motion.wave
    }
}
