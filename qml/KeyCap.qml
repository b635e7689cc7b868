// The small key that a button answers to, shown with the letter of the person's layout.
import QtQuick

Rectangle {
    id: cap

    required property string place
    property color ink: Theme.ink

    visible: place !== ""
    implicitWidth: Math.max(implicitHeight, letter.implicitWidth + 10 * Theme.unit)
    implicitHeight: letter.implicitHeight + 3 * Theme.unit
    radius: 4 * Theme.unit
    color: "transparent"
    border { color: cap.ink; width: 1 }
    opacity: 0.75

    Text {
        id: letter

        anchors.centerIn: parent
        //: The long key of the keyboard
        text: cap.place === "Space" ? qsTr("Space") : KeyPlaces.cap(cap.place)
        color: cap.ink
        font.pixelSize: Theme.small * 0.9
        font.bold: true
        textFormat: Text.PlainText
    }
}
