// The viewer's own hand as the table shows it: a row per card, in the order in which the person has arranged them. Cards keep
// their id while they are held, so QML can let each fly from and to its own place.
#pragma once

#include "core/view.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace uno {

/// One card of the hand. What can be done with it is set anew whenever the table has come to rest.
struct HandCard {
    int id = 0;
    Card card{};
    bool playable = false;
    bool jumpable = false;
    bool drawn = false;
    bool doubled = false;
    QString reason{}; ///< why it is dimmed; "" if it can be played

    friend bool operator==(const HandCard &, const HandCard &) = default;
};

class HandModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int selectedId READ selectedId NOTIFY selectedIdChanged)

public:
    enum Role {
        CardIdRole = Qt::UserRole + 1, FaceRole, DownRole, PlayableRole, JumpableRole, SelectedRole, DrawnRole,
        DoubledRole, NameRole, ReasonRole,
    };
    explicit HandModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_cards.size()); }
    const std::vector<HandCard> &cards() const { return m_cards; }
    const HandCard *find(int cardId) const;
    /// The row of the first card with this value, or none.
    std::optional<int> rowOf(Card card) const;
    /// -1 if none is selected.
    int selectedId() const { return m_selected; }

    void setSide(Side side);
    void clear();
    void append(const std::vector<Card> &cards);
    /// Takes away one card of this value; `preferredId` says which of several equal ones. Answers the id of what left, or -1.
    int remove(Card card, std::optional<int> preferredId = std::nullopt);
    /// Makes the hand hold exactly these cards: those that stay keep place and id, new ones join at the end.
    void become(const std::vector<Card> &cards);
    /// What may be done with each card: one entry per row, in the order of `cards()`.
    void mark(const std::vector<HandCard> &marks);
    void select(int cardId);
    void move(int from, int to);
    void sort();
    /// The ids that the next `append` of `amount` cards will give out.
    std::vector<int> idsToCome(int amount) const;
    /// The language changed: names are asked for anew.
    void retranslate();

signals:
    void countChanged();
    void selectedIdChanged();

private:
    void changed(int row);

    std::vector<HandCard> m_cards;
    Side m_side = Side::Light;
    int m_nextId = 1;
    int m_selected = -1;
};

} // namespace uno
