// The named rule sets of RULES.md §10. Their names in words are in app/text.
#pragma once

#include "rules.h"

#include <span>
#include <string_view>

namespace uno {

struct Preset {
    std::string_view id;
    Rules rules;
};

/// All presets in the order of RULES.md §10; `official` is the first.
std::span<const Preset> presets();
/// Null if there is no such preset.
const Preset *findPreset(std::string_view id);

} // namespace uno
