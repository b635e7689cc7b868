// Which key was meant, by its place on the keyboard: the key that says D on a Latin layout is D on a Russian one too.
// Places come from the scan code; where the platform gives none, from the key or from the Cyrillic letter of that place.
pragma Singleton
import QtQuick

QtObject {
    id: places

    /// Key caps show Cyrillic letters: the person was last seen typing some; before that, as the program's language has it.
    readonly property bool cyrillic: typed === "" ? Qt.uiLanguage.startsWith("ru") : typed === "cyrillic"
    property string typed: ""

    readonly property string rows: "QWERTYUIOP....ASDFGHJKL.....ZXCVBNM"
    readonly property string latin: "QWERTYUIOPASDFGHJKLZXCVBNM"
    readonly property string russian: "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
    readonly property int firstRow: 16 ///< the place of Q
    readonly property int xOffset: 8   ///< X11 and Wayland count from eight

    /// "A" to "Z", "0" to "9", or "" for any other key.
    function placeOf(event: KeyEvent): string {
        notice(event.text);
        return byPlace(event.nativeScanCode) || byKey(event.key) || byLetter(event.text);
    }
    function byPlace(scanCode: int): string {
        if (scanCode === 0 || Qt.platform.os === "osx")
            return "";
        const place = Qt.platform.os === "windows" ? scanCode : scanCode - places.xOffset;
        if (place >= 2 && place <= 11)
            return String((place - 1) % 10);
        const letter = places.rows.charAt(place - places.firstRow);
        return letter === "." ? "" : letter;
    }
    function byKey(key: int): string {
        const letter = (key >= Qt.Key_A && key <= Qt.Key_Z) || (key >= Qt.Key_0 && key <= Qt.Key_9);
        return letter ? String.fromCharCode(key) : "";
    }
    function byLetter(text: string): string {
        const at = text === "" ? -1 : places.russian.indexOf(text.toUpperCase());
        return at < 0 ? "" : places.latin.charAt(at);
    }
    /// What the key cap shows: "D", or "В" on a Russian layout.
    function cap(place: string): string {
        const at = places.cyrillic ? places.latin.indexOf(place) : -1;
        return at < 0 || place === "" ? place : places.russian.charAt(at);
    }
    function notice(text: string) {
        if (text === "")
            return;
        if (places.russian.includes(text.toUpperCase()))
            places.typed = "cyrillic";
        else if (places.latin.includes(text.toUpperCase()))
            places.typed = "latin";
    }
}
