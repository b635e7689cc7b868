// A scenario after its actions, and what one seat has made of them: for `view` and `decide`.
#pragma once

#include "arguments.h"
#include "witness.h"

namespace uno::cli {

struct Observed {
    State state;
    Witness witness;
};

/// The only file and --seat. Throws BadInput.
Observed observe(const Arguments &arguments);

} // namespace uno::cli
