#include "rng.h"

namespace uno {

namespace {

// SplitMix64 (Steele, Lea and Flood, 2014): the generator recommended for filling a xoshiro state.
constexpr std::uint64_t nextSplitMix(std::uint64_t &state)
{
    std::uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

} // namespace

Rng::Rng(std::uint64_t number)
{
    for (auto &word : m_state)
        word = nextSplitMix(number);
}

Rng::Rng(const Seed &seed) : m_state{}
{
    for (std::size_t i = 0; i < seed.size(); ++i)
        m_state[i / 8] |= static_cast<std::uint64_t>(seed[i]) << (8 * (i % 8));
    if (m_state == std::array<std::uint64_t, 4>{}) // the one state that xoshiro never leaves
        *this = Rng(std::uint64_t{0});
}

double Rng::unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

Seed seedFrom(std::uint64_t number)
{
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); i += 8) {
        const std::uint64_t word = nextSplitMix(number);
        for (std::size_t byte = 0; byte < 8; ++byte)
            seed[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
    }
    return seed;
}

} // namespace uno
