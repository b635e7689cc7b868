// An answer that is offered: a row of the table's choices.
import QtQuick

TableButton {
    required property string choiceId
    required property string key
    required primary

    place: key
}
