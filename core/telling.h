// A state that is being changed, and the list that is told what happens to it. Playouts tell nobody.
#pragma once

#include "state.h"

namespace uno {

struct Telling {
    State &state;
    Events *events;

    /// A new event to fill in, or null if nobody listens.
    Event *tell(EventKind kind) const
    {
        return events ? append(kind) : nullptr;
    }
    void tell(EventKind kind, Seat seat) const
    {
        if (Event *event = tell(kind))
            event->seat = seat;
    }

private:
    Event *append(EventKind kind) const; // apart, so that playouts carry none of it
};

} // namespace uno
