// See discard_model.h.
#include "discard_model.h"

#include "face_id.h"
#include "text.h"

namespace uno {

int DiscardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant DiscardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SerialRole: return row.serial;
    case FaceRole: return faceId(row.card, row.side);
    case AngleRole: return (row.serial * 37) % 25 - 12; // any spread does that doesn't repeat at once
    case Qt::DisplayRole:
    case NameRole: return Text::cardName(row.card, row.side);
    default: return {};
    }
}

QHash<int, QByteArray> DiscardModel::roleNames() const
{
    return {{SerialRole, "serial"}, {FaceRole, "face"}, {AngleRole, "angle"}, {NameRole, "name"}};
}

void DiscardModel::clear()
{
    if (m_rows.empty())
        return;
    beginResetModel();
    m_rows.clear();
    endResetModel();
    emit countChanged();
}

void DiscardModel::push(Card card, Side side)
{
    if (count() == MostShown) {
        beginRemoveRows({}, 0, 0);
        m_rows.erase(m_rows.begin());
        endRemoveRows();
    }
    beginInsertRows({}, count(), count());
    m_rows.push_back({m_nextSerial++, card, side});
    endInsertRows();
    emit countChanged();
}

void DiscardModel::pop()
{
    if (m_rows.empty())
        return;
    beginRemoveRows({}, count() - 1, count() - 1);
    m_rows.pop_back();
    endRemoveRows();
    emit countChanged();
}

void DiscardModel::become(const std::vector<Card> &cards, Side side)
{
    const std::size_t shown = std::min<std::size_t>(cards.size(), MostShown);
    const auto first = cards.end() - static_cast<std::ptrdiff_t>(shown);
    const bool same = m_rows.size() == shown
        && std::equal(m_rows.begin(), m_rows.end(), first,
                      [side](const Row &row, Card card) { return row.card == card && row.side == side; });
    if (same)
        return;
    clear();
    for (auto card = first; card != cards.end(); ++card)
        push(*card, side);
}

void DiscardModel::retranslate()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(count() - 1), {NameRole});
}

} // namespace uno
