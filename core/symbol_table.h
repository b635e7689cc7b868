// What each symbol does when it is played (RULES.md §1, §5, §9): one row per symbol.
#pragma once

#include "card.h"

#include <array>

namespace uno {

enum class Effect : std::uint8_t {
    None,
    Skip,
    Reverse,
    Draw,         ///< the next seat draws `cards`
    DrawToColor,  ///< the next seat draws until the color in force comes
    Flip,
    SkipEveryone,
};

struct SymbolRow {
    Effect effect = Effect::None;
    std::uint8_t cards = 0;
};

namespace detail {

constexpr std::array<SymbolRow, 32> symbolRows()
{
    std::array<SymbolRow, 32> rows{};
    const auto put = [&](Symbol symbol, Effect effect, std::uint8_t cards = 0) {
        rows[static_cast<std::size_t>(symbol)] = {effect, cards};
    };
    put(Symbol::Skip, Effect::Skip);
    put(Symbol::Reverse, Effect::Reverse);
    put(Symbol::DrawOne, Effect::Draw, 1);
    put(Symbol::DrawTwo, Effect::Draw, 2);
    put(Symbol::DrawFive, Effect::Draw, 5);
    put(Symbol::DrawTen, Effect::Draw, 10);
    put(Symbol::Flip, Effect::Flip);
    put(Symbol::SkipEveryone, Effect::SkipEveryone);
    put(Symbol::WildDrawTwo, Effect::Draw, 2);
    put(Symbol::WildDrawFour, Effect::Draw, 4);
    put(Symbol::WildDrawColor, Effect::DrawToColor);
    return rows;
}

inline constexpr auto rows = symbolRows();

} // namespace detail

/// The unknown symbol does nothing.
constexpr const SymbolRow &rowOf(Symbol symbol) { return detail::rows[static_cast<std::size_t>(symbol)]; }

} // namespace uno
