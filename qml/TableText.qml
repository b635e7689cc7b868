// Text on the table in the theme's ink; elided rather than cut.
import QtQuick

Text {
    color: Theme.ink
    font.pixelSize: Theme.body
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
}
