// Which cards a deck holds (RULES.md §1), and what they are worth (§1, §8).
#pragma once

#include "card.h"
#include "rules.h"

#include <vector>

namespace uno {

/// All cards of the table: `rules.decks` copies of `rules.deck` with the spare Blanks asked for, unshuffled.
std::vector<Card> cardsOf(const Rules &rules);
/// How many that are.
int cardCount(const Rules &rules);
/// The points that a face costs when it is left in a hand: 0 to 60.
int pointsOf(Face face, Deck deck);

} // namespace uno
