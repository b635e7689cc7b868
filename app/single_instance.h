// One program per person: the first start listens, a second one hands over what it was to open and ends.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace uno {

class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(QString name, QObject *parent = nullptr);

    /// True if this is the first program of that name; otherwise the first has been told to come forward and open `file`.
    bool claim(const QString &file);

signals:
    /// A second start asks for the window; `file` is what it was to open, or empty.
    void raised(const QString &file);

private:
    bool tellTheFirst(const QString &file) const;
    void welcome();

    QString m_name;
    QLocalServer m_server;
};

} // namespace uno
