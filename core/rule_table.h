// Every option once: its key in JSON, its values, its group, and what it can't go together with. The dialog, the JSON, the
// rule book and the tests are fed from here. Sentences are not: app/text maps each id to words.
#pragma once

#include "rules.h"

#include <optional>
#include <span>
#include <string_view>

namespace uno {

enum class RuleGroup : std::uint8_t { Deck, Start, Turn, Black, Responses, Uno, House, Points };

enum class RuleKind : std::uint8_t {
    Choice, ///< one of `values`; get/set speak of its index
    Flag,   ///< get/set speak of 0 and 1; `values` are "false", "true"
    Number, ///< a whole number from `least` to `most`; if `numbers` isn't empty only one of those
    Set,    ///< any of `values`; get/set speak of a mask, bit i for values[i]
};

struct RuleRow {
    std::string_view key;
    RuleGroup group;
    RuleKind kind;
    std::span<const std::string_view> values;
    std::span<const int> numbers;
    int least;
    int most;
    int (*get)(const Rules &);
    /// `value` must be admissible (see `admits`).
    void (*set)(Rules &, int value);
};

/// All options in the order of SCENARIOS.md.
std::span<const RuleRow> ruleTable();
/// Null if there is no such option.
const RuleRow *findRule(std::string_view key);
/// Whether `value` is one that `row.set` takes.
bool admits(const RuleRow &row, int value);

/// Why a table can't be made with these rules; each names two things that exclude each other.
enum class Conflict : std::uint8_t {
    TooFewCards,        ///< hand_size and seats deal more than the deck holds: `decks: 2` may help
    BonusWithoutCards,  ///< h2o_bonus and a deck without Draw One and Wild Draw Two
    SpareBlanksTwoSided,///< spare_blanks and a two-sided deck
    SeatsOutOfRange,    ///< fewer than 2 or more than 10 seats
};
struct Clash {
    Conflict conflict;
    std::string_view first;  ///< option key
    std::string_view second; ///< option key, or "seats"
};
/// The first clash found, or none if the table can be made.
std::optional<Clash> clashOf(const Rules &rules, int seats);
/// The most seats that `rules` can deal to, 0 to 10.
int mostSeats(const Rules &rules);

} // namespace uno
