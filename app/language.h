// The language of the moment: which one was chosen, its translators, and telling everybody who shows words. Widgets hear of a
// change by QEvent::LanguageChange, QML engines by retranslate(), models by languageChanged().
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

class QQmlEngine;

namespace uno {

class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr) : QObject(parent) {}
    ~Language() override;

    /// "system", "en" or "ru"; anything else counts as "system".
    void choose(const QString &choice);
    /// "en" or "ru": what is spoken now.
    QString current() const { return m_current; }

    /// The engine's qsTr() bindings follow from now on.
    void add(QQmlEngine *engine);

    static QStringList choices();
    /// How a choice calls itself: languages in their own words.
    static QString nameOf(const QString &choice);

signals:
    void languageChanged();

private:
    static QString resolved(const QString &choice);
    void speak(const QString &language);
    std::unique_ptr<QTranslator> installed(const QString &catalog, const QStringList &folders);

    QString m_current;
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt; ///< Qt's own words: the standard buttons
    std::vector<QPointer<QQmlEngine>> m_engines;
};

} // namespace uno
