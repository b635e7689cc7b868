// The main window: menus, the table in the middle, and the windows that open over it. The table is QML and knows nothing of
// windows; whatever needs one it asks for by the model's signals.
#pragma once

#include "actions.h"
#include "program.h"

#include <QMainWindow>
#include <QPointer>

class QQuickWidget;
class QQuickItem;

namespace uno {

class RuleBook;
class TutorialStrip;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Demonstrations play on whether or not somebody looks.
    enum class Audience { Person, Nobody };
    /// `program` must outlive the window.
    explicit MainWindow(Program &program, Audience audience = Audience::Person, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows the table; the window must be in its final place (QQuickWidget would build the scene twice).
    void loadTable();
    QQuickItem *tableItem() const;
    Actions &actions() { return *m_actions; }

    void openRecordFile(const QString &file);
    void openRecord(const QByteArray &record);
    /// Brings the window before all others.
    void comeForward();

    // Windows over the table.
    QDialog *openNewGame();
    QDialog *openMatches();
    QDialog *openSettings();
    QDialog *openStatistics();
    QDialog *openFairness();
    QDialog *openReview();
    QDialog *openAbout();
    RuleBook *openRuleBook(const QString &link);
    void startTutorial();
    void offerTutorial();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectActions();
    void connectTable();
    void refreshActions();
    void refreshChoices();
    void retranslate();
    void noticeVisibility();
    void noticeActivation();
    void restorePlace();
    void keepPlace();
    void saveRecordAs();
    void pasteRecord();
    void toggleFullScreen();
    void toggleLog();
    void refreshBook();
    void makeTutorial();
    void report(const QString &sentence);
    QDialog *present(QDialog *dialog);
    QString askForRecord();

    Program &m_program;
    Audience m_audience;
    Actions *m_actions;
    QQuickWidget *m_view;
    QPointer<RuleBook> m_book;
    QPointer<QDialog> m_dialog; ///< one at a time
    QPointer<TutorialStrip> m_tutorial;
    bool m_wasActive = false;
};

} // namespace uno
