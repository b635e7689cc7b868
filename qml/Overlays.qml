// The panes over the table: start, score sheet, match result, and the sign that the game is paused.
import QtQuick
import Uno.App

Item {
    id: panes
    objectName: "panes"

    required property TableModel table
    required property TableLayout places
    readonly property bool matchOver: table.overlay === "matchOver"
    property bool resultWanted: false ///< the last round's sheet has been read

    onMatchOverChanged: resultWanted = false

    Rectangle {
        anchors.fill: parent
        visible: start.visible || result.visible
        color: Theme.scrim

        ClickStop {}
    }
    StartPane {
        id: start

        anchors.centerIn: parent
        visible: panes.table.overlay === "start"
        table: panes.table
    }
    ScoreSheet {
        visible: panes.table.overlay === "roundOver" || panes.matchOver && !panes.resultWanted
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14 * Theme.unit
        width: Math.min(parent.width - 28 * Theme.unit, 860 * Theme.unit)
        room: panes.height - panes.places.discard.y - panes.places.ringSize * 0.5 - 40 * Theme.unit
        table: panes.table
        onRead: panes.matchOver ? panes.resultWanted = true : panes.table.nextRound()
    }
    MatchResult {
        id: result

        anchors.centerIn: parent
        visible: panes.matchOver && panes.resultWanted
        table: panes.table
    }
    Rectangle {
        visible: panes.table.paused && panes.table.overlay === ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: panes.places.middle.y - height / 2
        width: words.implicitWidth + 60 * Theme.unit
        height: words.implicitHeight + 26 * Theme.unit
        radius: height / 2
        color: Theme.plate
        border { width: 2; color: Theme.accent }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text

        TableText {
            id: words

            anchors.centerIn: parent
            //: The game's clock stands still
            text: qsTr("Paused")
            font { pixelSize: Theme.large; weight: Font.DemiBold }
        }
    }
}
