#include "notation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace uno {

namespace {

struct SymbolText {
    Symbol symbol;
    std::string_view text;
};

// What follows the color letter on the light and on the dark side, and the black faces.
constexpr std::array<SymbolText, 17> lightTexts{{
    {Symbol::Zero, "0"}, {Symbol::One, "1"}, {Symbol::Two, "2"}, {Symbol::Three, "3"}, {Symbol::Four, "4"},
    {Symbol::Five, "5"}, {Symbol::Six, "6"}, {Symbol::Seven, "7"}, {Symbol::Eight, "8"}, {Symbol::Nine, "9"},
    {Symbol::Skip, "S"}, {Symbol::Reverse, "R"}, {Symbol::DrawTwo, "+2"}, {Symbol::DrawOne, "+1"},
    {Symbol::DrawTen, "+10"}, {Symbol::Blank, "_"}, {Symbol::Flip, "F"},
}};
constexpr std::array<SymbolText, 14> darkTexts{{
    {Symbol::Zero, "0"}, {Symbol::One, "1"}, {Symbol::Two, "2"}, {Symbol::Three, "3"}, {Symbol::Four, "4"},
    {Symbol::Five, "5"}, {Symbol::Six, "6"}, {Symbol::Seven, "7"}, {Symbol::Eight, "8"}, {Symbol::Nine, "9"},
    {Symbol::DrawFive, "+5"}, {Symbol::Reverse, "R"}, {Symbol::SkipEveryone, "X"}, {Symbol::Flip, "F"},
}};
constexpr std::array<SymbolText, 4> blackTexts{{
    {Symbol::Wild, "W"}, {Symbol::WildDrawFour, "W+4"}, {Symbol::WildDrawTwo, "W+2"}, {Symbol::WildDrawColor, "W*"},
}};

constexpr std::string_view colorLetters = "RYGBPTOV";
constexpr std::array<std::string_view, 8> colorWords{"red", "yellow", "green", "blue", "pink", "teal", "orange", "purple"};
constexpr std::array<std::string_view, 2> sideWords{"light", "dark"};
constexpr std::array<std::string_view, VerbCount> verbWords{"play", "jump_in", "draw", "keep", "pass", "accept", "challenge",
    "color", "give", "call", "catch", "slap", "speak", "ready"};
constexpr std::array<std::string_view, PhaseCount> phaseWords{"opening", "color", "turn", "drawn", "follow", "respond",
    "exchange", "slap", "ready", "round_over"};
constexpr std::array<std::string_view, RejectionCount> rejectionWords{"round_over", "seat_out", "not_your_turn",
    "wrong_phase", "rule_off", "bad_target", "need_target", "not_held", "may_not_draw", "may_not_pass", "may_not_keep",
    "may_not_challenge", "jump_in_off", "too_early", "not_identical", "no_response", "no_match", "draw_four_barred",
    "finish_barred", "need_color", "bad_color", "not_callable", "not_catchable"};
constexpr std::array<std::string_view, EventKindCount> eventWords{"round_started", "dealt", "first_card_turned",
    "first_card_returned", "turn_came", "race_opened", "played", "jumped_in", "color_named", "direction_turned", "skipped",
    "penalty_put", "drew", "kept", "passed", "accepted", "challenged", "hand_shown", "challenge_decided", "took_back",
    "called", "caught", "false_call", "misplayed", "hands_swapped", "hands_passed", "exchange_asked", "exchanged",
    "silence_began", "silence_ended", "spoke", "slap_began", "slapped", "slap_lost", "ready_asked", "readied", "flipped",
    "reshuffled", "new_hand_taken", "went_out", "round_ended", "scored", "match_ended"};

template <typename Table>
std::optional<Symbol> symbolIn(const Table &table, std::string_view text)
{
    const auto found = std::find_if(table.begin(), table.end(), [&](const SymbolText &row) { return row.text == text; });
    return found == table.end() ? std::nullopt : std::optional(found->symbol);
}

template <typename Table>
std::string_view textIn(const Table &table, Symbol symbol)
{
    const auto found = std::find_if(table.begin(), table.end(), [&](const SymbolText &row) { return row.symbol == symbol; });
    return found == table.end() ? "?" : found->text;
}

template <typename Enumeration, std::size_t N>
std::optional<Enumeration> valueIn(const std::array<std::string_view, N> &words, std::string_view text)
{
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end())
        return std::nullopt;
    return static_cast<Enumeration>(found - words.begin());
}

std::optional<Face> faceFromText(std::string_view text, Side side)
{
    if (text.empty())
        return std::nullopt;
    if (const auto black = symbolIn(blackTexts, text))
        return Face(*black);
    const auto letter = colorLetters.find(text.front());
    if (letter == std::string_view::npos || sideOf(static_cast<Color>(letter)) != side)
        return std::nullopt;
    const auto rest = text.substr(1);
    const auto symbol = side == Side::Light ? symbolIn(lightTexts, rest) : symbolIn(darkTexts, rest);
    return symbol ? std::optional(Face(static_cast<Color>(letter), *symbol)) : std::nullopt;
}

std::string numberText(long long number) { return std::to_string(number); }

std::string seatText(std::optional<Seat> seat) { return seat ? numberText(index(*seat)) : "-"; }

std::string colorText(std::optional<Color> color) { return color ? std::string(toText(*color)) : "any"; }

/// Cards joined by commas.
template <typename Cards>
std::string cardsText(const Cards &cards)
{
    std::string text;
    for (const Card card : cards) {
        if (!text.empty())
            text += ',';
        text += toText(card);
    }
    return text;
}

std::string chargeText(const Charge &charge)
{
    std::string text = numberText(charge.cards);
    text += toText(charge.source);
    for (const auto &[set, letter] : {std::pair{charge.untilColor, 'u'}, std::pair{charge.wild, 'w'},
             std::pair{charge.repeated, 'r'}, std::pair{charge.challengeable, 'c'}, std::pair{charge.lie, 'l'}}) {
        if (set)
            text += letter;
    }
    return text;
}

std::string stepText(const Step &step)
{
    std::string text = numberText(static_cast<int>(step.kind));
    for (const int number : {index(step.seat), index(step.other), int{step.waiting}}) {
        text += ':';
        text += numberText(number);
    }
    text += ':';
    text += toText(step.card);
    if (step.charge.exists()) {
        text += ':';
        text += chargeText(step.charge);
    }
    return text;
}

} // namespace

std::string toText(Face face)
{
    if (!face.known())
        return "?";
    if (face.black())
        return std::string(textIn(blackTexts, face.symbol()));
    const auto color = *face.color();
    const auto rest = isDark(color) ? textIn(darkTexts, face.symbol()) : textIn(lightTexts, face.symbol());
    return std::string(1, colorLetters[static_cast<std::size_t>(color)]) + std::string(rest);
}

std::string toText(Card card)
{
    if (!card.known())
        return "?";
    if (!card.dark.known())
        return toText(card.light);
    return toText(card.light) + "/" + toText(card.dark);
}

std::optional<Card> cardFromText(std::string_view text)
{
    const auto slash = text.find('/');
    const auto light = faceFromText(text.substr(0, slash), Side::Light);
    if (!light)
        return std::nullopt;
    if (slash == std::string_view::npos)
        return Card{*light, Face()};
    const auto dark = faceFromText(text.substr(slash + 1), Side::Dark);
    return dark ? std::optional(Card{*light, *dark}) : std::nullopt;
}

std::string_view toText(Color color) { return colorWords[static_cast<std::size_t>(color)]; }
std::optional<Color> colorFromText(std::string_view text) { return valueIn<Color>(colorWords, text); }
std::string_view toText(Side side) { return sideWords[static_cast<std::size_t>(side)]; }
std::optional<Side> sideFromText(std::string_view text) { return valueIn<Side>(sideWords, text); }
std::string_view toText(Verb verb) { return verbWords[static_cast<std::size_t>(verb)]; }
std::optional<Verb> verbFromText(std::string_view text) { return valueIn<Verb>(verbWords, text); }
std::string_view toText(Phase phase) { return phaseWords[static_cast<std::size_t>(phase)]; }
std::optional<Phase> phaseFromText(std::string_view text) { return valueIn<Phase>(phaseWords, text); }
std::string_view toText(Rejection rejection) { return rejectionWords[static_cast<std::size_t>(rejection)]; }
std::string_view toText(EventKind kind) { return eventWords[static_cast<std::size_t>(kind)]; }

std::string toText(const Move &move)
{
    std::string text(toText(move.verb));
    switch (move.verb) {
    case Verb::Play:
    case Verb::JumpIn:
    case Verb::Give: return text + ":" + toText(move.card) + (move.lie ? "?" : "");
    case Verb::Catch: return text + ":" + numberText(index(move.target));
    default: return text;
    }
}

std::string describe(const State &state)
{
    std::string text = std::string(toText(phaseOf(state))) + " seats=" + numberText(state.seats) + " dealer="
        + numberText(index(state.dealer)) + " dir=" + numberText(static_cast<int>(state.direction)) + " side="
        + std::string(toText(state.side)) + " color=" + colorText(state.color) + " moves=" + numberText(state.moves)
        + " owes=" + seatText(state.owes) + " called=" + seatText(state.called) + " silence=" + seatText(state.silence)
        + " draw=" + cardsText(state.drawPile()) + " discard=" + cardsText(state.discardPile());
    for (int s = 0; s < state.seats; ++s) {
        const auto i = static_cast<std::size_t>(s);
        text += " hand" + numberText(s) + "=" + cardsText(state.hand(seatAt(s))) + " due=" + numberText(state.due[i])
            + " points=" + numberText(state.standing.points[i]) + " won=" + numberText(state.standing.won[i]) + " lost="
            + numberText(state.standing.lost[i]);
    }
    for (int i = 0; i < state.outCount; ++i)
        text += " out=" + numberText(index(state.out[static_cast<std::size_t>(i)]));
    for (int i = 0; i < state.agenda.depth(); ++i)
        text += " owed=" + stepText(state.agenda.at(i));
    return text;
}

} // namespace uno
