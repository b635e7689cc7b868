// After the match: places, the curve of the scores, review, play again.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Rectangle {
    id: result

    required property TableModel table

    width: Math.min(760 * Theme.unit, parent ? parent.width - 40 * Theme.unit : 0)
    height: 470 * Theme.unit
    radius: 22 * Theme.unit
    color: Theme.plate
    border { width: 1; color: Theme.edge }
    Accessible.role: Accessible.Pane
    Accessible.name: table.scores.title

    ClickStop {}
    PlateShadow { reach: 16 * Theme.unit }
    TableText {
        id: title

        y: 22 * Theme.unit
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: result.table.scores.title
        font { pixelSize: Theme.huge * 0.9; weight: Font.Black }
    }
    TableText {
        id: subtitle

        anchors.top: title.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: result.table.scores.subtitle
        color: Theme.faint
    }
    Column {
        id: places

        readonly property real rowHeight: Math.min(38 * Theme.unit, (buttons.y - y - 18 * Theme.unit) / Math.max(1, rows.count))

        x: 28 * Theme.unit
        y: subtitle.y + subtitle.height + 18 * Theme.unit
        width: parent.width * 0.46

        Repeater {
            id: rows

            model: result.table.scores

            PlaceRow {
                width: places.width
                height: places.rowHeight
            }
        }
    }
    ScoreCurve {
        id: curve

        anchors.left: places.right
        anchors.leftMargin: 24 * Theme.unit
        anchors.right: parent.right
        anchors.rightMargin: 24 * Theme.unit
        anchors.top: places.top
        anchors.bottom: buttons.top
        anchors.bottomMargin: 18 * Theme.unit
        curve: result.table.scores.curve
    }
    Row {
        id: buttons

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20 * Theme.unit
        spacing: 12 * Theme.unit

        TableButton { id: again; primary: true; text: qsTr("Play again"); onPressed: result.table.playAgain() }
        //: Goes through the match again, move by move
        TableButton { text: qsTr("Review"); onPressed: result.table.review() }
        TableButton { text: qsTr("New game…"); onPressed: result.table.newGame() }
    }

    onVisibleChanged: if (visible) again.forceActiveFocus(Qt.TabFocusReason)
}
