// A player at the table: the fan of backs, avatar, name, level and score, how many cards, and what is going on there.
import QtQuick

Item {
    id: seatItem

    required property int seat
    required property string name
    required property int avatar
    required property string level
    required property int count
    required property int score
    required property bool dealer
    required property bool onTurn
    required property bool thinking
    required property int place
    required property bool canBeCaught
    required property bool saidUno
    required property bool skipped
    required property list<string> backs
    required property list<string> opened
    required property bool waitingFor
    property real scaleBy: 1
    property bool choosable: false
    property real timeLeft: -1
    property bool still: false ///< the fan is hidden while its cards fly

    signal caught
    signal chosen

    readonly property real u: Theme.unit * scaleBy

    width: 158 * u
    height: 112 * u
    opacity: count === 0 && place > 0 ? 0.6 : 1
    activeFocusOnTab: true
    Accessible.role: choosable ? Accessible.Button : Accessible.StaticText
    Accessible.name: words.sentence
    Accessible.focusable: true
    Accessible.onPressAction: seatItem.chosen()
    Keys.onReturnPressed: seatItem.chosen()
    Keys.onEnterPressed: seatItem.chosen()

    SeatWords {
        id: words

        name: seatItem.name
        level: seatItem.level
        score: seatItem.score
        count: seatItem.count
        turnHere: seatItem.onTurn
        saidUno: seatItem.saidUno
        skipped: seatItem.skipped
        dealer: seatItem.dealer
    }
    BackFan {
        visible: !seatItem.still
        faces: seatItem.opened.length > 0 ? seatItem.opened : seatItem.backs
        cardWidth: 42 * seatItem.u
        room: (seatItem.opened.length > 8 ? 150 : 116) * seatItem.u
        width: parent.width
        height: 63 * seatItem.u
    }
    Rectangle {
        id: plate

        y: 52 * seatItem.u
        width: parent.width
        height: 54 * seatItem.u
        radius: height / 2
        color: Theme.plate
        border.width: seatItem.onTurn || seatItem.choosable || seatItem.activeFocus ? 3 * seatItem.u : 1
        border.color: seatItem.activeFocus ? Theme.ink : seatItem.onTurn || seatItem.choosable ? Theme.accent : Theme.edge

        PlateShadow { glowing: seatItem.onTurn || seatItem.choosable; reach: 10 * seatItem.u }
        Avatar {
            id: portrait

            anchors.verticalCenter: parent.verticalCenter
            x: 5 * seatItem.u
            width: 44 * seatItem.u
            number: seatItem.avatar
            skipped: seatItem.skipped
            thinking: seatItem.thinking || seatItem.waitingFor
            timeLeft: seatItem.onTurn ? seatItem.timeLeft : -1
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: portrait.right
            anchors.leftMargin: 7 * seatItem.u
            anchors.right: parent.right
            anchors.rightMargin: 8 * seatItem.u

            TableText { width: parent.width; text: seatItem.name; font.pixelSize: Theme.body * 0.95; font.weight: Font.DemiBold }
            TableText { width: parent.width; text: words.subtitle; color: Theme.faint; font.pixelSize: Theme.small * 0.95 }
        }
    }
    CountBadge {
        x: parent.width - width - 8 * seatItem.u
        y: 34 * seatItem.u
        size: 26 * seatItem.u
        count: seatItem.count
        alarming: seatItem.count === 1
    }
    DealerMark { visible: seatItem.dealer; x: 8 * seatItem.u; y: 34 * seatItem.u; size: 24 * seatItem.u }
    TableButton {
        visible: seatItem.canBeCaught
        anchors.horizontalCenter: parent.horizontalCenter
        y: 98 * seatItem.u
        z: 3
        alarming: true
        //: A button at a player who has forgotten to say UNO
        text: qsTr("Catch!")
        place: "X"
        implicitHeight: Theme.control * 0.82
        onPressed: seatItem.caught()
    }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: seatItem.choosable; onTapped: seatItem.chosen() }
}
