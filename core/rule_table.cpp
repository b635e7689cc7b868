#include "rule_table.h"

#include "deck.h"
#include "seat.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace uno {

namespace {

using Values = std::span<const std::string_view>;

template <auto field>
int got(const Rules &rules) { return static_cast<int>(rules.*field); }

template <auto field>
void put(Rules &rules, int value)
{
    rules.*field = static_cast<std::remove_reference_t<decltype(rules.*field)>>(value);
}

template <auto field>
constexpr RuleRow choice(std::string_view key, RuleGroup group, Values values)
{
    return {key, group, RuleKind::Choice, values, {}, 0, static_cast<int>(values.size()) - 1, got<field>, put<field>};
}

constexpr std::array<std::string_view, 2> flagValues{"false", "true"};

template <auto field>
constexpr RuleRow flag(std::string_view key, RuleGroup group)
{
    return {key, group, RuleKind::Flag, flagValues, {}, 0, 1, got<field>, put<field>};
}

template <auto field>
constexpr RuleRow number(std::string_view key, RuleGroup group, int least, int most, std::span<const int> numbers = {})
{
    return {key, group, RuleKind::Number, {}, numbers, least, most, got<field>, put<field>};
}

template <auto field>
constexpr RuleRow set(std::string_view key, RuleGroup group, Values values)
{
    return {key, group, RuleKind::Set, values, {}, 0, (1 << values.size()) - 1, got<field>, put<field>};
}

constexpr std::array<std::string_view, 5> deckValues{"classic", "blank120", "flip", "flip108", "h2o"};
constexpr std::array<std::string_view, 2> spareBlanksValues{"none", "plus_ten"};
constexpr std::array<std::string_view, 3> firstCardValues{"official", "number_only", "inert"};
constexpr std::array<std::string_view, 2> firstPlayerValues{"left_of_dealer", "race"};
constexpr std::array<std::string_view, 2> drawValues{"one", "until_playable"};
constexpr std::array<std::string_view, 3> drawnCardValues{"may_play", "must_play", "keep"};
constexpr std::array<std::string_view, 3> finishValues{"any", "no_black", "no_action"};
constexpr std::array<std::string_view, 2> actionMatchValues{"face", "color"};
constexpr std::array<std::string_view, 2> twoPlayerReverseValues{"skip", "plain"};
constexpr std::array<std::string_view, 4> wildColorValues{"chosen", "wheel", "follow_up", "open"};
constexpr std::array<std::string_view, 3> drawFourValues{"bluff", "strict", "free"};
constexpr std::array<std::string_view, 2> guiltyValues{"stays", "take_back"};
constexpr std::array<std::string_view, 3> drawTwoResponseValues{"none", "deflect", "stack"};
constexpr std::array<std::string_view, 3> drawFourResponseValues{"draw_two_named", "draw_two_any", "stack"};
constexpr std::array<std::string_view, 2> skipResponseValues{"none", "identical"};
constexpr std::array<std::string_view, 3> jumpInValues{"none", "numbers", "identical"};
constexpr std::array<std::string_view, 3> doublePlayValues{"none", "sequential", "together"};
constexpr std::array<std::string_view, 3> silenceValues{"none", "twos", "blacks"};
constexpr std::array<std::string_view, 2> countValues{"all", "numbers"};
constexpr std::array<std::string_view, 3> scoringValues{"winner_takes", "each_keeps", "lazy"};
constexpr std::array<int, 4> unoPenalties{0, 1, 2, 4};
constexpr std::array<int, 2> misplayPenalties{0, 2};

constexpr std::array<RuleRow, 39> ruleRows{{
    choice<&Rules::deck>("deck", RuleGroup::Deck, deckValues),
    choice<&Rules::spareBlanks>("spare_blanks", RuleGroup::Deck, spareBlanksValues),
    number<&Rules::decks>("decks", RuleGroup::Deck, 1, 2),
    number<&Rules::handSize>("hand_size", RuleGroup::Start, 1, 20),
    choice<&Rules::firstCard>("first_card", RuleGroup::Start, firstCardValues),
    choice<&Rules::firstPlayer>("first_player", RuleGroup::Start, firstPlayerValues),
    choice<&Rules::draw>("draw", RuleGroup::Turn, drawValues),
    flag<&Rules::drawWhenPlayable>("draw_when_playable", RuleGroup::Turn),
    choice<&Rules::drawnCard>("drawn_card", RuleGroup::Turn, drawnCardValues),
    choice<&Rules::finish>("finish", RuleGroup::Turn, finishValues),
    choice<&Rules::actionMatch>("action_match", RuleGroup::Turn, actionMatchValues),
    choice<&Rules::twoPlayerReverse>("two_player_reverse", RuleGroup::Turn, twoPlayerReverseValues),
    choice<&Rules::wildColor>("wild_color", RuleGroup::Black, wildColorValues),
    choice<&Rules::drawFour>("draw_four", RuleGroup::Black, drawFourValues),
    choice<&Rules::guilty>("guilty", RuleGroup::Black, guiltyValues),
    choice<&Rules::drawTwoResponse>("draw_two_response", RuleGroup::Responses, drawTwoResponseValues),
    set<&Rules::drawFourResponse>("draw_four_response", RuleGroup::Responses, drawFourResponseValues),
    flag<&Rules::mixedStack>("mixed_stack", RuleGroup::Responses),
    flag<&Rules::reverseResponse>("reverse_response", RuleGroup::Responses),
    choice<&Rules::skipResponse>("skip_response", RuleGroup::Responses, skipResponseValues),
    flag<&Rules::lateCall>("late_call", RuleGroup::Uno),
    number<&Rules::unoPenalty>("uno_penalty", RuleGroup::Uno, 0, 4, unoPenalties),
    choice<&Rules::jumpIn>("jump_in", RuleGroup::House, jumpInValues),
    choice<&Rules::doublePlay>("double_play", RuleGroup::House, doublePlayValues),
    flag<&Rules::sevenZero>("seven_zero", RuleGroup::House),
    flag<&Rules::exchangeFive>("exchange_five", RuleGroup::House),
    choice<&Rules::silence>("silence", RuleGroup::House, silenceValues),
    flag<&Rules::unoSlap>("uno_slap", RuleGroup::House),
    flag<&Rules::courtesy>("courtesy", RuleGroup::House),
    number<&Rules::misplayPenalty>("misplay_penalty", RuleGroup::House, 0, 2, misplayPenalties),
    flag<&Rules::sevenRounds>("seven_rounds", RuleGroup::House),
    flag<&Rules::untilLast>("until_last", RuleGroup::House),
    flag<&Rules::zeroFifty>("zero_fifty", RuleGroup::Points),
    flag<&Rules::h2oBonus>("h2o_bonus", RuleGroup::Points),
    flag<&Rules::lastDrawCounts>("last_draw_counts", RuleGroup::Points),
    choice<&Rules::count>("count", RuleGroup::Points, countValues),
    choice<&Rules::scoring>("scoring", RuleGroup::Points, scoringValues),
    number<&Rules::target>("target", RuleGroup::Points, 0, 9999),
    number<&Rules::rounds>("rounds", RuleGroup::Points, 0, 99),
}};

bool hasBonusCards(Deck deck) { return deck == Deck::H2o || isFlipDeck(deck); }

} // namespace

std::span<const RuleRow> ruleTable() { return ruleRows; }

const RuleRow *findRule(std::string_view key)
{
    const auto found = std::find_if(ruleRows.begin(), ruleRows.end(), [&](const RuleRow &row) { return row.key == key; });
    return found == ruleRows.end() ? nullptr : &*found;
}

bool admits(const RuleRow &row, int value)
{
    if (value < row.least || value > row.most)
        return false;
    return row.numbers.empty() || std::find(row.numbers.begin(), row.numbers.end(), value) != row.numbers.end();
}

int mostSeats(const Rules &rules)
{
    // one card to turn up and one to draw
    return std::min(MaxSeats, (cardCount(rules) - 2) / std::max<int>(1, rules.handSize));
}

std::optional<Clash> clashOf(const Rules &rules, int seats)
{
    if (seats < MinSeats || seats > MaxSeats)
        return Clash{Conflict::SeatsOutOfRange, "seats", "seats"};
    if (rules.spareBlanks != SpareBlanks::None && isFlipDeck(rules.deck))
        return Clash{Conflict::SpareBlanksTwoSided, "spare_blanks", "deck"};
    if (rules.h2oBonus && !hasBonusCards(rules.deck))
        return Clash{Conflict::BonusWithoutCards, "h2o_bonus", "deck"};
    if (seats > mostSeats(rules))
        return Clash{Conflict::TooFewCards, "hand_size", "seats"};
    return std::nullopt;
}

} // namespace uno
