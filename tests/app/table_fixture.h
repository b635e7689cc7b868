// A table in the middle of a game, made by hand: for tests and galleries of the table that need no engine.
#pragma once

#include "table_model.h"

namespace uno {

enum class SampleHand { Usual, Thirty };

/// Seats people of different names and puts a plausible position on the table; seat 0 is the viewer and on turn.
void fillTable(TableModel &table, int seats, SampleHand hand = SampleHand::Usual);
/// A neighbour lays a card, the next one draws: two scenes to animate.
void pushSampleScenes(TableModel &table);
/// The same table after the round, with a score sheet.
void endSampleRound(TableModel &table, bool matchOver);

} // namespace uno
