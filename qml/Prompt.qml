// What the person is asked, and the answers, as a bar above the hand: never over it.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App
import "lists.js" as Lists

Rectangle {
    id: prompt

    required property TableModel table
    property real room: 700 * Theme.unit ///< the widest it may be

    readonly property string question: table.ask === "" ? table.prompt : table.askText
    readonly property bool choosingCard: Lists.has(table.askCards, -1)

    /// All answers in one row.
    readonly property real answersWidth: {
        let sum = choosingCard ? decline.implicitWidth + content.spacing : 0;
        for (let i = 0; i < answers.count; ++i)
            sum += (answers.itemAt(i) as Item)?.implicitWidth + content.spacing;
        return Math.max(0, sum - content.spacing + 1);
    }

    visible: question !== "" || answers.count > 0
    width: Math.min(room, Math.max(answersWidth, sentence.implicitWidth + (clock.visible ? 32 * Theme.unit : 0)) + 34 * Theme.unit)
    height: column.height + 16 * Theme.unit
    radius: Theme.radius * 1.4
    color: Theme.plate
    border { width: 1; color: Theme.edge }
    Accessible.role: Accessible.Grouping
    Accessible.name: question

    /// The answer is on offer now.
    function offers(choiceId: string): bool {
        for (let i = 0; i < answers.count; ++i)
            if ((answers.itemAt(i) as AnswerButton)?.choiceId === choiceId)
                return true;
        return false;
    }

    ClickStop {}
    PlateShadow {}
    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 32 * Theme.unit
        spacing: 7 * Theme.unit

        Row {
            id: heading

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8 * Theme.unit
            visible: prompt.question !== ""

            DotRing {
                id: clock

                anchors.verticalCenter: parent.verticalCenter
                width: 24 * Theme.unit
                height: width
                dots: 14
                value: prompt.table.timeLeft
            }
            TableText {
                id: sentence

                width: Math.min(implicitWidth, column.width - (clock.visible ? clock.width + parent.spacing : 0))
                text: prompt.question
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Flow {
            id: content

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(prompt.answersWidth, prompt.room - 32 * Theme.unit)
            spacing: 8 * Theme.unit
            visible: answers.count > 0 || prompt.choosingCard

            Repeater {
                id: answers

                model: prompt.table.choices

                AnswerButton { onPressed: prompt.table.choose(choiceId) }
            }
            TableButton {
                id: decline

                visible: prompt.choosingCard
                //: An exchange or a second card is offered, and declined
                text: prompt.table.ask === "second" ? qsTr("Only one card") : qsTr("No exchange")
                place: "P"
                onPressed: prompt.table.chooseCard(-1)
            }
        }
    }
}
