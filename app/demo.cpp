#include "demo.h"

#include "main_window.h"
#include "program.h"

#include "core/presets.h"

#include <QCoreApplication>
#include <QPixmap>

#include <array>
#include <cstdio>

namespace uno {

namespace {

constexpr int DemoTickMs = 15;
constexpr int DemoMsPerTick = 400;
constexpr int LingerMs = 2500;  ///< for the score sheet to count up
constexpr int MostDemoTicks = 12000;///< three minutes: then something is wrong
constexpr std::array levels{Level::Hard, Level::Normal, Level::Normal, Level::Easy};

MatchSetup demoTable()
{
    MatchSetup setup;
    setup.presetId = QStringLiteral("official");
    setup.rules = presets().front().rules;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        setup.seats.push_back({SetupText::defaultName(static_cast<int>(seat)), levels[seat], Temper::None, false});
    return setup;
}

} // namespace

Demo::Demo(Program &program, ManualClock &clock, MainWindow &window, QString file, std::optional<std::uint64_t> seed)
    : m_program(program), m_clock(clock), m_window(window), m_file(std::move(file)), m_seed(seed)
{
    m_timer.setInterval(DemoTickMs);
    connect(&m_timer, &QTimer::timeout, this, &Demo::tick);
}

void Demo::begin()
{
    m_program.settings().setSpeed(QStringLiteral("fast"));
    MatchSetup setup = demoTable();
    if (m_seed)
        setup.seed = seedFrom(*m_seed);
    m_program.session().start(setup);
    m_timer.start();
}

void Demo::tick()
{
    if (++m_ticks > MostDemoTicks) {
        std::fprintf(stderr, "uno-table: the demonstration came to no end\n");
        QCoreApplication::exit(1);
        return;
    }
    m_clock.advance(DemoMsPerTick);
    m_program.session().table()->hurry();
    const QString overlay = m_program.session().table()->overlay();
    if (overlay == QLatin1String("roundOver") || overlay == QLatin1String("matchOver")) {
        m_timer.stop();
        QTimer::singleShot(LingerMs, this, &Demo::finish);
    }
}

void Demo::finish()
{
    const bool saved = m_window.grab().save(m_file);
    if (!saved)
        std::fprintf(stderr, "uno-table: %s can't be written\n", qPrintable(m_file));
    QCoreApplication::exit(saved ? 0 : 1);
}

} // namespace uno
