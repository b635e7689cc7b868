// A seat's line in the score sheet: the hand that was left, what it is worth, who gets it, the total.
import QtQuick

Rectangle {
    id: line

    required property string name
    required property list<string> handFaces
    required property int handPoints
    required property int gained
    required property int total
    required property bool winner
    required property bool loser
    required property string why
    required property int index

    radius: 8 * Theme.unit
    color: winner ? Theme.raised : "transparent"
    Accessible.role: Accessible.ListItem
    //: A line of the score sheet, for the screen reader: name, points in hand, points gained, total, reason
    Accessible.name: qsTr("%1: hand %2, gained %3, total %4. %5").arg(name).arg(handPoints).arg(gained).arg(total).arg(why)

    readonly property real column: 74 * Theme.unit

    Image {
        visible: line.winner
        anchors.verticalCenter: parent.verticalCenter
        x: 8 * Theme.unit
        source: Theme.icon("crown")
        sourceSize.width: Math.round(18 * Theme.unit)
        sourceSize.height: Math.round(18 * Theme.unit)
    }
    TableText {
        id: who

        x: 34 * Theme.unit
        width: 128 * Theme.unit
        height: parent.height
        text: line.name
        font.weight: line.winner ? Font.Bold : Font.Normal
    }
    BackFan {
        anchors.verticalCenter: parent.verticalCenter
        x: who.x + who.width
        faces: line.handFaces
        cardWidth: line.height * 0.6
        flat: true
        room: parent.width - x - 3 * line.column - 14 * Theme.unit
        width: Math.min(room, cardWidth * (1 + 0.5 * Math.max(0, line.handFaces.length - 1)))
        height: cardWidth * 1.5
    }
    TableText {
        visible: line.handFaces.length === 0 && line.why !== ""
        x: who.x + who.width
        width: parent.width - x - 3 * line.column - 14 * Theme.unit
        height: parent.height
        text: line.why
        color: Theme.faint
        font.pixelSize: Theme.small
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: 12 * Theme.unit
        height: parent.height

        CountUp { target: line.handPoints; width: line.column; height: parent.height; color: Theme.faint }
        CountUp { target: line.gained; signed: true; width: line.column; height: parent.height; color: Theme.accent; font.weight: Font.DemiBold }
        CountUp { target: line.total; width: line.column; height: parent.height; font.weight: Font.Bold }
    }
}
