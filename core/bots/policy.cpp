// The values behind the rules of thumb.
#include "policy.h"

#include "core/deck.h"
#include "core/symbol_table.h"

#include <algorithm>
#include <cmath>

namespace uno {

namespace {

/// Skipping (or hitting, or turning away from) the next seat: worth more the nearer it is to going out.
double stopsNext(const Sight &sight, const Weights &weights)
{
    return weights.danger * nearness(sight.next);
}

double valueOfReverse(const Sight &sight, const Weights &weights)
{
    if (sight.seatsInPlay == 2)
        return sight.rules->twoPlayerReverse == TwoPlayerReverse::Skip ? weights.skip + stopsNext(sight, weights) : 0;
    return weights.turn * (nearness(sight.next) - nearness(sight.previous));
}

/// About how many cards come until one of a given color does.
constexpr double CardsToColor = 5;

double valueOfEffect(const Sight &sight, Face face, const Weights &weights)
{
    const SymbolRow &row = rowOf(face.symbol());
    switch (row.effect) {
    case Effect::Skip:
        return weights.skip + stopsNext(sight, weights);
    case Effect::SkipEveryone:
        return 2 * weights.skip + weights.danger * nearness(sight.least);
    case Effect::Reverse:
        return valueOfReverse(sight, weights);
    case Effect::Draw:
        return weights.skip + weights.draw * row.cards + stopsNext(sight, weights);
    case Effect::DrawToColor:
        return weights.skip + weights.draw * CardsToColor + stopsNext(sight, weights);
    case Effect::None:
    case Effect::Flip:
        break;
    }
    return 0;
}

double valueOfHandMove(const Sight &sight, Face face, int left, const Weights &weights)
{
    if (!sight.rules->sevenZero || left == 0)
        return 0;
    if (face.symbol() == Symbol::Zero)
        return weights.swap * (left - sight.previous);
    return 0; // a 7's target is an own choice: valueOfPlay
}

/// The one card that would be left, if it fits on `face` in `color`.
bool lastWouldFit(const Sight &sight, Face face, std::optional<Color> color)
{
    bool passedOver = false;
    for (Card card : sight.hand) {
        const Face other = card.face(sight.side);
        if (!passedOver && other == face) {
            passedOver = true;
            continue;
        }
        return other.black() || (color && other.has(*color)) || other.symbol() == face.symbol();
    }
    return false;
}

double costOfBlack(const Sight &sight, Face face, const Weights &weights)
{
    const double cost = face.symbol() == Symbol::Wild ? weights.wild : weights.wildDraw;
    return sight.hand.size() <= 3 ? cost * weights.late : cost;
}

} // namespace

double valueOfFace(const Sight &sight, Face face, const Weights &weights)
{
    const int left = static_cast<int>(sight.hand.size()) - 1;
    if (left <= 0)
        return 100;
    double value = weights.points * pointsOf(face, sight.rules->deck) + valueOfEffect(sight, face, weights)
                   + valueOfHandMove(sight, face, left, weights);
    if (const auto color = face.color()) {
        value += weights.follow * std::min(sight.held[static_cast<std::size_t>(*color)] - 1, 4);
        value += weights.pair * (sight.symbols[static_cast<std::size_t>(face.symbol())] - 1);
        if (sight.color && *color != *sight.color)
            value += weights.change;
    } else {
        value -= costOfBlack(sight, face, weights);
    }
    if (left == 1 && (face.black() || lastWouldFit(sight, face, face.color())))
        value += weights.closing;
    return value;
}

Color bestColor(const Sight &sight, Card played, unsigned spin)
{
    const unsigned first = sight.side == Side::Dark ? 4 : 0;
    std::array<double, 4> worth{};
    for (Card card : sight.hand)
        if (const auto color = card.face(sight.side).color(); color && card != played)
            worth[static_cast<std::size_t>(*color) - first] += 1 + 0.02 * pointsOf(card.face(sight.side), sight.rules->deck);
    if (sight.color && static_cast<unsigned>(*sight.color) >= first)
        worth[(static_cast<std::size_t>(*sight.color) - first) & 3] -= 0.01;
    unsigned best = spin % 4;
    for (unsigned i = 1; i < 4; ++i)
        if (worth[(spin + i) % 4] > worth[best])
            best = (spin + i) % 4;
    return static_cast<Color>(first + best);
}

double valueOfPlay(const Sight &sight, const Action &action, int targetCards, const Weights &weights)
{
    const Face face = action.card.face(sight.side);
    const int left = static_cast<int>(sight.hand.size()) - (action.second ? 2 : 1);
    if (left <= 0)
        return 100;
    double value = valueOfFace(sight, face, weights);
    if (action.second)
        value += 0.9;
    if (action.color)
        value += weights.follow * sight.held[static_cast<std::size_t>(*action.color)]
                 - (action.color == sight.color ? 0.01 : 0);
    if (action.target && face.symbol() == Symbol::Seven)
        value += weights.swap * (left - targetCards);
    if (action.give)
        value -= 0.05 + 0.1 * worthKeeping(sight, action.give->face(sight.side));
    return value;
}

bool wouldLie(const Sight &sight, Face face)
{
    return sight.rules->drawFour != DrawFour::Free && isWildDraw(face.symbol()) && sight.color && sight.holds(*sight.color)
           && sight.hand.size() > 1;
}

double worthKeeping(const Sight &sight, Face face)
{
    if (face.black())
        return 3;
    double worth = rowOf(face.symbol()).effect == Effect::None ? 0 : 0.8;
    if (const auto color = face.color())
        worth += 0.2 * sight.held[static_cast<std::size_t>(*color)];
    return worth - 0.01 * pointsOf(face, sight.rules->deck);
}

double chanceOfLie(int heldThen, int lies, int truths)
{
    const double inclination = (0.6 + lies) / (6.0 + lies + truths);
    const double holds = 1 - std::pow(0.75, heldThen);
    return inclination * holds / (inclination * holds + 1 - holds);
}

} // namespace uno
