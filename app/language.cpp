#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

namespace uno {

Language::~Language()
{
    if (!QCoreApplication::instance())
        return;
    if (m_own)
        QCoreApplication::removeTranslator(m_own.get());
    if (m_qt)
        QCoreApplication::removeTranslator(m_qt.get());
}

void Language::choose(const QString &choice)
{
    const QString language = resolved(choice);
    if (language != m_current)
        speak(language);
}

void Language::add(QQmlEngine *engine)
{
    engine->setUiLanguage(m_current);
    m_engines.emplace_back(engine);
}

QStringList Language::choices()
{
    return {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("ru")};
}

QString Language::nameOf(const QString &choice)
{
    if (choice == QLatin1String("en"))
        return QStringLiteral("English");
    if (choice == QLatin1String("ru"))
        return QStringLiteral("Русский");
    return tr("System", "language: the one of the system");
}

QString Language::resolved(const QString &choice)
{
    if (choice == QLatin1String("en") || choice == QLatin1String("ru"))
        return choice;
    return QLocale::system().language() == QLocale::Russian ? QStringLiteral("ru") : QStringLiteral("en");
}

void Language::speak(const QString &language)
{
    m_current = language;
    QLocale::setDefault(QLocale(language));
    if (m_own)
        QCoreApplication::removeTranslator(m_own.get());
    if (m_qt)
        QCoreApplication::removeTranslator(m_qt.get());
    const QString embedded = QStringLiteral(":/i18n");
    m_qt = installed(QStringLiteral("qtbase"), {QLibraryInfo::path(QLibraryInfo::TranslationsPath), embedded});
    m_own = installed(QStringLiteral("uno"), {embedded});
    for (const auto &engine : m_engines)
        if (engine) {
            engine->setUiLanguage(m_current);
            engine->retranslate();
        }
    emit languageChanged();
}

std::unique_ptr<QTranslator> Language::installed(const QString &catalog, const QStringList &folders)
{
    for (const QString &folder : folders) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(catalog + QLatin1Char('_') + m_current, folder)) {
            QCoreApplication::installTranslator(translator.get());
            return translator;
        }
    }
    return nullptr;
}

} // namespace uno
