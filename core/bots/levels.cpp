// The tables of names and of reactions.
#include "levels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace uno {

namespace {

constexpr std::array<std::string_view, LevelCount> levelNames{"random", "easy", "normal", "hard", "expert"};
constexpr std::array<std::string_view, TemperCount> temperNames{"none",      "cautious", "greedy",
                                                                "forgetful", "quick",    "talkative"};

/// Median in milliseconds, spread of its logarithm, chance to miss.
struct Habit {
    double median;
    double spread;
    double slip;
};

// Columns: Call, LateCall, Catch, JumpIn, Slap, Opening, Speak. To speak is the slip itself: the chance is to keep quiet.
constexpr std::array<std::array<Habit, ReactionCount>, LevelCount> habits{{
    {{{400, .4, .50}, {1800, .5, .50}, {1800, .5, .50}, {1600, .5, .50}, {1500, .5, 0}, {1600, .5, 0}, {2500, .6, .90}}},
    {{{400, .4, .25}, {1900, .5, .30}, {2000, .5, .50}, {1800, .5, .60}, {1500, .5, 0}, {1700, .5, 0}, {2500, .6, .95}}},
    {{{300, .4, .03}, {1300, .4, .10}, {1500, .4, .15}, {1300, .4, .20}, {1100, .4, 0}, {1300, .4, 0}, {2500, .6, .98}}},
    {{{250, .3, .01}, {1000, .3, .05}, {1200, .3, .05}, {1050, .3, .08}, {950, .3, 0}, {1050, .3, 0}, {2500, .6, .99}}},
    {{{250, .3, .005}, {900, .3, .02}, {1050, .3, .02}, {950, .3, .03}, {850, .3, 0}, {950, .3, 0}, {2500, .6, .995}}},
}};

Habit tempered(Habit habit, Temper temper, Reaction reaction)
{
    const bool speaks = reaction == Reaction::Speak;
    if (temper == Temper::Quick)
        habit.median *= 0.75;
    if (temper == Temper::Cautious)
        habit.median *= 1.15;
    if (temper == Temper::Forgetful && !speaks && habit.slip > 0)
        habit.slip = std::min(0.7, habit.slip * 2 + 0.08);
    if (temper == Temper::Talkative && speaks)
        habit.slip = std::max(0.8, habit.slip - 0.12);
    return habit;
}

double normalDeviate(Rng &rng)
{
    // Irwin-Hall: twelve even numbers; plain arithmetic, so equal on every platform.
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += rng.unit();
    return sum;
}

template <typename Enum, std::size_t Count>
std::optional<Enum> fromText(const std::array<std::string_view, Count> &names, std::string_view text)
{
    for (std::size_t i = 0; i < Count; ++i)
        if (names[i] == text)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace

std::string_view toText(Level level)
{
    return levelNames[static_cast<std::size_t>(level)];
}

std::string_view toText(Temper temper)
{
    return temperNames[static_cast<std::size_t>(temper)];
}

std::optional<Level> levelFromText(std::string_view text)
{
    return fromText<Level>(levelNames, text);
}

std::optional<Temper> temperFromText(std::string_view text)
{
    return fromText<Temper>(temperNames, text);
}

std::optional<double> reactionTime(Level level, Temper temper, Reaction reaction, Rng &rng)
{
    const Habit habit =
        tempered(habits[static_cast<std::size_t>(level)][static_cast<std::size_t>(reaction)], temper, reaction);
    const bool slips = rng.chance(habit.slip);
    const double deviate = normalDeviate(rng); // drawn either way, so that a slip doesn't shift what follows
    if (slips)
        return std::nullopt;
    return habit.median * std::exp(habit.spread * deviate);
}

} // namespace uno
