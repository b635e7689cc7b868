#include "witness.h"

#include "app/json/action_json.h"
#include "app/json/view_json.h"

#include <algorithm>

namespace uno::cli {

namespace {

QJsonArray knownToJson(const Memory &memory, int seats)
{
    QJsonArray list;
    for (int i = 0; i < seats; ++i) {
        std::vector<Card> cards;
        if (seatAt(i) != memory.own())
            cards = memory.known(seatAt(i));
        std::sort(cards.begin(), cards.end());
        list += toJson(std::span<const Card>(cards));
    }
    return list;
}

QJsonArray historyToJson(const Events &events)
{
    QJsonArray list;
    for (const Event &event : events)
        list += toJson(event);
    return list;
}

} // namespace

Witness::Witness(Seat seat, const PlayerView &view) : m_memory(seat, view.seats) { m_memory.begin(view); }

void Witness::note(const Events &events, const PlayerView &after)
{
    for (const Event &event : events) {
        m_history.push_back(redacted(event, seat()));
        m_memory.note(m_history.back(), after);
    }
}

QJsonObject Witness::viewToJson(const PlayerView &view) const
{
    QJsonObject json = toJson(view);
    json.insert("known", knownToJson(m_memory, view.seats));
    json.insert("history", historyToJson(m_history));
    return json;
}

} // namespace uno::cli
