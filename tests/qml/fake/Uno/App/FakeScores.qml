// The score sheet of the fake table.
import QtQuick
import Uno.Fake

FakeRows {
    property string title: "Round 1"
    property string subtitle: "Anna went out"
    property var curve: [[0, 0, 40], [0, 62, 62], [0, 10, 10], [0, 0, 31]]
    property bool matchOver: false
}
