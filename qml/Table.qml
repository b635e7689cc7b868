// The root of the table: cloth, stage, prompts and panes, and the wiring between them. It has no rules: it shows what the
// model says and sends intents.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App

FocusScope {
    id: root

    required property TableModel table
    /// False while the window is hidden: events are then shown at once.
    property bool watched: true
    property bool logOpen: false
    readonly property string ask: table.ask
    readonly property string overlay: table.overlay

    onAskChanged: if (ask === "") stage.hand.focusRow(stage.hand.lastRow)
    onOverlayChanged: if (overlay === "") root.forceActiveFocus()
    focus: true
    Accessible.role: Accessible.Pane
    //: The whole table, for the screen reader
    Accessible.name: qsTr("Table")
    Keys.onPressed: (event) => event.accepted = keys.press(event)

    Binding { target: Theme; property: "name"; value: root.table.theme }
    Binding { target: Theme; property: "unit"; value: places.unit }
    Binding { target: Theme; property: "textScale"; value: root.table.textScale }
    Binding { target: Motion; property: "speed"; value: root.table.speed }
    Binding { target: Motion; property: "reduced"; value: root.table.reduceMotion }
    Timer {
        id: rest

        interval: 180
        onTriggered: Theme.artHeight = Math.round(places.handCard)
    }
    Connections {
        target: places
        function onHandCardChanged() { rest.restart(); }
    }
    /// What was said in the language before is over.
    readonly property string language: Qt.uiLanguage
    onLanguageChanged: {
        news.text = "";
        refusal.say("", "");
    }
    Component.onCompleted: Theme.artHeight = Math.round(places.handCard)

    TableLayout {
        id: places

        width: root.width
        height: root.height
        seatCount: root.table.seatCount
        me: root.table.watching ? -1 : root.table.me
        logWidth: root.logOpen ? logPane.width : 0
    }
    Choreographer { id: show; table: root.table; stage: stage; watched: root.watched && root.visible }
    TableKeys {
        id: keys

        table: root.table
        stage: stage
        prompt: prompt
        onHurried: show.hurry()
        onLogToggled: root.logOpen = !root.logOpen
        onEscaped: root.logOpen = false
    }
    Connections {
        target: root.table
        function onRefused(sentence, ruleLink, cardId) {
            refusal.say(sentence, ruleLink);
            stage.hand.cardOf(cardId)?.shake();
        }
        function onAnnounced(sentence) { news.text = sentence; }
    }

    Felt { anchors.fill: parent }
    TapHandler { onTapped: show.hurry() }
    Stage { id: stage; anchors.fill: parent; table: root.table; places: places; visible: root.table.inMatch }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: places.promptBottom - height
        spacing: 8 * Theme.unit
        visible: stage.visible

        Message { id: refusal; anchors.horizontalCenter: parent.horizontalCenter; room: places.handWidth; onRuleWanted: (link) => root.table.openRule(link) }
        Message { anchors.horizontalCenter: parent.horizontalCenter; room: places.handWidth; hint: true; sentence: root.table.hintText }
        Prompt { id: prompt; anchors.horizontalCenter: parent.horizontalCenter; table: root.table; room: places.handWidth }
    }
    UnoButton {
        visible: stage.visible && !root.table.watching
        x: parent.width - width - 26 * Theme.unit
        y: parent.height - height - 22 * Theme.unit
        alive: root.table.canCallUno
        armed: root.table.unoArmed
        onCalled: root.table.callUno()
    }
    TopBar {
        x: 14 * Theme.unit
        y: 12 * Theme.unit
        width: parent.width - 28 * Theme.unit - (root.logOpen ? logPane.width + 8 * Theme.unit : 0)
        visible: stage.visible
        table: root.table
        logOpen: root.logOpen
        onLogToggled: root.logOpen = !root.logOpen
    }
    LogPane {
        id: logPane

        visible: root.logOpen && stage.visible
        width: Math.max(230, 300 * Theme.unit)
        x: parent.width - width - 8 * Theme.unit
        y: 8 * Theme.unit
        height: places.handTop - 24 * Theme.unit
        table: root.table
        onClosed: root.logOpen = false
    }
    Overlays { anchors.fill: parent; table: root.table; places: places }
    Text { id: news; width: 1; height: 1; opacity: 0; Accessible.role: Accessible.AlertMessage; Accessible.name: text }
}
