// Screenshots of all important states of table and dialogs, in both languages and the three themes: to be looked at.
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace uno {

class MainWindow;
class ManualClock;
class Program;
struct MatchSetup;

class Gallery : public QObject {
    Q_OBJECT

public:
    explicit Gallery(QString folder);
    ~Gallery() override;

    /// Takes all pictures, then ends the program: 0, or 1 if one couldn't be written.
    void begin();

private:
    void open(const QString &language, const QString &theme);
    void takeTables();
    void takeDialogs();
    void takeStart();
    void takePlay(const char *name, const MatchSetup &setup);
    void takePicker();
    void takeAnswer();
    void takeDarkSide();
    void takeTarget();
    void takeSmall();
    void takeEnds();
    /// Lets the match go on, the person's seat on autopilot, until `reached` or for a long while; true if reached.
    bool playUntil(const std::function<bool()> &reached);
    void rest(int milliseconds);
    void save(QWidget &widget, const char *name);

    QString m_folder;
    QString m_prefix;
    bool m_failed = false;
    ManualClock *m_clock = nullptr;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace uno
