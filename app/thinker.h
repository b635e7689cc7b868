// Where bots think: one worker thread with a queue, so that the table never waits for them. What was asked for can be
// forgotten; then its answer never arrives. Leaving stops the thought that is running and waits for it: nothing is left that
// could touch the dead.
#pragma once

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace uno {

class Thinker : public QObject {
    Q_OBJECT

public:
    enum class Where {
        Thread, ///< beside everything else
        Here,   ///< at once, in the caller: for tests
    };
    /// What comes of a thought: done in the thread of the Thinker's owner.
    using Answer = std::function<void()>;
    /// Thinks, and looks at `stop` now and then. Touches nothing but what it owns.
    using Work = std::function<Answer(const std::atomic<bool> &stop)>;

    explicit Thinker(Where where, QObject *parent = nullptr);
    ~Thinker() override;

    void ask(Work work);
    /// Nothing asked before this will be answered.
    void forget();

private:
    struct Job {
        quint64 epoch = 0;
        Work work;
    };
    void run();
    void deliver(quint64 epoch, const Answer &answer);

    const Where m_where;
    quint64 m_epoch = 0; ///< of the owner's thread
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Job> m_jobs;
    std::atomic<bool> m_stop = false;    ///< the running thought is no longer wanted
    bool m_leaving = false;
    std::thread m_thread;                ///< last: it uses everything above
};

} // namespace uno
