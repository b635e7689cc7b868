// An opponent: it is given what its seat may know, its memory and its own generator, and says what it does. No bot is ever
// handed the whole truth (DESIGN.md).
#pragma once

#include "levels.h"
#include "memory.h"

#include <atomic>
#include <memory>
#include <vector>

namespace uno {

/// What speaks for a move. `seat`, `color`, `card` and `number` in Why fill in the sentence that the app makes of it.
enum class Reason : std::uint8_t {
    OnlyMove,       ///< there is no other
    GoesOut,        ///< card: the last one
    LeavesOneCard,
    KeepsWild,      ///< a black card stays in hand
    StrongColor,    ///< color, number: how many of it are left in hand
    ColorLacked,    ///< seat could not follow color, number times
    HitsNext,       ///< seat draws number cards
    SkipsNext,      ///< seat loses its turn
    TurnsAway,      ///< the direction turns away from seat, which holds number cards
    ShedsPoints,    ///< card, number: its points
    NothingFits,
    DrawsOnPurpose, ///< it could play, and waits
    Bluffs,         ///< a Wild Draw card beside a card of the color in force
    PassesOn,       ///< seat gets the penalty of number cards
    LikelyLie,      ///< seat probably holds color
    LikelyHonest,   ///< seat probably has no card of color
    TakesShortHand, ///< seat's hand of number cards
    KeepsForLater,  ///< card is worth more in hand
    SavesTurn,      ///< a jump-in takes the turn
    WinsMostOften,  ///< nothing else speaks for it; number: its chance to win in percent
};
inline constexpr int ReasonCount = 20;

struct Why {
    Reason reason{};
    std::optional<Seat> seat;
    std::optional<Color> color;
    std::optional<Card> card;
    int number = 0;
    friend bool operator==(const Why &, const Why &) = default;
};

struct Candidate {
    Action action;
    double chance = 0;    ///< expected chance to win, 0 to 1: of the match where points matter, else of the round
    double error = 0;     ///< standard error of `chance`
    int playouts = 0;     ///< 0: judged by rule of thumb alone
    std::vector<Why> why; ///< filled in by the advisor
};

struct Thought {
    Action action;
    std::vector<Candidate> candidates; ///< best first
};

/// When to stop thinking: whichever comes first. With neither number the level's fixed number of playouts.
struct Budget {
    std::optional<int> playouts;
    std::optional<double> milliseconds;
    const std::atomic<bool> *stop = nullptr;
};

class Bot {
public:
    virtual ~Bot() = default;
    /// The view's seat must act; `view.legal` isn't empty. The answer is one of it; its call is the bot's own decision.
    virtual Thought decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget = {}) const = 0;
    /// What the seat would do out of turn if it notices in time (catch, late call, jump-in, slap, opening, speaking).
    virtual std::optional<Action> react(const PlayerView &view, const Memory &memory, Rng &rng) const = 0;
};

std::unique_ptr<Bot> makeBot(Level level, Temper temper = Temper::None);
/// The number of playouts a decision of this level takes where no time is given; 0: it doesn't search.
int defaultPlayouts(Level level);

} // namespace uno
