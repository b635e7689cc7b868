// A set of faces, one bit per face code: what a hand shows, what fits. Comparing sets spares a decision per card.
#pragma once

#include "card.h"

#include <array>
#include <bit>
#include <span>

namespace uno {

class FaceSet {
public:
    void add(Face face) { m_words[face.code() / 64u] |= std::uint64_t{1} << (face.code() % 64u); }
    /// All faces of a color.
    void add(Color color) { m_words[static_cast<unsigned>(color) / 2u] |= coloredSymbols << rowShift(color); }
    /// A colored symbol in every color.
    void addInEveryColor(Symbol symbol)
    {
        const std::uint64_t both = (std::uint64_t{1} | std::uint64_t{1} << 32) << static_cast<unsigned>(symbol);
        for (auto &word : m_words)
            word |= both;
    }
    void addBlacks() { m_words[0] |= blackSymbols; }
    void addAll() { m_words.fill(~std::uint64_t{0}); }

    bool contains(Face face) const { return (m_words[face.code() / 64u] >> (face.code() % 64u) & 1u) != 0; }
    bool holds(Color color) const
    {
        return (m_words[static_cast<unsigned>(color) / 2u] >> rowShift(color) & coloredSymbols) != 0;
    }

    /// Calls `visit(Face)` for every face that both sets hold, in the order of their codes.
    template <typename Visit>
    void forEachIn(const FaceSet &other, Visit visit) const
    {
        for (unsigned i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t word = m_words[i] & other.m_words[i]; word != 0; word &= word - 1)
                visit(Face::fromCode(static_cast<std::uint8_t>(64u * i + static_cast<unsigned>(std::countr_zero(word)))));
        }
    }

    /// The faces that `cards` show on `side`.
    static FaceSet shownBy(std::span<const Card> cards, Side side)
    {
        FaceSet set;
        if (side == Side::Dark) {
            for (const Card card : cards)
                set.add(card.dark);
            return set;
        }
        // light codes are below 128: two words, kept in registers, without a branch per card
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        for (const Card card : cards) {
            const std::uint64_t bit = std::uint64_t{1} << (card.light.code() % 64u);
            const std::uint64_t upper = std::uint64_t{0} - (card.light.code() / 64u & 1u);
            low |= bit & ~upper;
            high |= bit & upper;
        }
        set.m_words[0] = low;
        set.m_words[1] = high;
        return set;
    }

private:
    static constexpr std::uint64_t coloredSymbols = (std::uint64_t{1} << (static_cast<unsigned>(Symbol::SkipEveryone) + 1u)) - 1u;
    static constexpr std::uint64_t blackSymbols = std::uint64_t{0xF} << static_cast<unsigned>(Symbol::Wild);
    static constexpr unsigned rowShift(Color color) { return 32u * (static_cast<unsigned>(color) % 2u); }

    std::array<std::uint64_t, 4> m_words{};
};

} // namespace uno
