#include "resolve.h"

#include "symbol_table.h"

namespace uno {

namespace {

bool isReverseInColor(const State &state, Face face)
{
    return face.symbol() == Symbol::Reverse && state.color && face.has(*state.color);
}

/// The same penalty on its way to another seat. Only the seat that was hit directly may challenge.
Charge sentOn(Charge charge)
{
    charge.challengeable = false;
    charge.lie = false;
    return charge;
}

Charge added(const Charge &charge, Face face)
{
    Charge sum = freshCharge(face, face.symbol(), Origin::Face);
    sum.cards = static_cast<std::uint16_t>(sum.cards + charge.cards);
    sum.wild = sum.wild || charge.wild;
    return sum;
}

Charge alone(Face face) { return freshCharge(face, face.symbol(), Origin::Face); }

std::optional<Charge> answerToSkip(const State &state, const Charge &charge, Face face)
{
    const bool same = face == charge.source && !charge.repeated;
    if (state.rules.skipResponse == SkipResponse::Identical && same)
        return alone(face);
    return std::nullopt;
}

/// Draw One, Two, Five, Ten with its own kind.
std::optional<Charge> byDrawTwoResponse(const State &state, const Charge &charge, Face face)
{
    switch (state.rules.drawTwoResponse) {
    case DrawTwoResponse::None: return std::nullopt;
    case DrawTwoResponse::Deflect: return alone(face);
    case DrawTwoResponse::Stack: return added(charge, face);
    }
    return std::nullopt;
}

std::optional<Charge> answerToColoredDraw(const State &state, const Charge &charge, Face face)
{
    if (face.symbol() == charge.source.symbol())
        return byDrawTwoResponse(state, charge, face);
    const bool amountIsFixed = isWildDraw(face.symbol()) && face.symbol() != Symbol::WildDrawColor;
    if (state.rules.mixedStack && charge.source.symbol() == Symbol::DrawTwo && amountIsFixed)
        return added(charge, face);
    return std::nullopt;
}

bool allowed(const State &state, DrawFourResponse response) { return (state.rules.drawFourResponse & response) != 0; }

std::optional<Charge> drawTwoOnWildDraw(const State &state, const Charge &charge, Face face)
{
    const bool named = state.color && face.has(*state.color);
    if (state.rules.mixedStack && named && !charge.untilColor)
        return added(charge, face);
    if (allowed(state, DrawTwoAny) || (allowed(state, DrawTwoNamed) && named))
        return alone(face);
    return std::nullopt;
}

std::optional<Charge> answerToWildDraw(const State &state, const Charge &charge, Face face)
{
    if (face.symbol() == Symbol::DrawTwo)
        return drawTwoOnWildDraw(state, charge, face);
    if (face.symbol() == charge.source.symbol() && allowed(state, StackDrawFour))
        return added(charge, face);
    return std::nullopt;
}

} // namespace

Charge freshCharge(Face face, Symbol effect, Origin origin)
{
    Charge charge;
    const SymbolRow &row = rowOf(effect);
    if (row.effect != Effect::Skip && row.effect != Effect::Draw && row.effect != Effect::DrawToColor)
        return charge;
    const auto color = face.color();
    charge.source = isBlack(effect) || !color ? Face(effect) : Face(*color, effect);
    charge.cards = row.cards;
    charge.untilColor = row.effect == Effect::DrawToColor;
    charge.wild = isWildDraw(effect);
    charge.repeated = origin == Origin::Blank;
    return charge;
}

std::optional<Charge> answeredCharge(const State &state, const Charge &charge, Face face)
{
    if (state.rules.reverseResponse && isReverseInColor(state, face))
        return sentOn(charge);
    if (charge.skips())
        return answerToSkip(state, charge, face);
    return isWildDraw(charge.source.symbol()) ? answerToWildDraw(state, charge, face)
                                                             : answerToColoredDraw(state, charge, face);
}

Charge chargeAfterJumpIn(const State &state, const Charge &charge, Face face)
{
    if (face.symbol() == Symbol::Reverse)
        return sentOn(charge);
    if (isColoredDraw(face.symbol()) && face.symbol() == charge.source.symbol()
        && state.rules.drawTwoResponse == DrawTwoResponse::Stack)
        return added(charge, face);
    return alone(face);
}

} // namespace uno
