// Colored scraps for a winner: plain rectangles, gone when they have fallen.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: confetti

    property int scraps: 0
    property real fall: 0

    Accessible.ignored: true

    Repeater {
        model: confetti.scraps

        Rectangle {
            required property int index
            readonly property real seed: (index * 0.6180339887) % 1
            readonly property real pace: 0.75 + 0.5 * ((index * 0.7548776662) % 1)

            width: (7 + index % 5) * Theme.unit
            height: (11 + index % 4) * Theme.unit
            radius: index % 3 === 0 ? width / 2 : 2
            antialiasing: true
            color: Theme.colorOf(["red", "yellow", "green", "blue", "orange", "purple"][index % 6])
            x: seed * confetti.width + Math.sin(confetti.fall * 9 + index) * 22 * Theme.unit
            y: (confetti.fall * 1.5 * pace - 0.15 - 0.25 * ((index * 0.5698402909) % 1)) * confetti.height
            rotation: confetti.fall * 720 * (seed - 0.5) + index * 40
            opacity: confetti.fall < 0.8 ? 1 : (1 - confetti.fall) * 5
        }
    }
    SequentialAnimation {
        id: falling

        NumberAnimation { target: confetti; property: "fall"; from: 0; to: 1; duration: 2600 }
        PropertyAction { target: confetti; property: "scraps"; value: 0 }
    }
    function fire() {
        if (Motion.factor === 0)
            return;
        confetti.scraps = 70;
        falling.restart();
    }
}
