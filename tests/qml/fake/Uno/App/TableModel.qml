// A table without a game behind it, for tests of the pictures and the manners: the same names as the real model, plain
// lists for its rows, and a diary of the intents that were sent to it.
import QtQuick
import Uno.Fake

QtObject {
    id: fake

    property FakeRows seats: FakeRows {}
    property FakeRows hand: FakeRows {}
    property FakeRows choices: FakeRows {}
    property FakeScores scores: FakeScores {}
    property FakeLog log: FakeLog {}
    property FakeRows discard: FakeRows {}

    property int me: 0
    property int seatCount: 4
    property bool inMatch: true
    property bool watching: false
    property string color: "red"
    property int direction: 1
    property string side: "light"
    property bool flipDeck: false
    property int drawCount: 79
    property string drawBack: "back"
    property int discardCount: discard.count
    property int turnSeat: 0
    property string phase: "turn"
    property bool myTurn: true
    property int penalty: 0
    property bool penaltyUntilColor: false
    property int penaltyVictim: -1
    property int silenceSeat: -1
    property bool canSpeak: false
    property bool canDraw: true
    property bool canCallUno: false
    property bool canSlap: false
    property bool canJumpIn: false
    property string prompt: ""
    property real timeLeft: -1
    property string ask: ""
    property string askText: ""
    property var askColors: []
    property var askSeats: []
    property var askCards: []
    property int askedCard: -1
    property bool hurried: false
    property bool unoArmed: false
    property string hintText: ""
    property string rulesText: "Official"
    property string rulesTitle: "Official"
    property bool paused: false
    property bool busy: false
    property string overlay: ""
    property bool canContinue: false
    property string lastTableText: "Official, 4 players"
    property real speed: 1
    property bool reduceMotion: false
    property string theme: "felt"
    property real textScale: 1
    property bool muted: false
    property string roundText: "Round 1 · to 500 points"

    /// "name argument" of every intent, oldest first.
    property var diary: []
    property int shownCount: 0

    signal eventReady(var event)
    signal refused(string sentence, string ruleLink, int cardId)
    signal announced(string sentence)
    signal said(int seat, string words)
    signal stateChanged
    signal ruleRequested(string link)
    signal newGameRequested
    signal rulesInForceRequested
    signal reviewRequested
    signal soundRequested(string name)

    function note(line: string) { diary.push(line) }
    function playCard(cardId: int) { note("playCard " + cardId) }
    function chooseColor(name: string) { note("chooseColor " + name) }
    function chooseSeat(seat: int) { note("chooseSeat " + seat) }
    function chooseCard(cardId: int) { note("chooseCard " + cardId) }
    function cancelAsk() { note("cancelAsk") }
    function draw() { note("draw") }
    function choose(choiceId: string) { note("choose " + choiceId) }
    function callUno() { note("callUno") }
    function catchSeat(seat: int) { note("catchSeat " + seat) }
    function slap() { note("slap") }
    function speak(phrase: int) { note("speak " + phrase) }
    function jumpIn() { note("jumpIn") }
    function moveCard(from: int, to: int) { note("moveCard " + from + " " + to); hand.move(from, to) }
    function sortHand() { note("sortHand") }
    function askHint() { note("askHint") }
    function hurry() { note("hurry") }
    function openRule(link: string) { note("openRule " + link) }
    function openRulesInForce() { note("openRulesInForce") }
    function shown() { shownCount += 1 }
    function startMatch() { note("startMatch") }
    function continueMatch() { note("continueMatch") }
    function newGame() { note("newGame") }
    function nextRound() { note("nextRound") }
    function playAgain() { note("playAgain") }
    function review() { note("review") }
    function select(cardId: int) {
        note("select " + cardId)
        for (let i = 0; i < hand.count; ++i)
            hand.set(i, "selected", hand.get(i).cardId === cardId)
    }

    /// Deals the viewer these faces, all playable.
    function holds(faces: var) {
        hand.clear()
        faces.forEach((face, i) => hand.append({ cardId: i + 1, face: face, down: "", playable: true, jumpable: false,
                                                 selected: false, drawn: false, doubled: false, name: face, reason: "" }))
    }
    /// Sits down so many players, the viewer first.
    function sits(count: int) {
        const names = ["You", "Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina"]
        const levels = ["Easy", "Normal", "Hard", "Expert"]
        seats.clear()
        seatCount = count
        for (let i = 0; i < count; ++i)
            seats.append({ seat: i, name: names[i], avatar: i, level: i === 0 ? "" : levels[i % 4], temper: "", human: i === 0, count: 7,
                           score: 25 * i, dealer: i === count - 1, onTurn: i === turnSeat, thinking: false, place: 0, canBeCaught: false,
                           saidUno: false, skipped: false, backs: Array(7).fill("back"), opened: [], waitingFor: false, you: i === 0 })
    }
    function lays(faces: var) {
        discard.clear()
        faces.forEach((face, i) => discard.append({ serial: i, face: face, angle: (i * 37 % 23) - 11, name: face }))
    }
}
