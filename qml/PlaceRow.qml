// A seat's place at the end of the match.
import QtQuick

Rectangle {
    id: line

    required property string name
    required property int place
    required property int total
    required property bool winner
    required property int index

    radius: 8 * Theme.unit
    color: winner ? Theme.raised : "transparent"
    Accessible.role: Accessible.ListItem
    //: Place, name and total at the end of the match, for the screen reader
    Accessible.name: qsTr("Place %1: %2, %3").arg(place).arg(name).arg(total)

    TableText { x: 10 * Theme.unit; width: 26 * Theme.unit; height: parent.height; text: line.place; font.weight: Font.Bold; color: Theme.faint }
    Rectangle {
        x: 38 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 12 * Theme.unit
        height: width
        radius: width / 2
        color: Theme.lineColor(line.index)
    }
    TableText {
        x: 60 * Theme.unit
        width: parent.width - x - 110 * Theme.unit
        height: parent.height
        text: line.name
        font.weight: line.winner ? Font.Bold : Font.Normal
    }
    Image {
        visible: line.winner
        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - 100 * Theme.unit
        source: Theme.icon("crown")
        sourceSize.width: Math.round(20 * Theme.unit)
        sourceSize.height: Math.round(20 * Theme.unit)
    }
    TableText {
        anchors.right: parent.right
        anchors.rightMargin: 12 * Theme.unit
        height: parent.height
        text: line.total
        font.weight: Font.Bold
    }
}
