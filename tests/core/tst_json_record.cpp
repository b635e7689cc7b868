// Saved matches: what is written reads back the same, an honest record replays to the end, and whatever was changed in one is
// found with its line.
#include "app/json/fairness.h"
#include "app/json/record_replay.h"

#include "core/match.h"
#include "core/presets.h"

#include <QTest>

namespace {

using namespace uno;

struct Played {
    QByteArrayList lines;
    State last{};
    int actions = 0;
};

RecordHeader headerFor(const char *preset, int seats, const Seed &matchSeed)
{
    RecordHeader header{"test 1", preset, findPreset(preset)->rules, {}, firstDealer(matchSeed, seats), commitmentOf(matchSeed)};
    for (int i = 0; i < seats; ++i)
        header.players.push_back({QStringLiteral("Игрок %1 \"ё\"").arg(i), i == 0 ? "" : "hard", i == 2 ? "greedy" : ""});
    return header;
}

Action randomAction(const State &state, Rng &rng)
{
    while (true) {
        const Seat seat = seatAt(static_cast<int>(rng.below(state.seats)));
        const MoveList moves = legalMoves(state, seat);
        if (!moves.empty())
            return spellAtRandom(state, seat, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))], rng);
    }
}

State playRound(State state, Played &played, Rng &rng)
{
    while (!state.over) {
        const Action action = randomAction(state, rng);
        if (!step(state, action).accepted())
            continue;
        played.lines += recordLine(action);
        ++played.actions;
    }
    return state;
}

/// A match of so many rounds (or fewer, if it ends before), played at random.
Played playMatch(const char *preset, int seats, std::uint64_t number, int rounds)
{
    const Seed matchSeed = seedFrom(number);
    Rng rng(number);
    Played played;
    played.lines += recordLine(headerFor(preset, seats, matchSeed));
    Deal deal = firstDeal(findPreset(preset)->rules, seats, matchSeed, roundSeed(matchSeed, 1));
    for (int round = 1; round <= rounds && !played.last.result.matchOver; ++round) {
        played.last = playRound(dealRound(deal), played, rng);
        const Seed seed = roundSeed(matchSeed, round);
        played.lines += recordLine(RecordRoundEnd{round, seed, commitmentOf(seed), hashOf(played.last)});
        deal = nextDeal(played.last, roundSeed(matchSeed, round + 1));
    }
    played.lines += recordLine(RecordMatchSeed{matchSeed});
    return played;
}

Replay replayOf(const QByteArrayList &lines) { return replay(readRecord(lines.join())); }

/// The first line from `from` on that holds the text.
qsizetype lineWith(const QByteArrayList &lines, const QByteArray &text, qsizetype from = 0)
{
    for (qsizetype i = from; i < lines.size(); ++i)
        if (lines[i].contains(text))
            return i;
    return -1;
}

} // namespace

class TestJsonRecord : public QObject {
    Q_OBJECT

private slots:
    void anHonestMatchOfEachPresetReplays_data()
    {
        QTest::addColumn<QByteArray>("preset");
        for (const Preset &preset : presets()) {
            const QByteArray id(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
            QTest::newRow(id.constData()) << id;
        }
    }

    void anHonestMatchOfEachPresetReplays()
    {
        QFETCH(QByteArray, preset);
        for (int number = 1; number <= 3; ++number) {
            const Played played = playMatch(preset.constData(), 3, static_cast<std::uint64_t>(number), 3);
            const Replay replayed = replayOf(played.lines);
            QVERIFY2(replayed.good(), qPrintable(QStringLiteral("line %1: %2").arg(replayed.problemLine).arg(replayed.problem)));
            // a match that isn't over has its next round dealt, ready to be gone on with
            const std::size_t finished = replayed.rounds.size() - (replayed.rounds.back().over ? 0 : 1);
            QCOMPARE(replayed.rounds[finished - 1].now, played.last);
        }
    }

    void headerReadsBackAsItWas()
    {
        const RecordHeader header = headerFor("party", 4, seedFrom(5));
        QCOMPARE(readRecordHeader(recordLine(header)), header);
    }

    void aTornLastLineIsDropped()
    {
        const QByteArray whole = playMatch("official", 2, 1, 1).lines.join();
        const QByteArray torn = whole + "{\"seat\": 0, \"do\": \"dr";
        const Record record = readRecord(torn);
        QVERIFY(record.torn);
        QCOMPARE(record.goodBytes, whole.size());
        QVERIFY(replay(record).good());
        QVERIFY(!readRecord(whole).torn);
    }

    void anUndoneActionIsNotReplayed()
    {
        Played played = playMatch("russian", 3, 4, 1);
        const QByteArray second = played.lines[2];
        played.lines.insert(3, recordLine(RecordUndo{1}));
        played.lines.insert(4, second);
        QVERIFY(replayOf(played.lines).good());
        played.lines.insert(3, recordLine(RecordUndo{3}));
        QVERIFY_EXCEPTION_THROWN(readRecord(played.lines.join()), BadInput);
    }

    void whatWasChangedIsFound()
    {
        const Played played = playMatch("russian", 3, 6, 2);
        const qsizetype end = lineWith(played.lines, "round_end");
        const auto problemAfter = [&](qsizetype line, const QByteArray &other) {
            QByteArrayList lines = played.lines;
            lines[line] = other;
            return replayOf(lines).problemLine;
        };
        const Seed seed = roundSeed(seedFrom(6), 1);
        const Seed wrong = seedFrom(99);
        const QByteArray hash = hashOf(replayOf(played.lines).rounds.front().now);
        QCOMPARE(problemAfter(end, recordLine(RecordRoundEnd{1, seed, commitmentOf(seed), commitmentOf(seed)})), end + 1); // hash
        QCOMPARE(problemAfter(end, recordLine(RecordRoundEnd{1, seed, commitmentOf(wrong), hash})), end + 1);
        QCOMPARE(problemAfter(end, recordLine(RecordRoundEnd{1, wrong, commitmentOf(wrong), hash})), end + 1); // not the match seed's
        const qsizetype last = played.lines.size() - 1;
        QCOMPARE(problemAfter(last, recordLine(RecordMatchSeed{wrong})), last + 1);
        QVERIFY(problemAfter(1, recordLine(Action{seatAt(0), Verb::Accept, {}, {}, {}, {}, {}, false})) > 0);
    }

    void anActionLeftOutIsFound()
    {
        QByteArrayList lines = playMatch("stacking", 3, 8, 1).lines;
        lines.removeAt(1);
        QVERIFY(!replayOf(lines).good());
    }

    void anUnfinishedMatchGoesOnWithItsSeed()
    {
        QByteArrayList lines = playMatch("official", 3, 9, 2).lines;
        const QByteArray matchSeed = lines.takeLast();
        lines.resize(lineWith(lines, "round_end") + 6); // five actions of the second round
        const Replay without = replayOf(lines);
        QVERIFY(without.good());
        QCOMPARE(without.rounds.size(), 1u);
        QCOMPARE(without.uncheckedActions, 5);
        const Replay with = replayOf(lines + QByteArrayList{matchSeed});
        QVERIFY(with.good());
        QCOMPARE(with.rounds.size(), 2u);
        QCOMPARE(with.rounds.back().actions.size(), 5u);
        QVERIFY(!with.rounds.back().over);
    }

    void wrongLinesAreToldWithTheirNumber_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("hello\n");
        QTest::newRow("nothing known") << QByteArray("{}\n");
        QTest::newRow("empty") << QByteArray("\n");
        QTest::newRow("unknown seat") << QByteArray(R"({"seat": 3, "do": "draw"})" "\n");
        QTest::newRow("round of another number") << recordLine(RecordRoundEnd{7, Seed{}, commitmentOf({}), commitmentOf({})});
        QTest::newRow("short seed") << QByteArray(R"({"match_seed": "00ff"})" "\n");
        QTest::newRow("undo of too much") << recordLine(RecordUndo{2});
        QTest::newRow("a second header") << recordLine(headerFor("official", 3, seedFrom(1)));
    }

    void wrongLinesAreToldWithTheirNumber()
    {
        QFETCH(QByteArray, line);
        try {
            readRecord(recordLine(headerFor("official", 3, seedFrom(1))) + line);
            QFAIL("nothing was found wrong");
        } catch (const BadInput &bad) {
            QVERIFY2(bad.place().startsWith("line 2"), qPrintable(bad.sentence()));
        }
    }

    void noRecordIsSaidSo()
    {
        QVERIFY_EXCEPTION_THROWN(readRecord({}), BadInput);
        QVERIFY_EXCEPTION_THROWN(readRecord("{}\n"), BadInput);
        QVERIFY_EXCEPTION_THROWN(readRecordHeader(R"({"unorec": 2})"), BadInput);
    }

    void rulesThatClashAreSaidSo()
    {
        RecordHeader header = headerFor("official", 10, seedFrom(1));
        header.rules.handSize = 20;
        const Replay replayed = replay(readRecord(recordLine(header)));
        QCOMPARE(replayed.problemLine, 1);
    }

    void roundSeedsFollowFromTheMatchSeed()
    {
        Seed seed{};
        seed[0] = 1;
        // sha256 of the 32 bytes 01 00...00, and of those followed by 02 00 00 00
        QCOMPARE(commitmentOf(seed), QByteArray("01d0fabd251fcbbe2b93b4b927b26ad2a1a99077152e45ded1e678afa45dbec5"));
        QCOMPARE(toHex(roundSeed(seed, 2)), QByteArray("2dfc2bbf29d670e1fd18376d79b5137ca87d0935fb6d5cf9e7715d98f9d91479"));
        QCOMPARE(seedFromHex(toHex(seed)), std::optional(seed));
        QCOMPARE(seedFromHex("zz"), std::nullopt);
    }

    void freshSeedsDiffer() { QVERIFY(freshSeed() != freshSeed()); }
};

QTEST_GUILESS_MAIN(TestJsonRecord)
#include "tst_json_record.moc"
