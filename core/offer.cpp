#include "offer.h"

#include "fits.h"
#include "piles.h"
#include "resolve.h"
#include "uno_call.h"

#include <algorithm>

namespace uno {

namespace {

using Reason = std::optional<Rejection>;

Face faceOf(const State &state, Card card) { return card.face(state.side); }

int copiesHeld(const State &state, Seat seat, Card card)
{
    const auto hand = state.hand(seat);
    return static_cast<int>(std::count(hand.begin(), hand.end(), card));
}

int cardsLeft(const State &state, const Action &action)
{
    return state.handCount(action.seat) - (action.second ? 2 : 1);
}

bool isCardAction(Verb verb) { return verb == Verb::Play || verb == Verb::JumpIn; }

/// Actions that belong to whoever the phase waits for; the others are anybody's.
bool isTurnAction(Verb verb)
{
    return verb != Verb::JumpIn && verb != Verb::Call && verb != Verb::Catch && verb != Verb::Speak;
}

bool hasPlace(Phase phase, Verb verb)
{
    switch (verb) {
    case Verb::Play:
        return phase == Phase::Opening || phase == Phase::Turn || phase == Phase::Drawn || phase == Phase::Follow
            || phase == Phase::Respond;
    case Verb::JumpIn: return phase == Phase::Turn || phase == Phase::Respond;
    case Verb::Draw: return phase == Phase::Turn;
    case Verb::Keep: return phase == Phase::Drawn;
    case Verb::Pass: return phase == Phase::Turn || phase == Phase::Opening;
    case Verb::Accept:
    case Verb::Challenge: return phase == Phase::Respond;
    case Verb::NameColor: return phase == Phase::Color;
    case Verb::Give: return phase == Phase::Exchange;
    case Verb::Slap: return phase == Phase::Slap;
    case Verb::Ready: return phase == Phase::Ready;
    case Verb::Call:
    case Verb::Catch:
    case Verb::Speak: return phase != Phase::Slap;
    }
    return false;
}

bool isOutOfPlace(const State &state, const Action &action)
{
    const Phase phase = phaseOf(state);
    if (!hasPlace(phase, action.verb))
        return true;
    if (isCardAction(action.verb) && action.second && (action.verb == Verb::JumpIn || phase != Phase::Turn))
        return true;
    return action.verb == Verb::Play && phase == Phase::Drawn && action.card != state.agenda.top().card;
}

bool isRuleOff(const State &state, const Action &action)
{
    if (action.verb == Verb::Call || action.verb == Verb::Catch)
        return state.rules.unoPenalty == 0;
    return action.verb == Verb::Play && action.second && state.rules.doublePlay != DoublePlay::Together;
}

bool isBadTarget(const State &state, Seat own, Seat target)
{
    return target == own || index(target) >= state.seats || !state.plays(target);
}

Reason targetReason(const State &state, const Action &action)
{
    if (action.verb == Verb::Catch) {
        if (!action.target)
            return Rejection::NeedTarget;
        return isBadTarget(state, action.seat, *action.target) ? Reason(Rejection::BadTarget) : std::nullopt;
    }
    if (!isCardAction(action.verb))
        return std::nullopt;
    const Face face = faceOf(state, action.card);
    const int left = cardsLeft(state, action);
    const bool swaps = swapsHands(state, face, left);
    const bool exchanges = mayExchange(state, face, left);
    if (!swaps && !exchanges)
        return std::nullopt;
    if (action.target)
        return isBadTarget(state, action.seat, *action.target) ? Reason(Rejection::BadTarget) : std::nullopt;
    return swaps || action.give ? Reason(Rejection::NeedTarget) : std::nullopt;
}

/// The card given away with a 5 must be held besides those that are laid.
bool lacksGift(const State &state, const Action &action)
{
    if (!mayExchange(state, faceOf(state, action.card), cardsLeft(state, action)))
        return false;
    if (!action.give)
        return action.target.has_value();
    const int laid = (*action.give == action.card ? 1 : 0) + (action.second == action.give ? 1 : 0);
    return copiesHeld(state, action.seat, *action.give) <= laid;
}

bool isNotHeld(const State &state, const Action &action)
{
    if (action.verb == Verb::Give)
        return copiesHeld(state, action.seat, action.card) == 0;
    if (!isCardAction(action.verb))
        return false;
    if (copiesHeld(state, action.seat, action.card) == 0)
        return true;
    if (action.second && copiesHeld(state, action.seat, *action.second) < (*action.second == action.card ? 2 : 1))
        return true;
    return lacksGift(state, action);
}

bool holdsRightlyPlayable(const State &state, Seat seat)
{
    bool holds = false;
    FaceSet::shownBy(state.hand(seat), state.side).forEachIn(fittingFaces(state), [&](Face face) {
        holds = holds || (!againstDrawFourRule(state, seat, face)
                          && !(state.handCount(seat) == 1 && barredAsLast(state.rules, face)));
    });
    return holds;
}

/// A pass needs an empty table; a lie always has another playable card beside it, so that lies need no thought here.
bool mayPass(const State &state, Seat seat)
{
    return phaseOf(state) == Phase::Opening || (availableCards(state) == 0 && !holdsRightlyPlayable(state, seat));
}

bool mayDraw(const State &state, Seat seat)
{
    return availableCards(state) > 0 && (state.rules.drawWhenPlayable || !holdsRightlyPlayable(state, seat));
}

bool mayKeep(const State &state)
{
    return state.rules.drawnCard != DrawnCard::MustPlay || !drawnCardFitsRightly(state);
}

Reason permissionReason(const State &state, const Action &action)
{
    switch (action.verb) {
    case Verb::Draw: return mayDraw(state, action.seat) ? Reason() : Rejection::MayNotDraw;
    case Verb::Pass: return mayPass(state, action.seat) ? Reason() : Rejection::MayNotPass;
    case Verb::Keep: return mayKeep(state) ? Reason() : Rejection::MayNotKeep;
    case Verb::Challenge:
        return state.agenda.top().charge.challengeable ? Reason() : Rejection::MayNotChallenge;
    default: return std::nullopt;
    }
}

bool isJumpInOff(const State &state, Seat seat, Face face)
{
    const bool onItself = state.layer == seat;
    const JumpIn kinds = onItself
        ? (state.rules.doublePlay == DoublePlay::Sequential ? JumpIn::Identical : JumpIn::None)
        : state.rules.jumpIn;
    switch (kinds) {
    case JumpIn::None: return true;
    case JumpIn::Numbers: return !isNumber(face.symbol());
    case JumpIn::Identical: return isWildDraw(face.symbol());
    }
    return true;
}

Reason jumpInReason(const State &state, Seat seat, Face face)
{
    if (isJumpInOff(state, seat, face))
        return Rejection::JumpInOff;
    if (!state.played)
        return Rejection::TooEarly;
    if (face != state.top())
        return Rejection::NotIdentical;
    return std::nullopt;
}

Reason matchReason(const State &state, const Action &action, Face face)
{
    if (action.second && (faceOf(state, *action.second) != face || !isNumber(face.symbol())))
        return Rejection::NotIdentical;
    const Phase phase = phaseOf(state);
    if (phase == Phase::Follow)
        return std::nullopt;
    if (phase == Phase::Respond)
        return answeredCharge(state, state.agenda.top().charge, face) ? Reason() : Rejection::NoResponse;
    return fits(state, face) ? Reason() : Rejection::NoMatch;
}

/// Barred by `strict`; under `bluff` it is a lie that nobody stops.
bool isBarredByDrawFour(const State &state, Seat seat, Face face)
{
    return state.rules.drawFour == DrawFour::Strict && againstDrawFourRule(state, seat, face);
}

Reason layingReason(const State &state, Seat seat, Face face, int left)
{
    if (isBarredByDrawFour(state, seat, face))
        return Rejection::DrawFourBarred;
    if (left == 0 && barredAsLast(state.rules, face))
        return Rejection::FinishBarred;
    return std::nullopt;
}

Reason colorReason(const State &state, const std::optional<Color> &color)
{
    if (!color)
        return Rejection::NeedColor;
    return sideOf(*color) != state.side ? Reason(Rejection::BadColor) : std::nullopt;
}

Reason cardReason(const State &state, const Action &action)
{
    const Face face = faceOf(state, action.card);
    const Reason first = action.verb == Verb::JumpIn ? jumpInReason(state, action.seat, face) : matchReason(state, action, face);
    if (first)
        return first;
    if (const Reason laying = layingReason(state, action.seat, face, cardsLeft(state, action)))
        return laying;
    return namesColor(state.rules, face) ? colorReason(state, action.color) : std::nullopt;
}

Reason lastReason(const State &state, const Action &action)
{
    switch (action.verb) {
    case Verb::Play:
    case Verb::JumpIn: return cardReason(state, action);
    case Verb::NameColor: return colorReason(state, action.color);
    case Verb::Call: return callKindOf(state, action.seat) == CallKind::False ? Reason(Rejection::NotCallable) : std::nullopt;
    case Verb::Catch: return catchable(state) == action.target ? Reason() : Rejection::NotCatchable;
    default: return std::nullopt;
    }
}

/// Calls `visit(Card)` once for each distinct card of the hand whose face is in `faces`.
template <typename Visit>
void forEachDistinct(const State &state, Seat seat, const FaceSet &faces, Visit visit)
{
    const auto hand = state.hand(seat);
    if (!state.topCard().dark.known()) { // one-sided: the face is the card
        FaceSet::shownBy(hand, Side::Light).forEachIn(faces, [&](Face face) { visit(Card{face, Face()}); });
        return;
    }
    for (auto card = hand.begin(); card != hand.end(); ++card) {
        if (faces.contains(card->face(state.side)) && std::find(hand.begin(), card, *card) == card)
            visit(*card);
    }
}

FaceSet allFaces(Side side)
{
    FaceSet faces(side);
    faces.addAll();
    return faces;
}

/// Collects what one seat may do.
class Offer {
public:
    Offer(const State &state, Seat seat, MoveList &moves) : m_state(state), m_seat(seat), m_moves(moves) {}

    void ownTurn();
    void others();

private:
    void plays(const FaceSet &faces);
    void play(Card card, Face face);
    void add(Verb verb) { m_moves.add({verb, Card{}, Seat{}, false}); }
    bool lists(Verb verb, Card card) const;
    void turn();
    void drawn();
    void respond();
    void gifts();
    void jumpIns();
    void calls();

    const State &m_state;
    Seat m_seat;
    MoveList &m_moves;
    bool m_rightly = false; ///< some play so far is no lie
};

/// Adds the play of a card that matches, unless it is barred.
void Offer::play(Card card, Face face)
{
    const bool last = m_state.handCount(m_seat) == 1;
    bool lie = false;
    if (isWildDraw(face.symbol())) {
        lie = againstDrawFourRule(m_state, m_seat, face);
        if (lie && m_state.rules.drawFour == DrawFour::Strict)
            return;
    }
    if (last && barredAsLast(m_state.rules, face))
        return;
    m_moves.add({Verb::Play, card, Seat{}, lie});
    m_rightly = m_rightly || !lie;
}

void Offer::plays(const FaceSet &faces)
{
    const bool colorsAreFree = m_state.rules.finish == Finish::Any || m_state.handCount(m_seat) > 1;
    forEachDistinct(m_state, m_seat, faces, [&](Card card) {
        const Face face = faceOf(m_state, card);
        if (!colorsAreFree || face.black())
            return play(card, face);
        m_moves.add({Verb::Play, card, Seat{}, false});
        m_rightly = true;
    });
}

void Offer::turn()
{
    plays(fittingFaces(m_state));
    const bool left = availableCards(m_state) > 0;
    if (left && (m_state.rules.drawWhenPlayable || !m_rightly))
        add(Verb::Draw);
    if (!left && !m_rightly)
        add(Verb::Pass);
}

void Offer::drawn()
{
    const Card card = m_state.agenda.top().card;
    const Face face = faceOf(m_state, card);
    if (fits(m_state, face))
        play(card, face);
    if (m_state.rules.drawnCard != DrawnCard::MustPlay || !m_rightly)
        add(Verb::Keep);
}

void Offer::respond()
{
    const Charge &charge = m_state.agenda.top().charge;
    forEachDistinct(m_state, m_seat, allFaces(m_state.side), [&](Card card) {
        if (answeredCharge(m_state, charge, faceOf(m_state, card)))
            play(card, faceOf(m_state, card));
    });
    add(Verb::Accept);
    if (charge.challengeable)
        add(Verb::Challenge);
}

void Offer::gifts()
{
    forEachDistinct(m_state, m_seat, allFaces(m_state.side), [&](Card card) { m_moves.add({Verb::Give, card, Seat{}, false}); });
}

void Offer::ownTurn()
{
    switch (phaseOf(m_state)) {
    case Phase::Opening:
        plays(fittingFaces(m_state));
        add(Verb::Pass);
        break;
    case Phase::Color: add(Verb::NameColor); break;
    case Phase::Turn: turn(); break;
    case Phase::Drawn: drawn(); break;
    case Phase::Follow: plays(allFaces(m_state.side)); break;
    case Phase::Respond: respond(); break;
    case Phase::Exchange: gifts(); break;
    case Phase::Slap: add(Verb::Slap); break;
    case Phase::Ready: add(Verb::Ready); break;
    case Phase::RoundOver: break;
    }
}

bool Offer::lists(Verb verb, Card card) const
{
    return std::any_of(m_moves.begin(), m_moves.end(), [&](const Move &m) { return m.verb == verb && m.card == card; });
}

void Offer::jumpIns()
{
    const Phase phase = phaseOf(m_state);
    const bool any = m_state.rules.jumpIn != JumpIn::None || m_state.rules.doublePlay == DoublePlay::Sequential;
    if (!any || !m_state.played || (phase != Phase::Turn && phase != Phase::Respond))
        return;
    const int left = m_state.handCount(m_seat) - 1;
    FaceSet identical(m_state.side);
    identical.add(m_state.top());
    forEachDistinct(m_state, m_seat, identical, [&](Card card) {
        const Face face = faceOf(m_state, card);
        if (!jumpInReason(m_state, m_seat, face) && !layingReason(m_state, m_seat, face, left) && !lists(Verb::Play, card))
            m_moves.add({Verb::JumpIn, card, Seat{}, false});
    });
}

void Offer::calls()
{
    if (m_state.rules.unoPenalty == 0)
        return;
    const auto caught = catchable(m_state);
    if (caught && *caught != m_seat)
        m_moves.add({Verb::Catch, Card{}, *caught, false});
    const bool late = caught == m_seat && m_state.rules.lateCall;
    const bool early = m_state.handCount(m_seat) == 2 && callKindOf(m_state, m_seat) == CallKind::Early
        && std::any_of(m_moves.begin(), m_moves.end(), [](const Move &m) { return m.verb == Verb::Play; });
    if (late || early)
        add(Verb::Call);
}

void Offer::others()
{
    if (phaseOf(m_state) == Phase::Slap)
        return;
    calls();
    jumpIns();
    if (m_state.silence)
        add(Verb::Speak);
}

} // namespace

bool isMisplay(Rejection rejection)
{
    switch (rejection) {
    case Rejection::TooEarly:
    case Rejection::NotIdentical:
    case Rejection::NoResponse:
    case Rejection::NoMatch:
    case Rejection::DrawFourBarred:
    case Rejection::FinishBarred:
    case Rejection::NotCallable:
    case Rejection::NotCatchable: return true;
    default: return false;
    }
}

bool waitsFor(const State &state, Seat seat)
{
    if (state.over || state.agenda.empty())
        return false;
    const Step &step = state.agenda.top();
    if (step.kind == StepKind::Opening || step.kind == StepKind::Slap)
        return contains(step.waiting, seat);
    return step.seat == seat;
}

bool drawnCardFitsRightly(const State &state)
{
    const Step &step = state.agenda.top();
    const Face face = faceOf(state, step.card);
    return fits(state, face) && !againstDrawFourRule(state, step.seat, face);
}

bool mayLayDrawn(const State &state, Seat seat, Card card)
{
    const Face face = faceOf(state, card);
    return fits(state, face) && !layingReason(state, seat, face, state.handCount(seat) - 1);
}

bool canFollow(const State &state, Seat seat)
{
    const auto hand = state.hand(seat);
    return hand.size() > 1 || (hand.size() == 1 && !barredAsLast(state.rules, faceOf(state, hand[0])));
}

bool skipCanBeAnswered(const Rules &rules)
{
    return rules.skipResponse == SkipResponse::Identical || rules.reverseResponse;
}

bool swapsHands(const State &state, Face face, int left)
{
    return state.rules.sevenZero && face.symbol() == Symbol::Seven && left > 0;
}

bool mayExchange(const State &state, Face face, int left)
{
    return state.rules.exchangeFive && face.symbol() == Symbol::Five && left > 0;
}

std::optional<Rejection> rejectionOf(const State &state, const Action &action)
{
    if (state.over)
        return Rejection::RoundOver;
    if (!state.plays(action.seat))
        return Rejection::SeatOut;
    if (isTurnAction(action.verb) && !waitsFor(state, action.seat))
        return Rejection::NotYourTurn;
    if (isOutOfPlace(state, action))
        return Rejection::WrongPhase;
    if (isRuleOff(state, action))
        return Rejection::RuleOff;
    if (const Reason target = targetReason(state, action))
        return target;
    if (isNotHeld(state, action))
        return Rejection::NotHeld;
    if (const Reason permission = permissionReason(state, action))
        return permission;
    return lastReason(state, action);
}

MoveList legalMoves(const State &state, Seat seat)
{
    MoveList moves;
    if (state.over || !state.plays(seat))
        return moves;
    Offer offer(state, seat, moves);
    if (waitsFor(state, seat))
        offer.ownTurn();
    offer.others();
    return moves;
}

} // namespace uno
