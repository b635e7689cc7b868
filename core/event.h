// What happened, in the order in which it happened. The table shows events, the log tells them, bots remember them. An event
// is redacted for its viewer before it leaves the core: hidden cards lose the faces that the viewer can't see.
#pragma once

#include "action.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace uno {

enum class EventKind : std::uint8_t {
    RoundStarted,     ///< seat: dealer; amount: number of the round, from 1
    Dealt,            ///< seat; cards: its first hand
    FirstCardTurned,  ///< cards: the card; color
    FirstCardReturned,///< cards: the card that went back into the draw pile
    TurnCame,         ///< seat: whose turn it is now
    RaceOpened,       ///< every seat may lay the first card
    Played,           ///< seat; cards: one, or two under double_play; color: the color now in force; uno: called with it
    JumpedIn,         ///< as Played
    ColorNamed,       ///< seat (none on the wheel); color
    DirectionTurned,  ///< direction
    Skipped,          ///< seat: who loses the turn
    PenaltyPut,       ///< seat: the victim; amount (0 for a Skip that can be answered); untilColor for Wild Draw Color
    Drew,             ///< seat; cards; cause
    Kept,             ///< seat keeps the drawn card
    Passed,           ///< seat
    Accepted,         ///< seat; amount: the penalty
    Challenged,       ///< seat: challenger; other: challenged
    HandShown,        ///< seat: whose; other: the only one who sees; cards
    ChallengeDecided, ///< seat: challenger; other: challenged; guilty
    TookBack,         ///< seat; cards: the Wild Draw card back in hand; color
    Called,           ///< seat says UNO
    Caught,           ///< seat: catcher; other: who forgot
    FalseCall,        ///< seat: its call was false
    Misplayed,        ///< seat; rejection
    HandsSwapped,     ///< seat, other
    HandsPassed,      ///< all hands go to the next seat; direction
    ExchangeAsked,    ///< seat: who laid the 5; other: who must give back; cards: the card offered
    Exchanged,        ///< seat gave cards[0] to other and got cards[1]
    SilenceBegan,     ///< seat: holder
    SilenceEnded,
    Spoke,            ///< seat
    SlapBegan,        ///< seat: the caller
    Slapped,          ///< seat
    SlapLost,         ///< seat: the last one
    ReadyAsked,       ///< seat
    Readied,          ///< seat
    Flipped,          ///< cards: the new top card
    Reshuffled,       ///< amount: cards in the new draw pile
    NewHandTaken,     ///< seat; amount: size of the hand that is due (seven_rounds)
    WentOut,          ///< seat; amount: its place, from 1
    RoundEnded,       ///< seat: winner; other: loser if there is one; cause of the end
    Scored,           ///< seat; amount: points that the round added; cards: the hand that was laid open
    MatchEnded,
};
inline constexpr int EventKindCount = 43;

enum class DrawCause : std::uint8_t {
    Turn, Penalty, FailedChallenge, Guilty, Caught, Misplay, FalseCall, Slap, Silence, NewHand, LastCard,
};
enum class RoundEnd : std::uint8_t {
    WentOut,   ///< a hand is empty (or one player is left under until_last)
    Blocked,   ///< nobody can play and nothing can be drawn
    Exhausted, ///< the end of last resort: MaxMoves moves without a winner
};

struct Event {
    EventKind kind{};
    std::optional<Seat> seat;
    std::optional<Seat> other;
    std::vector<Card> cards;
    SeatSet audience = 0xFFFF; ///< who may see `cards`; the rest see how many there are
    std::optional<Color> color; ///< none where it is "any"
    int amount = 0;
    Direction direction = Direction::Clockwise;
    DrawCause cause = DrawCause::Turn;
    RoundEnd end = RoundEnd::WentOut;
    std::optional<Rejection> rejection;
    bool untilColor = false;
    bool guilty = false;
    bool uno = false;
    Side up = Side::Light;      ///< the side that players looked at when it happened

    friend bool operator==(const Event &, const Event &) = default;
};
using Events = std::vector<Event>;

/// The event as `viewer` perceives it: cards outside its audience keep only the side that is down, which for one-sided cards
/// is nothing.
Event redacted(const Event &event, Seat viewer);

} // namespace uno
