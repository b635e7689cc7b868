// Cards, colors, moves and codes as text (SCENARIOS.md, "Cards in text"), both ways.
#pragma once

#include "round.h"

#include <optional>
#include <string>
#include <string_view>

namespace uno {

/// "R7", "W+4", or "R3/T+5" for two-sided cards; "?" for a card of which nothing is known.
std::string toText(Card card);
std::string toText(Face face);
/// None if the text is no card.
std::optional<Card> cardFromText(std::string_view text);

/// "red", ..., "purple".
std::string_view toText(Color color);
std::optional<Color> colorFromText(std::string_view text);
std::string_view toText(Side side);
std::optional<Side> sideFromText(std::string_view text);
std::string_view toText(Verb verb);
std::optional<Verb> verbFromText(std::string_view text);
std::string_view toText(Phase phase);
std::optional<Phase> phaseFromText(std::string_view text);
/// "no_match", ...
std::string_view toText(Rejection rejection);
std::string_view toText(EventKind kind);
/// "play:R7", "catch:2", "play:W+4?" for a lie, ...
std::string toText(const Move &move);

/// Everything in the state as one canonical line of text, for hashes and test messages.
std::string describe(const State &state);

} // namespace uno
