// The arena and decide, from outside: the same games from the same seed, programs that misbehave, honest intervals.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run {
    int code = -1;
    QJsonObject out;
    QByteArray text;
    QByteArray error;
};

Run run(const QStringList &words)
{
    QProcess cli;
    cli.start(UNO_CLI, words);
    if (!cli.waitForFinished(120000))
        return {};
    const QByteArray text = cli.readAllStandardOutput();
    return {cli.exitCode(), QJsonDocument::fromJson(text).object(), text, cli.readAllStandardError()};
}

/// What must not depend on the machine.
QJsonObject games(const QStringList &words)
{
    QJsonObject out = run(words).out;
    for (const char *key : {"decisions_per_s", "max_decision_ms", "seconds"})
        out.remove(key);
    return out;
}

double winsOf(const QJsonObject &out, int bot) { return out["wins"].toArray().at(bot).toObject()["wins"].toDouble(); }

QString oddBot(const char *manner) { return QStringLiteral("0='%1' %2").arg(ODD_BOT, manner); }

QString written(QTemporaryDir &folder, const QByteArray &scenario)
{
    QFile file(folder.filePath("scenario.json"));
    if (file.open(QIODevice::WriteOnly))
        file.write(scenario);
    return file.fileName();
}

} // namespace

class TestArena : public QObject {
    Q_OBJECT

private slots:
    void sameSeedSameGamesWhateverTheThreads_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("rounds") << QStringList{"arena", "--seats", "normal,random,easy+quick", "--games", "60", "--rules", "party"};
        QTest::newRow("matches") << QStringList{"arena", "--seats", "normal,random", "--games", "10", "--rules", "seven_zero", "--match", "--rotate"};
        QTest::newRow("race") << QStringList{"arena", "--seats", "normal,easy,normal+forgetful", "--games", "30", "--rules", "eight_race"};
        QTest::newRow("search") << QStringList{"arena", "--seats", "hard,normal", "--games", "4", "--playouts", "16"};
    }

    void sameSeedSameGamesWhateverTheThreads()
    {
        QFETCH(QStringList, words);
        const QJsonObject one = games(words + QStringList{"--seed", "7", "--threads", "1"});
        QVERIFY(!one.isEmpty());
        QCOMPARE(games(words + QStringList{"--seed", "7", "--threads", "3"}), one);
        QVERIFY(games(words + QStringList{"--seed", "8", "--threads", "3"}) != one);
    }

    void everyPresetIsPlayedToItsEnd_data()
    {
        QTest::addColumn<QString>("preset");
        for (const char *id : {"official", "russian", "russian_negative", "deflect_any", "interference", "interference_strict", "stacking",
                               "seven_zero", "eight_race", "blank120", "hundred_one", "flip", "flip108", "h2o", "party"})
            QTest::newRow(id) << id;
    }

    void everyPresetIsPlayedToItsEnd()
    {
        QFETCH(QString, preset);
        const Run result = run({"arena", "--seats", "normal,easy,random,normal+talkative", "--games", "5", "--rules", preset, "--match"});
        QVERIFY2(result.code == 0, result.error.constData());
        double wins = 0;
        for (int bot = 0; bot < 4; ++bot)
            wins += winsOf(result.out, bot);
        QCOMPARE(wins, 5.0);
    }

    void theIntervalHoldsTheRate()
    {
        const QJsonObject out = run({"arena", "--seats", "normal,random", "--games", "200", "--rotate"}).out;
        const QJsonObject normal = out["wins"].toArray().at(0).toObject();
        QVERIFY(normal["rate"].toDouble() > normal["ci"].toArray().at(0).toDouble());
        QVERIFY(normal["rate"].toDouble() < normal["ci"].toArray().at(1).toDouble());
        QVERIFY2(normal["ci"].toArray().at(0).toDouble() > 0.5, "normal is better than random");
    }

    void aProgramThatMisbehavesLosesItsSeatOnly_data()
    {
        QTest::addColumn<QString>("manner");
        for (const char *manner : {"flood", "gush", "chatty", "rubbish", "range", "die", "hang", "deaf"})
            QTest::newRow(manner) << manner;
    }

    void aProgramThatMisbehavesLosesItsSeatOnly()
    {
        QFETCH(QString, manner);
        const Run result = run({"arena", "--seats", "cmd,normal", "--games", "5", "--bot-timeout", "0.3", "--seat-bot",
                                oddBot(manner.toUtf8().constData())});
        QCOMPARE(result.code, 0);
        QCOMPARE(winsOf(result.out, 0) + winsOf(result.out, 1), 5.0);
        QCOMPARE(result.error.count("warning"), 1);
    }

    void aProgramPlays()
    {
        const Run result = run({"arena", "--seats", "cmd,normal", "--games", "20", "--rotate", "--seat-bot", oddBot("first")});
        QCOMPARE(result.code, 0);
        QVERIFY2(result.error.isEmpty(), result.error.constData());
        QCOMPARE(winsOf(result.out, 0) + winsOf(result.out, 1), 20.0);
    }

    void theExampleBotPlays()
    {
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("needs python3");
        const Run result = run({"arena", "--seats", "cmd,random", "--games", "60", "--rotate", "--rules", "interference", "--seat-bot",
                                QStringLiteral("0=python3 '%1'").arg(EXAMPLE_BOT)});
        QCOMPARE(result.code, 0);
        QVERIFY2(result.error.isEmpty(), result.error.constData());
        QVERIFY2(winsOf(result.out, 0) > 30, result.text.constData());
    }

    void wrongArenaIsToldInOneLine_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no seats") << QStringList{"--games", "1"} << "--seats";
        QTest::newRow("no games") << QStringList{"--seats", "easy,easy"} << "--games";
        QTest::newRow("one seat") << QStringList{"--seats", "easy", "--games", "1"} << "seats";
        QTest::newRow("unknown bot") << QStringList{"--seats", "easy,wizard", "--games", "1"} << "wizard";
        QTest::newRow("unknown temper") << QStringList{"--seats", "easy,easy+rude", "--games", "1"} << "rude";
        QTest::newRow("cmd without command") << QStringList{"--seats", "easy,cmd", "--games", "1"} << "--seat-bot";
        QTest::newRow("command without cmd") << QStringList{"--seats", "easy,easy", "--games", "1", "--seat-bot", "0=x"} << "--seat-bot";
        QTest::newRow("open quote") << QStringList{"--seats", "cmd,easy", "--games", "1", "--seat-bot", "0='x"} << "quote";
        QTest::newRow("no end") << QStringList{"--seats", "easy,easy", "--games", "1", "--match", "--rules", R"({"target": 0})"} << "target";
        QTest::newRow("absurd games") << QStringList{"--seats", "easy,easy", "--games", "-4"} << "--games";
    }

    void wrongArenaIsToldInOneLine()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        const Run result = run(QStringList{"arena"} + words);
        QCOMPARE(result.code, 2);
        QVERIFY(result.text.isEmpty());
        QCOMPARE(result.error.count('\n'), 1);
        QVERIFY2(result.error.contains(part.toUtf8()), result.error.constData());
    }

    void decideDependsOnWhatTheSeatSeesOnly_data()
    {
        QTest::addColumn<QString>("bot");
        for (const char *bot : {"random", "easy", "normal", "normal+greedy", "hard", "expert"})
            QTest::newRow(bot) << bot;
    }

    void decideDependsOnWhatTheSeatSeesOnly()
    {
        QFETCH(QString, bot);
        QTemporaryDir folder;
        const auto decision = [&](const QByteArray &others, const QByteArray &draw) {
            const QString file = written(folder, R"({"rules": "russian", "seats": 3, "turn": 0, "discard": ["R5"], "hands":
                [["R1","R8","B5","W","W+4"],)" + others + R"(], "draw": [)" + draw + R"(], "actions": []})");
            return run({"decide", file, "--seat", "0", "--bot", bot, "--seed", "3", "--playouts", "40"}).text;
        };
        const QByteArray one = decision(R"(["G1","G2","G3"],["Y1","Y2"])", R"("G7","Y9","B1","B8","W")");
        QVERIFY2(one.contains("\"do\":\"play\""), one.constData());
        QCOMPARE(decision(R"(["W","W+4","R+2"],["RS","RR"])", R"("B3","G0","B4","Y8","R2")"), one);
    }

    void decideSaysWhenThereIsNothingToDo()
    {
        QTemporaryDir folder;
        const QString file = written(folder, R"({"rules": "official", "seats": 2, "turn": 0, "discard": ["R5"], "draw": [],
            "hands": [["R1","R2"],["B1","B2"]], "actions": []})");
        QCOMPARE(run({"decide", file, "--seat", "1", "--bot", "easy"}).code, 2);
        QCOMPARE(run({"decide", file, "--seat", "0", "--bot", "cmd"}).code, 2);
        QCOMPARE(run({"decide", file, "--seat", "0", "--bot", "easy"}).code, 0);
    }
};

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
