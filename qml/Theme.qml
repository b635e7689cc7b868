// Sizes, colors and pictures of the table: the one place where numbers of the look are written. Table.qml says how large
// the window is and which theme is chosen.
pragma Singleton
import QtQuick

QtObject {
    id: theme

    /// "felt", "night" or "light".
    property string name: "felt"
    /// 1 in a window of 1280 × 800.
    property real unit: 1
    property real textScale: 1
    /// Height in pixels for which card pictures are drawn; follows the window once it rests.
    property int artHeight: 180

    readonly property bool bright: name === "light"
    readonly property color cloth: name === "felt" ? "#1d5b45" : name === "night" ? "#1a1f2c" : "#cfdad2"
    readonly property color ink: bright ? "#1f2a30" : "#f6f3e8"
    readonly property color faint: bright ? "#46555c" : name === "felt" ? "#c3d8cd" : "#aeb6c8"
    readonly property color plate: name === "felt" ? "#103629" : name === "night" ? "#262d3e" : "#f8faf6"
    readonly property color raised: name === "felt" ? "#1a4a39" : name === "night" ? "#333c52" : "#e6ece6"
    readonly property color edge: name === "felt" ? "#3b7660" : name === "night" ? "#465069" : "#a9b9af"
    readonly property color accent: bright ? "#1c6e54" : "#ffd66b"
    readonly property color accentInk: bright ? "#ffffff" : "#2b2103"
    readonly property color alarm: "#d23b3b"
    readonly property color alarmInk: "#ffffff"
    readonly property color scrim: bright ? "#70303a36" : "#90060b0a"

    readonly property real gap: 8 * unit
    readonly property real radius: 12 * unit
    readonly property real small: Math.max(10, 12.5 * unit) * textScale
    readonly property real body: Math.max(11, 15 * unit) * textScale
    readonly property real large: Math.max(14, 20 * unit) * textScale
    readonly property real huge: Math.max(22, 34 * unit) * textScale
    readonly property real control: Math.max(32, 42 * unit) * Math.max(1, textScale * 0.95)

    readonly property list<string> lightWheel: ["red", "blue", "green", "yellow"]
    readonly property list<string> darkWheel: ["pink", "teal", "orange", "purple"]

    function colorOf(color: string): color {
        const colors = { red: "#c5283a", yellow: "#f3bd1f", green: "#1f7f45", blue: "#1f62b8",
                         pink: "#ff74b4", teal: "#3fd0c0", orange: "#ff9d45", purple: "#b99aff" };
        return colors[color] ?? theme.faint;
    }
    /// Readable on the color.
    function inkOn(color: string): color {
        return color === "red" || color === "green" || color === "blue" ? "#ffffff" : "#221a10";
    }
    /// A little brighter where the cloth is dark, for rings and symbols on it.
    function glowOf(color: string): color {
        const colors = { red: "#e8495a", green: "#3fae68", blue: "#4a90ea" };
        return theme.bright ? theme.colorOf(color) : colors[color] ?? theme.colorOf(color);
    }
    /// A seat's color in the curve of the scores.
    function lineColor(seat: int): color {
        const colors = ["#e8495a", "#4a90ea", "#3fae68", "#e0a800", "#ff8a2b", "#9a73f0", "#1fb3a3", "#f0569d", "#b3936a", "#7d93ac"];
        return colors[seat % colors.length] ?? colors[0];
    }
    function colorName(color: string): string {
        switch (color) {
        //: The color in force, on the table
        case "red": return qsTr("Red");
        case "yellow": return qsTr("Yellow");
        case "green": return qsTr("Green");
        case "blue": return qsTr("Blue");
        case "pink": return qsTr("Pink");
        case "teal": return qsTr("Teal");
        case "orange": return qsTr("Orange");
        case "purple": return qsTr("Purple");
        }
        //: No color is in force: every card fits
        return qsTr("Any color");
    }
    function card(face: string): url { return face === "" ? "" : "qrc:/assets/cards/" + face + ".svg"; }
    function shape(color: string): url { return "qrc:/assets/shapes/" + color + ".svg"; }
    function avatar(number: int): url { return "qrc:/assets/avatars/" + (number % 10) + ".svg"; }
    /// The icon for the theme's plates.
    function icon(what: string): url { return "qrc:/assets/icons/" + what + (theme.bright ? "_dim" : "_bright") + ".svg"; }
    function picture(what: string): url { return "qrc:/assets/table/" + what; }
}
