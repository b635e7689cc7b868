// Colors, faces and cards (RULES.md §1). A face is what can lie up; a card has one face, or two in the flip decks.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

namespace uno {

/// The four light colors, then the four dark ones of the flip decks.
enum class Color : std::uint8_t { Red, Yellow, Green, Blue, Pink, Teal, Orange, Purple };

enum class Side : std::uint8_t { Light, Dark };

enum class Symbol : std::uint8_t {
    Zero, One, Two, Three, Four, Five, Six, Seven, Eight, Nine,
    Skip, Reverse, DrawOne, DrawTwo, DrawFive, DrawTen, Blank, Flip, SkipEveryone,
    Wild, WildDrawTwo, WildDrawFour, WildDrawColor,
    Unknown = 31, ///< the side of a card that a player can't see, or that a one-sided card doesn't have
};
inline constexpr int SymbolCount = 23;

constexpr bool isNumber(Symbol symbol) { return symbol <= Symbol::Nine; }
constexpr bool isBlack(Symbol symbol) { return symbol >= Symbol::Wild && symbol <= Symbol::WildDrawColor; }
constexpr bool isWildDraw(Symbol symbol) { return symbol > Symbol::Wild && symbol <= Symbol::WildDrawColor; }
constexpr bool isColoredDraw(Symbol symbol) { return symbol >= Symbol::DrawOne && symbol <= Symbol::DrawTen; }
constexpr bool isDraw(Symbol symbol) { return isColoredDraw(symbol) || isWildDraw(symbol); }
/// Neither number nor black: Skip, Reverse, Draw cards, Blank, Flip, Skip Everyone.
constexpr bool isAction(Symbol symbol) { return symbol >= Symbol::Skip && symbol <= Symbol::SkipEveryone; }

constexpr bool isDark(Color color) { return color >= Color::Pink; }
constexpr Side sideOf(Color color) { return isDark(color) ? Side::Dark : Side::Light; }
constexpr Side other(Side side) { return side == Side::Light ? Side::Dark : Side::Light; }

/// One printed face: a symbol, and a color unless it is black. One byte.
class Face {
public:
    constexpr Face() = default; ///< the unknown face
    constexpr Face(Color color, Symbol symbol)
        : m_code(static_cast<std::uint8_t>((static_cast<unsigned>(color) << 5) | static_cast<unsigned>(symbol))) {}
    /// A black face.
    constexpr explicit Face(Symbol black) : m_code(static_cast<std::uint8_t>(black)) {}

    /// The inverse of code().
    static constexpr Face fromCode(std::uint8_t code)
    {
        Face face;
        face.m_code = code;
        return face;
    }

    constexpr Symbol symbol() const { return static_cast<Symbol>(m_code & 31u); }
    constexpr bool known() const { return symbol() != Symbol::Unknown; }
    constexpr bool black() const { return isBlack(symbol()); }
    constexpr bool colored() const { return symbol() <= Symbol::SkipEveryone; }
    constexpr bool has(Color color) const { return colored() && static_cast<Color>(m_code >> 5) == color; }
    /// None for black and unknown faces.
    constexpr std::optional<Color> color() const
    {
        return colored() ? std::optional(static_cast<Color>(m_code >> 5)) : std::nullopt;
    }
    constexpr std::uint8_t code() const { return m_code; }

    friend constexpr bool operator==(Face, Face) = default;
    friend constexpr auto operator<=>(Face, Face) = default;

private:
    std::uint8_t m_code = static_cast<std::uint8_t>(Symbol::Unknown);
};

/// A card: one-sided cards have an unknown dark face. Two bytes.
struct Card {
    Face light;
    Face dark;

    constexpr Face face(Side side) const { return side == Side::Light ? light : dark; }
    constexpr bool twoSided() const { return light.known() && dark.known(); }
    /// False for a card of which nothing can be seen.
    constexpr bool known() const { return light.known() || dark.known(); }

    /// Both bytes at once: hands are searched card by card.
    friend constexpr bool operator==(Card one, Card other)
    {
        return std::bit_cast<std::uint16_t>(one) == std::bit_cast<std::uint16_t>(other);
    }
    friend constexpr auto operator<=>(Card, Card) = default;
};

} // namespace uno
