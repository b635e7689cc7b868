// Whom to choose (a swap, an exchange), at the pile: a button for each seat that may be chosen.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App
import "lists.js" as Lists

FocusScope {
    id: picker

    required property TableModel table

    visible: table.ask === "target"
    width: column.width + 32 * Theme.unit
    height: column.height + 28 * Theme.unit
    onVisibleChanged: if (visible) walk(1)
    Accessible.role: Accessible.Grouping
    Accessible.name: table.askText

    Rectangle {
        anchors.fill: parent
        radius: 22 * Theme.unit
        color: Theme.plate
        border { width: 1; color: Theme.edge }

        ClickStop {}
        PlateShadow {}
    }
    Grid {
        id: column

        anchors.centerIn: parent
        columns: picker.table.askSeats.length > 4 ? 2 : 1
        spacing: 6 * Theme.unit

        Repeater {
            id: rows

            model: picker.table.seats

            TableButton {
                required property int seat
                required property string name
                required property int count
                required property int index

                visible: Lists.has(picker.table.askSeats, seat)
                //: A player to choose: name and number of cards
                text: qsTr("%1 · %2").arg(name).arg(qsTr("%n card(s)", "", count))
                implicitWidth: 220 * Theme.unit
                implicitHeight: Theme.control * 0.92
                onPressed: picker.table.chooseSeat(seat)
            }
        }
        TableButton {
            visible: Lists.has(picker.table.askSeats, -1)
            //: No player is chosen
            text: qsTr("Nobody")
            place: "P"
            implicitWidth: 220 * Theme.unit
            implicitHeight: Theme.control * 0.92
            onPressed: picker.table.chooseSeat(-1)
        }
    }

    function walk(by: int) {
        const open = [];
        for (let i = 0; i < rows.count; ++i)
            if ((rows.itemAt(i) as Item).visible || Lists.has(picker.table.askSeats, (rows.itemAt(i) as TableButton).seat))
                open.push(rows.itemAt(i));
        const at = open.findIndex(item => item.activeFocus);
        open[at < 0 ? 0 : (at + by + open.length) % open.length]?.forceActiveFocus(Qt.TabFocusReason);
    }
}
