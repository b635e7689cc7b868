// Matches that were saved once: each replays to the state that it ended with then, and uno-cli accepts it.
#include "app/json/fairness.h"
#include "app/json/record_replay.h"

#include "core/presets.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QTest>

using namespace uno;

class TestGoldenRecords : public QObject {
    Q_OBJECT

private slots:
    void everyFileHasItsHash();
    void everyPresetIsThere();
    void theRecordsHoldWhatMatchesHold();
    void eachReplaysToItsEnd_data();
    void eachReplaysToItsEnd();
    void theVerifierAcceptsEach_data() { eachReplaysToItsEnd_data(); }
    void theVerifierAcceptsEach();
    void anotherHashOrActionWouldBeFound();
};

namespace {

QByteArray contentOf(const QString &name)
{
    QFile file(QDir(UNO_RECORDS).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList files()
{
    return QDir(UNO_RECORDS).entryList({QStringLiteral("*.unorec")}, QDir::Files, QDir::Name);
}

/// What each record's last state must be.
QMap<QString, QByteArray> hashes()
{
    QMap<QString, QByteArray> all;
    for (const QByteArray &line : contentOf(QStringLiteral("hashes.txt")).split('\n'))
        if (const QList<QByteArray> words = line.split(' '); words.size() == 2)
            all.insert(QString::fromUtf8(words[0]), words[1]);
    return all;
}

} // namespace

void TestGoldenRecords::everyFileHasItsHash()
{
    QVERIFY(!files().isEmpty());
    QCOMPARE(hashes().keys(), files());
}

void TestGoldenRecords::everyPresetIsThere()
{
    QSet<QString> seen;
    for (const QString &name : files())
        seen.insert(readRecord(contentOf(name)).header.preset);
    for (const Preset &preset : presets())
        QVERIFY2(seen.contains(QString::fromStdString(std::string(preset.id))), std::string(preset.id).c_str());
}

void TestGoldenRecords::theRecordsHoldWhatMatchesHold()
{
    QByteArray all;
    std::size_t mostRounds = 0;
    for (const QString &name : files()) {
        all += contentOf(name);
        mostRounds = std::max(mostRounds, replay(readRecord(contentOf(name))).rounds.size());
    }
    QVERIFY(mostRounds >= 4);
    for (const char *part : {"\"undo\"", "\"challenge\"", "\"catch\"", "\"jump_in\"", "\"round_end\""})
        QVERIFY2(all.contains(part), part);
}

void TestGoldenRecords::eachReplaysToItsEnd_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : files())
        QTest::newRow(qPrintable(name)) << name;
}

void TestGoldenRecords::eachReplaysToItsEnd()
{
    QFETCH(QString, name);
    const Record record = readRecord(contentOf(name));
    const Replay replayed = replay(record);
    QVERIFY2(replayed.good(), qPrintable(QStringLiteral("line %1: %2").arg(replayed.problemLine).arg(replayed.problem)));
    QVERIFY(replayed.rounds.back().now.result.matchOver);
    QCOMPARE(hashOf(replayed.rounds.back().now), hashes().value(name));
}

void TestGoldenRecords::theVerifierAcceptsEach()
{
    QFETCH(QString, name);
    QProcess cli;
    cli.start(QStringLiteral(UNO_CLI), {QStringLiteral("verify"), QDir(UNO_RECORDS).filePath(name)});
    QVERIFY(cli.waitForFinished());
    QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
    const QJsonObject said = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
    QCOMPARE(said["match_over"].toBool(), true);
    QCOMPARE(said["unchecked_actions"].toInt(), 0);
}

/// That the tests above can fail at all.
void TestGoldenRecords::anotherHashOrActionWouldBeFound()
{
    for (const QString &name : files()) {
        QByteArrayList lines = contentOf(name).split('\n');
        const auto action =
            std::find_if(lines.begin(), lines.end(), [](const QByteArray &line) { return line.contains("\"play\""); });
        QVERIFY(action != lines.end());
        lines.erase(action);
        QVERIFY2(!replay(readRecord(lines.join('\n'))).good(), qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(TestGoldenRecords)
#include "tst_golden_records.moc"
