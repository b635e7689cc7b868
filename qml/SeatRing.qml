// All seats round the table, and the person's own panel in its corner.
pragma ComponentBehavior: Bound
import QtQuick
import Uno.App
import "lists.js" as Lists

Item {
    id: round

    required property TableModel table
    required property TableLayout places

    /// A seat that can be caught, or -1.
    function catchable(): int {
        for (let i = 0; i < chairs.count; ++i)
            if ((chairs.itemAt(i) as Seat)?.canBeCaught)
                return (chairs.itemAt(i) as Seat).seat;
        return -1;
    }

    Repeater {
        id: chairs

        model: round.table.seats

        Seat {
            id: chair

            required property bool you
            readonly property point spot: round.places.seat(seat)

            visible: !you || round.table.watching
            scaleBy: round.places.seatScale
            x: spot.x - width / 2
            y: spot.y - height / 2
            timeLeft: round.table.timeLeft
            choosable: round.table.ask === "target" && Lists.has(round.table.askSeats, seat)
            onCaught: round.table.catchSeat(seat)
            onChosen: if (choosable) round.table.chooseSeat(seat)
        }
    }
    Repeater {
        model: round.table.seats

        OwnPanel {
            required property bool you

            visible: you && !round.table.watching
            x: 14 * Theme.unit
            y: round.height - height - 14 * Theme.unit
            width: round.places.cornerWidth - 22 * Theme.unit
            timeLeft: round.table.timeLeft
            onSortWanted: round.table.sortHand()
            onHintWanted: round.table.askHint()
        }
    }
}
