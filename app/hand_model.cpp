// See hand_model.h.
#include "hand_model.h"

#include "face_id.h"
#include "text.h"

#include <algorithm>

namespace uno {
namespace {

/// Colors together, black last; within a color by symbol.
int sortKey(const HandCard &held, Side side)
{
    const Face face = held.card.face(side);
    const int color = face.color() ? static_cast<int>(*face.color()) : 100;
    return color * 64 + static_cast<int>(face.symbol());
}

} // namespace

int HandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant HandModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HandCard &held = m_cards[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CardIdRole: return held.id;
    case FaceRole: return faceId(held.card, m_side);
    case DownRole: return downId(held.card, m_side);
    case PlayableRole: return held.playable;
    case JumpableRole: return held.jumpable;
    case SelectedRole: return held.id == m_selected;
    case DrawnRole: return held.drawn;
    case DoubledRole: return held.doubled;
    case Qt::DisplayRole:
    case NameRole: return Text::cardName(held.card, m_side);
    case ReasonRole: return held.reason;
    default: return {};
    }
}

QHash<int, QByteArray> HandModel::roleNames() const
{
    return {{CardIdRole, "cardId"}, {FaceRole, "face"}, {DownRole, "down"}, {PlayableRole, "playable"},
            {JumpableRole, "jumpable"}, {SelectedRole, "selected"}, {DrawnRole, "drawn"}, {DoubledRole, "doubled"},
            {NameRole, "name"}, {ReasonRole, "reason"}};
}

const HandCard *HandModel::find(int cardId) const
{
    const auto at = std::ranges::find(m_cards, cardId, &HandCard::id);
    return at == m_cards.end() ? nullptr : &*at;
}

std::optional<int> HandModel::rowOf(Card card) const
{
    const auto at = std::ranges::find(m_cards, card, &HandCard::card);
    if (at == m_cards.end())
        return std::nullopt;
    return static_cast<int>(at - m_cards.begin());
}

void HandModel::setSide(Side side)
{
    if (side == m_side)
        return;
    m_side = side;
    retranslate();
}

void HandModel::clear()
{
    beginResetModel();
    m_cards.clear();
    endResetModel();
    select(-1);
    emit countChanged();
}

void HandModel::append(const std::vector<Card> &cards)
{
    if (cards.empty())
        return;
    const int first = count();
    beginInsertRows({}, first, first + static_cast<int>(cards.size()) - 1);
    for (const Card card : cards)
        m_cards.push_back({.id = m_nextId++, .card = card});
    endInsertRows();
    emit countChanged();
}

int HandModel::remove(Card card, std::optional<int> preferredId)
{
    std::optional<int> row = rowOf(card);
    if (preferredId) {
        const HandCard *preferred = find(*preferredId);
        if (preferred && preferred->card == card)
            row = static_cast<int>(preferred - m_cards.data());
    }
    if (!row)
        return -1;
    const int id = m_cards[static_cast<std::size_t>(*row)].id;
    beginRemoveRows({}, *row, *row);
    m_cards.erase(m_cards.begin() + *row);
    endRemoveRows();
    if (id == m_selected)
        select(-1);
    emit countChanged();
    return id;
}

void HandModel::become(const std::vector<Card> &cards)
{
    std::vector<Card> missing = cards;
    std::vector<Card> gone;
    for (const HandCard &held : m_cards) {
        const auto at = std::ranges::find(missing, held.card);
        if (at == missing.end())
            gone.push_back(held.card);
        else
            missing.erase(at);
    }
    for (const Card card : gone)
        remove(card);
    append(missing);
}

void HandModel::mark(const std::vector<HandCard> &marks)
{
    for (std::size_t i = 0; i < m_cards.size() && i < marks.size(); ++i) {
        HandCard next = marks[i];
        next.id = m_cards[i].id;
        next.card = m_cards[i].card;
        if (next == m_cards[i])
            continue;
        m_cards[i] = next;
        changed(static_cast<int>(i));
    }
}

void HandModel::select(int cardId)
{
    const int now = find(cardId) ? cardId : -1;
    if (now == m_selected)
        return;
    m_selected = now;
    if (!m_cards.empty())
        emit dataChanged(index(0), index(count() - 1), {SelectedRole});
    emit selectedIdChanged();
}

void HandModel::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= count() || to >= count() || from == to)
        return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const HandCard held = m_cards[static_cast<std::size_t>(from)];
    m_cards.erase(m_cards.begin() + from);
    m_cards.insert(m_cards.begin() + to, held);
    endMoveRows();
}

void HandModel::sort()
{
    for (int to = 0; to < count(); ++to) {
        const auto least = std::min_element(m_cards.begin() + to, m_cards.end(), [this](const HandCard &a, const HandCard &b) {
            return sortKey(a, m_side) < sortKey(b, m_side);
        });
        move(static_cast<int>(least - m_cards.begin()), to);
    }
}

std::vector<int> HandModel::idsToCome(int amount) const
{
    std::vector<int> ids;
    for (int i = 0; i < amount; ++i)
        ids.push_back(m_nextId + i);
    return ids;
}

void HandModel::retranslate()
{
    if (!m_cards.empty())
        emit dataChanged(index(0), index(count() - 1));
}

void HandModel::changed(int row)
{
    emit dataChanged(index(row), index(row));
}

} // namespace uno
