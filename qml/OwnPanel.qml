// The person's own corner: picture, name, score, number of cards; sorting and a hint.
import QtQuick

Item {
    id: panel

    required property string name
    required property int avatar
    required property int count
    required property int score
    required property bool dealer
    required property bool onTurn
    required property bool skipped
    required property bool saidUno
    property real timeLeft: -1

    signal sortWanted
    signal hintWanted

    height: plate.height + 46 * Theme.unit

    SeatWords {
        id: words

        name: panel.name
        level: ""
        score: panel.score
        count: panel.count
        turnHere: panel.onTurn
        saidUno: panel.saidUno
        skipped: panel.skipped
        dealer: panel.dealer
    }
    Row {
        spacing: 8 * Theme.unit

        IconButton { icon: "hint"; text: qsTr("Hint"); place: "H"; onPressed: panel.hintWanted() }
        IconButton { icon: "sort"; text: qsTr("Sort the hand"); place: "S"; onPressed: panel.sortWanted() }
    }
    Rectangle {
        id: plate

        anchors.bottom: parent.bottom
        width: parent.width
        height: 62 * Theme.unit
        radius: height / 2
        color: Theme.plate
        border.width: panel.onTurn ? 3 * Theme.unit : 1
        border.color: panel.onTurn ? Theme.accent : Theme.edge
        Accessible.role: Accessible.StaticText
        Accessible.name: words.sentence

        PlateShadow { glowing: panel.onTurn; reach: 11 * Theme.unit }
        Avatar {
            id: portrait

            anchors.verticalCenter: parent.verticalCenter
            x: 6 * Theme.unit
            width: 50 * Theme.unit
            number: panel.avatar
            skipped: panel.skipped
            timeLeft: panel.onTurn ? panel.timeLeft : -1
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: portrait.right
            anchors.leftMargin: 9 * Theme.unit
            anchors.right: parent.right
            anchors.rightMargin: 12 * Theme.unit

            TableText { width: parent.width; text: panel.name; font.weight: Font.DemiBold }
            TableText { width: parent.width; text: words.points; color: Theme.faint; font.pixelSize: Theme.small }
        }
        CountBadge {
            anchors.right: parent.right
            anchors.rightMargin: 6 * Theme.unit
            y: -height * 0.45
            count: panel.count
        }
        DealerMark { visible: panel.dealer; anchors.right: parent.right; anchors.rightMargin: 40 * Theme.unit; y: -height * 0.45 }
    }
}
