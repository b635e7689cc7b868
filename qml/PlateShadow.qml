// A soft shadow (or a glow) behind a plate with round ends: a few faint outlines, each wider than the last.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: shadow

    property bool glowing: false
    property real reach: 10 * Theme.unit
    property real plateRadius: (parent as Rectangle)?.radius ?? 0

    readonly property int rings: 5

    anchors.fill: parent
    z: -1

    Repeater {
        model: shadow.rings

        Rectangle {
            required property int index
            readonly property real grow: shadow.reach * (index + 1) / shadow.rings

            x: -grow
            y: -grow + (shadow.glowing ? 0 : shadow.reach * 0.3)
            width: shadow.width + 2 * grow
            height: shadow.height + 2 * grow
            radius: shadow.plateRadius + grow
            color: shadow.glowing ? "#ffd66b" : "#000000"
            opacity: shadow.glowing ? 0.1 : Theme.bright ? 0.03 : 0.05
        }
    }
}
