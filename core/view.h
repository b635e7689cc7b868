// What one seat may know (RULES.md §9 for the flip decks). Bots get this and nothing else; it holds no hidden card.
#pragma once

#include "round.h"

#include <vector>

namespace uno {

struct PlayerView {
    Seat seat{};
    Rules rules;
    int seats = MinSeats;
    std::vector<Card> hand;              ///< as held
    std::vector<int> counts;             ///< per seat
    std::vector<Card> discard;           ///< last is the top card
    int drawCount = 0;
    std::optional<Color> color;          ///< none: "any"
    Direction direction = Direction::Clockwise;
    Side side = Side::Light;
    Phase phase = Phase::Turn;
    std::optional<Seat> turn;
    int penalty = 0;                     ///< cards that the seat on turn would draw in phase Respond
    bool penaltyUntilColor = false;      ///< ... until the color in force comes (and `penalty` more)
    Charge charge{};                     ///< the charge without what is hidden in it (its `lie`)
    std::optional<Card> drawn;           ///< own only
    std::optional<Card> offered;         ///< phase Exchange: the card this seat is to be given, or gives
    std::optional<Seat> owed;            ///< can be caught now
    std::optional<Seat> silence;
    std::optional<Seat> lastLayer;       ///< who laid a card last
    std::vector<Seat> out;
    std::vector<std::vector<Face>> down; ///< flip decks: per seat the sorted down sides of its hand (own left empty)
    std::optional<Face> drawDown;        ///< flip decks: the back of the next card
    Seat dealer{};
    Standing standing{};

    // What else lies open, as the engine keeps it: whoever continues the round in thought needs it.
    Agenda agenda{};                     ///< what is owed, without the cards that this seat can't see and without lies
    Symbol effect = Symbol::Unknown;     ///< what the top card does
    std::optional<Seat> layer;           ///< who laid the top card
    bool played = false;
    int passes = 0;                      ///< seats that passed in a row
    std::optional<Seat> called;          ///< called before its play in this turn
    std::optional<Seat> safe;            ///< has called in time
    std::optional<Color> silenceColor;
    std::array<std::uint8_t, MaxSeats> due{};  ///< size of the hand being emptied (seven_rounds)
    std::array<std::int8_t, MaxSeats> bonus{}; ///< h2o_bonus
    std::vector<Action> legal;           ///< everything that the seat may do now, spelled out

    Card topCard() const { return discard.back(); }
    Face top() const { return topCard().face(side); }
    friend bool operator==(const PlayerView &, const PlayerView &) = default;
};

PlayerView viewFor(const State &state, Seat seat);

} // namespace uno
