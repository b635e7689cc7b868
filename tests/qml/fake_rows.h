// Rows of named values that a test can fill and change from QML: stands in for the real models, string lists included.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

class FakeRows : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_roles; }

    /// The first row names the roles.
    Q_INVOKABLE void append(const QVariantMap &row);
    Q_INVOKABLE void set(int row, const QString &role, const QVariant &value);
    Q_INVOKABLE QVariantMap get(int row) const { return m_rows.value(row); }
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void clear();

signals:
    void countChanged();

private:
    QList<QVariantMap> m_rows;
    QHash<int, QByteArray> m_roles;
};
