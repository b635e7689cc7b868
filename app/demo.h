// A demonstration for machines without a person: bots play a round at speed, then a picture of the table is saved.
#pragma once

#include "core/rng.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace uno {

class MainWindow;
class ManualClock;
class Program;

class Demo : public QObject {
    Q_OBJECT

public:
    /// `clock` is the program's; it goes on faster than the real one.
    Demo(Program &program, ManualClock &clock, MainWindow &window, QString file, std::optional<std::uint64_t> seed);
    void begin();

private:
    void tick();
    void finish();

    Program &m_program;
    ManualClock &m_clock;
    MainWindow &m_window;
    QString m_file;
    std::optional<std::uint64_t> m_seed;
    QTimer m_timer;
    int m_ticks = 0;
};

} // namespace uno
