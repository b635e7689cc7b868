#include "fits.h"

#include <algorithm>
#include <array>

namespace uno {

bool fits(const State &state, Face face)
{
    if (!state.color || face.black() || face.has(*state.color))
        return true;
    const Symbol symbol = face.symbol();
    if (symbol != state.top().symbol())
        return false;
    return state.rules.actionMatch == ActionMatch::Face || isNumber(symbol) || symbol == Symbol::Blank;
}

bool barredAsLast(const Rules &rules, Face face)
{
    switch (rules.finish) {
    case Finish::Any: return false;
    case Finish::NoBlack: return face.black();
    case Finish::NoAction: return !isNumber(face.symbol());
    }
    return false;
}

bool holdsColorInForce(const State &state, Seat seat)
{
    if (!state.color)
        return false;
    const auto hand = state.hand(seat);
    return std::any_of(hand.begin(), hand.end(), [&](Card card) { return card.face(state.side).has(*state.color); });
}

bool againstDrawFourRule(const State &state, Seat seat, Face face)
{
    if (!isWildDraw(face.symbol()) || state.rules.drawFour == DrawFour::Free)
        return false;
    return phaseOf(state) != Phase::Follow && state.handCount(seat) > 1 && holdsColorInForce(state, seat);
}

bool namesColor(const Rules &rules, Face face)
{
    if (!face.black() || rules.wildColor == WildColor::Wheel)
        return false;
    return rules.wildColor == WildColor::Chosen || isWildDraw(face.symbol());
}

Color nextOnWheel(std::optional<Color> color, Direction direction, Side side)
{
    using Wheel = std::array<Color, 4>;
    static constexpr Wheel light{Color::Red, Color::Blue, Color::Green, Color::Yellow};
    static constexpr Wheel dark{Color::Pink, Color::Teal, Color::Orange, Color::Purple};
    const Wheel &wheel = side == Side::Light ? light : dark;
    if (!color)
        return wheel[0];
    const auto place = static_cast<std::size_t>(std::find(wheel.begin(), wheel.end(), *color) - wheel.begin());
    return wheel[(place + (direction == Direction::Clockwise ? 1u : 3u)) % 4u];
}

} // namespace uno
