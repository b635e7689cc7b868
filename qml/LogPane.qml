// Who did what and why: a line per event, newest last, a heading per round.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Rectangle {
    id: pane

    required property TableModel table

    signal closed

    color: Theme.plate
    radius: Theme.radius
    border { width: 1; color: Theme.edge }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    ClickStop {}
    PlateShadow {}
    TableText {
        id: title

        x: 16 * Theme.unit
        y: 12 * Theme.unit
        text: qsTr("Log")
        font { pixelSize: Theme.large; weight: Font.DemiBold }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: 8 * Theme.unit
        y: 8 * Theme.unit
        spacing: 6 * Theme.unit

        TableButton {
            //: Copies the log to the clipboard
            text: qsTr("Copy")
            implicitHeight: Theme.control * 0.8
            onPressed: pane.copy()
        }
        IconButton { icon: "close"; text: qsTr("Close the log"); place: "L"; implicitWidth: Theme.control * 0.8; onPressed: pane.closed() }
    }
    ListView {
        id: lines

        anchors.fill: parent
        anchors.margins: 14 * Theme.unit
        anchors.topMargin: title.y + title.height + 14 * Theme.unit
        clip: true
        spacing: 3 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        model: pane.table.log
        onContentHeightChanged: positionViewAtEnd()

        delegate: TableText {
            required property string kind
            readonly property bool heading: kind === "roundStarted"

            width: lines.width
            topPadding: heading ? 8 * Theme.unit : 0
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            font.weight: heading ? Font.Bold : Font.Normal
            color: heading ? Theme.accent : Theme.ink
            required text
            Accessible.role: Accessible.ListItem
            Accessible.name: text
        }
    }
    TextEdit { id: clipboard; visible: false }

    function copy() {
        clipboard.text = pane.table.log.allText();
        clipboard.selectAll();
        clipboard.copy();
    }
}
