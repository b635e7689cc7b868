// A running penalty: how many cards, large, on its way from the pile to its victim.
import QtQuick

Rectangle {
    id: badge

    required property int amount
    required property bool untilColor
    required property string calling ///< the color that ends it

    visible: amount > 0 || untilColor
    width: Math.max(height, sign.implicitWidth + 24 * Theme.unit)
    height: 58 * Theme.unit
    radius: height / 2
    color: Theme.alarm
    border { width: 3 * Theme.unit; color: "#ffffff" }
    Accessible.role: Accessible.StaticText
    Accessible.name: untilColor ? qsTr("Penalty: draw until %1").arg(Theme.colorName(calling)) : qsTr("Penalty: %n card(s)", "", amount)

    PlateShadow {}
    Text {
        id: sign

        anchors.centerIn: parent
        //: The penalty's badge: draw until this color comes
        text: badge.untilColor ? qsTr("until %1").arg(Theme.colorName(badge.calling)) : "+" + badge.amount
        color: Theme.alarmInk
        font.pixelSize: badge.untilColor ? Theme.body : Theme.huge * 0.86
        font.bold: true
        textFormat: Text.PlainText
    }
    Behavior on x { NumberAnimation { duration: Motion.turnRound; easing.type: Easing.OutCubic } }
    Behavior on y { NumberAnimation { duration: Motion.turnRound; easing.type: Easing.OutCubic } }
    onAmountChanged: if (amount > 0) pop.restart()

    NumberAnimation { id: pop; target: badge; property: "scale"; from: 0.6; to: 1; duration: Motion.pop; easing.type: Easing.OutBack }
}
