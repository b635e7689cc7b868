#include "own_presets.h"

#include "app/json/rules_json.h"

#include <QSettings>

namespace uno {

namespace {

const QString group = QStringLiteral("ownPresets");

/// Names may hold slashes, which QSettings takes for groups.
QString keyOf(const QString &name) { return QString::fromLatin1(name.toUtf8().toHex()); }

} // namespace

QStringList OwnPresets::names()
{
    QSettings settings;
    settings.beginGroup(group);
    QStringList names;
    for (const QString &key : settings.childKeys())
        names.append(QString::fromUtf8(QByteArray::fromHex(key.toLatin1())));
    names.sort(Qt::CaseInsensitive);
    return names;
}

std::optional<Rules> OwnPresets::find(const QString &name)
{
    QSettings settings;
    settings.beginGroup(group);
    const QString text = settings.value(keyOf(name)).toString();
    if (text.isEmpty())
        return std::nullopt;
    try {
        return rulesFromArgument(text);
    } catch (const BadInput &) {
        return std::nullopt; // spoiled by hand
    }
}

void OwnPresets::save(const QString &name, const Rules &rules)
{
    QSettings settings;
    settings.beginGroup(group);
    settings.setValue(keyOf(name), QString::fromUtf8(rulesLine(rules)).trimmed());
}

void OwnPresets::remove(const QString &name)
{
    QSettings settings;
    settings.beginGroup(group);
    settings.remove(keyOf(name));
}

} // namespace uno
