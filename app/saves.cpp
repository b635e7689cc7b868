// The list of matches, reading and saving as. See saves.h; the running match's file is in autosave.cpp.
#include "saves.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace uno {
namespace {

constexpr qint64 MostBytes = 64 * 1024 * 1024;

std::vector<SavedMatch> matchesIn(const QString &folder, bool finished)
{
    std::vector<SavedMatch> matches;
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.unorec")}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        try {
            const MatchSetup setup = setupOf(readRecordHeader(file.readLine(1024 * 1024)));
            matches.push_back({info.filePath(), SetupText::summary(setup), info.lastModified(), finished});
        } catch (const BadInput &) {
            // Opening it says what is wrong; a list has no place for that.
            matches.push_back({info.filePath(), info.fileName(), info.lastModified(), finished});
        }
    }
    return matches;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As it is now, beside it with a "~"; the older copy stays if that fails.
void keepOlder(const QString &path)
{
    QFile file(path);
    QSaveFile older(path + QLatin1Char('~'));
    if (!file.open(QIODevice::ReadOnly) || !older.open(QIODevice::WriteOnly))
        return;
    const QByteArray bytes = file.readAll();
    if (older.write(bytes) == bytes.size())
        older.commit();
}

QString readError(const QString &path)
{
    QFile file(path);
    file.open(QIODevice::ReadOnly);
    return file.errorString();
}

} // namespace

Saves::Saves() : m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/matches")) {}

std::vector<SavedMatch> Saves::unfinished() const
{
    return matchesIn(m_folder, false);
}

std::vector<SavedMatch> Saves::finished() const
{
    return matchesIn(finishedFolder(), true);
}

std::unique_ptr<Autosave> Saves::create(const MatchRun &run)
{
    QDir().mkpath(m_folder);
    const QString name = QStringLiteral("%1-%2.unorec")
                             .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")),
                                  QString::fromLatin1(run.id().left(8)));
    auto save = std::make_unique<Autosave>(m_folder + QLatin1Char('/') + name);
    save->lock();
    save->begin(run.record());
    return save;
}

Saves::Resumed Saves::resume(const QString &path)
{
    Resumed resumed;
    auto save = std::make_unique<Autosave>(path);
    if (!save->lock()) {
        resumed.problem = tr("Another running copy of the program has this match open.");
        return resumed;
    }
    if (!QFileInfo(path).isReadable()) {
        resumed.problem = tr("%1 can't be read: %2.").arg(QFileInfo(path).fileName(), readError(path));
        return resumed;
    }
    OpenedMatch opened = readFile(path);
    resumed.problem = opened.problem;
    if (opened.problem.isEmpty())
        goOnIn(*save, *opened.run);
    else
        save = replaceDamaged(std::move(save), opened, resumed.problem);
    if (opened.run) {
        resumed.run = std::move(opened.run);
        resumed.save = std::move(save);
    }
    return resumed;
}

/// What the file holds is good, up to a line that was torn.
void Saves::goOnIn(Autosave &save, const MatchRun &run)
{
    keepOlder(save.path());
    const Record record = readRecord(contentOf(save.path()));
    save.resume(record.goodBytes);
    // Killed between a round's last action and the line of its end.
    if (run.roundOver() && record.rounds.size() == static_cast<std::size_t>(run.round()))
        save.append(run.roundEndLine());
}

/// What can still be played goes on in a file of the same name, or of another one if the damaged file stays where it is.
std::unique_ptr<Autosave> Saves::replaceDamaged(std::unique_ptr<Autosave> save, const OpenedMatch &opened, QString &problem)
{
    const QString aside = putAside(save->path());
    if (!aside.isEmpty())
        problem += QLatin1Char(' ') + tr("The file was put aside as %1.").arg(QFileInfo(aside).fileName());
    if (!opened.run)
        return nullptr;
    if (aside.isEmpty())
        return create(*opened.run);
    save->begin(opened.run->record());
    return save;
}

OpenedMatch Saves::read(const QByteArray &bytes)
{
    OpenedMatch opened;
    try {
        const Record record = readRecord(bytes);
        const Replay replayed = replay(record);
        opened.run = MatchRun::from(record, replayed);
        if (!replayed.good())
            opened.problem =
                tr("This match holds true only up to line %1: %2.").arg(replayed.problemLine).arg(replayed.problem);
        else if (!record.matchSeed)
            opened.problem = tr("This record does not tell the match's seed, so it can't be gone on with.");
        else if (!opened.run)
            opened.problem = tr("This match can't be opened.");
    } catch (const BadInput &bad) {
        opened.problem = tr("This is no match that can be read: %1.").arg(bad.sentence());
    }
    return opened;
}

OpenedMatch Saves::readFile(const QString &path)
{
    OpenedMatch opened;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        opened.problem = tr("%1 can't be read: %2.").arg(QFileInfo(path).fileName(), file.errorString());
    else if (file.size() > MostBytes)
        opened.problem = tr("%1 is too large for a match.").arg(QFileInfo(path).fileName());
    else
        opened = read(file.readAll());
    return opened;
}

QString Saves::saveAs(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()) {
        keepOlder(path);
        if (file.commit())
            return {};
    }
    return tr("%1 can't be written: %2.").arg(QFileInfo(path).fileName(), file.errorString());
}

QString Saves::putAside(const QString &path)
{
    QString aside = path + QStringLiteral(".damaged");
    for (int number = 2; QFile::exists(aside); ++number)
        aside = path + QStringLiteral(".damaged%1").arg(number);
    return QFile::rename(path, aside) ? aside : QString();
}

} // namespace uno
