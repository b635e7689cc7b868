// What a seat may ask for, and why it may be turned down (SCENARIOS.md, "A scenario" and "The result line").
#pragma once

#include "card.h"
#include "seat.h"

#include <optional>

namespace uno {

enum class Verb : std::uint8_t {
    Play, JumpIn, Draw, Keep, Pass, Accept, Challenge, NameColor, Give, Call, Catch, Slap, Speak, Ready,
};
inline constexpr int VerbCount = 14;

struct Action {
    Seat seat{};
    Verb verb = Verb::Draw;
    Card card{};                 ///< Play, JumpIn, Give
    std::optional<Color> color;  ///< a black card whose player names the color; NameColor
    std::optional<Seat> target;  ///< a 7 under seven_zero, a 5 under exchange_five; Catch
    std::optional<Card> give;    ///< the card given away with a 5
    std::optional<Card> second;  ///< the identical card under double_play together
    bool uno = false;            ///< the call made with the play

    friend bool operator==(const Action &, const Action &) = default;
};

/// Why an action was turned down, in the order in which the reasons are looked for.
enum class Rejection : std::uint8_t {
    RoundOver, SeatOut, NotYourTurn, WrongPhase, RuleOff, BadTarget, NeedTarget, NotHeld,
    MayNotDraw, MayNotPass, MayNotKeep, MayNotChallenge,
    JumpInOff, TooEarly, NotIdentical, NoResponse, NoMatch, DrawFourBarred, FinishBarred, NeedColor, BadColor,
    NotCallable, NotCatchable,
};
inline constexpr int RejectionCount = 23;

/// True for the misplays that cost cards under misplay_penalty 2 (RULES.md §7).
bool isMisplay(Rejection rejection);

} // namespace uno
