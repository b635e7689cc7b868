// A person who clicks about: whatever the rules of the table, the intents of the table alone bring every round to its end, and
// nothing that the person does leaves the table stuck or in disagreement with the truth.
#include "session_house.h"

#include "core/presets.h"
#include "core/rule_table.h"

#include <QSignalSpy>
#include <QTest>

using namespace uno;

class PersonTest : public QObject {
    Q_OBJECT

private slots:
    void everyPresetCanBePlayedByClicks_data();
    void everyPresetCanBePlayedByClicks();
    void randomMixesCanBePlayedByClicks_data();
    void randomMixesCanBePlayedByClicks();
};

namespace {

template <typename List>
auto anyOf(const List &list, Rng &rng)
{
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// Answers whatever the table asks, or clicks on something.
void clickAbout(TableModel &table, Rng &rng)
{
    const QString ask = table.ask();
    if (ask == QLatin1String("color"))
        return table.chooseColor(anyOf(table.askColors(), rng));
    if (ask == QLatin1String("target"))
        return table.chooseSeat(anyOf(table.askSeats(), rng));
    if (!ask.isEmpty())
        return table.chooseCard(anyOf(table.askCards(), rng));
    const auto &choices = table.choices()->choices();
    const auto &cards = table.hand()->cards();
    switch (rng.below(8)) {
    case 0:
        if (!choices.empty())
            table.choose(anyOf(choices, rng).id);
        break;
    case 1: table.canDraw() ? table.draw() : table.askHint(); break;
    case 2:
        if (table.canCallUno() && !table.unoArmed())
            table.callUno();
        break;
    case 3: table.jumpIn(); break;
    case 4:
        if (!cards.empty())
            table.playCard(anyOf(cards, rng).id); // a wrong one, perhaps
        break;
    default:
        for (const HandCard &held : cards)
            if (held.playable)
                return table.playCard(held.id);
        if (!choices.empty())
            table.choose(choices.front().id);
        else if (table.canDraw())
            table.draw();
    }
}

bool agrees(SessionHouse &house)
{
    const State &state = house.state();
    bool same = house.table().drawCount() == state.drawCount() && house.table().hand()->count() == state.handCount(seatAt(0))
        && house.table().discardCount() == state.discardCount();
    for (int i = 0; i < state.seats; ++i)
        same = same && house.table().seats()->at(seatAt(i)).count == state.handCount(seatAt(i));
    return same;
}

void playByClicks(const Rules &rules, int seats, std::uint64_t seed)
{
    SessionHouse house(Thinker::Where::Here, Disk::Nowhere);
    house.settings.setSpeed(QStringLiteral("instant"));
    house.settings.setUnhurried(seed % 3 == 0);
    house.session.start(SessionHouse::tableOf(seats, seed, rules));
    Rng rng(seed);
    int idle = 0;
    std::size_t actions = 0;
    for (int guard = 0; guard < 60'000 && !house.session.run()->roundOver(); ++guard) {
        house.settle();
        QVERIFY(house.table().settled());
        QVERIFY(agrees(house));
        const std::size_t now = house.session.run()->rounds().back().actions.size();
        idle = now == actions ? idle + 1 : 0;
        actions = now;
        QVERIFY2(idle < 600, qPrintable(QStringLiteral("stuck in %1, seat %2").arg(house.table().phase()).arg(house.table().turnSeat())));
        if (!house.table().view().legal.empty() && rng.below(3) > 0)
            clickAbout(house.table(), rng);
        else
            house.clock.advance(300);
    }
    QVERIFY(house.session.run()->roundOver());
    house.settle();
    QVERIFY(!house.table().overlay().isEmpty());
}

Rules randomRules(Rng &rng)
{
    Rules rules;
    for (const RuleRow &row : ruleTable()) {
        const int most = row.kind == RuleKind::Choice ? static_cast<int>(row.values.size()) - 1
            : row.kind == RuleKind::Flag              ? 1
            : row.kind == RuleKind::Set               ? (1 << row.values.size()) - 1
                                                      : row.most;
        const int value = row.kind == RuleKind::Number && !row.numbers.empty()
            ? row.numbers[rng.below(static_cast<std::uint32_t>(row.numbers.size()))]
            : row.key == "hand_size" ? 5 + static_cast<int>(rng.below(4))
                                     : static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
        if (admits(row, value))
            row.set(rules, value);
    }
    return rules;
}

} // namespace

void PersonTest::everyPresetCanBePlayedByClicks_data()
{
    QTest::addColumn<QString>("preset");
    for (const Preset &preset : presets())
        QTest::addRow("%s", std::string(preset.id).c_str()) << QString::fromStdString(std::string(preset.id));
}

void PersonTest::everyPresetCanBePlayedByClicks()
{
    QFETCH(QString, preset);
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        playByClicks(findPreset(preset.toStdString())->rules, static_cast<int>(1 + seed), seed);
}

void PersonTest::randomMixesCanBePlayedByClicks_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < 12; ++number)
        QTest::addRow("mix %d", number) << number;
}

void PersonTest::randomMixesCanBePlayedByClicks()
{
    QFETCH(int, number);
    Rng rng(static_cast<std::uint64_t>(number) + 1000);
    Rules rules = randomRules(rng);
    rules.misplayPenalty = 0; // who clicks at random and pays for it never comes to an end
    const int seats = 2 + number % 5;
    if (clashOf(rules, seats))
        QSKIP("these rules exclude each other");
    playByClicks(rules, seats, static_cast<std::uint64_t>(number));
}

QTEST_GUILESS_MAIN(PersonTest)
#include "tst_person.moc"
