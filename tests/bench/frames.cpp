// How smooth the table is. A table of ten plays itself with every animation in a window of 1280 x 800; the gaps between the
// frames of a movement are counted, and the work of the window's thread. Beside it a bare scene: as many cards on a plain
// ground, one of them flying. Needs a display; usage: uno-frames [SECONDS] [LEVEL of the opponents].
#include "main_window.h"
#include "program.h"

#include "core/bots/levels.h"
#include "core/presets.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTemporaryFile>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace uno;

namespace {

constexpr QSize WindowSize(1280, 800);
constexpr int Seats = 10;
/// While something moves the event loop never rests for longer: its clock ticks every 16 ms.
constexpr double LongestRestMs = 18;

double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Counts the frames of one view.
class Frames : public QObject {
public:
    explicit Frames(QQuickWidget &view)
    {
        m_clock.start();
        const QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
        connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, [this] { m_rest = now(); }, Qt::DirectConnection);
        connect(loop, &QAbstractEventDispatcher::awake, this, [this] { m_longestRest = std::max(m_longestRest, now() - m_rest); },
                Qt::DirectConnection);
        connect(view.quickWindow(), &QQuickWindow::afterRendering, this, &Frames::note, Qt::DirectConnection);
    }
    void begin()
    {
        m_gaps.clear();
        m_frames = 0;
        m_last = -1;
        m_cpu = threadMs();
    }
    double report(const char *what)
    {
        const double each = m_frames > 0 ? (threadMs() - m_cpu) / m_frames : 0;
        std::sort(m_gaps.begin(), m_gaps.end());
        const auto at = [&](double share) {
            return m_gaps.empty() ? 0 : m_gaps[static_cast<std::size_t>(share * static_cast<double>(m_gaps.size() - 1))];
        };
        std::printf("%s: %d frames, gap median %.1f ms, 99 %% %.1f ms, longest %.1f ms; %.2f CPU-ms a frame\n", what, m_frames, at(0.5),
                    at(0.99), at(1), each);
        return each;
    }

private:
    void note()
    {
        if (m_last >= 0 && m_longestRest < LongestRestMs) // else nothing moved in between
            m_gaps.push_back(now() - m_last);
        m_last = now();
        m_longestRest = 0;
        ++m_frames;
    }
    double now() const { return 1e-6 * static_cast<double>(m_clock.nsecsElapsed()); }

    QElapsedTimer m_clock;
    std::vector<double> m_gaps;
    double m_last = -1;
    double m_rest = 0;        ///< when the event loop last went to sleep
    double m_longestRest = 0; ///< since the last frame
    double m_cpu = 0;
    int m_frames = 0;
};

void waitFor(double seconds)
{
    QEventLoop loop;
    QTimer::singleShot(static_cast<int>(1000 * seconds), &loop, &QEventLoop::quit);
    loop.exec();
}

int cardsIn(const QQuickItem *item)
{
    int cards = QByteArray(item->metaObject()->className()).startsWith("CardFace") ? 1 : 0;
    for (const QQuickItem *child : item->childItems())
        cards += cardsIn(child);
    return cards;
}

double measureTable(double seconds, Level level, int &cards)
{
    Program program(nullptr, Program::Kept::Nowhere);
    program.settings().setLanguage(QStringLiteral("en"));
    program.settings().setSpeed(QStringLiteral("normal"));
    program.settings().setMuted(true);
    MainWindow window(program, MainWindow::Audience::Nobody);
    window.resize(WindowSize);
    window.show();
    window.loadTable();
    MatchSetup setup;
    setup.presetId = QStringLiteral("official");
    setup.rules = findPreset("official")->rules;
    setup.seed = seedFrom(5);
    for (int seat = 0; seat < Seats; ++seat)
        setup.seats.push_back({SetupText::defaultName(seat), level, Temper::None, false});
    QTimer next;
    next.callOnTimeout(&next, [&] {
        if (program.session().table()->overlay() == QLatin1String("roundOver"))
            program.session().table()->nextRound();
    });
    next.start(500);
    auto *view = window.findChild<QQuickWidget *>();
    Frames frames(*view);
    program.session().start(setup);
    waitFor(4); // the deal
    cards = cardsIn(view->rootObject());
    frames.begin();
    waitFor(seconds);
    return frames.report("table of ten");
}

double measureBare(double seconds, int cards)
{
    QTemporaryFile file(QStringLiteral("bareXXXXXX.qml"));
    if (!file.open())
        return 0;
    file.write(QStringLiteral("import QtQuick\nimport Uno.Table\n"
                              "Rectangle { color: \"#1d5a3f\"\n"
                              "Repeater { model: %1\n"
                              "CardFace { required property int index; face: \"red_7\"; small: true; shadowed: false; width: 36; height: 54\n"
                              "x: 20 + (index % 20) * 60; y: 20 + Math.floor(index / 20) * 80; rotation: index % 7 } }\n"
                              "CardFace { face: \"blue_2\"; width: 100; height: 150; y: 500\n"
                              "NumberAnimation on x { from: 0; to: 1100; duration: 900; loops: Animation.Infinite } } }\n")
                   .arg(cards)
                   .toUtf8());
    file.close();
    QQuickWidget view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.setResizeMode(QQuickWidget::SizeRootObjectToView);
    view.resize(WindowSize);
    view.setSource(QUrl::fromLocalFile(file.fileName()));
    view.show();
    Frames frames(view);
    waitFor(1);
    frames.begin();
    waitFor(seconds);
    return frames.report("bare scene");
}

} // namespace

int main(int argc, char **argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication application(argc, argv);
    const double seconds = argc > 1 ? QByteArray(argv[1]).toDouble() : 20;
    const auto level = levelFromText(argc > 2 ? argv[2] : "normal");
    if (seconds <= 0 || !level) {
        std::fprintf(stderr, "usage: uno-frames [SECONDS] [random, easy, normal, hard or expert]\n");
        return 2;
    }
    int cards = 0;
    const double table = measureTable(seconds, *level, cards);
    std::printf("cards on the table: %d\n", cards);
    const double bare = measureBare(seconds / 2, cards);
    std::printf("the table's frame costs %.2f times the bare scene's\n", bare > 0 ? table / bare : 0);
    return 0;
}
