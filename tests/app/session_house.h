// A session with everything it needs, in a folder of its own, on a clock that moves only when it is told to, and with an eye
// that sees every event at once unless it is told to wait.
#pragma once

#include "session.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace uno {

/// Nowhere: the folder for matches can't be made, which also spares long games the syncing.
enum class Disk { Folder, Nowhere };

class SessionHouse {
public:
    explicit SessionHouse(Thinker::Where thinking = Thinker::Where::Here, Disk disk = Disk::Folder)
        : settings(folder.filePath(QStringLiteral("settings.ini"))),
          saves(disk == Disk::Folder ? folder.filePath(QStringLiteral("matches")) : QStringLiteral("/dev/null/matches")),
          statistics(folder.filePath(QStringLiteral("statistics.json"))), session(House{settings, saves, statistics, clock, thinking})
    {
        QObject::connect(session.table(), &TableModel::eventReady, session.table(), [this](const QVariantMap &event) {
            seen.append(event.value(QStringLiteral("kind")).toString());
            if (eyesOpen)
                session.table()->shown();
        });
    }

    static MatchSetup tableOf(int seats, std::uint64_t seed, const Rules &rules = {})
    {
        MatchSetup setup;
        setup.rules = rules;
        setup.seed = seedFrom(seed);
        for (int i = 0; i < seats; ++i)
            setup.seats.push_back({SetupText::defaultName(i), Level::Normal, Temper::None, i == 0});
        return setup;
    }

    TableModel &table() { return *session.table(); }
    const State &state() { return session.run()->state(); }
    /// Lets everything that waits in the event queue happen.
    void settle()
    {
        for (int i = 0; i < 200 && (!table().settled() || i < 3); ++i)
            QCoreApplication::processEvents();
    }
    /// Goes on in small steps, settling after each, until `done` or the time is over; answers whether it was done.
    template <typename Done>
    bool goOn(qint64 milliseconds, Done done)
    {
        for (qint64 t = 0; t < milliseconds; t += 50) {
            settle();
            if (done())
                return true;
            clock.advance(50);
        }
        settle();
        return done();
    }

    QTemporaryDir folder;
    ManualClock clock;
    Settings settings;
    Saves saves;
    Statistics statistics;
    Session session;
    QStringList seen;
    bool eyesOpen = true;
};

} // namespace uno
