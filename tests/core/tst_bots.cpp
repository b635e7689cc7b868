// Opponents: they play rightly under any rules, see nothing that their seat can't see, and are the same for the same seed.

#include "bot_table.h"
#include "core/bots/advisor.h"
#include "core/bots/guess.h"
#include "core/notation.h"
#include "core/presets.h"
#include "random_table.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace uno;
using namespace uno::test;

namespace {

constexpr std::array allLevels{Level::Random, Level::Easy, Level::Normal, Level::Hard, Level::Expert};

Budget counted(int playouts)
{
    Budget budget;
    budget.playouts = playouts;
    return budget;
}

Rules rulesOf(std::string_view preset) { return findPreset(preset)->rules; }

/// The places in the row of the cards that `seat` can't see.
std::vector<std::size_t> hiddenPlaces(const State &state, Seat seat)
{
    std::vector<std::size_t> places;
    const auto own = static_cast<std::size_t>(index(seat));
    for (std::size_t i = 0; i < state.ends[state.seats]; ++i)
        if (i < state.ends[own] || i >= state.ends[own + 1])
            places.push_back(i);
    return places;
}

/// The same table with the unseen cards dealt otherwise: their sides that are up change places.
State shuffledUnseen(State state, Seat seat, Rng &rng)
{
    std::vector<Face> faces;
    const auto places = hiddenPlaces(state, seat);
    for (std::size_t place : places)
        faces.push_back(state.row[place].face(state.side));
    shuffle(std::span<Face>(faces), rng);
    for (std::size_t i = 0; i < places.size(); ++i)
        (state.side == Side::Light ? state.row[places[i]].light : state.row[places[i]].dark) = faces[i];
    return state;
}

/// The same table with all unseen cards black: whoever reads one of them shows it.
State poisoned(State state, Seat seat)
{
    for (std::size_t place : hiddenPlaces(state, seat))
        (state.side == Side::Light ? state.row[place].light : state.row[place].dark) = Face(Symbol::WildDrawFour);
    return state;
}

QString decksName(std::string_view preset) { return QString::fromUtf8(preset.data(), static_cast<qsizetype>(preset.size())); }

} // namespace

class tst_Bots : public QObject
{
    Q_OBJECT
private slots:
    void everyLevelPlaysRightlyUnderRandomRules();
    void everyPresetIsPlayedToItsEnd_data();
    void everyPresetIsPlayedToItsEnd();
    void choiceDoesNotDependOnUnseenCards_data();
    void choiceDoesNotDependOnUnseenCards();
    void sameSeedSameRound();
    void guessShowsItsSeatWhatItSees();
    void guessKeepsKnownCards();
    void whatASeatCouldNotFollowBecomesRare();
    void challengedHandIsKnown();
    void normalNeverWastesADrawFour();
    void normalGoesOutWhenItCan();
    void namesItsBestColor();
    void searchStopsAtOnce();
    void adviceIsLegalAndHasReasons();
    void hintNamesTheColorThatTheNextSeatLacked();
    void onlyGuessNamesTheTruth();
    void everyLevelBeatsTheOneBelow_data();
    void everyLevelBeatsTheOneBelow();
};

void tst_Bots::everyLevelPlaysRightlyUnderRandomRules()
{
    Rng rng(11);
    for (int round = 0; round < 150; ++round) {
        const int seats = 2 + static_cast<int>(rng.below(5));
        const Rules rules = randomRules(rng, seats);
        std::vector<Level> levels;
        for (int s = 0; s < seats; ++s)
            levels.push_back(allLevels[rng.below(5)]);
        BotTable table(rules, levels, rng.next());
        for (int moves = 0; moves < 600 && !table.state().over; ++moves)
            QVERIFY2(table.advanceOnce(counted(6)), describe(table.state()).c_str());
    }
}

void tst_Bots::everyPresetIsPlayedToItsEnd_data()
{
    QTest::addColumn<QString>("preset");
    for (const Preset &preset : presets())
        QTest::newRow(std::string(preset.id).c_str()) << decksName(preset.id);
}

void tst_Bots::everyPresetIsPlayedToItsEnd()
{
    QFETCH(QString, preset);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        BotTable table(rulesOf(preset.toStdString()), {Level::Easy, Level::Normal, Level::Hard, Level::Expert}, seed);
        QVERIFY2(table.play(counted(12)), describe(table.state()).c_str());
        QVERIFY(table.state().moves < MaxMoves);
    }
}

void tst_Bots::choiceDoesNotDependOnUnseenCards_data()
{
    QTest::addColumn<QString>("preset");
    for (const char *preset : {"official", "party", "blank120", "flip", "flip108", "h2o", "stacking", "seven_zero"})
        QTest::newRow(preset) << preset;
}

void tst_Bots::choiceDoesNotDependOnUnseenCards()
{
    QFETCH(QString, preset);
    Rng rng(5);
    int decisions = 0;
    const auto sameChoice = [&](const BotTable &table) {
        const Seat seat = table.actor();
        const std::uint64_t seed = rng.next();
        if (rng.below(6) != 0)
            return;
        const State others[] = {shuffledUnseen(table.state(), seat, rng), poisoned(table.state(), seat)};
        const PlayerView view = viewFor(table.state(), seat);
        for (Level level : allLevels) {
            Rng own(seed);
            const Action chosen = makeBot(level)->decide(view, table.memory(seat), own, counted(24)).action;
            const auto reacted = makeBot(level)->react(view, table.memory(seat), own);
            for (const State &other : others) {
                const PlayerView otherView = viewFor(other, seat);
                QVERIFY(otherView == view);
                Rng again(seed);
                QVERIFY(makeBot(level)->decide(otherView, table.memory(seat), again, counted(24)).action == chosen);
                QVERIFY(makeBot(level)->react(otherView, table.memory(seat), again) == reacted);
            }
            ++decisions;
        }
    };
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        BotTable table(rulesOf(preset.toStdString()), {Level::Normal, Level::Easy, Level::Random}, seed);
        QVERIFY(table.play({}, sameChoice));
    }
    QVERIFY(decisions > 50);
}

void tst_Bots::sameSeedSameRound()
{
    for (const char *preset : {"official", "party", "flip"}) {
        BotTable one(rulesOf(preset), {Level::Expert, Level::Hard, Level::Normal}, 7);
        BotTable other(rulesOf(preset), {Level::Expert, Level::Hard, Level::Normal}, 7);
        QVERIFY(one.play(counted(20)));
        QVERIFY(other.play(counted(20)));
        QVERIFY(one.state() == other.state());
    }
}

void tst_Bots::guessShowsItsSeatWhatItSees()
{
    for (const Preset &preset : presets()) {
        Rng rng(3);
        const auto fits = [&](const BotTable &table) {
            const Seat seat = table.actor();
            const PlayerView view = viewFor(table.state(), seat);
            const Guess guess(view, table.memory(seat), Guess::Inference::Weighed);
            for (int i = 0; i < 3; ++i)
                QVERIFY2(guess.deal(rng).view(seat) == view, std::string(preset.id).c_str());
        };
        BotTable table(preset.rules, {Level::Normal, Level::Normal, Level::Easy}, 21);
        QVERIFY(table.play({}, fits));
    }
}

void tst_Bots::guessKeepsKnownCards()
{
    Rng rng(3);
    const auto keeps = [&](const BotTable &table) {
        const Seat seat = table.actor();
        const Guess guess(viewFor(table.state(), seat), table.memory(seat), Guess::Inference::Weighed);
        const Playout playout = guess.deal(rng);
        for (int s = 0; s < playout.seats(); ++s) {
            auto known = table.memory(seat).known(seatAt(s));
            const auto truth = table.state().hand(seatAt(s));
            const auto dealt = playout.hand(seatAt(s));
            for (Card card : known) {
                QVERIFY(std::count(dealt.begin(), dealt.end(), card) >= std::count(known.begin(), known.end(), card));
                QVERIFY(std::count(truth.begin(), truth.end(), card) >= std::count(known.begin(), known.end(), card));
            }
        }
    };
    for (std::uint64_t seed = 0; seed < 45; ++seed) {
        const Rules rules = seed % 3 == 0 ? rulesOf("party") : seed % 3 == 1 ? rulesOf("seven_zero") : randomRules(rng, 3);
        BotTable table(rules, {Level::Normal, Level::Easy, Level::Random}, seed);
        for (int moves = 0; moves < 500 && !table.state().over; ++moves) {
            keeps(table);
            QVERIFY(table.advanceOnce());
        }
    }
}

void tst_Bots::whatASeatCouldNotFollowBecomesRare()
{
    Position position;
    position.rules = rulesOf("official");
    position.hands = {{*cardFromText("R1"), *cardFromText("B2")}, {*cardFromText("G3"), *cardFromText("G4"), *cardFromText("Y9")}};
    position.discard = {*cardFromText("R5")};
    position.draw = {*cardFromText("B7"), *cardFromText("B8")};
    position.turn = seatAt(1);
    position.color = Color::Red;
    State state = stateFrom(position);
    Memory memory(seatAt(0), 2);
    memory.begin(viewFor(state, seatAt(0)));
    Action draw;
    draw.seat = seatAt(1);
    draw.verb = Verb::Draw;
    for (const Event &event : advance(state, draw).events)
        memory.note(redacted(event, seatAt(0)), viewFor(state, seatAt(0)));
    QCOMPARE(memory.timesLacked(seatAt(1), Color::Red), 1);
    Rng rng(1);
    const Guess guess(viewFor(state, seatAt(0)), memory, Guess::Inference::Weighed);
    int reds = 0;
    for (int i = 0; i < 300; ++i) {
        const Playout playout = guess.deal(rng);
        for (Card card : playout.hand(seatAt(1)))
            reds += card.light.has(Color::Red);
    }
    QVERIFY2(reds < 60, qPrintable(QString::number(reds))); // 300 by chance
}

void tst_Bots::challengedHandIsKnown()
{
    Position position;
    position.rules = rulesOf("official");
    position.hands = {{*cardFromText("R1"), *cardFromText("B2")}, {*cardFromText("W+4"), *cardFromText("R4"), *cardFromText("Y9")}};
    position.discard = {*cardFromText("R5")};
    position.draw = std::vector<Card>(12, *cardFromText("B7"));
    position.turn = seatAt(1);
    position.color = Color::Red;
    State state = stateFrom(position);
    Memory memory(seatAt(0), 2);
    memory.begin(viewFor(state, seatAt(0)));
    Action lie;
    lie.seat = seatAt(1);
    lie.verb = Verb::Play;
    lie.card = *cardFromText("W+4");
    lie.color = Color::Yellow;
    Action challenge;
    challenge.verb = Verb::Challenge;
    for (const Action &action : {lie, challenge})
        for (const Event &event : advance(state, action).events)
            memory.note(redacted(event, seatAt(0)), viewFor(state, seatAt(0)));
    QCOMPARE(memory.known(seatAt(1)).size(), std::size_t{2});
    QCOMPARE(memory.lies(seatAt(1)), 1);
}

void tst_Bots::normalNeverWastesADrawFour()
{
    const auto bot = makeBot(Level::Normal);
    const auto honest = [&](const BotTable &table) {
        const Seat seat = table.actor();
        const PlayerView view = viewFor(table.state(), seat);
        Rng rng(2);
        const Action action = bot->decide(view, table.memory(seat), rng).action;
        if (action.verb != Verb::Play || !isWildDraw(action.card.light.symbol()) || view.hand.size() == 1 || !view.color)
            return;
        QVERIFY(std::none_of(view.hand.begin(), view.hand.end(), [&](Card card) { return card.light.has(*view.color); }));
    };
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        BotTable table(rulesOf("official"), {Level::Normal, Level::Normal, Level::Normal}, seed);
        QVERIFY(table.play({}, honest));
    }
}

void tst_Bots::normalGoesOutWhenItCan()
{
    Position position;
    position.rules = rulesOf("official");
    position.hands = {{*cardFromText("W")}, {*cardFromText("R4"), *cardFromText("Y9")}};
    position.discard = {*cardFromText("R5")};
    position.draw = {*cardFromText("B7")};
    position.color = Color::Red;
    const State state = stateFrom(position);
    Memory memory(seatAt(0), 2);
    for (Level level : {Level::Easy, Level::Normal, Level::Hard, Level::Expert}) {
        Rng rng(1);
        QCOMPARE(makeBot(level)->decide(viewFor(state, seatAt(0)), memory, rng, counted(10)).action.verb, Verb::Play);
    }
}

void tst_Bots::namesItsBestColor()
{
    Position position;
    position.rules = rulesOf("official");
    position.hands = {{*cardFromText("W"), *cardFromText("G1"), *cardFromText("G2"), *cardFromText("B7")},
                      {*cardFromText("R4"), *cardFromText("Y9")}};
    position.discard = {*cardFromText("R5")};
    position.draw = {*cardFromText("B7")};
    position.color = Color::Red;
    const State state = stateFrom(position);
    Rng rng(1);
    const Action action = makeBot(Level::Normal)->decide(viewFor(state, seatAt(0)), Memory(seatAt(0), 2), rng).action;
    QVERIFY(action.color == Color::Green);
}

void tst_Bots::searchStopsAtOnce()
{
    BotTable table(rulesOf("official"), {Level::Expert, Level::Expert}, 4);
    const std::atomic<bool> stop{true};
    Budget budget;
    budget.milliseconds = 60000;
    budget.stop = &stop;
    const Seat seat = table.actor();
    Rng rng(1);
    table.bot(seat).decide(viewFor(table.state(), seat), table.memory(seat), rng, budget);
}

void tst_Bots::adviceIsLegalAndHasReasons()
{
    for (const Preset &preset : presets()) {
        Rng rng(9);
        const auto advised = [&](const BotTable &table) {
            const PlayerView view = viewFor(table.state(), table.actor());
            const auto advice = advise(view, table.memory(view.seat), rng, counted(8));
            QVERIFY(advice);
            QVERIFY(std::find(view.legal.begin(), view.legal.end(), advice->best) != view.legal.end());
            QVERIFY(!advice->why.empty());
            QVERIFY(advice->why == advice->candidates.front().why);
        };
        BotTable table(preset.rules, {Level::Normal, Level::Easy, Level::Normal}, 5);
        QVERIFY(table.play({}, advised));
    }
}

void tst_Bots::hintNamesTheColorThatTheNextSeatLacked()
{
    Position position;
    position.rules = rulesOf("official");
    position.hands = {{*cardFromText("R1"), *cardFromText("B2"), *cardFromText("B3")},
                      {*cardFromText("G3"), *cardFromText("G4"), *cardFromText("Y9")}};
    position.discard = {*cardFromText("R5")};
    position.draw = {*cardFromText("B7"), *cardFromText("B8")};
    position.turn = seatAt(1);
    position.color = Color::Red;
    State state = stateFrom(position);
    Memory memory(seatAt(0), 2);
    memory.begin(viewFor(state, seatAt(0)));
    Action draw;
    draw.seat = seatAt(1);
    draw.verb = Verb::Draw;
    for (const Event &event : advance(state, draw).events)
        memory.note(redacted(event, seatAt(0)), viewFor(state, seatAt(0)));
    Rng rng(1);
    const auto advice = advise(viewFor(state, seatAt(0)), memory, rng, counted(200));
    QVERIFY(advice);
    QVERIFY(advice->best.card == *cardFromText("R1"));
    QVERIFY(advice->why.front() == (Why{Reason::ColorLacked, seatAt(1), Color::Red, std::nullopt, 1}));
}

void tst_Bots::onlyGuessNamesTheTruth()
{
    const QRegularExpression word(QStringLiteral("\\bState\\b"));
    int files = 0;
    QDirIterator folder(QStringLiteral(UNO_BOTS_DIR), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files);
    while (folder.hasNext()) {
        QFile file(folder.next());
        ++files;
        if (folder.fileName().startsWith(QLatin1String("guess.")))
            continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!QString::fromUtf8(file.readAll()).contains(word), qPrintable(folder.fileName()));
    }
    QVERIFY(files > 10);
}

void tst_Bots::everyLevelBeatsTheOneBelow_data()
{
    QTest::addColumn<int>("better");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("least"); // percent; the true rates are measured in the arena
    QTest::newRow("easy") << 1 << 1500 << 50;
    QTest::newRow("normal") << 2 << 1500 << 52;
    QTest::newRow("hard") << 3 << 200 << 40;
    QTest::newRow("expert") << 4 << 100 << 42;
}

void tst_Bots::everyLevelBeatsTheOneBelow()
{
    QFETCH(int, better);
    QFETCH(int, rounds);
    QFETCH(int, least);
    const auto good = static_cast<Level>(better);
    const auto bad = static_cast<Level>(better - 1);
    int won = 0;
    for (int round = 0; round < rounds; ++round) {
        const bool first = round % 2 == 0;
        BotTable table(rulesOf("official"), {first ? good : bad, first ? bad : good}, static_cast<std::uint64_t>(round / 2));
        QVERIFY(table.play(counted(150)));
        won += table.state().result.winner == seatAt(first ? 0 : 1);
    }
    QVERIFY2(won * 100 >= rounds * least, qPrintable(QString::number(won)));
}

QTEST_APPLESS_MAIN(tst_Bots)
#include "tst_bots.moc"
