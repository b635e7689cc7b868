// Points that are counted up, so that the eye can follow who gets what.
import QtQuick

TableText {
    id: points

    required property int target
    property bool signed: false

    property real counted: 0

    text: (signed && target > 0 ? "+" : "") + Math.round(counted)
    horizontalAlignment: Text.AlignRight
    onTargetChanged: count.restart()
    Component.onCompleted: count.restart()

    NumberAnimation { id: count; target: points; property: "counted"; to: points.target; duration: Motion.wave; easing.type: Easing.OutQuad }
}
