// Records in the window: copy and paste, looking back, and what is said there when something can't be read or written.
#include "main_window.h"
#include "program.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace uno;

class TestShellRecords : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRecordIsCopiedAndPastedBack();
    void rubbishInTheClipboardIsSaid();
    void aHugeFileIsSaid();
    void aFullDiskIsSaidInTheWindowAndPlayGoesOn();
    void aFolderThatCannotBeWrittenIsSaidInTheWindow();
    void theReviewStepsScrubsAndJumpsToARound();
    void theReviewPlaysByItself();
    void theReviewChangesItsLanguage();

private:
    void open(const QString &dataFolder);
    MatchSetup table(int rounds) const;
    bool playUntil(const std::function<bool()> &reached);
    std::size_t actions() const { return m_program->session().run()->rounds().back().actions.size(); }
    void trigger(Command command) { m_window->actions().of(command)->trigger(); }
    /// The sentences in message boxes over the window, which are answered.
    QStringList answered();
    /// Those of all message boxes since this was asked last.
    QStringList said() { return std::exchange(m_said, {}) + answered(); }
    QDialog *review(int rounds);

    std::unique_ptr<QTemporaryDir> m_folder;
    ManualClock *m_clock = nullptr;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_said;
};

void TestShellRecords::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open(m_folder->path());
}

void TestShellRecords::cleanup()
{
    m_window.reset();
    m_program.reset();
}

/// The program as a person starts it, its data in the folder.
void TestShellRecords::open(const QString &dataFolder)
{
    cleanup();
    qputenv("XDG_DATA_HOME", dataFolder.toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", m_folder->path().toLocal8Bit());
    auto clock = std::make_unique<ManualClock>();
    m_clock = clock.get();
    m_program = std::make_unique<Program>(std::move(clock));
    m_program->settings().setLanguage(QStringLiteral("en"));
    m_program->settings().setSpeed(QStringLiteral("instant"));
    m_program->settings().setMuted(true);
    m_program->settings().setAutopilot(true);
    m_window = std::make_unique<MainWindow>(*m_program);
    m_window->show();
    m_window->loadTable();
}

MatchSetup TestShellRecords::table(int rounds) const
{
    MatchSetup setup = SetupText::firstTable();
    setup.rules.rounds = static_cast<decltype(setup.rules.rounds)>(rounds);
    setup.seed = seedFrom(17);
    return setup;
}

bool TestShellRecords::playUntil(const std::function<bool()> &reached)
{
    constexpr int MostTicks = 20'000;
    for (int tick = 0; tick < MostTicks && !reached(); ++tick) {
        m_clock->advance(3000);
        m_program->session().table()->hurry();
        QTest::qWait(1); // the eye of the table sees in real time
        m_said += answered();
        if (m_program->session().table()->overlay() == QLatin1String("roundOver"))
            m_program->session().table()->nextRound();
    }
    return reached();
}

QStringList TestShellRecords::answered()
{
    QStringList sentences;
    for (QMessageBox *box : m_window->findChildren<QMessageBox *>()) {
        if (!box->isVisible())
            continue;
        sentences.append(box->text());
        box->button(QMessageBox::Ok)->click();
    }
    if (!sentences.isEmpty())
        m_window->activateWindow(); // which is the window manager's business elsewhere
    return sentences;
}

void TestShellRecords::aRecordIsCopiedAndPastedBack()
{
    Session &session = m_program->session();
    session.start(table(3));
    QVERIFY(playUntil([&] { return session.run()->round() == 2 && actions() > 4; }));
    m_program->settings().setAutopilot(false);
    trigger(Command::CopyRecord);
    const State state = session.run()->state();
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), session.record());
    session.leave();
    QVERIFY(!session.run());
    trigger(Command::PasteRecord);
    QVERIFY(session.run());
    QVERIFY(session.run()->state() == state);
    QCOMPARE(said(), QStringList());
}

void TestShellRecords::rubbishInTheClipboardIsSaid()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    trigger(Command::PasteRecord);
    QVERIFY(!m_program->session().run());
    const QStringList sentences = said();
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences.front().contains(QStringLiteral("no match")), qPrintable(sentences.front()));
}

void TestShellRecords::aHugeFileIsSaid()
{
    QFile file(m_folder->filePath(QStringLiteral("huge.unorec")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100'000'000));
    m_window->openRecordFile(file.fileName());
    const QStringList sentences = said();
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences.front().contains(QStringLiteral("huge.unorec is too large")), qPrintable(sentences.front()));
}

void TestShellRecords::aFullDiskIsSaidInTheWindowAndPlayGoesOn()
{
#ifndef Q_OS_UNIX
    QSKIP("needs setrlimit");
#else
    Session &session = m_program->session();
    session.start(table(3));
    QVERIFY(playUntil([&] { return actions() == 3; }));
    const QString path = m_program->saves().unfinished().front().path;
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit full = before;
    full.rlim_cur = static_cast<rlim_t>(QFileInfo(path).size() + 5);
    setrlimit(RLIMIT_FSIZE, &full);
    const bool played = playUntil([&] { return actions() == 4; });
    const QStringList sentences = said();
    const bool playedOn = playUntil([&] { return actions() == 6; });
    const QStringList later = said();
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(played && playedOn);
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences.front().startsWith(QStringLiteral("The match can't be saved")), qPrintable(sentences.front()));
    QCOMPARE(later, QStringList());
    QVERIFY(playUntil([&] { return actions() == 7; }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), session.record());
#endif
}

void TestShellRecords::aFolderThatCannotBeWrittenIsSaidInTheWindow()
{
    if (!QDir(QStringLiteral("/proc/self")).exists())
        QSKIP("no folder here that nobody may write to");
    open(QStringLiteral("/proc/self"));
    m_program->settings().setLanguage(QStringLiteral("ru"));
    Session &session = m_program->session();
    session.start(table(1));
    const QStringList sentences = said();
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences.front().startsWith(QStringLiteral("Матч не удаётся сохранить")), qPrintable(sentences.front()));
    QVERIFY(playUntil([&] { return session.run()->matchOver(); }));
    const QStringList later = said();
    QCOMPARE(later.size(), 1); // the statistics
    QVERIFY2(later.front().contains(QStringLiteral("statistics.json")), qPrintable(later.front()));
}

QDialog *TestShellRecords::review(int rounds)
{
    Session &session = m_program->session();
    session.start(table(rounds));
    if (!playUntil([&] { return session.run()->round() == rounds && session.run()->roundOver(); }))
        qFatal("the bots don't play");
    trigger(Command::Review);
    return m_window->findChild<QDialog *>(QStringLiteral("reviewDialog"));
}

void TestShellRecords::theReviewStepsScrubsAndJumpsToARound()
{
    QDialog *dialog = review(2);
    QVERIFY(dialog);
    auto *slider = dialog->findChild<QSlider *>(QStringLiteral("scrubber"));
    auto *round = dialog->findChild<QComboBox *>(QStringLiteral("round"));
    auto *log = dialog->findChild<QListWidget *>();
    QCOMPARE(round->count(), 2);
    dialog->findChild<QToolButton *>(QStringLiteral("forward"))->click();
    dialog->findChild<QToolButton *>(QStringLiteral("forward"))->click();
    dialog->findChild<QToolButton *>(QStringLiteral("back"))->click();
    QCOMPARE(slider->value(), 1);
    QCOMPARE(log->currentRow(), 1);
    const auto &rounds = m_program->session().run()->rounds();
    const int second = static_cast<int>(rounds[0].actions.size()) + 1;
    round->setCurrentIndex(1);
    emit round->activated(1);
    QCOMPARE(slider->value(), second);
    slider->setValue(second - 1);
    QCOMPARE(round->currentIndex(), 0);
    slider->setValue(slider->maximum());
    QCOMPARE(round->currentIndex(), 1);
    QVERIFY(!dialog->findChild<QToolButton *>(QStringLiteral("forward"))->isEnabled());
}

void TestShellRecords::theReviewPlaysByItself()
{
    QDialog *dialog = review(1);
    auto *slider = dialog->findChild<QSlider *>(QStringLiteral("scrubber"));
    auto *play = dialog->findChild<QPushButton *>(QStringLiteral("play"));
    auto *speed = dialog->findChild<QComboBox *>(QStringLiteral("speed"));
    speed->setCurrentIndex(speed->count() - 1);
    QTest::qWait(0);
    QCOMPARE(slider->value(), 0);
    play->click();
    QCOMPARE(play->text(), QStringLiteral("&Pause"));
    QTRY_VERIFY(slider->value() >= 2);
    play->click();
    const int stopped = slider->value();
    QCOMPARE(play->text(), QStringLiteral("&Play"));
    QTest::qWait(250);
    QCOMPARE(slider->value(), stopped);
    slider->setValue(slider->maximum() - 1);
    play->click();
    QTRY_COMPARE(slider->value(), slider->maximum());
    QTRY_COMPARE(play->text(), QStringLiteral("&Play"));
    play->click(); // once more from the start
    QVERIFY(slider->value() < slider->maximum());
    play->click();
}

void TestShellRecords::theReviewChangesItsLanguage()
{
    QDialog *dialog = review(1);
    m_program->settings().setLanguage(QStringLiteral("ru"));
    QTRY_COMPARE(dialog->findChild<QComboBox *>(QStringLiteral("round"))->currentText(), QStringLiteral("Раунд 1"));
    QVERIFY(dialog->findChild<QPushButton *>(QStringLiteral("play"))->text() != QStringLiteral("&Play"));
}

QTEST_MAIN(TestShellRecords)
#include "tst_shell_records.moc"
