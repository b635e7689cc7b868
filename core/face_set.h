// A set of faces of one side, one bit per face: what a hand shows, what fits. Comparing sets spares a decision per card.
#pragma once

#include "card.h"

#include <array>
#include <bit>
#include <span>

namespace uno {

class FaceSet {
public:
    /// The empty set of faces that can lie up on `side`: those of its colors, and the black ones.
    explicit FaceSet(Side side) : m_side(side) {}

    void add(Face face) { m_words[wordOf(face)] |= bitOf(face); }
    /// All faces of a color of the side.
    void add(Color color) { m_words[wordOf(color)] |= coloredSymbols << shiftOf(color); }
    /// A colored symbol in every color.
    void addInEveryColor(Symbol symbol)
    {
        const std::uint64_t both = (std::uint64_t{1} | std::uint64_t{1} << 32) << static_cast<unsigned>(symbol);
        m_words[0] |= both;
        m_words[1] |= both;
    }
    void addBlacks() { m_words[0] |= blackSymbols; }
    void addAll() { m_words.fill(~std::uint64_t{0}); }

    bool contains(Face face) const { return (m_words[wordOf(face)] & bitOf(face)) != 0; }
    bool holds(Color color) const { return (m_words[wordOf(color)] >> shiftOf(color) & coloredSymbols) != 0; }

    /// Calls `visit(Face)` for every face that both sets hold, in the order of their codes.
    template <typename Visit>
    void forEachIn(const FaceSet &other, Visit visit) const
    {
        for (std::uint64_t word = m_words[0] & other.m_words[0]; word != 0; word &= word - 1)
            visit(faceAt(static_cast<unsigned>(std::countr_zero(word))));
        for (std::uint64_t word = m_words[1] & other.m_words[1]; word != 0; word &= word - 1)
            visit(faceAt(64u + static_cast<unsigned>(std::countr_zero(word))));
    }

    /// The faces that `cards` show on `side`.
    static FaceSet shownBy(std::span<const Card> cards, Side side)
    {
        // two words, kept in registers, without a branch per card
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        for (const Card card : cards) {
            const Face face = card.face(side);
            const std::uint64_t bit = bitOf(face);
            const std::uint64_t upper = std::uint64_t{0} - wordOf(face);
            low |= bit & ~upper;
            high |= bit & upper;
        }
        FaceSet set(side);
        set.m_words = {low, high};
        return set;
    }

private:
    static constexpr std::uint64_t coloredSymbols = (std::uint64_t{1} << (static_cast<unsigned>(Symbol::SkipEveryone) + 1u)) - 1u;
    static constexpr std::uint64_t blackSymbols = std::uint64_t{0xF} << static_cast<unsigned>(Symbol::Wild);

    // A face's code is 32 x color + symbol, and a black face's its symbol: the four colors of a side fill 128 bits.
    static constexpr unsigned wordOf(Face face) { return face.code() / 64u & 1u; }
    static constexpr unsigned wordOf(Color color) { return static_cast<unsigned>(color) / 2u & 1u; }
    static constexpr std::uint64_t bitOf(Face face) { return std::uint64_t{1} << (face.code() & 63u); }
    static constexpr unsigned shiftOf(Color color) { return 32u * (static_cast<unsigned>(color) & 1u); }
    Face faceAt(unsigned bit) const
    {
        const bool dark = m_side == Side::Dark && !isBlack(static_cast<Symbol>(bit & 31u));
        return Face::fromCode(static_cast<std::uint8_t>(bit + (dark ? 128u : 0u)));
    }

    std::array<std::uint64_t, 2> m_words{};
    Side m_side;
};

} // namespace uno
