// Random numbers that are the same on every platform: xoshiro256++ (Blackman and Vigna, 2019, public domain), bounded draws
// by Lemire's multiplication with rejection ("Fast Random Integer Generation in an Interval", 2019), Fisher-Yates shuffles.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace uno {

/// 256 bits from which a round's or a match's chance flows.
using Seed = std::array<std::uint8_t, 32>;

class Rng {
public:
    Rng() : Rng(std::uint64_t{0}) {}
    /// Spreads a small number over the whole state (SplitMix64).
    explicit Rng(std::uint64_t number);
    /// Takes the 256 bits as they are, little-endian.
    explicit Rng(const Seed &seed);

    std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }
    /// Even chances for 0 ... bound - 1; bound at least 1.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t least = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < least)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    /// In [0, 1).
    double unit();
    /// True with the given chance, 0 to 1.
    bool chance(double probability) { return unit() < probability; }

    friend bool operator==(const Rng &, const Rng &) = default;

private:
    std::array<std::uint64_t, 4> m_state;
};

/// The seed that a small number stands for (scenarios, tests, arena).
Seed seedFrom(std::uint64_t number);

template <typename T>
void shuffle(std::span<T> items, Rng &rng)
{
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[rng.below(static_cast<std::uint32_t>(left))]);
}

} // namespace uno
