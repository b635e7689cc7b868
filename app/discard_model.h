// The topmost cards of the discard pile, the last row on top; each lies at its own small angle.
#pragma once

#include "core/card.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace uno {

class DiscardModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { SerialRole = Qt::UserRole + 1, FaceRole, AngleRole, NameRole };
    /// More than these aren't drawn.
    static constexpr int MostShown = 8;

    explicit DiscardModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_rows.size()); }
    void clear();
    void push(Card card, Side side);
    /// Takes the top card off (a Wild Draw card taken back).
    void pop();
    /// Makes the pile show these cards, last on top; cards that are there already keep their rows.
    void become(const std::vector<Card> &cards, Side side);
    void retranslate();

signals:
    void countChanged();

private:
    struct Row {
        int serial = 0;
        Card card{};
        Side side = Side::Light;
    };
    std::vector<Row> m_rows;
    int m_nextSerial = 1;
};

} // namespace uno
