// The sign of the one who deals.
import QtQuick

Rectangle {
    property real size: 26 * Theme.unit

    width: size
    height: size
    radius: size / 2
    color: "#f6f3e8"
    border { width: 1.5; color: "#20303a" }

    Image {
        anchors.centerIn: parent
        source: "qrc:/assets/icons/dealer_dim.svg"
        sourceSize.width: Math.round(parent.size * 0.66)
        sourceSize.height: Math.round(parent.size * 0.66)
    }
}
