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
        if (events) [[unlikely]] // as playouts see it
            return append(kind);
        return nullptr;
    }
    void tell(EventKind kind, Seat seat) const
    {
        if (events) [[unlikely]]
            append(kind)->seat = seat;
    }

private:
    Event *append(EventKind kind) const; // apart, so that playouts carry none of it
};

} // namespace uno
