#include "lay.h"

#include "fits.h"
#include "offer.h"
#include "piles.h"
#include "resolve.h"
#include "score.h"
#include "settle.h"
#include "symbol_table.h"
#include "uno_call.h"

namespace uno {

namespace {

enum class CallMade : std::uint8_t { None, Right, False };

/// One play from its first part to its last. Built before the card leaves the hand, so that it knows how things stood.
class Laying {
public:
    Laying(Telling telling, const Action &action);
    void run();

private:
    void lay();
    void setColor();
    void noteChallenge();
    void leave();
    void effects();
    void swaps();
    void newHand();
    void silence();
    void calls();
    void owe();
    Charge charge() const;
    Onward onward() const;
    bool opensFollow() const;
    bool takesNewHand() const;
    void askFollow();
    void askExchange();
    void askSlap();
    int left() const { return m_state.handCount(m_seat); }

    Telling m_telling;
    State &m_state;
    const Action &m_action;
    Seat m_seat;
    Face m_face;
    int m_inPlay;        ///< seats in play, counted before the card is laid
    bool m_answers;      ///< answers the charge
    bool m_jumpsOnCharge;///< an identical card on a charge that waits
    Charge m_put;        ///< what the next seat has to bear
    Effect m_effect = Effect::None; ///< the card's own, or what a Blank repeats
    int m_afterLaying = 0;
    bool m_called = false;///< called before the play
    CallMade m_call = CallMade::None;
};

Laying::Laying(Telling telling, const Action &action)
    : m_telling(telling)
    , m_state(telling.state)
    , m_action(action)
    , m_seat(action.seat)
    , m_face(action.card.face(telling.state.side))
    , m_inPlay(seatsInPlay(telling.state))
    , m_answers(phaseOf(telling.state) == Phase::Respond && action.verb == Verb::Play)
    , m_jumpsOnCharge(phaseOf(telling.state) == Phase::Respond && action.verb == Verb::JumpIn)
{
}

void Laying::run()
{
    closeWindow(m_state);
    m_called = m_state.called == m_seat;
    if (!m_called)
        m_state.called.reset(); // a turn cut short by a jump-in makes no call false
    if (!isNumber(m_face.symbol()) && m_face.symbol() != Symbol::Wild)
        m_put = charge();
    if (isWildDraw(m_face.symbol()))
        noteChallenge();
    lay();
    m_state.agenda.clear();
    // from here on, so that a reshuffle knows of a challenge that is to come
    Step &next = m_state.agenda.push(StepKind::Onward, m_seat);
    if (m_put.exists())
        next.charge = m_put;
    if (left() == 0 && !takesNewHand())
        leave();
    if (!m_state.over)
        effects();
}

/// What the card puts on the next seat, as it stands before it is laid.
Charge Laying::charge() const
{
    if (m_face.symbol() == Symbol::Blank)
        return freshCharge(m_face, m_state.effect, Origin::Blank);
    if (m_answers)
        return *answeredCharge(m_state, m_state.agenda.top().charge, m_face);
    if (m_jumpsOnCharge)
        return chargeAfterJumpIn(m_state, m_state.agenda.top().charge, m_face);
    return freshCharge(m_face, m_face.symbol(), Origin::Face);
}

void Laying::noteChallenge()
{
    m_put.challengeable = m_state.rules.drawFour == DrawFour::Bluff;
    m_put.lie = m_put.challengeable && againstDrawFourRule(m_state, m_seat, m_face);
    m_put.player = m_seat;
    m_put.heldThen = static_cast<std::uint8_t>(left() - 1);
    m_put.colorBefore = m_state.color;
    m_put.effectBefore = m_state.effect;
    m_put.layerBefore = m_state.layer;
}

void Laying::lay()
{
    layCard(m_state, m_seat, m_action.card);
    if (m_action.second)
        layCard(m_state, m_seat, *m_action.second);
    m_afterLaying = left();
    m_state.played = true;
    m_state.passes = 0;
    m_state.layer = m_seat;
    m_state.lastLayer = m_seat;
    if (m_face.symbol() != Symbol::Blank)
        m_state.effect = m_face.symbol();
    m_effect = rowOf(m_state.effect).effect;
    setColor();
    const bool called = m_action.uno && m_state.rules.unoPenalty > 0;
    if (Event *event = m_telling.tell(m_action.verb == Verb::JumpIn ? EventKind::JumpedIn : EventKind::Played)) {
        event->seat = m_seat;
        event->cards = {m_action.card};
        if (m_action.second)
            event->cards.push_back(*m_action.second);
        event->color = m_state.color;
        event->uno = called;
    }
    endSilenceOfTwos(m_telling, m_seat);
    endSilenceOfBlacks(m_telling);
}

void Laying::setColor()
{
    if (!m_face.black())
        m_state.color = m_face.color();
    else if (namesColor(m_state.rules, m_face))
        m_state.color = m_action.color;
    else if (m_state.rules.wildColor == WildColor::Wheel)
        m_state.color = nextOnWheel(m_state.color, m_state.direction, m_state.side);
    else
        m_state.color.reset();
}

bool Laying::takesNewHand() const
{
    return m_state.rules.sevenRounds && m_state.due[static_cast<std::size_t>(index(m_seat))] > 1 && availableCards(m_state) > 0;
}

int bonusOf(const Rules &rules, Symbol symbol)
{
    if (!rules.h2oBonus)
        return 0;
    return symbol == Symbol::DrawOne ? 20 : symbol == Symbol::WildDrawTwo ? 40 : 0;
}

/// The seat has gone out; unless others play on, the round ends with it.
void Laying::leave()
{
    m_state.out[m_state.outCount++] = m_seat;
    m_state.inPlay &= static_cast<SeatSet>(~only(m_seat));
    m_state.bonus[static_cast<std::size_t>(index(m_seat))] = static_cast<std::int8_t>(bonusOf(m_state.rules, m_face.symbol()));
    m_state.called.reset();
    if (Event *event = m_telling.tell(EventKind::WentOut)) {
        event->seat = m_seat;
        event->amount = m_state.outCount;
    }
    if (m_state.rules.untilLast && seatsInPlay(m_state) > 1)
        return;
    m_state.agenda.clear();
    const bool draws = isDraw(m_state.effect);
    if (m_face.symbol() == Symbol::Flip)
        flipTable(m_telling);
    if (m_state.rules.lastDrawCounts && draws)
        drawCharge(m_telling, nextInPlay(m_state, m_seat), m_put, 0, DrawCause::LastCard);
    endRound(m_telling, RoundEnd::WentOut);
}

void Laying::effects()
{
    if (m_effect == Effect::Reverse) {
        m_state.direction = turned(m_state.direction);
        if (Event *event = m_telling.tell(EventKind::DirectionTurned))
            event->direction = m_state.direction;
    }
    if (m_face.symbol() == Symbol::Flip)
        flipTable(m_telling);
    calls();
    if (m_afterLaying > 0)
        swaps();
    newHand();
    silence();
    if (m_call == CallMade::False)
        punishFalseCall(m_telling, m_seat);
    if (opensFollow())
        return askFollow();
    m_state.agenda.top().onward = onward();
    askExchange();
    askSlap();
}

/// A Skip Everyone, and with two seats a Reverse that is no answer, bring the same seat its next turn.
Onward Laying::onward() const
{
    const bool repeats = m_effect == Effect::SkipEveryone
        || (m_effect == Effect::Reverse && !m_put.exists() && m_inPlay == 2
            && m_state.rules.twoPlayerReverse == TwoPlayerReverse::Skip);
    return repeats ? Onward::Again : Onward::Next;
}

bool Laying::opensFollow() const
{
    return m_face.symbol() == Symbol::Wild && m_state.rules.wildColor == WildColor::FollowUp && m_afterLaying > 0
        && canFollow(m_state, m_seat);
}

void Laying::swaps()
{
    if (swapsHands(m_state, m_face, m_afterLaying)) {
        swapHands(m_state, m_seat, *m_action.target);
        forgiveOwed(m_state);
        if (Event *event = m_telling.tell(EventKind::HandsSwapped)) {
            event->seat = m_seat;
            event->other = m_action.target;
        }
    } else if (m_state.rules.sevenZero && m_face.symbol() == Symbol::Zero) {
        passHands(m_state);
        forgiveOwed(m_state);
        if (Event *event = m_telling.tell(EventKind::HandsPassed)) {
            event->seat = m_seat;
            event->direction = m_state.direction;
        }
    }
}

void Laying::newHand()
{
    if (m_afterLaying > 0 || !m_state.plays(m_seat))
        return;
    std::uint8_t &due = m_state.due[static_cast<std::size_t>(index(m_seat))];
    --due;
    if (Event *event = m_telling.tell(EventKind::NewHandTaken)) {
        event->seat = m_seat;
        event->amount = due;
    }
    drawCards(m_telling, m_seat, due, DrawCause::NewHand);
}

void Laying::silence()
{
    const bool twos = m_state.rules.silence == Silence::Twos && m_face.symbol() == Symbol::Two;
    const bool blacks = m_state.rules.silence == Silence::Blacks && m_face.black();
    if ((!twos && !blacks) || (twos && !m_state.plays(m_seat)))
        return;
    m_state.silence = m_seat;
    m_state.silenceColor = m_state.color;
    m_telling.tell(EventKind::SilenceBegan, m_seat);
}

void Laying::calls()
{
    const auto kind = opensFollow() ? PlayKind::OpensFollow : PlayKind::Whole;
    const bool right = rightWithPlay(m_state.rules, m_afterLaying, kind);
    const bool said = m_action.uno && m_state.rules.unoPenalty > 0;
    if (right)
        owe();
    else if (said && m_state.plays(m_seat))
        m_call = CallMade::False;
    if (right || m_call == CallMade::False)
        m_state.called.reset();
}

void Laying::owe()
{
    if (m_called || m_action.uno) {
        m_call = CallMade::Right;
        m_state.safe = m_seat;
    } else if (!(m_face.symbol() == Symbol::Wild && m_state.rules.wildColor == WildColor::FollowUp)) {
        m_state.owes = m_seat;
    }
}

void Laying::askFollow()
{
    m_state.agenda.top().kind = StepKind::Follow; // a Wild puts nothing on the next seat
}

void Laying::askExchange()
{
    if (!m_action.give || !mayExchange(m_state, m_face, m_afterLaying))
        return;
    Step &step = m_state.agenda.push(StepKind::Exchange, *m_action.target);
    step.other = m_seat;
    step.card = *m_action.give;
    if (Event *event = m_telling.tell(EventKind::ExchangeAsked)) {
        event->seat = m_seat;
        event->other = m_action.target;
        event->cards = {*m_action.give};
        event->audience = static_cast<SeatSet>(only(m_seat) | only(*m_action.target));
    }
}

void Laying::askSlap()
{
    if (!m_state.rules.unoSlap || m_call != CallMade::Right || seatsInPlay(m_state) < 3)
        return;
    Step &step = m_state.agenda.push(StepKind::Slap, m_seat);
    step.other = m_seat;
    step.waiting = m_state.inPlay & static_cast<SeatSet>(~only(m_seat));
    m_telling.tell(EventKind::SlapBegan, m_seat);
}

} // namespace

void play(Telling telling, const Action &action) { Laying(telling, action).run(); }

void flipTable(Telling telling)
{
    State &state = telling.state;
    turnOver(state);
    const Face top = state.top();
    state.color = top.color();
    state.effect = top.symbol() == Symbol::Blank ? Symbol::Unknown : top.symbol();
    state.layer.reset();
    if (Event *event = telling.tell(EventKind::Flipped)) {
        event->cards = {state.topCard()};
        event->color = state.color;
    }
    endSilenceOfBlacks(telling);
}

} // namespace uno
