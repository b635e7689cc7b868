// Nothing lost: torn lines, damaged files, two running copies, folders and disks that can't be written to, undo in the
// record.
#include "session_house.h"

#include "json/fairness.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace uno;

class SavesTest : public QObject {
    Q_OBJECT

private slots:
    void aMatchGoesOnExactlyWhereItWas();
    void aTornLastLineIsDropped();
    void killedBeforeTheLineOfARoundsEndItIsWrittenLater();
    void aDamagedFileIsPutAsideNeverDeleted();
    void aForgedLineOpensUpToIt();
    void twoRunningCopiesNeverWriteOneMatch();
    void aFolderThatCannotBeWrittenIsSaidAndPlayGoesOn();
    void aFullDiskIsSaidOnceAndNothingIsLost();
    void aFileThatMayNotGrowIsSaidAndWrittenLater();
    void statisticsThatCannotBeWrittenAreSaidOnceAndWrittenLater();
    void aDamagedFileThatCannotBeRenamedStaysAsItIs();
    void damagedStatisticsArePutAside();
    void aRecordOfAHundredMegabytesIsTurnedDownAndPutAside();
    void aLongHonestRecordOpens();
    void saveAsKeepsOneOlderCopy();
    void hostileFilesGetASentence_data();
    void hostileFilesGetASentence();
    void undoIsInTheRecord();
};

namespace {

void play(SessionHouse &house, std::size_t actions)
{
    house.settings.setSpeed(QStringLiteral("instant"));
    house.settings.setAutopilot(true);
    house.session.start(SessionHouse::tableOf(4, 42));
    const bool done = house.goOn(600'000, [&] { return house.session.run()->rounds().back().actions.size() >= actions; });
    if (!done)
        qFatal("the bots don't play");
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("can't write %s", qPrintable(path));
}

#ifdef Q_OS_UNIX
/// While it lives no file grows beyond so many bytes: a full disk, as this program sees it.
class FullDisk {
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit now = m_before;
        now.rlim_cur = static_cast<rlim_t>(bytes);
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};
#endif

QString onlyMatch(const SessionHouse &house)
{
    const auto matches = house.saves.unfinished();
    return matches.size() == 1 ? matches.front().path : QString();
}

} // namespace

void SavesTest::aMatchGoesOnExactlyWhereItWas()
{
    SessionHouse house;
    play(house, 12);
    const State state = house.state();
    const int cards = house.table().hand()->count();
    const QString log = house.table().log()->allText();
    house.session.leave();
    QVERIFY(house.table().canContinue());
    house.settings.setAutopilot(false);
    house.table().continueMatch();
    QVERIFY(house.state() == state);
    QCOMPARE(house.table().hand()->count(), cards);
    QCOMPARE(house.table().log()->allText(), log);
    house.settings.setAutopilot(true);
    QVERIFY(house.goOn(3'600'000, [&] { return house.session.run()->roundOver(); }));
    const State over = house.state();
    house.session.leave();
    house.table().continueMatch();
    QVERIFY(house.state() == over);
    QCOMPARE(house.table().overlay(), QStringLiteral("roundOver"));
    house.settle();
    house.table().nextRound();
    house.settle();
    QCOMPARE(house.session.run()->round(), 2);
}

void SavesTest::aTornLastLineIsDropped()
{
    SessionHouse house;
    play(house, 8);
    const State state = house.state();
    const QByteArray record = house.session.record();
    house.session.leave();
    const QString path = onlyMatch(house);
    QCOMPARE(contentOf(path), record);
    write(path, record + "{\"seat\":1,\"do\":\"dr");
    QVERIFY(house.session.continueFrom(path));
    QVERIFY(house.state() == state);
    house.settings.setAutopilot(true);
    QVERIFY(house.goOn(600'000, [&] { return house.session.run()->rounds().back().actions.size() > 8; }));
    QCOMPARE(contentOf(path), house.session.record());
}

void SavesTest::killedBeforeTheLineOfARoundsEndItIsWrittenLater()
{
    SessionHouse house;
    play(house, 1);
    QVERIFY(house.goOn(3'600'000, [&] { return house.session.run()->roundOver(); }));
    const QByteArray record = house.session.record();
    house.session.leave();
    const QString path = onlyMatch(house);
    QCOMPARE(contentOf(path), record);
    write(path, record.left(record.lastIndexOf('\n', -2) + 1));
    QVERIFY(house.session.continueFrom(path));
    QCOMPARE(contentOf(path), record);
    write(path, record.left(record.size() - 20));
    house.session.leave();
    QVERIFY(house.session.continueFrom(path));
    QCOMPARE(contentOf(path), record);
}

void SavesTest::aDamagedFileIsPutAsideNeverDeleted()
{
    SessionHouse house;
    QSignalSpy problems(&house.session, &Session::problem);
    QDir().mkpath(house.saves.folder());
    const QString path = house.saves.folder() + QStringLiteral("/match.unorec");
    write(path, "this is no match\n");
    QVERIFY(!house.session.continueLast());
    QCOMPARE(problems.count(), 1);
    QVERIFY(problems.front().front().toString().contains(QStringLiteral("match.unorec.damaged")));
    QVERIFY(!QFile::exists(path));
    QCOMPARE(contentOf(path + QStringLiteral(".damaged")), QByteArray("this is no match\n"));
}

void SavesTest::aForgedLineOpensUpToIt()
{
    SessionHouse house;
    play(house, 8);
    const QByteArray record = house.session.record();
    house.session.leave();
    const QString path = onlyMatch(house);
    write(path, record + "{\"seat\":0,\"do\":\"slap\"}\n{\"seat\":0,\"do\":\"draw\"}\n");
    QSignalSpy problems(&house.session, &Session::problem);
    house.settings.setAutopilot(false);
    QVERIFY(house.session.continueFrom(path));
    QCOMPARE(problems.count(), 1);
    QCOMPARE(house.session.run()->rounds().back().actions.size(), std::size_t(8));
    QVERIFY(QFile::exists(path + QStringLiteral(".damaged")));
    QCOMPARE(contentOf(path), record);
}

void SavesTest::twoRunningCopiesNeverWriteOneMatch()
{
    SessionHouse house;
    play(house, 4);
    Saves other(house.saves.folder());
    const Saves::Resumed second = other.resume(onlyMatch(house));
    QVERIFY(!second.run);
    QVERIFY(!second.problem.isEmpty());
    house.session.leave();
    QVERIFY(other.resume(onlyMatch(house)).run.has_value());
}

void SavesTest::aFolderThatCannotBeWrittenIsSaidAndPlayGoesOn()
{
    SessionHouse house;
    write(house.folder.filePath(QStringLiteral("matches")), "a file stands where the folder should be");
    QSignalSpy problems(&house.session, &Session::problem);
    play(house, 6);
    QCOMPARE(problems.count(), 1);
    QVERIFY(house.session.run()->rounds().back().actions.size() >= 6);
}

void SavesTest::aFullDiskIsSaidOnceAndNothingIsLost()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("no /dev/full here");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.unorec"));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), path));
    Autosave save(path);
    save.begin("one\n");
    QVERIFY(!save.takeProblem().isEmpty());
    save.append("two\n");
    QVERIFY(save.takeProblem().isEmpty());
    QVERIFY(!save.safe());
}

void SavesTest::aFileThatMayNotGrowIsSaidAndWrittenLater()
{
#ifndef Q_OS_UNIX
    QSKIP("needs setrlimit");
#else
    SessionHouse house;
    play(house, 4);
    const QString path = onlyMatch(house);
    const QByteArray before = contentOf(path);
    const std::size_t actions = house.session.run()->rounds().back().actions.size();
    QSignalSpy problems(&house.session, &Session::problem);
    {
        const FullDisk full(before.size() + 10); // the next line goes in by half
        QVERIFY(house.goOn(600'000, [&] { return house.session.run()->rounds().back().actions.size() >= actions + 3; }));
    }
    QCOMPARE(problems.count(), 1);
    QVERIFY(problems.front().front().toString().contains(QStringLiteral("The match can't be saved")));
    QCOMPARE(contentOf(path), before); // no half line
    QVERIFY(house.goOn(600'000, [&] { return house.session.run()->rounds().back().actions.size() >= actions + 4; }));
    QCOMPARE(contentOf(path), house.session.record());
#endif
}

void SavesTest::statisticsThatCannotBeWrittenAreSaidOnceAndWrittenLater()
{
    SessionHouse house(Thinker::Where::Here, Disk::Nowhere);
    const QString file = house.folder.filePath(QStringLiteral("statistics.json"));
    QVERIFY(QDir().mkpath(file)); // a folder stands where the file should be
    QSignalSpy problems(&house.session, &Session::problem);
    const auto aboutStatistics = [&] {
        return std::ranges::count_if(problems, [](const QList<QVariant> &said) {
            return said.front().toString().contains(QStringLiteral("statistics.json"));
        });
    };
    play(house, 1);
    for (int round = 1; round <= 2; ++round) {
        QVERIFY(house.goOn(3'600'000, [&] { return house.session.run()->roundOver(); }));
        QCOMPARE(aboutStatistics(), 1);
        QCOMPARE(house.statistics.rounds(), round);
        house.settle();
        house.table().nextRound();
        house.settle();
    }
    QVERIFY(QDir().rmdir(file));
    QVERIFY(house.goOn(3'600'000, [&] { return house.session.run()->roundOver(); }));
    QCOMPARE(Statistics(file).rounds(), 3);
    QCOMPARE(aboutStatistics(), 1);
}

void SavesTest::aDamagedFileThatCannotBeRenamedStaysAsItIs()
{
    SessionHouse house;
    play(house, 8);
    const QByteArray damaged = house.session.record() + "{\"seat\":0,\"do\":\"slap\"}\n";
    house.session.leave();
    QVERIFY(QFile::remove(onlyMatch(house)));
    // No room in the name for what would be added to it.
    const QString path =
        house.saves.folder() + QLatin1Char('/') + QString(245, QLatin1Char('m')) + QStringLiteral(".unorec");
    write(path, damaged);
    house.settings.setAutopilot(false);
    QVERIFY(house.session.continueFrom(path));
    QCOMPARE(contentOf(path), damaged);
    QCOMPARE(house.saves.unfinished().size(), std::size_t(2));
    for (const SavedMatch &match : house.saves.unfinished())
        if (match.path != path)
            QCOMPARE(contentOf(match.path), house.session.record());
}

void SavesTest::damagedStatisticsArePutAside()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("statistics.json"));
    write(path, "[1, 2");
    Statistics statistics(path);
    QVERIFY(statistics.takeProblem().contains(QStringLiteral("statistics.json.damaged")));
    QCOMPARE(contentOf(path + QStringLiteral(".damaged")), QByteArray("[1, 2"));
    QCOMPARE(statistics.rounds(), 0);
}

void SavesTest::aRecordOfAHundredMegabytesIsTurnedDownAndPutAside()
{
    constexpr qint64 Huge = 100'000'000;
    SessionHouse house;
    QSignalSpy problems(&house.session, &Session::problem);
    QVERIFY(QDir().mkpath(house.saves.folder()));
    const QString path = house.saves.folder() + QStringLiteral("/match.unorec");
    write(path, {});
    QVERIFY(QFile::resize(path, Huge));
    QVERIFY(!house.session.openFile(path)); // from elsewhere: said, and left alone
    QCOMPARE(problems.count(), 1);
    QVERIFY(QFile::exists(path));
    QVERIFY(!house.session.continueLast());
    QCOMPARE(problems.count(), 2);
    for (const QList<QVariant> &said : problems)
        QVERIFY2(said.front().toString().contains(QStringLiteral("too large")), qPrintable(said.front().toString()));
    QCOMPARE(QFileInfo(path + QStringLiteral(".damaged")).size(), Huge);
}

void SavesTest::aLongHonestRecordOpens()
{
    SessionHouse house;
    house.settings.setOpenPractice(true);
    play(house, 4);
    QByteArray record = house.session.record();
    const QByteArrayList lines = record.split('\n');
    const QByteArray last = lines[lines.size() - 2] + '\n';
    for (int i = 0; i < 50'000; ++i)
        record += "{\"undo\":1}\n" + last;
    const OpenedMatch opened = Saves::read(record);
    QCOMPARE(opened.problem, QString());
    QVERIFY(opened.run->state() == house.state());
}

void SavesTest::saveAsKeepsOneOlderCopy()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.unorec"));
    QCOMPARE(Saves::saveAs(path, "old"), QString());
    QCOMPARE(Saves::saveAs(path, "new"), QString());
    QCOMPARE(contentOf(path), QByteArray("new"));
    QCOMPARE(contentOf(path + QLatin1Char('~')), QByteArray("old"));
    QVERIFY(!Saves::saveAs(folder.filePath(QStringLiteral("no/such/folder")), "x").isEmpty());
#ifdef Q_OS_UNIX
    {
        const FullDisk full(4);
        QVERIFY(!Saves::saveAs(path, "too long for this disk").isEmpty());
    }
    QCOMPARE(contentOf(path), QByteArray("new")); // whole, and so is the one before it
    QCOMPARE(contentOf(path + QLatin1Char('~')), QByteArray("old"));
#endif
}

void SavesTest::hostileFilesGetASentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
    QTest::newRow("one endless line") << QByteArray(2'000'000, '{');
    QTest::newRow("a deep heap") << QByteArray(100'000, '[') + '\n';
    QTest::newRow("random bytes") << [] {
        Rng rng(5);
        QByteArray bytes(100'000, '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(rng.below(256));
        return bytes;
    }();
    QTest::newRow("absurd number") << QByteArray("{\"unorec\":1e300}\n");
    QTest::newRow("unknown option") << QByteArray(
        "{\"unorec\":1,\"program\":\"x\",\"rules\":{\"gravity\":9},\"players\":[]}\n");
}

void SavesTest::hostileFilesGetASentence()
{
    QFETCH(QByteArray, bytes);
    const OpenedMatch opened = Saves::read(bytes);
    QVERIFY(!opened.run);
    QVERIFY(!opened.problem.isEmpty());
}

void SavesTest::undoIsInTheRecord()
{
    SessionHouse house;
    house.settings.setOpenPractice(true);
    house.session.start(SessionHouse::tableOf(2, 5));
    QVERIFY(house.goOn(60'000, [&] { return house.table().myTurn() && house.table().canDraw(); }));
    const State before = house.state();
    house.table().draw();
    house.settle();
    QVERIFY(!(house.state() == before));
    const State after = house.state();
    QVERIFY(house.session.canUndo());
    house.session.undo();
    QVERIFY(house.state() == before);
    QVERIFY(!house.statistics.counts(house.session.run()->id()));
    house.settle();
    house.session.redo();
    QVERIFY(house.state() == after);
    house.settle();
    house.session.undo();
    house.session.leave();
    QVERIFY(house.session.continueLast());
    QVERIFY(house.state() == before);
}

QTEST_GUILESS_MAIN(SavesTest)
#include "tst_saves.moc"
