// One sentence above the hand: why a card was refused, with a link to the rule, or a hint. It goes by itself.
import QtQuick

Rectangle {
    id: message

    property string sentence: ""
    property string ruleLink: ""
    property bool hint: false
    property real room: 700 * Theme.unit

    signal ruleWanted(string link)

    visible: sentence !== ""
    width: Math.min(room, row.implicitWidth + 28 * Theme.unit)
    height: row.height + 12 * Theme.unit
    radius: height / 2
    color: Theme.bright ? "#fff7df" : "#2b2103"
    border { width: 1.5; color: Theme.accent }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 10 * Theme.unit

        Image {
            visible: message.hint
            anchors.verticalCenter: parent.verticalCenter
            source: Theme.icon("hint")
            sourceSize.width: Math.round(20 * Theme.unit)
            sourceSize.height: Math.round(20 * Theme.unit)
        }
        TableText {
            anchors.verticalCenter: parent.verticalCenter
            text: message.sentence
            width: Math.min(implicitWidth, message.room - 60 * Theme.unit - (link.visible ? link.width : 0))
            wrapMode: Text.WordWrap
            maximumLineCount: 3
        }
        Text {
            id: link

            anchors.verticalCenter: parent.verticalCenter
            visible: message.ruleLink !== ""
            //: A link from a refusal to the rule book
            text: qsTr("Rule")
            color: Theme.accent
            font { pixelSize: Theme.body; underline: true; bold: activeFocus }
            activeFocusOnTab: visible
            Accessible.role: Accessible.Link
            Accessible.name: qsTr("Open the rule")
            Accessible.focusable: true
            Accessible.onPressAction: message.ruleWanted(message.ruleLink)
            Keys.onReturnPressed: message.ruleWanted(message.ruleLink)
            Keys.onEnterPressed: message.ruleWanted(message.ruleLink)

            HoverHandler { cursorShape: Qt.PointingHandCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: message.ruleWanted(message.ruleLink) }
        }
    }
    Timer {
        id: going

        interval: 3500 + 45 * message.sentence.length
        onTriggered: message.sentence = ""
    }

    function say(sentence: string, link: string) {
        message.sentence = sentence;
        message.ruleLink = link;
        going.restart();
    }
}
