// The only place that moves cards. All cards lie in one row (state.h); every move rotates a part of it, so that cards can be
// neither lost nor made. Reshuffling: RULES.md §3 and §12.
#pragma once

#include "telling.h"

namespace uno {

/// How many cards a seat could still draw, the discard pile being reshuffled if need be.
int availableCards(const State &state);

/// Draws for one cause, one card at a time, and tells of them together.
class Drawing {
public:
    Drawing(Telling telling, Seat seat, DrawCause cause) : m_telling(telling), m_seat(seat), m_cause(cause) {}
    /// False if no card is left anywhere.
    bool drawOne();
    /// Draws until `count` more cards have come, or none is left.
    void draw(int count);
    /// Draws until a card of the color comes, on the side that is up.
    void drawUntil(Color color);
    /// Tells of what was drawn; to be called once, at the end. Returns the number of cards.
    int finish();
    /// The card drawn last.
    Card last() const;

private:
    void tellSoFar();

    Telling m_telling;
    Seat m_seat;
    DrawCause m_cause;
    int m_count = 0;
    int m_told = 0;
};

/// Draws up to `count` cards; returns how many there were.
int drawCards(Telling telling, Seat seat, int count, DrawCause cause);

/// Moves the first copy of `card` from the hand to the top of the discard pile. The seat must hold it.
void layCard(State &state, Seat seat, Card card);
/// Moves the top card to the end of the hand.
void takeTopBack(State &state, Seat seat);
/// Moves the first copy of `card` to the end of another hand.
void giveCard(State &state, Seat from, Card card, Seat to);
void swapHands(State &state, Seat one, Seat other);
/// Every hand goes to the next seat in play in the direction of play.
void passHands(State &state);
/// Turns the discard pile, the draw pile and all hands over (RULES.md §9).
void turnOver(State &state);

/// Moves the next card of the draw pile to the top of the discard pile.
void turnUpCard(State &state);
/// Puts the top card back into the draw pile at a random place.
void returnTopCard(State &state);

} // namespace uno
