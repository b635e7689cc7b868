// See seat_model.h.
#include "seat_model.h"

namespace uno {

int SeatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant SeatModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SeatLook &look = m_seats[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return index.row();
    case Qt::DisplayRole:
    case NameRole: return look.name;
    case AvatarRole: return look.avatar;
    case LevelRole: return look.level;
    case TemperRole: return look.temper;
    case HumanRole: return look.human;
    case CountRole: return look.count;
    case ScoreRole: return look.score;
    case DealerRole: return look.dealer;
    case OnTurnRole: return look.onTurn;
    case ThinkingRole: return look.thinking;
    case PlaceRole: return look.place;
    case CanBeCaughtRole: return look.canBeCaught;
    case SaidUnoRole: return look.saidUno;
    case SkippedRole: return look.skipped;
    case BacksRole: return look.backs;
    case OpenedRole: return look.opened;
    case WaitingForRole: return look.waitingFor;
    case YouRole: return look.you;
    default: return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {{SeatRole, "seat"}, {NameRole, "name"}, {AvatarRole, "avatar"}, {LevelRole, "level"}, {TemperRole, "temper"},
            {HumanRole, "human"}, {CountRole, "count"}, {ScoreRole, "score"}, {DealerRole, "dealer"}, {OnTurnRole, "onTurn"},
            {ThinkingRole, "thinking"}, {PlaceRole, "place"}, {CanBeCaughtRole, "canBeCaught"}, {SaidUnoRole, "saidUno"},
            {SkippedRole, "skipped"}, {BacksRole, "backs"}, {OpenedRole, "opened"}, {WaitingForRole, "waitingFor"},
            {YouRole, "you"}};
}

void SeatModel::reset(std::vector<SeatLook> seats)
{
    beginResetModel();
    m_seats = std::move(seats);
    endResetModel();
    emit countChanged();
}

void SeatModel::set(Seat seat, SeatLook look)
{
    SeatLook &held = m_seats[static_cast<std::size_t>(uno::index(seat))];
    if (held == look)
        return;
    held = std::move(look);
    const QModelIndex row = index(uno::index(seat));
    emit dataChanged(row, row);
}

} // namespace uno
