// What is played, and the way to the rules in force and to the log.
import QtQuick
import Uno.App

Item {
    id: bar

    required property TableModel table
    property bool logOpen: false

    signal logToggled

    height: rules.height

    Rectangle {
        id: rules

        width: Math.min(Math.max(title.implicitWidth, preset.implicitWidth) + 62 * Theme.unit, bar.width * 0.25 + 40 * Theme.unit)
        height: 50 * Theme.unit * Math.max(1, Theme.textScale)
        radius: Theme.radius
        color: hover.hovered ? Theme.raised : Theme.plate
        border.width: activeFocus ? 3 * Theme.unit : 1
        border.color: activeFocus ? Theme.accent : Theme.edge
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        //: The button that shows the rules in force; %1: what is played
        Accessible.name: qsTr("Rules in force: %1").arg(bar.table.rulesText)
        Accessible.focusable: true
        Accessible.onPressAction: bar.table.openRulesInForce()
        Keys.onReturnPressed: bar.table.openRulesInForce()
        Keys.onEnterPressed: bar.table.openRulesInForce()

        Image {
            id: book

            anchors.verticalCenter: parent.verticalCenter
            x: 12 * Theme.unit
            source: Theme.icon("rules")
            sourceSize.width: Math.round(24 * Theme.unit)
            sourceSize.height: Math.round(24 * Theme.unit)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: book.right
            anchors.leftMargin: 10 * Theme.unit
            anchors.right: parent.right
            anchors.rightMargin: 12 * Theme.unit

            TableText { id: title; width: parent.width; text: bar.table.roundText; font.pixelSize: Theme.small; color: Theme.faint }
            TableText { id: preset; width: parent.width; text: bar.table.rulesTitle; font.weight: Font.DemiBold; font.pixelSize: Theme.body * 0.95 }
        }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: bar.table.openRulesInForce() }
    }
    Row {
        anchors.right: parent.right
        spacing: 8 * Theme.unit

        Rectangle {
            visible: bar.table.muted
            width: log.width
            height: width
            radius: width / 2
            color: Theme.plate
            border { width: 1; color: Theme.edge }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Sound is off")

            Image {
                anchors.centerIn: parent
                source: Theme.icon("muted")
                sourceSize.width: Math.round(22 * Theme.unit)
                sourceSize.height: Math.round(22 * Theme.unit)
            }
        }
        IconButton {
            id: log

            icon: "log"
            //: Opens and closes the list of what has happened
            text: qsTr("Log")
            place: "L"
            checked: bar.logOpen
            onPressed: bar.logToggled()
        }
    }
}
