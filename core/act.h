// What each accepted action does to the state, up to the moment when the agenda takes over (RULES.md §3 to §7).
#pragma once

#include "telling.h"

namespace uno {

/// `action` must be one that `rejectionOf` lets pass.
void perform(Telling telling, const Action &action);

} // namespace uno
