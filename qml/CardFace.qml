// One card as it lies: the face that is up, or nothing. Width : height is 2 : 3.
import QtQuick

Item {
    id: card

    required property string face
    property bool shadowed: true
    property bool dimmed: false
    /// A card as small as a seat's backs is drawn for its own size.
    property bool small: false

    readonly property int artHeight: small ? Math.round(Theme.artHeight * 0.4) : Theme.artHeight

    implicitWidth: 100
    implicitHeight: implicitWidth * 1.5

    SoftShadow {
        visible: card.shadowed && card.face !== ""
        reach: Math.max(3, card.width * 0.075)
        opacity: 0.8
    }
    Image {
        anchors.fill: parent
        source: Theme.card(card.face)
        sourceSize.width: Math.round(card.artHeight / 1.5)
        sourceSize.height: card.artHeight
        antialiasing: true
        asynchronous: false
    }
    Rectangle {
        anchors.fill: parent
        visible: card.dimmed
        radius: width * 0.1
        antialiasing: true
        color: Theme.bright ? "#8a8f98" : "#10161c"
        opacity: Theme.bright ? 0.42 : 0.5
    }
}
