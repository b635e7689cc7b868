// See score_model.h.
#include "score_model.h"

namespace uno {

int ScoreModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant ScoreModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ScoreRow &row = m_sheet.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return row.seat;
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case HandFacesRole: return row.handFaces;
    case HandPointsRole: return row.handPoints;
    case GainedRole: return row.gained;
    case TotalRole: return row.total;
    case PlaceRole: return row.place;
    case WinnerRole: return row.winner;
    case LoserRole: return row.loser;
    case WhyRole: return row.why;
    default: return {};
    }
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{SeatRole, "seat"}, {NameRole, "name"}, {HandFacesRole, "handFaces"}, {HandPointsRole, "handPoints"},
            {GainedRole, "gained"}, {TotalRole, "total"}, {PlaceRole, "place"}, {WinnerRole, "winner"}, {LoserRole, "loser"},
            {WhyRole, "why"}};
}

void ScoreModel::set(ScoreSheet sheet)
{
    beginResetModel();
    m_sheet = std::move(sheet);
    endResetModel();
    emit sheetChanged();
}

} // namespace uno
