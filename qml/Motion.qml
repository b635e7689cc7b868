// How long things take, in milliseconds, at the chosen speed. 0 is "at once".
pragma Singleton
import QtQuick

QtObject {
    id: motion

    /// 1.6 slow, 1 normal, 0.6 fast, 0 instant.
    property real speed: 1
    /// No flights and no turning: things appear where they belong.
    property bool reduced: false

    readonly property real factor: reduced ? 0 : speed
    readonly property int deal: Math.round(60 * factor)
    readonly property int flight: Math.round(240 * factor)
    readonly property int draw: Math.round(200 * factor)
    readonly property int close: Math.round(160 * factor)
    readonly property int color: Math.round(250 * factor)
    readonly property int turnRound: Math.round(300 * factor)
    readonly property int penalty: Math.round(90 * factor)
    readonly property int settle: Math.round(140 * factor)
    readonly property int pop: Math.round(220 * factor)
    readonly property int shake: Math.round(260 * factor)
    readonly property int wave: Math.round(700 * factor)
    /// How long a word or a mark is left to be read before the next event; also with reduced motion.
    readonly property int read: Math.round(420 * speed)
    readonly property int bubble: Math.round(1900 * Math.max(speed, 0.6))
}
