// The first thing that one sees: Continue where there is something to continue, Play (Enter), New game.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Rectangle {
    id: pane

    required property TableModel table

    width: 470 * Theme.unit
    height: column.height + 210 * Theme.unit
    radius: 22 * Theme.unit
    color: Theme.plate
    border { width: 1; color: Theme.edge }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Start")

    ClickStop {}
    PlateShadow { reach: 16 * Theme.unit }
    Repeater {
        model: ["blue_7", "red_skip", "wild", "yellow_2", "green_reverse"]

        CardFace {
            required property string modelData
            required property int index

            face: modelData
            width: 92 * Theme.unit
            height: width * 1.5
            x: pane.width / 2 - width / 2 + (index - 2) * 58 * Theme.unit
            y: (-18 + Math.abs(index - 2) * Math.abs(index - 2) * 7) * Theme.unit
            rotation: (index - 2) * 9
        }
    }
    Column {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        y: 160 * Theme.unit
        width: parent.width - 80 * Theme.unit
        spacing: 10 * Theme.unit

        TableText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            //: The name of the program, on its start pane
            text: qsTr("Uno Table")
            font { pixelSize: Theme.huge; weight: Font.Black }
        }
        TableText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: pane.table.lastTableText
            color: Theme.faint
            bottomPadding: 8 * Theme.unit
        }
        TableButton {
            id: resume

            visible: pane.table.canContinue
            width: parent.width
            implicitHeight: Theme.control * 1.15
            primary: true
            //: Goes on with the unfinished match
            text: qsTr("Continue")
            onPressed: pane.table.continueMatch()
        }
        TableButton {
            id: play

            width: parent.width
            implicitHeight: Theme.control * 1.15
            primary: !pane.table.canContinue
            //: Starts a match at the table of last time
            text: qsTr("Play")
            onPressed: pane.table.startMatch()
        }
        TableButton {
            width: parent.width
            implicitHeight: Theme.control * 1.15
            text: qsTr("New game…")
            onPressed: pane.table.newGame()
        }
    }

    function takeFocus() { (pane.table.canContinue ? resume : play).forceActiveFocus(Qt.TabFocusReason); }
    readonly property bool unfinished: table.canContinue

    onUnfinishedChanged: if (visible) takeFocus()
    onVisibleChanged: if (visible) takeFocus()
    Component.onCompleted: if (visible) takeFocus()
}
