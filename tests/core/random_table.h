// Random tables for tests: rule mixes of every option, and actions that may or may not be allowed.
#pragma once

#include "core/round.h"

namespace uno::test {

/// A mix of all options that `seats` seats can play.
Rules randomRules(Rng &rng, int seats);

/// A seat that the phase waits for.
Seat actingSeat(const State &state, Rng &rng);

/// Some action, sensible or not: any seat, any verb, cards of any hand, random choices.
Action randomAction(const State &state, Rng &rng);

/// A rightful action: usually of a seat that must act, now and then of one that may react; among the moves of a turn drawing
/// is rarer than playing, so that rounds come to an end.
Action randomLegalAction(const State &state, Rng &rng);

} // namespace uno::test
