// Where everything belongs for a window of this size and so many players: seats round an ellipse (me at the bottom, the
// others clockwise from the left), piles in the middle, the hand below.
import QtQuick

QtObject {
    id: places

    required property real width
    required property real height
    required property int seatCount
    required property int me ///< -1: nobody sits at the bottom
    property real logWidth: 0

    readonly property real unit: Math.max(0.5, Math.min(width / 1280, height / 800))
    readonly property real free: width - logWidth

    readonly property real handCard: 168 * unit
    readonly property real handTop: height - handCard - 24 * unit
    readonly property real cornerWidth: 200 * unit
    readonly property real handWidth: width - 2 * cornerWidth
    readonly property real promptBottom: handTop - 34 * unit

    readonly property point middle: Qt.point(free / 2, Math.min(height * 0.41, 330 * unit + (height - 800 * unit) * 0.42))
    readonly property real pileWidth: 100 * unit
    readonly property real ringSize: 206 * unit
    readonly property point discard: Qt.point(middle.x + 62 * unit, middle.y)
    readonly property point drawPile: Qt.point(middle.x - 118 * unit, middle.y)
    readonly property real arrowsWidth: 540 * unit
    readonly property real arrowsHeight: 290 * unit

    readonly property int others: me < 0 ? seatCount : seatCount - 1
    readonly property real seatScale: others <= 3 ? 1.2 : others <= 5 ? 1.1 : others <= 7 ? 1 : 0.92
    readonly property real seatWidth: 158 * unit * seatScale
    readonly property real seatHeight: 112 * unit * seatScale

    /// The middle of a seat.
    function seat(seat: int): point {
        if (me >= 0 && seat === me)
            return Qt.point(width / 2, handTop + handCard / 2);
        const order = me < 0 ? seat : (seat - me + seatCount) % seatCount - 1;
        return along(others === 1 ? 0.5 : order / (others - 1));
    }
    /// A point of the seats' curve: 0 at the lower left, 1 at the lower right; equal steps are equally far apart.
    function along(part: real): point {
        const steps = 120;
        const points = [curve(0)];
        const lengths = [0];
        for (let i = 1; i <= steps; ++i) {
            points.push(curve(i / steps));
            lengths.push(lengths[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
        }
        const wanted = lengths[steps] * part;
        const at = lengths.findIndex(length => length >= wanted - 0.001);
        return points[at < 0 ? steps : at];
    }
    /// A rounded ellipse from the lower left over the top to the lower right.
    function curve(part: real): point {
        const start = others <= 2 ? 215 : others <= 4 ? 188 : 176;
        const degrees = start + (540 - 2 * start) * part;
        const angle = degrees * Math.PI / 180;
        const roundness = 2 / 2.7;
        const rx = free / 2 - seatWidth / 2 - 14 * unit;
        const top = seatHeight / 2 + 12 * unit;
        const ry = height * 0.45 - top;
        const power = value => Math.sign(value) * Math.pow(Math.abs(value), roundness);
        return Qt.point(free / 2 + rx * power(Math.cos(angle)), height * 0.45 + ry * power(Math.sin(angle)));
    }
    /// Where the penalty's badge hangs: on the way from the pile to its victim.
    function badge(victim: int): point {
        if (victim < 0 || victim === me)
            return Qt.point(discard.x + ringSize * 0.72, discard.y + ringSize * 0.36);
        const spot = seat(victim);
        const length = Math.hypot(spot.x - discard.x, spot.y - discard.y);
        const near = Math.max(ringSize / 2 + 30 * unit, length - Math.max(seatWidth, seatHeight) / 2 - 40 * unit);
        const part = Math.min(0.62, near / length);
        return Qt.point(discard.x + (spot.x - discard.x) * part, discard.y + (spot.y - discard.y) * part);
    }
    /// Where a seat's words appear.
    function mouth(seat: int): point {
        if (seat === me)
            return Qt.point(cornerWidth, handTop + 14 * unit);
        const spot = places.seat(seat);
        return Qt.point(spot.x, spot.y + seatHeight * 0.62);
    }
}
