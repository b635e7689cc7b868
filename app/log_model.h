// What has happened, a sentence per line, newest last. Lines are kept as events and worded when they are read, so that the log
// changes its language with everything else.
#pragma once

#include "core/event.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace uno {

struct LogLine {
    Event event;
    int round = 1;
    Side side = Side::Light;
};

class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { TextRole = Qt::UserRole + 1, RoundRole, KindRole };
    explicit LogModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_lines.size()); }
    void reset(const QStringList &names, std::optional<Seat> me);
    std::optional<Seat> me() const { return m_me; }
    /// Events without a sentence are passed over.
    void append(const LogLine &line);
    /// The whole log as text, a line each, for the clipboard.
    Q_INVOKABLE QString allText() const;
    /// In the language of the moment, with the players' names in it.
    void retranslate(const QStringList &names);

signals:
    void countChanged();

private:
    QString wording(const LogLine &line) const;

    std::vector<LogLine> m_lines;
    QStringList m_names;
    std::optional<Seat> m_me;
};

} // namespace uno
