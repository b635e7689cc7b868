// The totals of every seat, round by round, as lines. Drawn once; nothing moves.
import QtQuick

Canvas {
    id: plot

    required property list<var> curve ///< per seat the list of totals

    readonly property real margin: 8 * Theme.unit
    readonly property real start: margin + Math.max(most.width, least.width) + 6 * Theme.unit
    readonly property int highest: Math.max(1, ...[...curve].map(line => Math.max(...line)))
    readonly property int lowest: Math.min(0, ...[...curve].map(line => Math.min(...line)))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Curve of the scores")
    onCurveChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    onPaint: {
        const pen = getContext("2d");
        pen.reset();
        const totals = [...curve].map(line => [...line]);
        const rounds = Math.max(2, ...totals.map(line => line.length));
        const toX = round => start + (width - margin - start) * round / (rounds - 1);
        const toY = total => height - margin - (height - 2 * margin) * (total - lowest) / (highest - lowest);
        pen.strokeStyle = Theme.edge;
        pen.lineWidth = 1;
        for (let i = 0; i <= 4; ++i) {
            pen.beginPath();
            pen.moveTo(start, toY(lowest + (highest - lowest) * i / 4));
            pen.lineTo(width - margin, toY(lowest + (highest - lowest) * i / 4));
            pen.stroke();
        }
        totals.forEach((line, seat) => {
            pen.strokeStyle = Theme.lineColor(seat);
            pen.lineWidth = 3 * Theme.unit;
            pen.lineJoin = "round";
            pen.beginPath();
            line.forEach((total, round) => round === 0 ? pen.moveTo(toX(0), toY(total)) : pen.lineTo(toX(round), toY(total)));
            pen.stroke();
        });
    }

    onStartChanged: requestPaint()

    TableText {
        id: most

        y: plot.margin - height / 2
        text: plot.highest
        font.pixelSize: Theme.small
        color: Theme.faint
        Accessible.ignored: true
    }
    TableText {
        id: least

        y: plot.height - plot.margin - height / 2
        text: plot.lowest
        font.pixelSize: Theme.small
        color: Theme.faint
        Accessible.ignored: true
    }
}
