// A small fan of cards as others see them: backs, or faces once the hand is laid open.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: fan

    required property list<string> faces
    property real cardWidth: 36 * Theme.unit
    property bool flat: false ///< in a row rather than a fan
    /// The fan is this wide at most; many cards overlap more.
    property real room: 110 * Theme.unit

    readonly property int count: faces.length
    readonly property real step: count < 2 ? 0 : Math.min(cardWidth * 0.5, (room - cardWidth) / (count - 1))
    readonly property real spread: Math.min(16, 3 * count)

    implicitWidth: room
    implicitHeight: cardWidth * 1.5

    Repeater {
        model: fan.faces

        CardFace {
            required property string modelData
            required property int index
            readonly property real offset: index - (fan.count - 1) / 2
            readonly property real bow: fan.count < 2 ? 0 : offset / (fan.count - 1) * 2 * Math.min(1, fan.count / 7)

            face: modelData
            small: true
            shadowed: false
            width: fan.cardWidth
            height: fan.cardWidth * 1.5
            x: fan.width / 2 + offset * fan.step - width / 2
            y: fan.flat ? 0 : bow * bow * fan.cardWidth * 0.34
            rotation: fan.flat ? 0 : bow * fan.spread
            transformOrigin: Item.Bottom
        }
    }
}
