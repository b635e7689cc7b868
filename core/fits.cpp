#include "fits.h"

#include <algorithm>
#include <array>

namespace uno {

namespace {

/// Symbols match by themselves; under `action_match` color only numbers and Blanks do.
bool matchesBySymbol(const Rules &rules, Symbol symbol)
{
    return rules.actionMatch == ActionMatch::Face || isNumber(symbol) || symbol == Symbol::Blank;
}

} // namespace

bool fits(const State &state, Face face)
{
    if (!state.color || face.black() || face.has(*state.color))
        return true;
    return face.symbol() == state.top().symbol() && matchesBySymbol(state.rules, face.symbol());
}

FaceSet fittingFaces(const State &state)
{
    FaceSet set(state.side);
    if (!state.color) {
        set.addAll();
        return set;
    }
    const Face top = state.top();
    set.addBlacks();
    set.add(*state.color);
    if (top.colored() && matchesBySymbol(state.rules, top.symbol()))
        set.addInEveryColor(top.symbol());
    return set;
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
    return state.color && FaceSet::shownBy(state.hand(seat), state.side).holds(*state.color);
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
