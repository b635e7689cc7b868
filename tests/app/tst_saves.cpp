// Nothing lost: torn lines, damaged files, two running copies, folders and disks that can't be written to, undo in the record.
#include "session_house.h"

#include "json/fairness.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

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

void SavesTest::saveAsKeepsOneOlderCopy()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.unorec"));
    QCOMPARE(Saves::saveAs(path, "old"), QString());
    QCOMPARE(Saves::saveAs(path, "new"), QString());
    QCOMPARE(contentOf(path), QByteArray("new"));
    QCOMPARE(contentOf(path + QLatin1Char('~')), QByteArray("old"));
    QVERIFY(!Saves::saveAs(folder.filePath(QStringLiteral("no/such/folder")), "x").isEmpty());
}

void SavesTest::hostileFilesGetASentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
    QTest::newRow("one endless line") << QByteArray(2'000'000, '{');
    QTest::newRow("absurd number") << QByteArray("{\"unorec\":1e300}\n");
    QTest::newRow("unknown option") << QByteArray("{\"unorec\":1,\"program\":\"x\",\"rules\":{\"gravity\":9},\"players\":[]}\n");
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
