// Clicks on a pane stay on it and never reach what lies below.
import QtQuick

TapHandler {
    gesturePolicy: TapHandler.ReleaseWithinBounds
}
