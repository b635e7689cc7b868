// After a round: every hand, its points, who gets them. The last card stays in view above it.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Rectangle {
    id: sheet

    required property TableModel table
    property real room: 380 * Theme.unit ///< the highest it may be

    signal read

    readonly property real fixed: 44 * Theme.unit + heading.height + titles.height + next.height
    readonly property real rowHeight: Math.min(42 * Theme.unit, (room - fixed) / Math.max(1, rows.count))

    height: fixed + rows.count * rowHeight
    radius: 18 * Theme.unit
    color: Theme.plate
    border { width: 1; color: Theme.edge }
    Accessible.role: Accessible.Pane
    Accessible.name: table.scores.title

    ClickStop {}
    PlateShadow { reach: 16 * Theme.unit }
    Item {
        id: heading

        x: 20 * Theme.unit
        y: 12 * Theme.unit
        width: parent.width - 40 * Theme.unit
        height: title.height

        TableText {
            id: title

            text: sheet.table.scores.title
            font { pixelSize: Theme.large; weight: Font.Bold }
        }
        TableText {
            anchors.left: title.right
            anchors.leftMargin: 14 * Theme.unit
            anchors.right: parent.right
            anchors.baseline: title.baseline
            text: sheet.table.scores.subtitle
            color: Theme.faint
        }
    }
    Row {
        id: titles

        anchors.right: parent.right
        anchors.rightMargin: 32 * Theme.unit
        y: heading.y + heading.height

        Repeater {
            //: Columns of the score sheet: points left in hand, points of this round, sum of all rounds
            model: [qsTr("Hand"), qsTr("Round"), qsTr("Total")]

            TableText {
                required property string modelData

                width: 74 * Theme.unit
                text: modelData
                horizontalAlignment: Text.AlignRight
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
    Column {
        x: 20 * Theme.unit
        y: titles.y + titles.height + 4 * Theme.unit
        width: parent.width - 40 * Theme.unit

        Repeater {
            id: rows

            model: sheet.table.scores

            ScoreRow { width: parent.width; height: sheet.rowHeight }
        }
    }
    TableButton {
        anchors.right: next.left
        anchors.rightMargin: 10 * Theme.unit
        anchors.verticalCenter: next.verticalCenter
        //: Goes through the match again, move by move
        text: qsTr("Review")
        onPressed: sheet.table.review()
    }
    TableButton {
        id: next

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 14 * Theme.unit
        primary: true
        text: sheet.table.scores.matchOver ? qsTr("To the result") : qsTr("Next round")
        onPressed: sheet.read()
    }

    onVisibleChanged: if (visible) next.forceActiveFocus(Qt.TabFocusReason)
}
