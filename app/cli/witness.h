// One seat's share of what happens: its memory, and the events of the round as it perceived them. It is told nothing else.
#pragma once

#include "core/bots/memory.h"
#include "core/round.h"

#include <QJsonObject>

namespace uno::cli {

class Witness {
public:
    /// Sees the position as it stands, without a past.
    Witness(Seat seat, const PlayerView &view);

    Seat seat() const { return m_memory.own(); }
    const Memory &memory() const { return m_memory; }
    /// The events of one action or deal; `after`: the seat's view after it.
    void note(const Events &events, const PlayerView &after);
    /// A new round is dealt: the history starts afresh, what the seat has learned about the others stays.
    void forgetHistory() { m_history.clear(); }

    /// The view with `known` and `history`.
    QJsonObject viewToJson(const PlayerView &view) const;

private:
    Memory m_memory;
    Events m_history; ///< redacted for the seat
};

} // namespace uno::cli
