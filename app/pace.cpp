// See pace.h.
#include "pace.h"

#include <algorithm>

namespace uno {

SystemClock::SystemClock(QObject *parent) : Clock(parent)
{
    m_since.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Clock::woke);
}

void SystemClock::wakeAt(std::optional<qint64> time)
{
    if (time)
        m_timer.start(static_cast<int>(std::max<qint64>(0, *time - now())));
    else
        m_timer.stop();
}

void ManualClock::advance(qint64 milliseconds)
{
    const qint64 end = m_now + milliseconds;
    while (m_wake && *m_wake <= end) {
        m_now = std::max(m_now, *m_wake);
        m_wake.reset();
        emit woke();
    }
    m_now = end;
}

Pace::Pace(Clock &clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    connect(&m_clock, &Clock::woke, this, &Pace::ringDue);
}

qint64 Pace::now() const
{
    return m_heldSince.value_or(m_clock.now()) - m_heldFor;
}

void Pace::ringIn(qint64 delay, std::function<void()> alarm)
{
    const qint64 due = now() + std::max<qint64>(0, delay);
    const auto later = std::ranges::upper_bound(m_alarms, due, {}, &Alarm::due);
    m_alarms.insert(later, {due, std::move(alarm)});
    wait();
}

void Pace::clear()
{
    m_alarms.clear();
    wait();
}

std::optional<qint64> Pace::nextRing() const
{
    return m_alarms.empty() ? std::nullopt : std::optional(m_alarms.front().due);
}

void Pace::hold()
{
    if (held())
        return;
    m_heldSince = m_clock.now();
    wait();
}

void Pace::release()
{
    if (!held())
        return;
    m_heldFor += m_clock.now() - *m_heldSince;
    m_heldSince.reset();
    wait();
}

/// One alarm at a time: what it does may clear or set others, or hold the clock.
void Pace::ringDue()
{
    if (!held() && !m_alarms.empty() && m_alarms.front().due <= now()) {
        const std::function<void()> ring = std::move(m_alarms.front().ring);
        m_alarms.erase(m_alarms.begin());
        ring();
    }
    wait();
}

void Pace::wait()
{
    if (held() || m_alarms.empty())
        m_clock.wakeAt(std::nullopt);
    else
        m_clock.wakeAt(std::max(m_clock.now(), m_alarms.front().due + m_heldFor));
}

} // namespace uno
