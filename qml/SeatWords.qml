// The words for a seat: the line under the name, and the sentence for the screen reader.
import QtQuick

QtObject {
    required property string name
    required property string level
    required property int score
    required property int count
    required property bool turnHere
    required property bool saidUno
    required property bool skipped
    required property bool dealer

    readonly property string subtitle: level === "" ? points : level + " · " + score
    //: A player's score under the name
    readonly property string points: qsTr("%n point(s)", "", score)
    //: How many cards a player holds, for the screen reader
    readonly property string cards: qsTr("%n card(s)", "", count)
    readonly property string sentence: {
        const parts = [name, cards, points];
        if (level !== "")
            parts.splice(1, 0, level);
        if (turnHere)
            parts.push(qsTr("on turn"));
        if (saidUno)
            parts.push(qsTr("has said UNO"));
        if (skipped)
            parts.push(qsTr("skipped"));
        if (dealer)
            parts.push(qsTr("dealer"));
        return parts.join(", ");
    }
}
