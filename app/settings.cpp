// See settings.h.
#include "settings.h"

#include "app_id.h"

#include <QJsonDocument>

#include <algorithm>

namespace uno {

Settings::Settings(QObject *parent)
    : QObject(parent), m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("uno-table"), QStringLiteral("uno-table"))
{
}

Settings::Settings(const QString &file, QObject *parent) : QObject(parent), m_store(file, QSettings::IniFormat) {}

double Settings::textScale() const
{
    return std::clamp(m_store.value(QStringLiteral("textScale"), 1.0).toDouble(), 0.8, 2.0);
}

double Settings::soundVolume() const
{
    return std::clamp(m_store.value(QStringLiteral("soundVolume"), 0.6).toDouble(), 0.0, 1.0);
}

double Settings::factorOf(const QString &speed)
{
    if (speed == QLatin1String("slow"))
        return 1.6;
    if (speed == QLatin1String("fast"))
        return 0.6;
    return speed == QLatin1String("instant") ? 0 : 1;
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    put("language", language);
    emit languageChanged();
}

void Settings::setAutopilot(bool autopilot)
{
    if (autopilot == m_autopilot)
        return;
    m_autopilot = autopilot;
    emit changed();
}

MatchSetup Settings::lastTable() const
{
    const QByteArray json = m_store.value(QStringLiteral("lastTable")).toByteArray();
    return matchSetupFrom(QJsonDocument::fromJson(json).object()).value_or(SetupText::firstTable());
}

void Settings::setLastTable(const MatchSetup &setup)
{
    m_store.setValue(QStringLiteral("lastTable"), QJsonDocument(toJson(setup)).toJson(QJsonDocument::Compact));
    emit lastTableChanged();
}

QString Settings::text(const char *key, const char *otherwise) const
{
    return m_store.value(QLatin1String(key), QString::fromLatin1(otherwise)).toString();
}

bool Settings::flag(const char *key) const
{
    return m_store.value(QLatin1String(key), false).toBool();
}

void Settings::put(const char *key, const QVariant &value)
{
    if (m_store.value(QLatin1String(key)) == value)
        return;
    m_store.setValue(QLatin1String(key), value);
    emit changed();
}

} // namespace uno
