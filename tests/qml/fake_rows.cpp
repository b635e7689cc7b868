// See fake_rows.h.
#include "fake_rows.h"

#include <QJSValue>

namespace {

/// Script arrays arrive as lists of anything; the real models give lists of strings.
QVariant plain(const QVariant &value)
{
    if (value.userType() == qMetaTypeId<QJSValue>())
        return plain(value.value<QJSValue>().toVariant());
    return value.typeId() == QMetaType::QVariantList ? QVariant(value.toStringList()) : value;
}

} // namespace

QVariant FakeRows::data(const QModelIndex &index, int role) const
{
    return m_rows.value(index.row()).value(QString::fromLatin1(m_roles.value(role)));
}

void FakeRows::append(const QVariantMap &row)
{
    QVariantMap values;
    for (auto it = row.begin(); it != row.end(); ++it)
        values.insert(it.key(), plain(it.value()));
    if (m_roles.isEmpty()) {
        int role = Qt::UserRole;
        for (auto it = values.begin(); it != values.end(); ++it)
            m_roles.insert(++role, it.key().toLatin1());
    }
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.append(values);
    endInsertRows();
    emit countChanged();
}

void FakeRows::set(int row, const QString &role, const QVariant &value)
{
    m_rows[row].insert(role, plain(value));
    emit dataChanged(index(row), index(row), {m_roles.key(role.toLatin1())});
}

void FakeRows::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    emit countChanged();
}

void FakeRows::move(int from, int to)
{
    if (from == to || !beginMoveRows({}, from, from, {}, to > from ? to + 1 : to))
        return;
    m_rows.move(from, to);
    endMoveRows();
}

void FakeRows::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
    emit countChanged();
}
