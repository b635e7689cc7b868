// The file of the match that is being played. See saves.h.
#include "saves.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace uno {
namespace {

bool synced(QFile &file)
{
#ifdef Q_OS_WIN
    return _commit(file.handle()) == 0;
#else
    return fsync(file.handle()) == 0;
#endif
}

} // namespace

Autosave::~Autosave()
{
    if (!m_pending.isEmpty())
        write();
}

bool Autosave::lock()
{
    m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0); // only a dead owner makes it stale
    if (m_lock->tryLock(0))
        return true;
    // A folder that can't be written to has no locks, and nothing in it can be overwritten either.
    return m_lock->error() != QLockFile::LockFailedError;
}

void Autosave::begin(const QByteArray &bytes)
{
    m_written = 0;
    m_pending = bytes;
    write();
}

void Autosave::resume(qint64 goodBytes)
{
    m_written = goodBytes;
    m_pending.clear();
    write();
}

void Autosave::append(const QByteArray &line)
{
    m_pending += line;
    write();
}

void Autosave::finish(const QString &folder)
{
    if (!m_pending.isEmpty())
        write();
    m_file.close();
    QDir().mkpath(folder);
    if (m_pending.isEmpty() && QFile::rename(m_path, folder + QLatin1Char('/') + QFileInfo(m_path).fileName()))
        QFile::remove(m_path + QLatin1Char('~'));
    m_lock.reset();
}

QString Autosave::takeProblem()
{
    return std::exchange(m_problem, QString());
}

bool Autosave::open()
{
    if (m_file.isOpen())
        return true;
    m_file.setFileName(m_path);
    return m_file.open(QIODevice::ReadWrite | QIODevice::Unbuffered);
}

/// Whatever an earlier try left half-written is cut off first.
void Autosave::write()
{
    if (!open()) {
        complain(tr("The match can't be saved (%1). Play goes on; it will be saved as soon as that is possible.").arg(m_file.errorString()));
        return;
    }
    const bool done = m_file.resize(m_written) && m_file.seek(m_written) && m_file.write(m_pending) == m_pending.size()
        && synced(m_file);
    if (!done) {
        complain(tr("The match can't be saved (%1). Play goes on; it will be saved as soon as that is possible.").arg(m_file.errorString()));
        m_file.resize(m_written);
        return;
    }
    m_written += m_pending.size();
    m_pending.clear();
    m_complained = false;
}

void Autosave::complain(const QString &sentence)
{
    if (!m_complained)
        m_problem = sentence;
    m_complained = true;
}

} // namespace uno
