// The keyboard at the table: what each key means now. Letters count by their place, whatever the layout.
import QtQuick
import Uno.App
import "lists.js" as Lists

QtObject {
    id: keys

    required property TableModel table
    required property Stage stage
    required property Prompt prompt

    signal logToggled
    signal hurried
    signal escaped

    /// True if the key meant something.
    function press(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_Left: return keys.walk(-1);
        case Qt.Key_Right: return keys.walk(1);
        case Qt.Key_Up:
        case Qt.Key_Down: return keys.walkPicker(event.key === Qt.Key_Up ? -1 : 1);
        case Qt.Key_Return:
        case Qt.Key_Enter: return keys.table.overlay === "" && keys.table.ask !== "color" && keys.stage.hand.playSelected();
        case Qt.Key_Space: return keys.space();
        case Qt.Key_Escape: return keys.back();
        }
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        return plain && keys.table.overlay === "" && keys.letter(KeyPlaces.placeOf(event));
    }
    function letter(place: string): bool {
        const table = keys.table;
        switch (place) {
        case "D": return keys.chooseFirst(["draw", "accept"]) || keys.done(table.draw());
        case "U": return keys.done(table.callUno());
        case "C": return keys.chooseFirst(["challenge"]);
        case "X": return keys.catchSomebody();
        case "J": return keys.done(table.jumpIn());
        case "P": return keys.decline() || keys.chooseFirst(["keep", "pass", "go_on"]);
        case "R": return keys.chooseFirst(["ready"]);
        case "T": return keys.chooseFirst(["speak"]) || keys.done(table.speak(0));
        case "S": return keys.done(table.sortHand());
        case "H": return keys.done(table.askHint());
        case "L": return keys.done(keys.logToggled());
        case "1":
        case "2":
        case "3":
        case "4": return table.ask === "color" && keys.done(keys.stage.picker.choose(Number(place)));
        }
        return false;
    }
    /// Chooses the first of these answers that is offered.
    function chooseFirst(ids: list<string>): bool {
        const offered = ids.find(id => keys.prompt.offers(id));
        if (offered === undefined)
            return false;
        keys.table.choose(offered);
        return true;
    }
    /// Says no to an exchange or a second card.
    function decline(): bool {
        if (Lists.has(keys.table.askCards, -1))
            return keys.done(keys.table.chooseCard(-1));
        return Lists.has(keys.table.askSeats, -1) && keys.done(keys.table.chooseSeat(-1));
    }
    function catchSomebody(): bool {
        const seat = keys.stage.catchable();
        if (seat >= 0)
            keys.table.catchSeat(seat);
        return seat >= 0;
    }
    function walk(by: int): bool {
        if (keys.walkPicker(by))
            return true;
        if (keys.table.overlay !== "" || keys.stage.hand.count === 0)
            return false;
        return keys.done(keys.stage.hand.walk(by));
    }
    function walkPicker(by: int): bool {
        if (keys.table.ask === "color")
            return keys.done(keys.stage.picker.walk(by));
        return keys.table.ask === "target" && keys.done(keys.stage.targets.walk(by));
    }
    function space(): bool {
        keys.table.canSlap ? keys.table.slap() : keys.hurried();
        return true;
    }
    function back(): bool {
        if (keys.table.ask !== "")
            keys.table.cancelAsk();
        else
            keys.escaped();
        return true;
    }
    function done(nothing: var): bool { return true; }
}
