// The cards of others that a seat has legally seen and that are surely still where it saw them, and the history of events.
#pragma once

#include "core/view.h"

#include <QJsonArray>

#include <vector>

namespace uno::cli {

/// Watches a round from one seat; knows nothing but that seat's views and the events redacted for it.
class Seen {
public:
    Seen(Seat own, int seats) : m_own(own), m_known(static_cast<std::size_t>(seats)) {}

    /// Before an action: the seat's own hand and who is out are as the view says.
    void lookAround(const PlayerView &before);
    /// An event of that action, redacted for the seat.
    void note(const Event &redacted);

    QJsonArray known() const;
    const QJsonArray &history() const { return m_history; }

private:
    using Cards = std::vector<Card>;

    Cards &of(Seat seat) { return m_known[static_cast<std::size_t>(index(seat))]; }
    void remove(Seat seat, const Cards &cards);
    void add(Seat seat, const Cards &cards);
    void exchange(const Event &event);
    void passOn(Direction direction);

    Seat m_own;
    std::vector<Cards> m_known;
    SeatSet m_out = 0;
    QJsonArray m_history;
};

} // namespace uno::cli
