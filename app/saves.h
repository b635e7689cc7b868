// Matches on disk. The running match is appended to its own file after every accepted action and synced; a killed program
// loses nothing but a torn line. What can't be written is said once, kept in memory and written as soon as that works again.
// Damaged files are put aside, never deleted. A lock keeps two running copies away from one file.
#pragma once

#include "match_run.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace uno {

/// A saved match in the list of those that can be gone on with or looked at.
struct SavedMatch {
    QString path;
    QString summary;
    QDateTime changed;
    bool finished = false;
};

/// A record that has been read: as far as it holds true, with a sentence about what doesn't.
struct OpenedMatch {
    std::optional<MatchRun> run; ///< none: nothing of it can be played
    QString problem;             ///< "" if everything is well
};

/// The file of the match that is being played.
class Autosave {
    Q_DECLARE_TR_FUNCTIONS(Autosave)

public:
    explicit Autosave(QString path) : m_path(std::move(path)) {}
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    const QString &path() const { return m_path; }
    /// False if another running copy of the program has it.
    bool lock();
    /// Makes the file hold exactly this.
    void begin(const QByteArray &bytes);
    /// Goes on with a file of which the first `goodBytes` bytes are whole.
    void resume(qint64 goodBytes);
    void append(const QByteArray &line);
    /// Closes the file and moves it to the finished matches.
    void finish(const QString &folder);
    /// A sentence about what went wrong last, once; "" if nothing did.
    QString takeProblem();
    /// Everything that was appended is on disk.
    bool safe() const { return m_pending.isEmpty(); }

private:
    bool open();
    void write();
    void complain(const QString &sentence);

    QString m_path;
    QFile m_file;
    std::unique_ptr<QLockFile> m_lock;
    QByteArray m_pending; ///< not yet on disk
    qint64 m_written = 0; ///< bytes known to be on disk
    QString m_problem;
    bool m_complained = false;
};

class Saves {
    Q_DECLARE_TR_FUNCTIONS(Saves)

public:
    /// In the person's own data folder.
    Saves();
    explicit Saves(QString folder) : m_folder(std::move(folder)) {}

    const QString &folder() const { return m_folder; }
    QString finishedFolder() const { return m_folder + QStringLiteral("/finished"); }

    /// Unfinished ones, newest first. Only first lines are read.
    std::vector<SavedMatch> unfinished() const;
    std::vector<SavedMatch> finished() const;
    /// The file for a match that begins now.
    std::unique_ptr<Autosave> create(const MatchRun &run);
    /// Opens a match of `unfinished` to go on with it. On failure `save` is null and `problem` says why; a damaged file has
    /// been put aside by then.
    struct Resumed {
        std::optional<MatchRun> run;
        std::unique_ptr<Autosave> save;
        QString problem;
    };
    Resumed resume(const QString &path);

    /// Any record, from a file or pasted.
    static OpenedMatch read(const QByteArray &bytes);
    static OpenedMatch readFile(const QString &path);
    /// Writes atomically; what was there before stays beside it with a "~". "" or a sentence about what went wrong.
    static QString saveAs(const QString &path, const QByteArray &bytes);
    /// Renames the file so that it is out of the way; its new path, or "" if that failed.
    static QString putAside(const QString &path);

private:
    static void goOnIn(Autosave &save, const MatchRun &run);
    std::unique_ptr<Autosave> replaceDamaged(std::unique_ptr<Autosave> save, const OpenedMatch &opened, QString &problem);

    QString m_folder;
};

} // namespace uno
