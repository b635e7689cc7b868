#include "main_window.h"

#include "about.h"
#include "fairness_dialog.h"
#include "matches_dialog.h"
#include "new_game_dialog.h"
#include "review_dialog.h"
#include "rule_book.h"
#include "settings_dialog.h"
#include "statistics_dialog.h"
#include "tutorial_strip.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QScreen>

namespace uno {

namespace {

constexpr QSize LeastSize(960, 600);
constexpr QSize UsualSize(1280, 800);
const QString tableFile = QStringLiteral("qrc:/qt/qml/Uno/Table/Table.qml");

} // namespace

MainWindow::MainWindow(Program &program, Audience audience, QWidget *parent)
    : QMainWindow(parent), m_program(program), m_audience(audience), m_actions(new Actions(menuBar(), this)), m_view(new QQuickWidget(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(LeastSize);
    m_view->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_view->setClearColor(QColor(0x1d, 0x5a, 0x3f));
    m_view->setFocusPolicy(Qt::StrongFocus);
    m_view->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    program.language().add(m_view->engine());
    setCentralWidget(m_view);
    connectActions();
    connectTable();
    retranslate();
    refreshActions();
    refreshChoices();
    restorePlace();
}

MainWindow::~MainWindow()
{
    // What goes now tells nobody any more: the menus may be gone already.
    m_program.session().disconnect(this);
    m_program.session().table()->disconnect(this);
    m_program.settings().disconnect(this);
    if (m_dialog)
        m_dialog->disconnect(this);
    delete m_dialog;
    delete m_book;
    delete m_view; // before the program whose models the table shows
}

void MainWindow::loadTable()
{
    auto *component = new QQmlComponent(m_view->engine(), QUrl(tableFile), m_view);
    QObject *root = component->isReady()
        ? component->createWithInitialProperties({{QStringLiteral("table"), QVariant::fromValue(m_program.session().table())}})
        : nullptr;
    if (!root) {
        for (const QQmlError &error : component->errors())
            qWarning("%s", qPrintable(error.toString()));
        return;
    }
    m_view->setContent(component->url(), component, root);
    m_view->setFocus();
    noticeVisibility();
}

QQuickItem *MainWindow::tableItem() const
{
    return m_view->rootObject();
}

// ---- what the menus do --------------------------------------------------------------------------------------------------

void MainWindow::connectActions()
{
    Session &session = m_program.session();
    Settings &settings = m_program.settings();
    const auto on = [this](Command command, auto deed) { m_actions->onTriggered(command, deed); };
    on(Command::NewGame, [this] { openNewGame(); });
    on(Command::Continue, [&session] { session.continueLast(); });
    on(Command::PlayAgain, [&session] { session.start(session.setup()); });
    on(Command::Matches, [this] { openMatches(); });
    on(Command::OpenRecord, [this] { openRecordFile(askForRecord()); });
    on(Command::SaveAs, [this] { saveRecordAs(); });
    on(Command::CopyRecord, [&session] { QGuiApplication::clipboard()->setText(QString::fromUtf8(session.record())); });
    on(Command::PasteRecord, [this] { pasteRecord(); });
    on(Command::Quit, [this] { close(); });
    on(Command::Undo, [&session] { session.undo(); });
    on(Command::Redo, [&session] { session.redo(); });
    on(Command::Hint, [&session] { session.table()->askHint(); });
    on(Command::SortHand, [&session] { session.table()->sortHand(); });
    on(Command::Pause, [this, &session] {
        m_actions->of(Command::Pause)->isChecked() ? session.pause(PauseReason::Person) : session.resume(PauseReason::Person);
    });
    on(Command::Review, [this] { openReview(); });
    on(Command::Log, [this] { toggleLog(); });
    on(Command::CopyLog, [&session] { QGuiApplication::clipboard()->setText(session.table()->log()->allText()); });
    on(Command::RulesInForce, [this] { openRuleBook(QStringLiteral("table")); });
    on(Command::FullScreen, [this] { toggleFullScreen(); });
    on(Command::Mute, [this, &settings] { settings.setMuted(m_actions->of(Command::Mute)->isChecked()); });
    on(Command::Autopilot, [this, &settings] { settings.setAutopilot(m_actions->of(Command::Autopilot)->isChecked()); });
    on(Command::OpenPractice, [this, &settings] { settings.setOpenPractice(m_actions->of(Command::OpenPractice)->isChecked()); });
    on(Command::Unhurried, [this, &settings] { settings.setUnhurried(m_actions->of(Command::Unhurried)->isChecked()); });
    on(Command::AllSettings, [this] { openSettings(); });
    on(Command::RuleBook, [this] { openRuleBook({}); });
    on(Command::Tutorial, [this] { startTutorial(); });
    on(Command::Fairness, [this] { openFairness(); });
    on(Command::Statistics, [this] { openStatistics(); });
    on(Command::About, [this] { openAbout(); });
    m_actions->onChosen(ChoiceMenu::Language, [&settings](const QString &value) { settings.setLanguage(value); });
    m_actions->onChosen(ChoiceMenu::Theme, [&settings](const QString &value) { settings.setTheme(value); });
    m_actions->onChosen(ChoiceMenu::Speed, [&settings](const QString &value) { settings.setSpeed(value); });
    m_actions->onChosen(ChoiceMenu::Reactions, [&settings](const QString &value) { settings.setReactions(value); });
    connect(&settings, &Settings::changed, this, &MainWindow::refreshChoices);
    connect(&settings, &Settings::languageChanged, this, &MainWindow::refreshChoices);
    connect(&session, &Session::changed, this, &MainWindow::refreshActions);
    connect(&session, &Session::problem, this, &MainWindow::report);
}

void MainWindow::connectTable()
{
    TableModel *table = m_program.session().table();
    connect(table, &TableModel::ruleRequested, this, [this](const QString &link) { openRuleBook(link); });
    connect(table, &TableModel::newGameRequested, this, [this] { openNewGame(); });
    connect(table, &TableModel::rulesInForceRequested, this, [this] { openRuleBook(QStringLiteral("table")); });
    connect(table, &TableModel::reviewRequested, this, [this] { openReview(); });
    connect(table, &TableModel::stateChanged, this, &MainWindow::refreshActions);
    connect(table, &TableModel::busyChanged, this, &MainWindow::refreshActions);
}

void MainWindow::refreshActions()
{
    Session &session = m_program.session();
    const bool playing = session.run() != nullptr;
    m_actions->of(Command::Continue)->setEnabled(session.table()->canContinue());
    for (const Command command : {Command::SaveAs, Command::CopyRecord, Command::Review, Command::Log, Command::CopyLog, Command::Pause,
                                  Command::Fairness, Command::SortHand})
        m_actions->of(command)->setEnabled(playing);
    m_actions->of(Command::Undo)->setEnabled(session.canUndo());
    m_actions->of(Command::Redo)->setEnabled(session.canRedo());
    m_actions->of(Command::Hint)->setEnabled(session.table()->myTurn());
    if (tableItem())
        m_actions->of(Command::Log)->setChecked(tableItem()->property("logOpen").toBool());
}

void MainWindow::refreshChoices()
{
    const Settings &settings = m_program.settings();
    m_actions->setChosen(ChoiceMenu::Language, settings.language());
    m_actions->setChosen(ChoiceMenu::Theme, settings.theme());
    m_actions->setChosen(ChoiceMenu::Speed, settings.speed());
    m_actions->setChosen(ChoiceMenu::Reactions, settings.reactions());
    m_actions->of(Command::Mute)->setChecked(settings.muted());
    m_actions->of(Command::Autopilot)->setChecked(settings.autopilot());
    m_actions->of(Command::OpenPractice)->setChecked(settings.openPractice());
    m_actions->of(Command::Unhurried)->setChecked(settings.unhurried());
    if (m_book)
        m_book->setTextScale(settings.textScale());
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
    m_actions->of(Command::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::toggleLog()
{
    if (tableItem())
        tableItem()->setProperty("logOpen", m_actions->of(Command::Log)->isChecked());
}

// ---- records ------------------------------------------------------------------------------------------------------------

QString MainWindow::askForRecord()
{
    return QFileDialog::getOpenFileName(this, tr("Open a record"), {}, tr("Records of matches (*.unorec);;All files (*)"));
}

void MainWindow::openRecordFile(const QString &file)
{
    if (!file.isEmpty())
        m_program.session().openFile(file);
}

void MainWindow::openRecord(const QByteArray &record)
{
    m_program.session().open(record);
}

void MainWindow::pasteRecord()
{
    openRecord(QGuiApplication::clipboard()->text().toUtf8());
}

void MainWindow::saveRecordAs()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Save the record as"), QStringLiteral("match.unorec"),
                                                tr("Records of matches (*.unorec)"));
    if (file.isEmpty())
        return;
    const QString problem = Saves::saveAs(file, m_program.session().record());
    if (!problem.isEmpty())
        report(problem);
}

void MainWindow::report(const QString &sentence)
{
    if (m_audience == Audience::Nobody) {
        qWarning("%s", qPrintable(sentence));
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Warning, QStringLiteral("Uno Table"), sentence, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

// ---- windows over the table ---------------------------------------------------------------------------------------------

/// Opens a dialog over the table; the one that was open before goes, so that no two lie over each other.
QDialog *MainWindow::present(QDialog *dialog)
{
    if (m_dialog)
        m_dialog->close();
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_program.session().pause(PauseReason::Dialog);
    connect(dialog, &QObject::destroyed, this, [this, dialog] {
        if (!m_dialog || m_dialog == dialog)
            m_program.session().resume(PauseReason::Dialog);
    });
    dialog->open();
    return dialog;
}

QDialog *MainWindow::openNewGame()
{
    auto *dialog = new NewGameDialog(m_program.settings().lastTable());
    dialog->setParent(this, dialog->windowFlags());
    connect(dialog, &NewGameDialog::bookWanted, this, [this](const QString &link) { openRuleBook(link); });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_program.session().start(dialog->setup()); });
    return present(dialog);
}

QDialog *MainWindow::openMatches()
{
    auto *dialog = new MatchesDialog(m_program.saves(), this);
    connect(dialog, &MatchesDialog::continued, this, [this](const QString &path) { m_program.session().continueFrom(path); });
    connect(dialog, &MatchesDialog::reviewWanted, this, [this](const QString &path) { openRecordFile(path); });
    return present(dialog);
}

QDialog *MainWindow::openSettings()
{
    return present(new SettingsDialog(m_program.settings(), this));
}

QDialog *MainWindow::openStatistics()
{
    return present(new StatisticsDialog(m_program.statistics(), this));
}

QDialog *MainWindow::openFairness()
{
    return present(new FairnessDialog(*m_program.session().fairness(), this));
}

QDialog *MainWindow::openReview()
{
    if (!m_program.session().run())
        return nullptr;
    return present(new ReviewDialog(*m_program.session().run(), this));
}

QDialog *MainWindow::openAbout()
{
    return present(new AboutDialog(this));
}

RuleBook *MainWindow::openRuleBook(const QString &link)
{
    if (!m_book) {
        m_book = new RuleBook;
        m_book->setWindowIcon(windowIcon());
        m_book->setTextScale(m_program.settings().textScale());
        refreshBook();
    } else if (!m_book->isVisible() || link == QLatin1String("table")) {
        refreshBook();
    }
    if (!link.isEmpty() || !m_book->isVisible())
        m_book->open(link);
    m_book->show();
    m_book->raise();
    m_book->activateWindow();
    return m_book;
}

/// The book describes the table that is played, or would be played next.
void MainWindow::refreshBook()
{
    const MatchSetup setup = m_program.session().setup();
    m_book->setBook(Book(setup.rules, setup.presetId, m_program.language().current()));
}

void MainWindow::startTutorial()
{
    if (!m_tutorial)
        makeTutorial();
    m_tutorial->begin();
}

/// Once, at the first start.
void MainWindow::offerTutorial()
{
    if (m_program.settings().tutorialDone() || m_tutorial)
        return;
    makeTutorial();
    m_tutorial->offer();
}

void MainWindow::makeTutorial()
{
    m_tutorial = new TutorialStrip(m_program.session(), m_view);
    connect(m_tutorial, &TutorialStrip::done, this, [this] { m_program.settings().setTutorialDone(true); });
}

void MainWindow::comeForward()
{
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
}

// ---- the window itself --------------------------------------------------------------------------------------------------

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ActivationChange)
        noticeActivation();
    if (event->type() == QEvent::WindowStateChange) {
        m_actions->of(Command::FullScreen)->setChecked(isFullScreen());
        noticeVisibility();
    }
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Uno Table"));
    m_actions->retranslate();
    m_view->setAccessibleName(tr("Table"));
    if (m_book)
        refreshBook();
}

void MainWindow::noticeActivation()
{
    if (m_audience == Audience::Nobody)
        return;
    Session &session = m_program.session();
    if (isActiveWindow())
        session.resume(PauseReason::Unfocused);
    else if (m_wasActive)
        session.pause(PauseReason::Unfocused);
    m_wasActive = m_wasActive || isActiveWindow(); // without a window manager no window ever is
}

void MainWindow::noticeVisibility()
{
    const bool seen = isVisible() && !isMinimized();
    if (tableItem())
        tableItem()->setProperty("watched", seen);
    if (m_audience == Audience::Nobody)
        return;
    seen ? m_program.session().resume(PauseReason::Hidden) : m_program.session().pause(PauseReason::Hidden);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    noticeVisibility();
}

void MainWindow::hideEvent(QHideEvent *event)
{
    QMainWindow::hideEvent(event);
    noticeVisibility();
}

/// Without this, screen readers look for the cards where the window once was (Qt before 6.8).
void MainWindow::moveEvent(QMoveEvent *event)
{
    QMainWindow::moveEvent(event);
    if (QQuickWindow *window = m_view->quickWindow())
        window->setPosition(m_view->mapToGlobal(QPoint(0, 0)));
}

/// Nothing is lost by closing, so nothing is asked.
void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_audience == Audience::Person)
        keepPlace();
    if (m_book)
        m_book->close();
    event->accept();
}

void MainWindow::restorePlace()
{
    const QByteArray place = m_program.settings().store().value(QStringLiteral("window/geometry")).toByteArray();
    if (m_audience == Audience::Person && !place.isEmpty() && restoreGeometry(place))
        return;
    QSize size = UsualSize;
    if (const QScreen *screen = this->screen())
        size = size.boundedTo(screen->availableSize());
    resize(size.expandedTo(LeastSize));
}

void MainWindow::keepPlace()
{
    m_program.settings().store().setValue(QStringLiteral("window/geometry"), saveGeometry());
}

} // namespace uno
