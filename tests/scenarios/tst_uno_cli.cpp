// uno-cli from outside: its output, and what it says to wrong input.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run {
    int code = -1;
    QByteArray out;
    QByteArray error;
};

Run run(const QStringList &words, const QByteArray &input = {})
{
    QProcess cli;
    cli.start(UNO_CLI, words);
    cli.write(input);
    cli.closeWriteChannel();
    if (!cli.waitForFinished(60000))
        return {};
    return {cli.exitCode(), cli.readAllStandardOutput(), cli.readAllStandardError()};
}

QByteArray scenario(const QByteArray &changes = {})
{
    QJsonObject json = QJsonDocument::fromJson(R"({"rules": "official", "seats": 2, "hands": [["R1","R2"],["B1"]],
        "discard": ["R5"], "draw": ["G1"], "turn": 0, "actions": []})").object();
    const QJsonObject changed = QJsonDocument::fromJson(changes).object();
    for (auto member = changed.begin(); member != changed.end(); ++member)
        if (member.value() == QJsonValue("REMOVE"))
            json.remove(member.key());
        else
            json.insert(member.key(), member.value());
    return QJsonDocument(json).toJson();
}

QByteArray manyCards(int count)
{
    return "[" + QByteArrayList(count, "\"R5\"").join(',') + "]";
}

} // namespace

class TestUnoCli : public QObject {
    Q_OBJECT

private slots:
    void wrongScenarioIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("place");
        QTest::newRow("broken JSON") << QByteArray("{\n\"rules\": }") << "line 2, column";
        QTest::newRow("nothing") << QByteArray() << "line 1, column 1";
        QTest::newRow("no object") << QByteArray("[]") << "object";
        QTest::newRow("invalid UTF-8") << QByteArray("{\"rules\": \"\xff\xfe\"}") << "line 1";
        QTest::newRow("deep nesting") << QByteArray("{\"why\":" + QByteArray(100000, '[') + QByteArray(100000, ']') + "}") << "line 1";
        QTest::newRow("unknown key") << scenario(R"({"colour": "red"})") << "\"colour\"";
        QTest::newRow("missing hands") << scenario(R"({"hands": "REMOVE"})") << "\"hands\"";
        QTest::newRow("missing rules") << scenario(R"({"rules": "REMOVE"})") << "\"rules\"";
        QTest::newRow("unknown preset") << scenario(R"({"rules": "klingon"})") << "\"klingon\"";
        QTest::newRow("unknown base preset") << scenario(R"({"rules": {"preset": "klingon"}})") << "rules.preset";
        QTest::newRow("unknown option") << scenario(R"({"rules": {"jumpin": "none"}})") << "\"jumpin\"";
        QTest::newRow("unknown value") << scenario(R"({"rules": {"jump_in": "sometimes"}})") << "rules.jump_in";
        QTest::newRow("value of a wrong kind") << scenario(R"({"rules": {"seven_zero": 1}})") << "rules.seven_zero";
        QTest::newRow("number between the allowed") << scenario(R"({"rules": {"uno_penalty": 3}})") << "rules.uno_penalty";
        QTest::newRow("number out of range") << scenario(R"({"rules": {"target": 10000}})") << "rules.target";
        QTest::newRow("number with a fraction") << scenario(R"({"rules": {"hand_size": 7.5}})") << "rules.hand_size";
        QTest::newRow("unknown member of a list") << scenario(R"({"rules": {"draw_four_response": ["stack","nope"]}})") << "rules.draw_four_response[1]";
        QTest::newRow("one seat") << scenario(R"({"seats": 1})") << "seats";
        QTest::newRow("absurd seats") << scenario(R"({"seats": 1e300})") << "seats";
        QTest::newRow("too few hands") << scenario(R"({"seats": 3})") << "hands";
        QTest::newRow("no card") << scenario(R"({"discard": ["R5", "Q7"]})") << "discard[1]";
        QTest::newRow("no text") << scenario(R"({"hands": [[7],[]]})") << "hands[0][0]";
        QTest::newRow("two sides") << scenario(R"({"draw": ["R5/T3"]})") << "draw[0]";
        QTest::newRow("one side") << scenario(R"({"rules": "flip"})") << "hands[0][0]";
        QTest::newRow("a dark card up front") << scenario(R"({"draw": ["P5"]})") << "draw[0]";
        QTest::newRow("a Flip with one side") << scenario(R"({"draw": ["RF"]})") << "draw[0]";
        QTest::newRow("no top card") << scenario(R"({"discard": []})") << "discard";
        QTest::newRow("too many cards") << scenario(R"({"draw": )" + manyCards(253) + "}") << "257";
        QTest::newRow("unknown seat on turn") << scenario(R"({"turn": 2})") << "turn";
        QTest::newRow("unknown acting seat") << scenario(R"({"actions": [{"seat": 0, "do": "draw"}, {"seat": 2, "do": "draw"}]})") << "actions[1].seat";
        QTest::newRow("unknown action") << scenario(R"({"actions": [{"seat": 0, "do": "dance"}]})") << "actions[0].do";
        QTest::newRow("no card to play") << scenario(R"({"actions": [{"seat": 0, "do": "play"}]})") << "actions[0]";
        QTest::newRow("unknown key of an action") << scenario(R"({"actions": [{"seat": 0, "do": "draw", "cards": 2}]})") << "actions[0]";
        QTest::newRow("unknown color") << scenario(R"({"color": "mauve"})") << "color";
        QTest::newRow("dark color on the light side") << scenario(R"({"color": "pink"})") << "color";
        QTest::newRow("black top card without a color") << scenario(R"({"discard": ["W"]})") << "\"color\"";
        QTest::newRow("direction") << scenario(R"({"direction": 0})") << "direction";
        QTest::newRow("dark side") << scenario(R"({"side": "dark"})") << "side";
        QTest::newRow("phase") << scenario(R"({"phase": "slap"})") << "phase";
        QTest::newRow("scores") << scenario(R"({"scores": [1]})") << "scores";
        QTest::newRow("seed") << scenario(R"({"seed": -1})") << "seed";
    }

    void wrongScenarioIsToldWithItsPlace()
    {
        QFETCH(QByteArray, input);
        QFETCH(QString, place);
        const Run result = run({"script", "-"}, input);
        QCOMPARE(result.code, 2);
        QVERIFY(result.out.isEmpty());
        QCOMPARE(result.error.count('\n'), 1);
        QVERIFY2(result.error.contains(place.toUtf8()), result.error.constData());
    }

    void wrongWordsAreToldToo_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no command") << QStringList() << "--help";
        QTest::newRow("unknown command") << QStringList{"fly"} << "fly";
        QTest::newRow("no file") << QStringList{"script"} << "file";
        QTest::newRow("missing file") << QStringList{"script", "no/such.json"} << "no/such.json";
        QTest::newRow("folder") << QStringList{"script", UNO_SCENARIOS} << "folder";
        QTest::newRow("unknown option") << QStringList{"script", "--fast"} << "--fast";
        QTest::newRow("missing value") << QStringList{"bench", "--seats"} << "--seats";
        QTest::newRow("no number") << QStringList{"bench", "--seats", "many"} << "--seats";
        QTest::newRow("rules that clash") << QStringList{"bench", "--rules", R"({"hand_size": 20})", "--seats", "10"} << "hand_size";
        QTest::newRow("unknown rules") << QStringList{"bench", "--rules", "klingon"} << "klingon";
        QTest::newRow("broken rules") << QStringList{"bench", "--rules", "{"} << "--rules";
        QTest::newRow("unknown preset") << QStringList{"rules", "klingon"} << "klingon";
        QTest::newRow("no match file") << QStringList{"verify"} << "file";
    }

    void wrongWordsAreToldToo()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        const Run result = run(words);
        QCOMPARE(result.code, 2);
        QVERIFY(result.out.isEmpty());
        QCOMPARE(result.error.count('\n'), 1);
        QVERIFY2(result.error.contains(part.toUtf8()), result.error.constData());
    }

    void severalFilesGiveALineEachInOrder()
    {
        QTemporaryDir folder;
        QStringList files;
        for (const char *name : {"b", "a"}) {
            files += folder.filePath(name);
            QFile file(files.last());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(scenario(QByteArray(R"({"turn": )") + (*name == 'a' ? "0}" : "1}")));
        }
        const Run result = run(QStringList{"script"} + files);
        QCOMPARE(result.code, 0);
        const QByteArrayList lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(QJsonDocument::fromJson(lines[0]).object()["state"].toObject()["turn"].toInt(-1), 1);
        QCOMPARE(QJsonDocument::fromJson(lines[1]).object()["state"].toObject()["turn"].toInt(-1), 0);
    }

    void nothingIsPrintedIfOneFileOfSeveralIsWrong()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("good"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(scenario());
        file.close();
        const Run result = run({"script", file.fileName(), folder.filePath("missing")});
        QCOMPARE(result.code, 2);
        QVERIFY(result.out.isEmpty());
    }

    void severalCardsMoreThanADeckHoldsAreFine()
    {
        QCOMPARE(run({"script", "-"}, scenario(R"({"draw": )" + manyCards(252) + "}")).code, 0);
    }

    void rulesPrintsOptionsInTheirOrder()
    {
        const Run result = run({"rules", "official"});
        QCOMPARE(result.code, 0);
        QVERIFY2(result.out.startsWith(R"({"deck":"classic","spare_blanks":"none","decks":1,"hand_size":7,)"), result.out.constData());
        QVERIFY(result.out.trimmed().endsWith(R"("scoring":"winner_takes","target":500,"rounds":0})"));
    }

    void rulesOfEachPresetReadBackAsThemselves()
    {
        const QJsonArray ids = QJsonDocument::fromJson(run({"rules"}).out).array();
        QCOMPARE(ids.size(), 15);
        for (const QJsonValue &id : ids) {
            const QByteArray options = run({"rules", id.toString()}).out;
            const QByteArray whole = scenario("{\"rules\": " + options + "}");
            QCOMPARE(QJsonDocument::fromJson(options).object().size(), 39);
            const int code = run({"script", "-"}, whole).code;
            QCOMPARE(code, id.toString().startsWith("flip") ? 2 : 0); // its cards have two sides
        }
    }

    void benchMeasures()
    {
        const Run result = run({"bench", "--seconds", "0.05", "--rules", "party", "--threads", "2"});
        QCOMPARE(result.code, 0);
        const QJsonObject json = QJsonDocument::fromJson(result.out).object();
        QVERIFY(json["moves_per_s"].toDouble() > 0);
        QCOMPARE(json["threads"].toInt(), 2);
        QVERIFY(json["state_bytes"].toInt() > 0);
    }

    void verifyTellsTheLineThatDoesNotHold()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("match.unorec"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray zeros(64, '0');
        file.write("{\"unorec\": 1, \"rules\": \"official\", \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}], "
                   "\"dealer\": 0, \"commitment\": \"" + zeros + "\"}\n");
        file.flush();
        const Run fine = run({"verify", file.fileName()});
        QCOMPARE(fine.code, 0);
        QCOMPARE(QJsonDocument::fromJson(fine.out).object()["rounds"].toInt(-1), 0);
        file.write("{\"match_seed\": \"" + zeros + "\"}\n");
        file.flush();
        const Run wrong = run({"verify", file.fileName()});
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.out.isEmpty());
        QVERIFY2(wrong.error.contains("match.unorec: line 2: "), wrong.error.constData());
    }

    void viewHidesWhatTheSeatCantSee()
    {
        QTemporaryDir folder;
        const auto viewOf = [&](const QByteArray &changes) {
            QFile file(folder.filePath("s.json"));
            if (!file.open(QIODevice::WriteOnly))
                return QByteArray();
            file.write(scenario(changes));
            file.close();
            return run({"view", file.fileName(), "--seat", "0"}).out;
        };
        const QByteArray draws = R"("actions": [{"seat": 0, "do": "play", "card": "R1", "uno": true}, {"seat": 1, "do": "draw"}])";
        const QByteArray one = viewOf(R"({"hands": [["R1","R2"],["B2"]], "draw": ["G9","G2"], )" + draws + "}");
        const QByteArray other = viewOf(R"({"hands": [["R1","R2"],["Y9"]], "draw": ["B7","G2"], "seed": 9, )" + draws + "}");
        QVERIFY(one.contains("\"counts\":[1,2]"));
        QCOMPARE(one, other);
    }
};

QTEST_GUILESS_MAIN(TestUnoCli)
#include "tst_uno_cli.moc"
