#include "shell_words.h"

namespace uno {

QStringList ShellWords::themes()
{
    return {QStringLiteral("felt"), QStringLiteral("night"), QStringLiteral("light")};
}

QString ShellWords::theme(const QString &id)
{
    if (id == QLatin1String("night"))
        return tr("Night", "theme");
    if (id == QLatin1String("light"))
        return tr("Light", "theme");
    return tr("Felt", "theme");
}

QStringList ShellWords::speeds()
{
    return {QStringLiteral("slow"), QStringLiteral("normal"), QStringLiteral("fast"), QStringLiteral("instant")};
}

QString ShellWords::speed(const QString &id)
{
    if (id == QLatin1String("slow"))
        return tr("Slow", "speed");
    if (id == QLatin1String("fast"))
        return tr("Fast", "speed");
    if (id == QLatin1String("instant"))
        return tr("Instant", "speed");
    return tr("Normal", "speed");
}

QStringList ShellWords::reactions()
{
    return {QStringLiteral("relaxed"), QStringLiteral("normal"), QStringLiteral("quick")};
}

QString ShellWords::reaction(const QString &id)
{
    if (id == QLatin1String("relaxed"))
        return tr("Relaxed", "reactions");
    if (id == QLatin1String("quick"))
        return tr("Quickly", "reactions");
    return tr("Normally", "reactions");
}

} // namespace uno
