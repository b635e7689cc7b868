// The seats round the table as the eye sees them, a row per seat.
#pragma once

#include "core/card.h"
#include "core/seat.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace uno {

/// Most card backs drawn for one seat; the number badge tells the rest.
inline constexpr int MostBacks = 12;

/// Everything that is shown of a seat.
struct SeatLook {
    QString name;
    QString level;
    QString temper;
    int avatar = 0;
    bool human = false;
    bool you = false;
    int count = 0;
    int score = 0;
    int place = 0; ///< 0 while it plays
    bool dealer = false;
    bool onTurn = false;
    bool thinking = false;
    bool canBeCaught = false;
    bool saidUno = false;
    bool skipped = false;
    bool waitingFor = false;
    QStringList backs;
    QStringList opened;

    friend bool operator==(const SeatLook &, const SeatLook &) = default;
};

class SeatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, NameRole, AvatarRole, LevelRole, TemperRole, HumanRole, CountRole, ScoreRole, DealerRole,
        OnTurnRole, ThinkingRole, PlaceRole, CanBeCaughtRole, SaidUnoRole, SkippedRole, BacksRole, OpenedRole, WaitingForRole,
        YouRole,
    };
    explicit SeatModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_seats.size()); }
    bool has(Seat seat) const { return uno::index(seat) < count(); }
    const SeatLook &at(Seat seat) const { return m_seats[static_cast<std::size_t>(uno::index(seat))]; }
    /// Another table: all rows anew.
    void reset(std::vector<SeatLook> seats);
    void set(Seat seat, SeatLook look);

signals:
    void countChanged();

private:
    std::vector<SeatLook> m_seats;
};

} // namespace uno
