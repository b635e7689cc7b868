// The answers that the person may give now besides playing a card: accept, challenge, keep, pass, ready, ...
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace uno {

struct Choice {
    QString id;   ///< "accept", "speak:0", ...
    QString text;
    QString key;  ///< the letter on the keyboard, "" if none
    bool primary = false;

    friend bool operator==(const Choice &, const Choice &) = default;
};

class ChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { ChoiceIdRole = Qt::UserRole + 1, TextRole, KeyRole, PrimaryRole };
    explicit ChoiceModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_choices.size()); }
    const std::vector<Choice> &choices() const { return m_choices; }
    /// Nothing happens if they are the same as before.
    void set(std::vector<Choice> choices);

signals:
    void countChanged();

private:
    std::vector<Choice> m_choices;
};

} // namespace uno
