// See log_model.h.
#include "log_model.h"

#include "event_map.h"
#include "text.h"

namespace uno {

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogLine &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return wording(line);
    case RoundRole: return line.round;
    case KindRole: return eventKindId(line.event.kind);
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"}, {RoundRole, "round"}, {KindRole, "kind"}};
}

void LogModel::reset(const QStringList &names, std::optional<Seat> me)
{
    beginResetModel();
    m_lines.clear();
    m_names = names;
    m_me = me;
    endResetModel();
    emit countChanged();
}

void LogModel::append(const LogLine &line)
{
    if (wording(line).isEmpty())
        return;
    beginInsertRows({}, count(), count());
    m_lines.push_back(line);
    endInsertRows();
    emit countChanged();
}

QString LogModel::allText() const
{
    QString text;
    for (const LogLine &line : m_lines)
        text += wording(line) + QLatin1Char('\n');
    return text;
}

void LogModel::retranslate(const QStringList &names)
{
    m_names = names;
    if (!m_lines.empty())
        emit dataChanged(index(0), index(count() - 1), {TextRole, Qt::DisplayRole});
}

QString LogModel::wording(const LogLine &line) const
{
    return Text::eventSentence(line.event, {m_names, m_me, line.side});
}

} // namespace uno
