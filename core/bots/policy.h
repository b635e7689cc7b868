// The rules of thumb: what a card is worth when played, which color to name, whom to swap with. Used by the heuristic bots at
// the table and by both sides inside the playouts of the searching ones, so it looks at a bare `Sight` and is fast.
#pragma once

#include "core/action.h"
#include "core/rules.h"

#include <array>
#include <span>

namespace uno {

/// What the rules of thumb look at: the own hand and what everybody sees.
struct Sight {
    const Rules *rules = nullptr;
    std::span<const Card> hand;
    Side side = Side::Light;
    std::optional<Color> color; ///< in force; none: "any"
    int seatsInPlay = 2;
    int next = 7;               ///< cards of the next seat in play
    int previous = 7;           ///< cards of the seat before in play
    int least = 7;              ///< fewest cards among the others
    std::array<std::uint8_t, 8> held{}; ///< cards of each color in the hand, on the side that is up
    std::array<std::uint8_t, 32> symbols{}; ///< cards of each symbol
    int blacks = 0;

    /// Fills `held`, `symbols` and `blacks` from the hand.
    void countHand()
    {
        for (Card card : hand) {
            const Face face = card.face(side);
            const bool black = face.black();
            ++symbols[static_cast<std::size_t>(face.symbol())];
            held[face.code() >> 5] += black ? 0 : 1; // no branch: hands are mixed
            blacks += black ? 1 : 0;
        }
    }
    bool holds(Color of) const { return held[static_cast<std::size_t>(of)] > 0; }
};

/// Tuned in self-play; in "cards", roughly: a value of 1 is worth a card.
struct Weights {
    double follow = 0.35;    ///< per further card of the color that will be in force
    double pair = 0.10;      ///< per further card of the same symbol
    double points = 0.012;   ///< per point that leaves the hand
    double wild = 1.6;       ///< cost of spending a Wild
    double wildDraw = 2.4;   ///< cost of spending a Wild Draw card
    double late = 0.5;       ///< share of these costs with three cards or fewer in hand
    double closing = 1.0;    ///< leaves one card, which then fits
    double skip = 0.15;      ///< a seat loses its turn
    double draw = 0.12;      ///< per card that the next seat draws
    double danger = 0.9;     ///< skipping or hitting a seat with few cards
    double turn = 0.5;       ///< turning away from a seat with few cards
    double swap = 0.6;       ///< per card that the hand shrinks by a swap
    double change = -0.05;   ///< changing the color in force by symbol
    double drawOn = -9;      ///< value of drawing though something fits
};

/// How near to going out a hand of so many cards is, 0 to 2.
constexpr double nearness(int cards)
{
    return cards <= 1 ? 2.0 : cards == 2 ? 1.0 : cards == 3 ? 0.4 : 0.0;
}

/// What playing `face` is worth.
double valueOfFace(const Sight &sight, Face face, const Weights &weights);
/// The color to name with `played`, which is still in the hand; `spin` (any number) decides ties.
Color bestColor(const Sight &sight, Card played, unsigned spin);
/// What playing as `action` says is worth, its color, target and second card included.
double valueOfPlay(const Sight &sight, const Action &action, int targetCards, const Weights &weights);
/// True for a Wild Draw card that may not rightly be laid beside this hand under strict and bluff.
bool wouldLie(const Sight &sight, Face face);
/// The card that is missed least, to be given away in an exchange.
double worthKeeping(const Sight &sight, Face face);

/// The chance that a Wild Draw card was laid beside a card of the color, seen from outside.
double chanceOfLie(int heldThen, int lies, int truths);

} // namespace uno
