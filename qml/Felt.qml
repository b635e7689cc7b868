// The cloth: one color, a soft light over the middle and a weave.
import QtQuick

Rectangle {
    color: Theme.cloth

    Image {
        anchors.fill: parent
        source: Theme.picture("light.png")
        opacity: Theme.bright ? 0.35 : Theme.name === "night" ? 0.8 : 1
    }
    Image {
        anchors.fill: parent
        source: Theme.picture("weave.png")
        fillMode: Image.Tile
        opacity: Theme.bright ? 0.6 : 1
    }
}
