// One program per person: the second start hands over its file and ends, so that two copies never write one match.
#include "single_instance.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>
#include <QUuid>

using namespace uno;

class TestSingleInstance : public QObject {
    Q_OBJECT

private slots:
    void theSecondHandsOverItsFileAndEnds();
    void theSecondWithoutAFileAsksForTheWindow();
    void theNextOneIsTheFirstAgainOnceTheFirstIsGone();
    void whatAKilledProgramLeftBehindIsNoProgram();

private:
    QString m_name = QStringLiteral("uno-table-test-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
};

void TestSingleInstance::theSecondHandsOverItsFileAndEnds()
{
    SingleInstance first(m_name);
    QSignalSpy raised(&first, &SingleInstance::raised);
    QVERIFY(first.claim({}));
    SingleInstance second(m_name);
    QVERIFY(!second.claim(QStringLiteral("Партия 1.unorec")));
    QTRY_COMPARE(raised.count(), 1);
    QCOMPARE(raised.front().front().toString(), QFileInfo(QStringLiteral("Партия 1.unorec")).absoluteFilePath());
}

void TestSingleInstance::theSecondWithoutAFileAsksForTheWindow()
{
    SingleInstance first(m_name);
    QSignalSpy raised(&first, &SingleInstance::raised);
    QVERIFY(first.claim({}));
    SingleInstance second(m_name);
    QVERIFY(!second.claim({}));
    QTRY_COMPARE(raised.count(), 1);
    QCOMPARE(raised.front().front().toString(), QString());
}

void TestSingleInstance::theNextOneIsTheFirstAgainOnceTheFirstIsGone()
{
    {
        SingleInstance first(m_name);
        QVERIFY(first.claim({}));
    }
    SingleInstance next(m_name);
    QVERIFY(next.claim({}));
}

void TestSingleInstance::whatAKilledProgramLeftBehindIsNoProgram()
{
#ifndef Q_OS_UNIX
    QSKIP("nothing stays behind here");
#else
    QFile left(QDir(QDir::tempPath()).filePath(m_name));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    SingleInstance first(m_name);
    QSignalSpy raised(&first, &SingleInstance::raised);
    QVERIFY(first.claim({}));
    SingleInstance second(m_name);
    QVERIFY(!second.claim({}));
    QTRY_COMPARE(raised.count(), 1);
#endif
}

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_single_instance.moc"
