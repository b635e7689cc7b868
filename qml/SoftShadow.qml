// A soft shadow (or a glow) behind its parent, as an image: every renderer shows it the same.
import QtQuick

BorderImage {
    property real reach: 9 * Theme.unit
    property bool glowing: false

    anchors.fill: parent
    anchors.margins: -reach
    anchors.topMargin: glowing ? -reach : -reach * 0.55
    anchors.bottomMargin: glowing ? -reach : -reach * 1.3
    z: -1
    source: Theme.picture(glowing ? "glow.png" : "shadow.png")
    border { left: 22; right: 22; top: 22; bottom: 22 }
}
