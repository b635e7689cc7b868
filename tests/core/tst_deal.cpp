// Decks and the deal (RULES.md §1, §2): what only a dealt round can show.

#include "table_builder.h"

#include "core/deck.h"
#include "core/match.h"
#include "core/rng.h"

#include <algorithm>
#include <map>
#include <set>

using namespace uno;
using namespace uno::test;

namespace {

constexpr int Deals = 400; // enough for every kind of first card to come up

Seed seedOf(int number)
{
    return seedFrom(static_cast<std::uint64_t>(number));
}

Deal dealOf(const Rules &rules, int seats, int number)
{
    Deal deal;
    deal.rules = rules;
    deal.seats = seats;
    deal.dealer = seatAt(0);
    deal.seed = seedOf(number);
    return deal;
}

/// All cards of a dealt table, sorted.
std::vector<Card> everywhere(const Table &table)
{
    std::vector<Card> all = cards(table.drawPile());
    for (const Card &c : cards(table.discard()))
        all.push_back(c);
    for (int seat = 0; seat < table.state().seats; ++seat) {
        for (const Card &c : cards(table.hand(seat)))
            all.push_back(c);
    }
    std::sort(all.begin(), all.end());
    return all;
}

int countOf(const std::vector<Card> &all, Side side, auto wanted)
{
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Card &c) { return wanted(c.face(side)); }));
}

int countOf(const std::vector<Card> &all, Side side, Symbol symbol)
{
    return countOf(all, side, [&](Face face) { return face.symbol() == symbol; });
}

} // namespace

class tst_Deal : public QObject {
    Q_OBJECT

private slots:
    void deckHoldsWhatIsPrinted_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("noughts");
        QTest::addColumn<int>("sevens");
        QTest::addColumn<int>("skips");
        QTest::addColumn<int>("reverses");
        QTest::addColumn<int>("wilds");
        QTest::addColumn<int>("wildDraws");
        QTest::newRow("classic") << "deck=classic" << 108 << 4 << 8 << 8 << 8 << 4 << 4;
        QTest::newRow("two classic decks") << "deck=classic decks=2" << 216 << 8 << 16 << 16 << 16 << 8 << 8;
        QTest::newRow("blank120") << "deck=blank120" << 120 << 8 << 8 << 8 << 8 << 4 << 4;
        QTest::newRow("flip") << "deck=flip" << 112 << 0 << 8 << 8 << 8 << 4 << 4;
        QTest::newRow("flip108") << "deck=flip108" << 108 << 0 << 8 << 8 << 8 << 4 << 4;
        QTest::newRow("h2o") << "deck=h2o" << 54 << 4 << 4 << 4 << 4 << 1 << 1;
    }
    void deckHoldsWhatIsPrinted()
    {
        QFETCH(QString, options);
        const Rules table = rules("official", options.toStdString());
        const std::vector<Card> all = cardsOf(table);
        QTEST(cardCount(table), "cards");
        QTEST(int(all.size()), "cards");
        QTEST(countOf(all, Side::Light, Symbol::Zero), "noughts");
        QTEST(countOf(all, Side::Light, Symbol::Seven), "sevens");
        QTEST(countOf(all, Side::Light, Symbol::Skip), "skips");
        QTEST(countOf(all, Side::Light, Symbol::Reverse), "reverses");
        QTEST(countOf(all, Side::Light, Symbol::Wild), "wilds");
        QTEST(countOf(all, Side::Light, [](Face face) { return isWildDraw(face.symbol()); }), "wildDraws");
    }
    void colorsOfADeckAreEvenlyMany()
    {
        for (const char *deck : {"deck=classic", "deck=blank120", "deck=flip", "deck=flip108", "deck=h2o"}) {
            std::map<Color, int> light;
            std::map<Color, int> dark;
            for (const Card &c : cardsOf(rules("official", deck))) {
                if (const auto color = c.light.color())
                    ++light[*color];
                if (const auto color = c.dark.color())
                    ++dark[*color];
            }
            QCOMPARE(light.size(), std::size_t(4));
            for (const auto &[color, count] : light)
                QVERIFY2(count == light.begin()->second && !isDark(color), deck);
            for (const auto &[color, count] : dark)
                QVERIFY2(count == dark.begin()->second && isDark(color), deck);
        }
    }
    void darkSidesHoldWhatIsPrinted()
    {
        const std::vector<Card> retail = cardsOf(rules("official", "deck=flip"));
        QCOMPARE(countOf(retail, Side::Dark, Symbol::DrawFive), 8);
        QCOMPARE(countOf(retail, Side::Dark, Symbol::SkipEveryone), 8);
        QCOMPARE(countOf(retail, Side::Dark, Symbol::Flip), 8);
        QCOMPARE(countOf(retail, Side::Dark, Symbol::WildDrawColor), 4);
        QCOMPARE(countOf(retail, Side::Light, Symbol::DrawOne), 8);
        QCOMPARE(countOf(retail, Side::Light, Symbol::WildDrawTwo), 4);
        const std::vector<Card> guide = cardsOf(rules("official", "deck=flip108"));
        QCOMPARE(countOf(guide, Side::Dark, Symbol::Flip), 4);
        QCOMPARE(countOf(guide, Side::Dark, Symbol::WildDrawTwo), 4);
        QCOMPARE(countOf(guide, Side::Light, Symbol::WildDrawFour), 4);
        for (const auto &deck : {retail, guide}) {
            for (const Card &c : deck)
                QVERIFY(c.twoSided());
        }
    }
    void spareBlanksAddADrawTenOfEachColor()
    {
        const std::vector<Card> all = cardsOf(rules("official", "spare_blanks=plus_ten"));
        QCOMPARE(int(all.size()), 112);
        std::set<Color> colors;
        for (const Card &c : all) {
            if (c.light.symbol() == Symbol::DrawTen)
                colors.insert(*c.light.color());
        }
        QCOMPARE(countOf(all, Side::Light, Symbol::DrawTen), 4);
        QCOMPARE(colors.size(), std::size_t(4));
    }
    void pointsAreAsPrinted_data()
    {
        QTest::addColumn<int>("deck");
        QTest::addColumn<int>("symbol");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, Deck deck, Symbol symbol, int points) {
            QTest::newRow(name) << int(deck) << int(symbol) << points;
        };
        row("9", Deck::Classic, Symbol::Nine, 9);
        row("0", Deck::Classic, Symbol::Zero, 0);
        row("skip", Deck::Classic, Symbol::Skip, 20);
        row("blank", Deck::Blank120, Symbol::Blank, 20);
        row("draw ten", Deck::Classic, Symbol::DrawTen, 20);
        row("wild", Deck::Classic, Symbol::Wild, 50);
        row("wild draw four", Deck::Classic, Symbol::WildDrawFour, 50);
        row("flip: draw one", Deck::Flip, Symbol::DrawOne, 10);
        row("flip: draw five", Deck::Flip, Symbol::DrawFive, 20);
        row("flip: skip everyone", Deck::Flip, Symbol::SkipEveryone, 30);
        row("flip: wild", Deck::Flip, Symbol::Wild, 40);
        row("flip: wild draw two", Deck::Flip, Symbol::WildDrawTwo, 50);
        row("flip: wild draw color", Deck::Flip, Symbol::WildDrawColor, 60);
        row("h2o: draw one", Deck::H2o, Symbol::DrawOne, 20);
        row("h2o: wild draw two", Deck::H2o, Symbol::WildDrawTwo, 50);
    }
    void pointsAreAsPrinted()
    {
        QFETCH(int, deck);
        QFETCH(int, symbol);
        const auto sign = static_cast<Symbol>(symbol);
        const Face face = isBlack(sign) ? Face(sign) : Face(Color::Red, sign);
        QTEST(pointsOf(face, static_cast<Deck>(deck)), "points");
    }
    void dealHandsOutEveryCardOnce_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("seats");
        QTest::newRow("classic, two") << "" << 2;
        QTest::newRow("classic, ten") << "" << 10;
        QTest::newRow("two decks, ten") << "decks=2 hand_size=10" << 10;
        QTest::newRow("flip, four") << "deck=flip" << 4;
        QTest::newRow("h2o, four") << "deck=h2o hand_size=5" << 4;
    }
    void dealHandsOutEveryCardOnce()
    {
        QFETCH(QString, options);
        QFETCH(int, seats);
        const Rules table = rules("official", options.toStdString() + (options.isEmpty() ? "" : " ") + "first_card=inert");
        std::vector<Card> deck = cardsOf(table);
        std::sort(deck.begin(), deck.end());
        for (int number = 0; number < 20; ++number) {
            Table t(dealOf(table, seats, number));
            QVERIFY(everywhere(t) == deck);
            QCOMPARE(cards(t.discard()).size(), std::size_t(1));
            for (int seat = 0; seat < seats; ++seat)
                QCOMPARE(t.held(seat), int(table.handSize));
        }
    }
    void sameSeedDealsTheSameAndAnotherDealsOtherwise()
    {
        const Rules table = rules("official");
        Table first(dealOf(table, 4, 1));
        Table again(dealOf(table, 4, 1));
        Table other(dealOf(table, 4, 2));
        QVERIFY(first.hand(0) == again.hand(0) && first.drawPile() == again.drawPile());
        QVERIFY(first.drawPile() != other.drawPile());
    }
    void firstCardIsANumberUnderNumberOnly()
    {
        for (int number = 0; number < Deals; ++number) {
            Table t(dealOf(rules("official", "first_card=number_only"), 3, number));
            QVERIFY(isNumber(cards(t.discard()).back().light.symbol()));
            IS(t.asks(), "turn 1");
        }
    }
    void officialFirstCardActsOnTheFirstSeat()
    {
        std::map<Symbol, int> seen;
        for (int number = 0; number < Deals; ++number) {
            Table t(dealOf(rules("official"), 3, number));
            const Symbol top = cards(t.discard()).back().light.symbol();
            ++seen[top];
            QVERIFY2(!isWildDraw(top), "a Wild Draw card goes back");
            if (top == Symbol::Skip)
                IS(t.asks(), "turn 2");
            else if (top == Symbol::Reverse)
                IS(t.asks(), "turn 0");
            else if (top == Symbol::DrawTwo)
                QVERIFY(t.asks() == "turn 2" ? t.held(1) == 9 : t.asks() == "respond 1 2");
            else if (top == Symbol::Wild)
                IS(t.asks(), "color 1");
            else
                IS(t.asks(), "turn 1");
            QCOMPARE(t.state().direction, top == Symbol::Reverse ? Direction::Anticlockwise : Direction::Clockwise);
        }
        for (const Symbol symbol : {Symbol::Skip, Symbol::Reverse, Symbol::DrawTwo, Symbol::Wild})
            QVERIFY(seen[symbol] > 0);
    }
    void officialFirstReverseLetsTheDealerBeginBetweenTwo()
    {
        int seen = 0;
        for (int number = 0; number < Deals; ++number) {
            Table t(dealOf(rules("official", "two_player_reverse=skip"), 2, number));
            if (cards(t.discard()).back().light.symbol() != Symbol::Reverse)
                continue;
            ++seen;
            IS(t.asks(), "turn 0");
        }
        QVERIFY(seen > 0);
    }
    void officialFirstFlipTurnsEverything()
    {
        int seen = 0;
        for (int number = 0; number < Deals; ++number) {
            Table t(dealOf(rules("official", "deck=flip"), 3, number));
            if (t.state().side == Side::Light)
                continue;
            ++seen;
            // The Flip lies face down now; what came to the top shows its dark side and is no dark-only face.
            QVERIFY(!isWildDraw(cards(t.discard()).back().dark.symbol()));
        }
        QVERIFY(seen > 0);
    }
    void inertFirstCardDoesNothing()
    {
        std::set<Symbol> seen;
        for (int number = 0; number < Deals; ++number) {
            Table t(dealOf(rules("official", "first_card=inert"), 3, number));
            const Symbol top = cards(t.discard()).back().light.symbol();
            seen.insert(top);
            IS(t.asks(), "turn 1");
            QCOMPARE(t.state().direction, Direction::Clockwise);
            for (int seat = 0; seat < 3; ++seat)
                QCOMPARE(t.held(seat), 7);
            QCOMPARE(t.color() == "any", isBlack(top));
        }
        QVERIFY(seen.contains(Symbol::DrawTwo) && seen.contains(Symbol::WildDrawFour) && seen.contains(Symbol::Skip));
    }
    void raceLetsEverySeatOpen()
    {
        for (int number = 0; number < 20; ++number) {
            Table t(dealOf(rules("official", "first_player=race first_card=number_only"), 3, number));
            QVERIFY(t.asks().starts_with("opening"));
            for (int seat = 0; seat < 3; ++seat)
                QVERIFY(t.legal(seat).find("pass") != std::string::npos);
            IS(t.act("2 pass; 0 pass; 1 pass"), "ok ok ok");
            IS(t.asks(), "turn 1");
        }
    }
    void dealPassesClockwise()
    {
        Table t(rules("official"), {"R7", "B1 B2", "Y1"});
        t.dealer(1).turn(0);
        t.act("0 play R7");
        IS(t.asks(), "round_over");
        const Deal next = nextDeal(t.state(), seedOf(1));
        QCOMPARE(next.dealer, seatAt(2));
        QVERIFY(!next.starter);
    }
    void loserDealsAndWinnerStartsUnderLazy()
    {
        Table t(rules("official", "scoring=lazy target=0"), {"R7", "B1 B2", "YS"});
        t.dealer(1).turn(0);
        t.act("0 play R7");
        const Deal next = nextDeal(t.state(), seedOf(1));
        QCOMPARE(next.dealer, seatAt(2));
        QCOMPARE(next.starter.value_or(seatAt(9)), seatAt(0));
    }
    void firstDealerIsDrawnByTheSeed()
    {
        std::set<Seat> dealers;
        for (int number = 0; number < 100; ++number) {
            const Seat dealer = firstDealer(seedOf(number), 4);
            QCOMPARE(dealer, firstDealer(seedOf(number), 4));
            dealers.insert(dealer);
        }
        QCOMPARE(dealers.size(), std::size_t(4));
    }
};

QTEST_APPLESS_MAIN(tst_Deal)
#include "tst_deal.moc"
