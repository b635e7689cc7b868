#include "random_table.h"

#include "core/rule_table.h"

#include <vector>

namespace uno::test {

namespace {

int randomValue(const RuleRow &row, Rng &rng)
{
    if (!row.numbers.empty())
        return row.numbers[rng.below(static_cast<std::uint32_t>(row.numbers.size()))];
    return row.least + static_cast<int>(rng.below(static_cast<std::uint32_t>(row.most - row.least + 1)));
}

Card randomCard(const State &state, Rng &rng) { return state.row[rng.below(state.total)]; }

Seat randomSeat(const State &state, Rng &rng) { return seatAt(static_cast<int>(rng.below(state.seats))); }

/// A card of the seat's hand more often than any other.
Card likelyCard(const State &state, Seat seat, Rng &rng)
{
    const auto hand = state.hand(seat);
    if (hand.empty() || rng.below(4) == 0)
        return randomCard(state, rng);
    return hand[rng.below(static_cast<std::uint32_t>(hand.size()))];
}

} // namespace

Rules randomRules(Rng &rng, int seats)
{
    Rules rules;
    do {
        for (const RuleRow &row : ruleTable())
            row.set(rules, randomValue(row, rng));
        if (rng.below(2) == 0)
            rules.handSize = 7;
    } while (clashOf(rules, seats));
    return rules;
}

Seat actingSeat(const State &state, Rng &rng)
{
    if (const auto seat = seatOnTurn(state))
        return *seat;
    std::vector<Seat> waiting;
    for (int s = 0; s < state.seats; ++s) {
        if (contains(state.agenda.top().waiting, seatAt(s)))
            waiting.push_back(seatAt(s));
    }
    return waiting[rng.below(static_cast<std::uint32_t>(waiting.size()))];
}

Action randomAction(const State &state, Rng &rng)
{
    Action action;
    action.seat = rng.below(2) == 0 && !state.over ? actingSeat(state, rng) : randomSeat(state, rng);
    action.verb = static_cast<Verb>(rng.below(VerbCount));
    action.card = likelyCard(state, action.seat, rng);
    if (rng.below(2) == 0)
        action.color = static_cast<Color>(rng.below(8));
    if (rng.below(2) == 0)
        action.target = seatAt(static_cast<int>(rng.below(MaxSeats)));
    if (rng.below(3) == 0)
        action.give = likelyCard(state, action.seat, rng);
    if (rng.below(8) == 0)
        action.second = rng.below(2) == 0 ? action.card : likelyCard(state, action.seat, rng);
    action.uno = rng.below(4) == 0;
    return action;
}

Action randomLegalAction(const State &state, Rng &rng)
{
    if (rng.below(8) == 0) {
        const Seat seat = randomSeat(state, rng);
        const MoveList moves = legalMoves(state, seat);
        if (!moves.empty())
            return spellAtRandom(state, seat, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))], rng);
    }
    const Seat seat = actingSeat(state, rng);
    const MoveList moves = legalMoves(state, seat);
    int chosen = 0;
    for (int tries = 0; tries < 3; ++tries) {
        chosen = static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())));
        if (moves[chosen].verb != Verb::Draw && moves[chosen].verb != Verb::Speak)
            break;
    }
    return spellAtRandom(state, seat, moves[chosen], rng);
}

} // namespace uno::test
