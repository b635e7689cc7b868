// Setting up a round (RULES.md §2): shuffle, deal, the first card and what it does, who is first. And positions from scenarios.

#include "deck.h"
#include "fits.h"
#include "lay.h"
#include "offer.h"
#include "piles.h"
#include "resolve.h"
#include "round.h"
#include "settle.h"
#include "symbol_table.h"

#include <algorithm>

namespace uno {

namespace {

void pushOpening(State &state)
{
    Step &step = state.agenda.push(StepKind::Opening, nextInPlay(state, state.dealer));
    step.waiting = state.inPlay;
}

/// An empty table with all of `cards` in the draw pile (the last is drawn next).
State emptyTable(const Rules &rules, int seats, std::span<const Card> cards)
{
    State state;
    state.rules = rules;
    state.seats = static_cast<std::uint8_t>(seats);
    state.inPlay = everySeat(seats);
    state.total = static_cast<std::uint16_t>(cards.size());
    std::copy(cards.begin(), cards.end(), state.row.begin());
    state.ends.fill(state.total);
    state.due.fill(rules.handSize);
    return state;
}

/// One card after the other from the draw pile to each seat, beginning left of the dealer.
void dealHands(State &state)
{
    std::array<Card, MaxCards> old;
    const int left = state.total - state.seats * state.rules.handSize;
    std::copy(state.row.begin() + left, state.row.begin() + state.total, old.begin());
    int place = left;
    state.ends[0] = static_cast<std::uint16_t>(left);
    for (int s = 0; s < state.seats; ++s) {
        const int turn = (s - index(state.dealer) - 1 + state.seats) % state.seats;
        int from = state.total - left - 1 - turn;
        for (int card = 0; card < state.rules.handSize; ++card, from -= state.seats)
            state.row[static_cast<std::size_t>(place++)] = old[static_cast<std::size_t>(from)];
        state.ends[static_cast<std::size_t>(s) + 1] = static_cast<std::uint16_t>(place);
    }
}

/// Turns the first card up and lets it act.
class FirstCardUp {
public:
    FirstCardUp(Telling telling, Seat starter, bool starterIsGiven)
        : m_telling(telling), m_state(telling.state), m_starter(starter), m_starterIsGiven(starterIsGiven) {}
    void run();

private:
    Face top() const { return m_state.top(); }
    void turnUp();
    bool goesBack() const;
    void actAsPlayedByDealer();
    void flip();
    void begin(Seat starter);
    void openRaceIfAny();
    void burden();

    Telling m_telling;
    State &m_state;
    Seat m_starter;
    bool m_starterIsGiven;
    int m_turned = 0;
};

bool onlyOnDarkSide(Symbol symbol) { return symbol == Symbol::DrawFive || symbol == Symbol::SkipEveryone; }

bool FirstCardUp::goesBack() const
{
    const Symbol symbol = top().symbol();
    switch (m_state.rules.firstCard) {
    case FirstCard::NumberOnly: return !isNumber(symbol);
    case FirstCard::Official: return isWildDraw(symbol) || (m_state.side == Side::Dark && onlyOnDarkSide(symbol));
    case FirstCard::Inert: return false;
    }
    return false;
}

/// A table on which no card will do (small decks, all others dealt) takes whatever comes after this many tries.
constexpr int MostTries = 1000;

void FirstCardUp::turnUp()
{
    turnUpCard(m_state);
    while (goesBack() && ++m_turned < MostTries && m_state.drawCount() > 0) {
        if (Event *event = m_telling.tell(EventKind::FirstCardReturned))
            event->cards = {m_state.topCard()};
        returnTopCard(m_state);
        turnUpCard(m_state);
    }
    m_state.color = top().color();
    m_state.effect = top().symbol() == Symbol::Blank ? Symbol::Unknown : top().symbol();
    if (Event *event = m_telling.tell(EventKind::FirstCardTurned)) {
        event->cards = {m_state.topCard()};
        event->color = m_state.color;
    }
}

void FirstCardUp::run()
{
    turnUp();
    if (m_state.rules.firstCard == FirstCard::Official && m_turned < MostTries)
        actAsPlayedByDealer();
    else
        begin(m_starter);
}

void FirstCardUp::begin(Seat starter)
{
    if (m_state.rules.firstPlayer == FirstPlayer::Race) {
        pushOpening(m_state);
        m_telling.tell(EventKind::RaceOpened);
        return;
    }
    m_state.agenda.push(StepKind::Turn, starter);
    m_telling.tell(EventKind::TurnCame, starter);
}

/// What the first card asks for comes before the race, if there is one.
void FirstCardUp::openRaceIfAny()
{
    if (m_state.rules.firstPlayer == FirstPlayer::Race) {
        pushOpening(m_state);
        m_telling.tell(EventKind::RaceOpened);
    }
}

void FirstCardUp::actAsPlayedByDealer()
{
    switch (rowOf(top().symbol()).effect) {
    case Effect::Skip:
    case Effect::Draw: return burden();
    case Effect::Reverse:
        m_state.direction = turned(m_state.direction);
        if (Event *event = m_telling.tell(EventKind::DirectionTurned))
            event->direction = m_state.direction;
        return begin(m_starterIsGiven ? m_starter : m_state.dealer);
    case Effect::Flip: return flip();
    case Effect::None:
    case Effect::DrawToColor:
    case Effect::SkipEveryone: break;
    }
    if (top().symbol() != Symbol::Wild)
        return begin(m_starter);
    if (m_state.rules.wildColor == WildColor::Wheel)
        m_state.color = nextOnWheel(m_state.color, m_state.direction, m_state.side);
    if (m_state.rules.wildColor == WildColor::Wheel || m_state.rules.wildColor == WildColor::Open)
        return begin(m_starter);
    openRaceIfAny();
    m_state.agenda.push(StepKind::NameColor, m_starter);
}

/// The first seat is skipped or has to draw. In a race that is its pass.
void FirstCardUp::burden()
{
    const Charge charge = freshCharge(top(), top().symbol(), Origin::Face);
    const bool race = m_state.rules.firstPlayer == FirstPlayer::Race;
    const bool asks = !charge.skips() || skipCanBeAnswered(m_state.rules);
    if (race && !asks) {
        m_telling.tell(EventKind::Skipped, m_starter);
        begin(m_starter);
        m_state.agenda.top().waiting &= static_cast<SeatSet>(~only(m_starter));
        return;
    }
    if (race) {
        openRaceIfAny();
        m_state.agenda.push(StepKind::Respond, m_starter).charge = charge;
        if (Event *event = m_telling.tell(EventKind::PenaltyPut)) {
            event->seat = m_starter;
            event->amount = charge.cards;
        }
        return;
    }
    const Seat before = neighbor(m_starter, turned(m_state.direction), m_state.seats);
    m_state.agenda.push(StepKind::Onward, before).charge = charge;
    settle(m_telling);
}

/// Everything flips. The face that comes up has no effect, but one that can't lie first goes back and another is turned.
void FirstCardUp::flip()
{
    flipTable(m_telling);
    if (!goesBack())
        return begin(m_starter);
    if (Event *event = m_telling.tell(EventKind::FirstCardReturned))
        event->cards = {m_state.topCard()};
    returnTopCard(m_state);
    if (++m_turned < MostTries)
        return run();
    turnUpCard(m_state);
    begin(m_starter);
}

std::vector<Card> rowOfPosition(const Position &position)
{
    std::vector<Card> row(position.draw.rbegin(), position.draw.rend());
    for (const auto &hand : position.hands)
        row.insert(row.end(), hand.begin(), hand.end());
    row.insert(row.end(), position.discard.rbegin(), position.discard.rend());
    return row;
}

/// What the top card does; a Blank does what it covers.
Symbol effectOf(const std::vector<Card> &discard, Side side)
{
    const auto isNoBlank = [&](Card card) { return card.face(side).symbol() != Symbol::Blank; };
    const auto found = std::find_if(discard.rbegin(), discard.rend(), isNoBlank);
    return found == discard.rend() ? Symbol::Unknown : found->face(side).symbol();
}

} // namespace

State dealRound(const Deal &deal, Events *events)
{
    State state = emptyTable(deal.rules, deal.seats, cardsOf(deal.rules));
    state.rng = Rng(deal.seed);
    state.dealer = deal.dealer;
    state.standing = deal.standing;
    shuffle(std::span<Card>(state.row.data(), state.total), state.rng);
    const Telling telling{state, events};
    if (Event *event = telling.tell(EventKind::RoundStarted)) {
        event->seat = deal.dealer;
        event->amount = deal.standing.rounds + 1;
    }
    dealHands(state);
    for (int s = 0; s < deal.seats; ++s) {
        if (Event *event = telling.tell(EventKind::Dealt)) {
            const auto hand = state.hand(seatAt(s));
            event->seat = seatAt(s);
            event->cards.assign(hand.begin(), hand.end());
            event->audience = only(seatAt(s));
        }
    }
    const Seat left = neighbor(deal.dealer, Direction::Clockwise, deal.seats);
    const bool given = deal.starter && deal.rules.firstPlayer != FirstPlayer::Race;
    FirstCardUp(telling, given ? *deal.starter : left, given).run();
    return state;
}

State stateFrom(const Position &position)
{
    const auto row = rowOfPosition(position);
    State state = emptyTable(position.rules, static_cast<int>(position.hands.size()), row);
    std::size_t end = position.draw.size();
    state.ends[0] = static_cast<std::uint16_t>(end);
    for (std::size_t s = 0; s < position.hands.size(); ++s)
        state.ends[s + 1] = static_cast<std::uint16_t>(end += position.hands[s].size());
    state.rng = Rng(position.seed);
    state.direction = position.direction;
    state.dealer = position.dealer.value_or(neighbor(position.turn, turned(position.direction), state.seats));
    state.side = position.side;
    state.color = position.color;
    state.effect = effectOf(position.discard, position.side);
    state.played = position.played;
    std::copy(position.scores.begin(), position.scores.end(), state.standing.points.begin());
    if (position.phase == Phase::Opening)
        pushOpening(state);
    else
        state.agenda.push(position.phase == Phase::Color ? StepKind::NameColor : StepKind::Turn, position.turn);
    return state;
}

} // namespace uno
