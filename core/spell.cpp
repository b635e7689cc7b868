// A move with its choices spelled out: colors, targets, gifts, the second card, the call.

#include "fits.h"
#include "offer.h"
#include "round.h"
#include "uno_call.h"

#include <algorithm>

namespace uno {

namespace {

constexpr int ColorsOfASide = 4;

Color colorOfSide(Side side, int i) { return static_cast<Color>((side == Side::Light ? 0 : ColorsOfASide) + i); }

/// Fills in all but the choices. (In place: copies of just written actions are what playouts would wait for.)
void spellPlainly(Action &action, Seat seat, const Move &move)
{
    action.seat = seat;
    action.verb = move.verb;
    action.card = move.card;
    if (move.verb == Verb::Catch)
        action.target = move.target;
}

bool mayBeDoubled(const State &state, Seat seat, const Move &move)
{
    if (state.rules.doublePlay != DoublePlay::Together || move.verb != Verb::Play || phaseOf(state) != Phase::Turn)
        return false;
    const auto hand = state.hand(seat);
    return isNumber(move.card.face(state.side).symbol()) && std::count(hand.begin(), hand.end(), move.card) > 1;
}

/// True if a call made with the play would be right.
bool mayBeCalled(const State &state, const Action &action)
{
    const int left = state.handCount(action.seat) - (action.second ? 2 : 1);
    const bool follows = action.card.face(state.side).symbol() == Symbol::Wild && state.rules.wildColor == WildColor::FollowUp;
    return rightWithPlay(state.rules, left, follows ? PlayKind::OpensFollow : PlayKind::Whole);
}

SeatSet targetsFor(const State &state, Seat seat) { return state.inPlay & static_cast<SeatSet>(~only(seat)); }

/// The hand without the cards that the action lays, each distinct card once.
std::vector<Card> giftsFor(const State &state, const Action &action)
{
    const auto hand = state.hand(action.seat);
    std::vector<Card> gifts(hand.begin(), hand.end());
    gifts.erase(std::find(gifts.begin(), gifts.end(), action.card));
    if (action.second)
        gifts.erase(std::find(gifts.begin(), gifts.end(), *action.second));
    std::sort(gifts.begin(), gifts.end());
    gifts.erase(std::unique(gifts.begin(), gifts.end()), gifts.end());
    return gifts;
}

template <typename Visit>
void forEachTarget(const State &state, Seat seat, Visit visit)
{
    for (int t = 0; t < state.seats; ++t) {
        if (contains(targetsFor(state, seat), seatAt(t)))
            visit(seatAt(t));
    }
}

class Speller {
public:
    Speller(const State &state, std::vector<Action> &into) : m_state(state), m_into(into) {}

    void withCards(Action action, const Move &move)
    {
        withTargets(action);
        if (mayBeDoubled(m_state, action.seat, move)) {
            action.second = move.card;
            withTargets(action);
        }
    }
    void withColors(Action action)
    {
        for (int i = 0; i < ColorsOfASide; ++i) {
            action.color = colorOfSide(m_state.side, i);
            withCall(action);
        }
    }

private:
    void withTargets(Action action)
    {
        const Face face = action.card.face(m_state.side);
        const int left = m_state.handCount(action.seat) - (action.second ? 2 : 1);
        if (namesColor(m_state.rules, face))
            return withColors(action);
        if (!swapsHands(m_state, face, left))
            withCall(action);
        if (swapsHands(m_state, face, left) || mayExchange(m_state, face, left))
            forEachTarget(m_state, action.seat, [&](Seat target) { withGifts(action, target, face, left); });
    }
    void withGifts(Action action, Seat target, Face face, int left)
    {
        action.target = target;
        if (!mayExchange(m_state, face, left))
            return withCall(action);
        for (const Card gift : giftsFor(m_state, action)) {
            action.give = gift;
            withCall(action);
        }
    }
    void withCall(Action action)
    {
        m_into.push_back(action);
        if (action.verb != Verb::NameColor && mayBeCalled(m_state, action)) {
            action.uno = true;
            m_into.push_back(action);
        }
    }

    const State &m_state;
    std::vector<Action> &m_into;
};

Seat randomTarget(const State &state, Seat seat, Rng &rng)
{
    auto skip = rng.below(static_cast<std::uint32_t>(seatsInPlay(state) - 1));
    Seat chosen = nextInPlay(state, seat);
    for (; skip > 0; --skip)
        chosen = nextInPlay(state, chosen);
    return chosen;
}

/// A card of the hand besides those that the action lays, each copy with the same chance.
Card randomGift(const State &state, const Action &action, Rng &rng)
{
    const auto hand = state.hand(action.seat);
    const auto first = static_cast<std::size_t>(std::find(hand.begin(), hand.end(), action.card) - hand.begin());
    const auto second = action.second
        ? static_cast<std::size_t>(std::find(hand.begin() + static_cast<std::ptrdiff_t>(first) + 1, hand.end(), *action.second) - hand.begin())
        : first;
    std::size_t place = first;
    while (place == first || place == second)
        place = rng.below(static_cast<std::uint32_t>(hand.size()));
    return hand[place];
}

void chooseTargets(const State &state, Action &action, Face face, Rng &rng)
{
    const int left = state.handCount(action.seat) - (action.second ? 2 : 1);
    const bool exchanges = mayExchange(state, face, left) && rng.below(2) == 1;
    if (swapsHands(state, face, left) || exchanges)
        action.target = randomTarget(state, action.seat, rng);
    if (exchanges)
        action.give = randomGift(state, action, rng);
}

Color randomColor(Side side, Rng &rng) { return colorOfSide(side, static_cast<int>(rng.below(ColorsOfASide))); }

void choosePlayAtRandom(const State &state, const Move &move, Action &action, Rng &rng)
{
    const Face face = move.card.face(state.side);
    if (mayBeDoubled(state, action.seat, move) && rng.below(2) == 1)
        action.second = move.card;
    if (namesColor(state.rules, face))
        action.color = randomColor(state.side, rng);
    else
        chooseTargets(state, action, face, rng);
    action.uno = mayBeCalled(state, action) && rng.below(2) == 1;
}

} // namespace

void spellOut(const State &state, Seat seat, const Move &move, std::vector<Action> &into)
{
    Action action;
    spellPlainly(action, seat, move);
    Speller speller(state, into);
    if (move.verb == Verb::NameColor)
        speller.withColors(action);
    else if (move.verb == Verb::Play || move.verb == Verb::JumpIn)
        speller.withCards(action, move);
    else
        into.push_back(action);
}

std::vector<Action> legalActions(const State &state, Seat seat)
{
    std::vector<Action> actions;
    for (const Move &move : legalMoves(state, seat))
        spellOut(state, seat, move, actions);
    return actions;
}

void spellAtRandom(const State &state, Seat seat, const Move &move, Rng &rng, Action &into)
{
    into = {};
    spellPlainly(into, seat, move);
    if (move.verb == Verb::NameColor)
        into.color = randomColor(state.side, rng);
    else if (move.verb == Verb::Play || move.verb == Verb::JumpIn)
        choosePlayAtRandom(state, move, into, rng);
}

} // namespace uno
