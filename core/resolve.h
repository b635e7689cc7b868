// What a card puts on the next seat: fresh penalties, answers that pass a penalty on, jump-ins on a penalty (RULES.md §5, §7).
#pragma once

#include "state.h"

namespace uno {

enum class Origin : std::uint8_t {
    Face,  ///< the card's own symbol
    Blank, ///< repeated by a Blank
};

/// The charge that an effect puts on the next seat; none if it puts none. `face` is the card laid.
Charge freshCharge(Face face, Symbol effect, Origin origin);

/// What becomes of `charge` when `face` answers it; none if it is no answer under the table's rules.
std::optional<Charge> answeredCharge(const State &state, const Charge &charge, Face face);

/// What becomes of `charge` when an identical card jumps in on it.
Charge chargeAfterJumpIn(const State &state, const Charge &charge, Face face);

} // namespace uno
