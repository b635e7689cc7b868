// Four fields at the pile, in the order of the wheel: which color a black card calls.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App
import "lists.js" as Lists

FocusScope {
    id: picker

    required property TableModel table

    readonly property list<string> wheel: Lists.has(table.askColors, "pink") ? Theme.darkWheel : Theme.lightWheel
    readonly property real field: 104 * Theme.unit

    visible: table.ask === "color"
    width: 2 * field + 8 * Theme.unit
    height: width
    onVisibleChanged: if (visible) (fields.itemAt(0) as Item).forceActiveFocus(Qt.TabFocusReason)
    Accessible.role: Accessible.Grouping
    Accessible.name: table.askText

    Rectangle {
        anchors.fill: parent
        anchors.margins: -14 * Theme.unit
        radius: 26 * Theme.unit
        color: Theme.plate
        border { width: 1; color: Theme.edge }

        ClickStop {}
        PlateShadow {}
    }
    Repeater {
        id: fields

        model: picker.wheel

        Rectangle {
            id: field

            required property int index
            required property string modelData

            x: index === 1 || index === 2 ? picker.width - width : 0
            y: index >= 2 ? picker.height - height : 0
            width: picker.field
            height: picker.field
            radius: 16 * Theme.unit
            color: Theme.colorOf(modelData)
            border.width: activeFocus || hover.hovered ? 5 * Theme.unit : 0
            border.color: Theme.bright ? "#1f2a30" : "#ffffff"
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: Theme.colorName(modelData)
            Accessible.focusable: true
            Accessible.onPressAction: picker.table.chooseColor(field.modelData)
            Keys.onReturnPressed: picker.table.chooseColor(modelData)
            Keys.onEnterPressed: picker.table.chooseColor(modelData)

            Column {
                anchors.centerIn: parent
                spacing: 6 * Theme.unit

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 40 * Theme.unit
                    height: width
                    radius: width * 0.24
                    color: "#f6f3e8"

                    Image {
                        anchors.centerIn: parent
                        source: Theme.shape(field.modelData)
                        sourceSize.width: Math.round(34 * Theme.unit)
                        sourceSize.height: Math.round(34 * Theme.unit)
                    }
                }
                TableText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, field.width - 8 * Theme.unit)
                    text: Theme.colorName(field.modelData)
                    color: Theme.inkOn(field.modelData)
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                }
                KeyCap { anchors.horizontalCenter: parent.horizontalCenter; place: field.index + 1; ink: Theme.inkOn(field.modelData) }
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: picker.table.chooseColor(field.modelData) }
        }
    }

    function choose(number: int) {
        if (number >= 1 && number <= picker.wheel.length)
            picker.table.chooseColor(picker.wheel[number - 1]);
    }
    /// Moves the focus round the wheel.
    function walk(by: int) {
        for (let i = 0; i < fields.count; ++i)
            if ((fields.itemAt(i) as Item).activeFocus)
                return (fields.itemAt((i + by + fields.count) % fields.count) as Item).forceActiveFocus(Qt.TabFocusReason);
        (fields.itemAt(0) as Item).forceActiveFocus(Qt.TabFocusReason);
    }
}
