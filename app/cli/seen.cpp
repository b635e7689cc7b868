#include "seen.h"

#include "app/json/action_json.h"
#include "app/json/view_json.h"

#include <algorithm>

namespace uno::cli {

namespace {

bool seen(const std::vector<Card> &cards)
{
    return std::all_of(cards.begin(), cards.end(), [](Card card) { return card.light.known(); });
}

} // namespace

void Seen::lookAround(const PlayerView &before)
{
    of(m_own) = before.hand;
    m_out = 0;
    for (const Seat seat : before.out)
        m_out |= only(seat);
}

void Seen::remove(Seat seat, const Cards &cards)
{
    for (const Card card : cards) {
        Cards &known = of(seat);
        if (const auto found = std::find(known.begin(), known.end(), card); found != known.end())
            known.erase(found);
    }
}

void Seen::add(Seat seat, const Cards &cards)
{
    for (const Card card : cards)
        if (card.light.known())
            of(seat).push_back(card);
}

/// Cards that changed hands unseen could be any: what was known of the two hands is no longer sure.
void Seen::exchange(const Event &event)
{
    if (!seen(event.cards) || event.cards.size() != 2) {
        of(*event.seat).clear();
        of(*event.other).clear();
        return;
    }
    remove(*event.seat, {event.cards[0]});
    remove(*event.other, {event.cards[1]});
    add(*event.other, {event.cards[0]});
    add(*event.seat, {event.cards[1]});
}

void Seen::passOn(Direction direction)
{
    std::vector<Seat> players;
    for (int i = 0; i < static_cast<int>(m_known.size()); ++i)
        if (!contains(m_out, seatAt(i)))
            players.push_back(seatAt(i));
    if (direction == Direction::Anticlockwise)
        std::reverse(players.begin(), players.end());
    for (std::size_t i = players.size(); i-- > 1;)
        std::swap(of(players[i]), of(players[i - 1]));
}

void Seen::note(const Event &redacted)
{
    m_history += toJson(redacted);
    switch (redacted.kind) {
    case EventKind::Played:
    case EventKind::JumpedIn: remove(*redacted.seat, redacted.cards); break;
    case EventKind::Drew:
    case EventKind::TookBack: add(*redacted.seat, redacted.cards); break;
    case EventKind::HandShown: if (redacted.other == m_own) of(*redacted.seat) = redacted.cards; break;
    case EventKind::HandsSwapped: std::swap(of(*redacted.seat), of(*redacted.other)); break;
    case EventKind::HandsPassed: passOn(redacted.direction); break;
    case EventKind::Exchanged: exchange(redacted); break;
    case EventKind::WentOut: m_out |= only(*redacted.seat); break;
    default: break;
    }
}

QJsonArray Seen::known() const
{
    QJsonArray seats;
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        Cards cards = static_cast<int>(i) == index(m_own) ? Cards{} : m_known[i];
        std::sort(cards.begin(), cards.end());
        seats += toJson(std::span<const Card>(cards));
    }
    return seats;
}

} // namespace uno::cli
