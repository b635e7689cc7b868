// A ring of dots that fills: a bot thinks, or a time limit runs. It moves only while its value does.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: ring

    /// 0 to 1; below 0 nothing is shown.
    required property real value
    property int dots: 20
    property color tint: Theme.accent

    visible: value >= 0

    Repeater {
        model: ring.visible ? ring.dots : 0

        Rectangle {
            id: dot

            required property int index
            readonly property real angle: 2 * Math.PI * index / ring.dots - Math.PI / 2

            width: Math.max(2.5, ring.width * 0.055)
            height: width
            radius: width / 2
            x: ring.width / 2 + (ring.width / 2 - width / 2) * Math.cos(angle) - width / 2
            y: ring.height / 2 + (ring.height / 2 - height / 2) * Math.sin(angle) - height / 2
            color: ring.tint
            opacity: dot.index < ring.value * ring.dots ? 1 : 0.2
        }
    }
}
