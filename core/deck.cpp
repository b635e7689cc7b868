#include "deck.h"

#include <array>
#include <optional>

namespace uno {

namespace {

/// So many copies of a symbol; for colored symbols, of each color.
struct Lot {
    Symbol symbol;
    int copies;
};

using Lots = std::vector<Lot>;

Lots numbers(int firstNumber, int copies)
{
    Lots lots;
    for (int number = firstNumber; number <= 9; ++number)
        lots.push_back({static_cast<Symbol>(number), copies});
    return lots;
}

Lots operator+(Lots lots, const Lots &more)
{
    lots.insert(lots.end(), more.begin(), more.end());
    return lots;
}

Lots classicLots()
{
    return Lots{{Symbol::Zero, 1}} + numbers(1, 2)
        + Lots{{Symbol::Skip, 2}, {Symbol::Reverse, 2}, {Symbol::DrawTwo, 2}, {Symbol::Wild, 4}, {Symbol::WildDrawFour, 4}};
}

Lots blankLots()
{
    return numbers(0, 2)
        + Lots{{Symbol::DrawTwo, 2}, {Symbol::Reverse, 2}, {Symbol::Skip, 2}, {Symbol::Blank, 2}, {Symbol::Wild, 4},
               {Symbol::WildDrawFour, 4}};
}

Lots h2oLots()
{
    return numbers(0, 1)
        + Lots{{Symbol::Skip, 1}, {Symbol::Reverse, 1}, {Symbol::DrawOne, 1}, {Symbol::Wild, 1}, {Symbol::WildDrawTwo, 1}};
}

std::vector<Face> facesOf(const Lots &lots, Side side)
{
    std::vector<Face> faces;
    for (const Lot &lot : lots) {
        if (isBlack(lot.symbol)) {
            faces.insert(faces.end(), static_cast<std::size_t>(lot.copies), Face(lot.symbol));
            continue;
        }
        const int first = side == Side::Light ? 0 : 4;
        for (int color = first; color < first + 4; ++color)
            faces.insert(faces.end(), static_cast<std::size_t>(lot.copies), Face(static_cast<Color>(color), lot.symbol));
    }
    return faces;
}

std::vector<Card> oneSided(const Lots &lots)
{
    std::vector<Card> cards;
    for (const Face face : facesOf(lots, Side::Light))
        cards.push_back({face, Face()});
    return cards;
}

/// Light face i shares a card with dark face (stride * i + shift) mod n of lists that name the kinds in the same order. The
/// two numbers were searched for: no card has the same kind on both sides, and kinds and colors meet as evenly as they can.
/// Fixed for ever: records depend on them.
std::vector<Card> paired(const Lots &light, const Lots &dark, std::size_t stride, std::size_t shift)
{
    const auto lights = facesOf(light, Side::Light);
    const auto darks = facesOf(dark, Side::Dark);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < lights.size(); ++i)
        cards.push_back({lights[i], darks[(stride * i + shift) % darks.size()]});
    return cards;
}

std::vector<Card> flipCards()
{
    const auto light = numbers(1, 2)
        + Lots{{Symbol::DrawOne, 2}, {Symbol::Reverse, 2}, {Symbol::Skip, 2}, {Symbol::Flip, 2}, {Symbol::Wild, 4},
               {Symbol::WildDrawTwo, 4}};
    const auto dark = numbers(1, 2)
        + Lots{{Symbol::DrawFive, 2}, {Symbol::Reverse, 2}, {Symbol::SkipEveryone, 2}, {Symbol::Flip, 2}, {Symbol::Wild, 4},
               {Symbol::WildDrawColor, 4}};
    return paired(light, dark, 43, 17);
}

std::vector<Card> flip108Cards()
{
    const auto light = numbers(1, 2)
        + Lots{{Symbol::DrawTwo, 2}, {Symbol::Reverse, 2}, {Symbol::Skip, 2}, {Symbol::Flip, 1}, {Symbol::Wild, 4},
               {Symbol::WildDrawFour, 4}};
    const auto dark = numbers(1, 2)
        + Lots{{Symbol::DrawFive, 2}, {Symbol::Reverse, 2}, {Symbol::SkipEveryone, 2}, {Symbol::Flip, 1}, {Symbol::Wild, 4},
               {Symbol::WildDrawTwo, 4}};
    return paired(light, dark, 19, 10);
}

std::vector<Card> madeDeck(Deck deck)
{
    switch (deck) {
    case Deck::Classic: return oneSided(classicLots());
    case Deck::Blank120: return oneSided(blankLots());
    case Deck::Flip: return flipCards();
    case Deck::Flip108: return flip108Cards();
    case Deck::H2o: return oneSided(h2oLots());
    }
    return {};
}

/// Made once: playouts deal millions of rounds.
const std::vector<Card> &oneDeck(Deck deck)
{
    static const std::array<std::vector<Card>, 5> decks{madeDeck(Deck::Classic), madeDeck(Deck::Blank120), madeDeck(Deck::Flip),
                                                        madeDeck(Deck::Flip108), madeDeck(Deck::H2o)};
    return decks[static_cast<std::size_t>(deck)];
}

/// Printed values of the retail flip deck; the others are worth what every deck's are.
std::optional<int> flipPoints(Symbol symbol)
{
    switch (symbol) {
    case Symbol::DrawOne: return 10;
    case Symbol::SkipEveryone: return 30;
    case Symbol::Wild: return 40;
    case Symbol::WildDrawTwo: return 50;
    case Symbol::WildDrawColor: return 60;
    default: return std::nullopt;
    }
}

} // namespace

std::vector<Card> cardsOf(const Rules &rules)
{
    static const std::vector<Card> tens = oneSided({{Symbol::DrawTen, 1}});
    const auto &deck = oneDeck(rules.deck);
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(cardCount(rules)));
    for (int copy = 0; copy < rules.decks; ++copy) {
        cards.insert(cards.end(), deck.begin(), deck.end());
        if (rules.spareBlanks == SpareBlanks::PlusTen)
            cards.insert(cards.end(), tens.begin(), tens.end());
    }
    return cards;
}

int cardCount(const Rules &rules)
{
    static constexpr std::array<int, 5> sizes{108, 120, 112, 108, 54};
    const int spare = rules.spareBlanks == SpareBlanks::PlusTen ? 4 : 0;
    return rules.decks * (sizes[static_cast<std::size_t>(rules.deck)] + spare);
}

int pointsOf(Face face, Deck deck)
{
    const Symbol symbol = face.symbol();
    if (deck == Deck::Flip) {
        if (const auto points = flipPoints(symbol))
            return *points;
    }
    if (isNumber(symbol))
        return static_cast<int>(symbol);
    if (symbol == Symbol::Unknown)
        return 0;
    return isBlack(symbol) ? 50 : 20;
}

} // namespace uno
