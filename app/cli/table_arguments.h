// The options that several commands share: --rules, --threads, --seed.
#pragma once

#include "arguments.h"

#include "core/rules.h"

namespace uno::cli {

/// --rules, or official. Throws BadInput.
Rules rulesOf(const Arguments &arguments);
/// --threads, 1 to 256; 1 if it isn't given.
int threadsOf(const Arguments &arguments);
/// --seed, 0 to the largest whole number that JSON holds exactly; 1 if it isn't given.
qint64 seedOf(const Arguments &arguments);
/// Throws BadInput, naming both options, if no table of so many seats can be made with the rules.
void demandTable(const Rules &rules, int seats);

} // namespace uno::cli
