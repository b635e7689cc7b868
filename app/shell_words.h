// Words that several windows of the shell need: what the values of the settings are called.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace uno {

class ShellWords {
    Q_DECLARE_TR_FUNCTIONS(ShellWords)

public:
    static QStringList themes();
    static QString theme(const QString &id);
    static QStringList speeds();
    static QString speed(const QString &id);
    static QStringList reactions();
    static QString reaction(const QString &id);
};

} // namespace uno
