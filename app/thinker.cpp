// See thinker.h.
#include "thinker.h"

namespace uno {

Thinker::Thinker(Where where, QObject *parent) : QObject(parent), m_where(where)
{
    if (m_where == Where::Thread)
        m_thread = std::thread([this] { run(); });
}

Thinker::~Thinker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_leaving = true;
        m_stop = true;
        m_jobs.clear();
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void Thinker::ask(Work work)
{
    if (m_where == Where::Here) {
        static const std::atomic<bool> never = false;
        work(never)();
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back({m_epoch, std::move(work)});
    }
    m_wake.notify_one();
}

void Thinker::forget()
{
    const std::lock_guard lock(m_mutex);
    ++m_epoch;
    m_jobs.clear();
    m_stop = true;
}

void Thinker::run()
{
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_leaving || !m_jobs.empty(); });
            if (m_leaving)
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_stop = false;
        }
        Answer answer = job.work(m_stop);
        // A queued call to a dead object is dropped by Qt, and the object joins this thread before it dies.
        QMetaObject::invokeMethod(
            this, [this, epoch = job.epoch, answer = std::move(answer)] { deliver(epoch, answer); }, Qt::QueuedConnection);
    }
}

void Thinker::deliver(quint64 epoch, const Answer &answer)
{
    if (epoch == m_epoch)
        answer();
}

} // namespace uno
