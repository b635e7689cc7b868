// The log of the fake table.
import QtQuick
import Uno.Fake

FakeRows {
    function allText(): string { return "log" }
}
