// How well an opponent plays (its level), what it is like (its temper), and how fast and how reliably it reacts. The app and
// the arena share the table of reactions, so that measured races are the races at the table.
#pragma once

#include "core/rng.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace uno {

/// Levels differ in care, memory and thinking, never in what they see.
enum class Level : std::uint8_t { Random, Easy, Normal, Hard, Expert };
inline constexpr int LevelCount = 5;

enum class Temper : std::uint8_t { None, Cautious, Greedy, Forgetful, Quick, Talkative };
inline constexpr int TemperCount = 6;

/// "random", "easy", ...; "none", "cautious", ...
std::string_view toText(Level level);
std::string_view toText(Temper temper);
std::optional<Level> levelFromText(std::string_view text);
std::optional<Temper> temperFromText(std::string_view text);

/// What a seat may react to.
enum class Reaction : std::uint8_t {
    Call,     ///< saying UNO with the play; none: it forgets
    LateCall, ///< saying it afterwards, after the card has landed
    Catch,    ///< noticing that somebody forgot
    JumpIn,
    Slap,
    Opening,  ///< laying the first card in a race; passing
    Speak,    ///< breaking a silence; none: it holds its tongue
};
inline constexpr int ReactionCount = 7;

/// Milliseconds until the reaction (log-normal), or none: it doesn't notice, forgets, keeps quiet.
std::optional<double> reactionTime(Level level, Temper temper, Reaction reaction, Rng &rng);

} // namespace uno
