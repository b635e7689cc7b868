// The score sheet after a round and after the match: a row per seat, who gets what and why.
#pragma once

#include "core/event.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace uno {

struct ScoreRow {
    int seat = 0;
    QString name;
    QStringList handFaces;
    int handPoints = 0;
    int gained = 0;
    int total = 0;
    int place = 0;
    bool winner = false;
    bool loser = false;
    QString why;

    friend bool operator==(const ScoreRow &, const ScoreRow &) = default;
};

struct ScoreSheet {
    std::vector<ScoreRow> rows;
    QString title;
    QString subtitle;
    QVariantList curve; ///< per seat the list of totals, round by round
    bool matchOver = false;
};

class ScoreModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY sheetChanged)
    Q_PROPERTY(QString title READ title NOTIFY sheetChanged)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY sheetChanged)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY sheetChanged)
    Q_PROPERTY(bool matchOver READ matchOver NOTIFY sheetChanged)

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, NameRole, HandFacesRole, HandPointsRole, GainedRole, TotalRole, PlaceRole, WinnerRole,
        LoserRole, WhyRole,
    };
    explicit ScoreModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_sheet.rows.size()); }
    QString title() const { return m_sheet.title; }
    QString subtitle() const { return m_sheet.subtitle; }
    QVariantList curve() const { return m_sheet.curve; }
    bool matchOver() const { return m_sheet.matchOver; }
    const ScoreSheet &sheet() const { return m_sheet; }
    void set(ScoreSheet sheet);

signals:
    void sheetChanged();

private:
    ScoreSheet m_sheet;
};

} // namespace uno
