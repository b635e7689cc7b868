// Hours of play in the real window, on a clock that runs ahead: every preset, all sizes of window, both languages, all themes and
// dialogs in turn. The table never stands still, nothing is written on stderr, and the memory stays what it was.
// UNO_NIGHTLY=1: 24 hours of the table's time.
#include "main_window.h"
#include "rule_book.h"

#include "core/presets.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QPointer>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace uno;

namespace {

constexpr qint64 StepMs = 200;
// Bots think in a thread of their own, in real time: a table that rests by both clocks is stuck.
constexpr qint64 LongestRest = 120'000;
constexpr qint64 LongestRealRest = 30'000;
constexpr qint64 RestWithoutThought = 5'000;
constexpr double MostGrowth = 1.05;

QStringList warnings;
QtMessageHandler previous = nullptr;

void noteWarning(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtDebugMsg || type == QtInfoMsg)
        return previous(type, context, text);
    if (!text.contains(QLatin1String("This plugin does not support"))) // windows without a screen
        warnings.append(text);
}

/// Resident memory in kB; 0 where the system doesn't tell.
qint64 residentKb()
{
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/self/statm"));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
#endif
    return 0;
}

template <typename List>
auto anyFrom(const List &list, Rng &rng)
{
    return *std::next(std::begin(list), static_cast<int>(rng.below(static_cast<std::uint32_t>(std::size(list)))));
}

} // namespace

class TestEndurance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void hoursOfPlay();

private:
    void startNext();
    void goOn();
    void meddle();
    bool stuck();
    qint64 resting() const { return m_clock->now() - m_movedAt; }
    std::size_t actions() const;

    ManualClock *m_clock = nullptr;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
    QPointer<QWidget> m_open;
    Rng m_rng{std::uint64_t{7}};
    std::size_t m_matches = 0; ///< started
    int m_rounds = 0;
    int m_dialogs = 0;
    std::size_t m_actions = 0;
    qint64 m_movedAt = 0;
    QElapsedTimer m_rest;
};

void TestEndurance::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    auto clock = std::make_unique<ManualClock>();
    m_clock = clock.get();
    m_program = std::make_unique<Program>(std::move(clock), Program::Kept::Nowhere);
    m_program->settings().setSpeed(QStringLiteral("instant"));
    m_program->settings().setTutorialDone(true);
    m_window = std::make_unique<MainWindow>(*m_program, MainWindow::Audience::Nobody);
    m_window->show();
    m_window->loadTable();
    m_program->settings().setAutopilot(true);
}

/// A match of the next preset, two rounds long; in every other one a seat is a person's, played by the autopilot.
void TestEndurance::startNext()
{
    const auto all = presets();
    const Preset &preset = all[m_matches % all.size()];
    MatchSetup setup;
    setup.presetId = QString::fromStdString(std::string(preset.id));
    setup.rules = preset.rules;
    setup.rules.rounds = 2;
    setup.seed = seedFrom(m_matches);
    int seats = 2 + static_cast<int>(m_rng.below(9));
    while (clashOf(setup.rules, seats))
        --seats;
    constexpr std::array levels{Level::Easy, Level::Normal};
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back({SetupText::defaultName(seat), anyFrom(levels, m_rng), Temper::None, seat == 0 && m_matches % 2 == 1});
    m_program->session().start(setup);
    m_program->settings().setAutopilot(true);
    ++m_matches;
}

std::size_t TestEndurance::actions() const
{
    const MatchRun *run = m_program->session().run();
    std::size_t sum = 0;
    for (const auto &round : run->rounds())
        sum += round.actions.size();
    return sum;
}

bool TestEndurance::stuck()
{
    const std::size_t now = actions();
    if (now != m_actions) {
        m_movedAt = m_clock->now();
        m_rest.start();
    }
    m_actions = now;
    return resting() > LongestRest && m_rest.elapsed() > LongestRealRest;
}

void TestEndurance::goOn()
{
    if (resting() > RestWithoutThought)
        QTest::qWait(1);
    m_clock->advance(StepMs);
    QCoreApplication::processEvents();
    const QString overlay = m_program->session().table()->overlay();
    if (overlay == QLatin1String("roundOver")) {
        ++m_rounds;
        m_program->session().table()->nextRound();
    } else if (overlay == QLatin1String("matchOver")) {
        ++m_rounds;
        startNext();
    }
}

/// What a restless person does beside playing.
void TestEndurance::meddle()
{
    Settings &settings = m_program->settings();
    if (m_open) {
        m_open->close();
        m_open = nullptr;
        return;
    }
    switch (m_rng.below(7)) {
    case 0: settings.setLanguage(anyFrom(QStringList{QStringLiteral("en"), QStringLiteral("ru")}, m_rng)); break;
    case 1: settings.setTheme(anyFrom(QStringList{QStringLiteral("felt"), QStringLiteral("night"), QStringLiteral("light")}, m_rng)); break;
    case 2: settings.setTextScale(anyFrom(QList<double>{1, 1.25, 1.5}, m_rng)); break;
    case 3: m_window->resize(anyFrom(QList<QSize>{{960, 600}, {1280, 800}, {1024, 768}, {1400, 600}}, m_rng)); break;
    case 4: m_open = m_window->openRuleBook(anyFrom(QStringList{QStringLiteral("table"), QStringLiteral("rule:jump_in")}, m_rng)); break;
    default: {
        const std::array<std::function<QDialog *()>, 7> openers{
            [this] { return m_window->openNewGame(); },    [this] { return m_window->openMatches(); },
            [this] { return m_window->openSettings(); },   [this] { return m_window->openStatistics(); },
            [this] { return m_window->openFairness(); },   [this] { return m_window->openReview(); },
            [this] { return m_window->openAbout(); }};
        m_open = anyFrom(openers, m_rng)();
        ++m_dialogs;
    }
    }
}

void TestEndurance::hoursOfPlay()
{
    const bool nightly = qEnvironmentVariableIsSet("UNO_NIGHTLY");
    const std::size_t warmUp = presets().size() * (nightly ? 4 : 1);
    const qint64 goal = nightly ? 24 * 3600 * 1000 : 0;
    previous = qInstallMessageHandler(noteWarning);
    startNext();
    qint64 warm = 0;
    for (int step = 1; m_matches <= warmUp * 2 || m_clock->now() < goal; ++step) {
        goOn();
        QVERIFY2(!stuck(), qPrintable(QStringLiteral("match %1 (%2), phase %3").arg(m_matches).arg(m_program->session().setup().presetId,
                                                                                                       m_program->session().table()->phase())));
        if (step % 20 == 0)
            meddle();
        if (warm == 0 && m_matches > warmUp)
            warm = residentKb();
        if (nightly && step % 20'000 == 0)
            qInfo("%.1f hours, %zu matches, %lld kB", static_cast<double>(m_clock->now()) / 3.6e6, m_matches, static_cast<long long>(residentKb()));
    }
    const qint64 end = residentKb();
    qInstallMessageHandler(previous);
    qInfo("%.1f hours of the table's time, %d rounds, %d dialogs; memory %lld kB after the warm-up, %lld kB at the end",
          static_cast<double>(m_clock->now()) / 3.6e6, m_rounds, m_dialogs, static_cast<long long>(warm), static_cast<long long>(end));
    QCOMPARE(warnings.join(QLatin1Char('\n')), QString());
    QVERIFY(m_rounds >= static_cast<int>(2 * presets().size()));
    QVERIFY(m_dialogs > 0);
    QVERIFY2(static_cast<double>(end) <= MostGrowth * static_cast<double>(warm),
             qPrintable(QStringLiteral("%1 kB, then %2 kB").arg(warm).arg(end)));
}

QTEST_MAIN(TestEndurance)
#include "tst_endurance.moc"
