// The clock of the table. Alarms ring in game time, which stands still while the table is held (the window hidden or unfocused,
// a dialog open, paused). Where real time comes from is the Clock's business: the system's, or a test's own.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace uno {

/// Tells the time and wakes once, at the time asked for last.
class Clock : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Milliseconds since some moment; never goes back.
    virtual qint64 now() const = 0;
    /// None: no waking any more.
    virtual void wakeAt(std::optional<qint64> time) = 0;

signals:
    void woke();
};

class SystemClock : public Clock {
    Q_OBJECT

public:
    explicit SystemClock(QObject *parent = nullptr);
    qint64 now() const override { return m_since.elapsed(); }
    void wakeAt(std::optional<qint64> time) override;

private:
    QElapsedTimer m_since;
    QTimer m_timer;
};

/// Moves only when it is told to.
class ManualClock : public Clock {
    Q_OBJECT

public:
    using Clock::Clock;
    qint64 now() const override { return m_now; }
    void wakeAt(std::optional<qint64> time) override { m_wake = time; }
    std::optional<qint64> nextWake() const { return m_wake; }
    /// Goes on by so many milliseconds, waking whenever it was asked to on the way.
    void advance(qint64 milliseconds);

private:
    qint64 m_now = 0;
    std::optional<qint64> m_wake;
};

class Pace : public QObject {
    Q_OBJECT

public:
    /// `clock` must outlive it.
    explicit Pace(Clock &clock, QObject *parent = nullptr);

    /// Game time in milliseconds.
    qint64 now() const;
    /// Rings once, `delay` milliseconds of game time from now; equal times ring in the order in which they were set.
    void ringIn(qint64 delay, std::function<void()> alarm);
    /// Forgets all alarms.
    void clear();
    bool empty() const { return m_alarms.empty(); }
    /// When the next alarm rings, in game time.
    std::optional<qint64> nextRing() const;

    void hold();
    void release();
    bool held() const { return m_heldSince.has_value(); }

private:
    struct Alarm {
        qint64 due = 0;
        std::function<void()> ring;
    };
    void ringDue();
    void wait();

    Clock &m_clock;
    std::vector<Alarm> m_alarms; ///< soonest first
    qint64 m_heldFor = 0;
    std::optional<qint64> m_heldSince;
};

} // namespace uno
