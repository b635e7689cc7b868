// What the person has set, kept between starts. Everything that shows or times something listens to its signals.
#pragma once

#include "match_setup.h"

#include <QObject>
#include <QSettings>
#include <QString>

namespace uno {

class Settings : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(QString reactions READ reactions WRITE setReactions NOTIFY changed)
    Q_PROPERTY(double soundVolume READ soundVolume WRITE setSoundVolume NOTIFY changed)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    Q_PROPERTY(bool autopilot READ autopilot WRITE setAutopilot NOTIFY changed)
    Q_PROPERTY(bool openPractice READ openPractice WRITE setOpenPractice NOTIFY changed)
    Q_PROPERTY(bool reduceMotion READ reduceMotion WRITE setReduceMotion NOTIFY changed)
    Q_PROPERTY(bool unhurried READ unhurried WRITE setUnhurried NOTIFY changed)
    Q_PROPERTY(bool tutorialDone READ tutorialDone WRITE setTutorialDone NOTIFY changed)

public:
    /// In the person's own settings.
    explicit Settings(QObject *parent = nullptr);
    /// In the given file: for tests.
    explicit Settings(const QString &file, QObject *parent = nullptr);

    /// "system", "en", "ru"
    QString language() const { return text("language", "system"); }
    /// "felt", "night", "light"
    QString theme() const { return text("theme", "felt"); }
    /// 1 is the usual size; 0.8 to 2.
    double textScale() const;
    /// "slow", "normal", "fast", "instant"
    QString speed() const { return text("speed", "normal"); }
    /// "relaxed", "normal", "quick"
    QString reactions() const { return text("reactions", "normal"); }
    /// 0 to 1
    double soundVolume() const;
    bool muted() const { return flag("muted"); }
    bool autopilot() const { return m_autopilot; }
    bool openPractice() const { return flag("openPractice"); }
    bool reduceMotion() const { return flag("reduceMotion"); }
    bool unhurried() const { return flag("unhurried"); }
    bool tutorialDone() const { return flag("tutorialDone"); }
    MatchSetup lastTable() const;
    /// The factor for durations that a speed stands for: 1.6, 1, 0.6, 0.
    static double factorOf(const QString &speed);

    void setLanguage(const QString &language);
    void setTheme(const QString &theme) { put("theme", theme); }
    void setTextScale(double scale) { put("textScale", scale); }
    void setSpeed(const QString &speed) { put("speed", speed); }
    void setReactions(const QString &reactions) { put("reactions", reactions); }
    void setSoundVolume(double volume) { put("soundVolume", volume); }
    void setMuted(bool muted) { put("muted", muted); }
    /// Not kept: a start never plays by itself.
    void setAutopilot(bool autopilot);
    void setOpenPractice(bool openPractice) { put("openPractice", openPractice); }
    void setReduceMotion(bool reduceMotion) { put("reduceMotion", reduceMotion); }
    void setUnhurried(bool unhurried) { put("unhurried", unhurried); }
    void setTutorialDone(bool done) { put("tutorialDone", done); }
    void setLastTable(const MatchSetup &setup);

    /// For window geometry and other things of the shell.
    QSettings &store() { return m_store; }

signals:
    void changed();
    void languageChanged();
    void lastTableChanged();

private:
    QString text(const char *key, const char *otherwise) const;
    bool flag(const char *key) const;
    void put(const char *key, const QVariant &value);

    QSettings m_store;
    bool m_autopilot = false;
};

} // namespace uno
