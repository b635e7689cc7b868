// Plays one event at a time: flies its cards, pops its words, then tells the table that it was shown. The table changes
// only then, so that what has landed is what lies there. Nothing here knows a rule.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

Item {
    id: chore

    required property TableModel table
    required property Stage stage
    /// False while nobody can see the table.
    property bool watched: true

    property int airborne: 0
    readonly property bool playing: airborne > 0 || hold.running || turning.running

    readonly property Component flights: Component { CardFlight {} }

    Connections {
        target: chore.table
        function onEventReady(event) { chore.play(event); }
        function onHurriedChanged() { if (chore.table.hurried) chore.complete(); }
        function onSaid(seat, words) { chore.stage.say(seat, words, false); }
    }
    Timer { id: hold; onTriggered: chore.finish() }
    SequentialAnimation {
        id: turning

        NumberAnimation { target: chore.stage; property: "pileTurn"; to: 0.03; duration: Motion.turnRound / 2; easing.type: Easing.InQuad }
        ScriptAction { script: chore.finish() }
        NumberAnimation { target: chore.stage; property: "pileTurn"; to: 1; duration: Motion.turnRound / 2; easing.type: Easing.OutQuad }
    }

    /// Shows the event, and afterwards says so.
    function play(event: var) {
        if (Motion.speed === 0 || !chore.watched || chore.table.hurried)
            return chore.table.shown();
        chore.speakOf(event);
        const cards = event.faces?.length ?? 0;
        if (Motion.factor > 0 && chore.fly(event, cards))
            return;
        if (event.kind === "flipped" && Motion.factor > 0)
            return turning.restart();
        chore.pause(chore.timeFor(event.kind));
    }
    function fly(event: var, cards: int): bool {
        switch (event.kind) {
        case "played":
        case "jumpedIn":
            chore.flyToPile(event);
            break;
        case "firstCardTurned":
            chore.launch(chore.stage.drawSpot(), chore.stage.discardSpot(), chore.table.drawBack, event.faces[0] ?? "back", { duration: Motion.flight });
            break;
        case "dealt":
            chore.flyToHand(event, Math.min(Motion.deal, 1700 * Motion.factor / Math.max(1, cards * chore.table.seatCount)), Motion.flight * 0.65);
            break;
        case "drew":
        case "newHandTaken":
            chore.flyToHand(event, Motion.penalty, Motion.draw);
            break;
        case "tookBack":
            chore.launch(chore.stage.discardSpot(), chore.stage.seatSpot(event.seat), event.faces[0] ?? "back", "back", {});
            break;
        case "handsSwapped":
            chore.flyHands(event.seat, event.other);
            chore.flyHands(event.other, event.seat);
            break;
        case "handsPassed":
            for (let seat = 0; seat < chore.table.seatCount; ++seat)
                chore.flyHands(seat, (seat + event.direction + chore.table.seatCount) % chore.table.seatCount);
            break;
        case "exchanged":
            chore.launch(chore.stage.seatSpot(event.seat), chore.stage.seatSpot(event.other), "back", "back", {});
            chore.launch(chore.stage.seatSpot(event.other), chore.stage.seatSpot(event.seat), "back", "back", {});
            break;
        }
        return chore.airborne > 0;
    }
    function flyToPile(event: var) {
        const mine = event.cardIds ?? [];
        (event.faces ?? []).forEach((face, i) => {
            const card = mine.length > i ? chore.stage.hand.cardOf(mine[i]) : null;
            const from = card ? chore.stage.cardSpot(card) : chore.stage.seatSpot(event.seat);
            const hidden = !card && !chore.table.flipDeck;
            chore.launch(from, chore.stage.discardSpot(), hidden ? "back" : face, face, { fromAngle: card?.rotation ?? 0, delay: i * Motion.penalty });
            if (card)
                card.flying = true;
        });
    }
    function flyToHand(event: var, apart: int, duration: int) {
        const count = Math.min(12, event.faces?.length > 0 ? event.faces.length : event.amount ?? 1);
        for (let i = 0; i < count; ++i) {
            const seen = event.faces?.[i] ?? chore.table.drawBack;
            chore.launch(chore.stage.drawSpot(), chore.stage.seatSpot(event.seat), chore.table.drawBack, seen, { delay: i * apart, duration: duration });
        }
    }
    function flyHands(from: int, to: int) {
        for (let i = 0; i < 4; ++i)
            chore.launch(chore.stage.seatSpot(from), chore.stage.seatSpot(to), "back", "back", { delay: i * Motion.deal, duration: Motion.flight * 1.6 });
    }
    function launch(from: rect, to: rect, startFace: string, endFace: string, more: var) {
        const values = Object.assign({ from: from, to: to, startFace: startFace, endFace: endFace }, more);
        const flight = chore.flights.createObject(chore.stage.air, values) as CardFlight;
        chore.airborne += 1;
        flight.landed.connect(chore.land);
    }
    function land() {
        chore.airborne -= 1;
        if (chore.airborne === 0)
            chore.finish();
    }
    function pause(time: int) {
        if (time === 0)
            return chore.table.shown();
        hold.interval = time;
        hold.restart();
    }
    /// The event has been seen: the table changes now, and what flew is what lies there.
    function finish() {
        const landed = chore.inTheAir();
        chore.stage.settle();
        chore.table.shown();
        landed.forEach(flight => flight.destroy());
    }
    /// Brings what is running to its end at once.
    function hurry() {
        chore.table.hurry();
        chore.complete();
    }
    function complete() {
        if (hold.running) {
            hold.stop();
            chore.finish();
        }
        chore.inTheAir().forEach(flight => flight.hurry());
        if (turning.running)
            turning.complete();
    }
    function inTheAir(): list<CardFlight> {
        const flights = [];
        for (let i = 0; i < chore.stage.air.children.length; ++i)
            flights.push(chore.stage.air.children[i] as CardFlight);
        return flights;
    }
    /// How long a mark without cards stays before the next event.
    function timeFor(kind: string): int {
        switch (kind) {
        case "directionTurned": return Motion.turnRound;
        case "colorNamed": return Motion.color;
        case "called":
        case "skipped":
        case "challenged":
        case "silenceBegan":
        case "accepted": return Motion.read;
        case "caught":
        case "challengeDecided":
        case "falseCall":
        case "misplayed":
        case "slapLost":
        case "wentOut": return Motion.read * 2;
        case "handShown": return Motion.read * 6;
        case "roundEnded": return Motion.read * 3;
        case "played":
        case "drew": return Motion.read;
        }
        return 0;
    }
    /// The words and marks that go with an event.
    function speakOf(event: var) {
        switch (event.kind) {
        case "turnCame": return chore.stage.arrows.run();
        case "colorNamed": return chore.stage.ring.pulse();
        //: Words over a seat, as short as can be
        case "called": return chore.stage.say(event.seat, qsTr("UNO!"), true);
        case "caught": return chore.stage.say(event.other, qsTr("Caught!"), true);
        case "challenged": return chore.stage.say(event.seat, qsTr("I challenge!"), false);
        case "challengeDecided": return chore.stage.say(event.other, event.guilty ? qsTr("A bluff!") : qsTr("Honest!"), event.guilty);
        case "skipped": return chore.stage.say(event.seat, qsTr("Skipped"), false);
        case "passed": return chore.stage.say(event.seat, qsTr("Pass"), false);
        case "falseCall": return chore.stage.say(event.seat, qsTr("False call!"), false);
        case "readied": return chore.stage.say(event.seat, qsTr("Ready"), false);
        case "slapped": return chore.stage.say(event.seat, qsTr("Slap!"), false);
        case "slapLost": return chore.stage.say(event.seat, qsTr("Too late!"), true);
        case "wentOut": return chore.stage.say(event.seat, qsTr("Out!"), true);
        case "handShown": return chore.stage.reveal(event.faces ?? []);
        case "roundEnded": return chore.stage.celebrate(event.seat);
        }
        if (event.uno)
            chore.stage.say(event.seat, qsTr("UNO!"), true);
    }
}
