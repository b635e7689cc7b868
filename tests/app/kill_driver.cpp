// Plays one match without end as fast as it can, saving as the program does, and says after every saved action how far it is:
// "ACTIONS HASH". Made to be killed (tst_kill).
#include "session.h"

#include "json/fairness.h"

#include <QCoreApplication>

#include <cstdio>

using namespace uno;

namespace {

std::size_t actionsOf(const MatchRun &run)
{
    std::size_t count = 0;
    for (const PlayedRound &round : run.rounds())
        count += round.actions.size();
    return count;
}

MatchSetup endlessTable()
{
    MatchSetup setup;
    setup.rules.target = 0;
    setup.seed = seedFrom(4711);
    for (int i = 0; i < 4; ++i)
        setup.seats.push_back({SetupText::defaultName(i), Level::Normal, Temper::None, i == 0});
    return setup;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QString folder = app.arguments().value(1);
    Settings settings(folder + QStringLiteral("/settings.ini"));
    settings.setSpeed(QStringLiteral("instant"));
    settings.setAutopilot(true);
    Saves saves(folder + QStringLiteral("/matches"));
    Statistics statistics(folder + QStringLiteral("/statistics.json"));
    SystemClock clock;
    Session session({settings, saves, statistics, clock, Thinker::Where::Here});
    TableModel &table = *session.table();
    QObject::connect(&table, &TableModel::eventReady, &table, &TableModel::shown);
    QObject::connect(&table, &TableModel::cameToRest, &session, &Session::nextRound, Qt::QueuedConnection);
    QObject::connect(&session, &Session::changed, &session, [&] {
        if (!session.run() || session.run()->rounds().back().actions.empty())
            return;
        std::printf("%zu %s\n", actionsOf(*session.run()), hashOf(session.run()->state()).constData());
        std::fflush(stdout);
    });
    if (!session.continueLast())
        session.start(endlessTable());
    return app.exec();
}
