// What events tell. The factors are how much rarer a face is in a hand that just did not play it; they are soft, since people
// (and good players) sometimes draw on purpose.
#include "memory.h"

#include "policy.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace uno {

namespace {

constexpr float CouldHavePlayed = 0.06f; ///< drew though such a card would have fitted
constexpr float DrewUnplayable = 0.01f;  ///< the card just drawn was not offered for play
constexpr float WouldHaveAnswered = 0.2f;///< accepted a penalty that such a card answers
constexpr float KeptColored = 0.1f;      ///< kept a drawn card that could have been played and isn't black
constexpr float LeastDoubt = 0.05f;      ///< however much better a card would have been
constexpr float NamedColor = 1.7f;
constexpr float OtherColor = 0.75f;
constexpr std::size_t MostBatches = 6;

/// Calls `change(factor)` for every face of the side for which `wanted(face)` holds.
template <typename Wanted>
void scale(Batch &batch, Side side, float by, Wanted wanted)
{
    const unsigned first = side == Side::Dark ? 4 : 0;
    for (unsigned color = first; color < first + 4; ++color)
        for (int symbol = 0; symbol <= static_cast<int>(Symbol::SkipEveryone); ++symbol) {
            const Face face(static_cast<Color>(color), static_cast<Symbol>(symbol));
            if (wanted(face))
                batch.factor[factorIndex(face, side)] *= by;
        }
    for (int symbol = static_cast<int>(Symbol::Wild); symbol <= static_cast<int>(Symbol::WildDrawColor); ++symbol)
        if (const Face face(static_cast<Symbol>(symbol)); wanted(face))
            batch.factor[factorIndex(face, side)] *= by;
}

float factorOf(const Batch &batch, Card card)
{
    float factor = 1;
    for (Side side : {Side::Light, Side::Dark})
        if (const Face face = card.face(side); face.known())
            factor *= batch.factor[factorIndex(face, side)];
    return factor;
}

Batch mergedOf(const Batch &one, const Batch &other)
{
    Batch merged;
    merged.count = one.count + other.count;
    const auto share = static_cast<float>(merged.count > 0 ? one.count / merged.count : 0.5);
    for (std::size_t i = 0; i < merged.factor.size(); ++i)
        merged.factor[i] = share * one.factor[i] + (1 - share) * other.factor[i];
    return merged;
}

void dropEmpty(std::vector<Batch> &batches)
{
    std::erase_if(batches, [](const Batch &batch) { return batch.count < 1e-6; });
}

} // namespace

Batch Batch::fresh(double count)
{
    Batch batch;
    batch.count = count;
    batch.factor.fill(1);
    return batch;
}

Memory::Memory(Seat own, int seats) : m_own(own), m_holdings(static_cast<std::size_t>(seats)) {}

void Memory::begin(const PlayerView &view)
{
    restart();
    m_begun = true;
    for (int i = 0; i < view.seats; ++i)
        if (const Seat seat = seatAt(i); seat != m_own)
            at(seat).batches.push_back(Batch::fresh(view.counts[static_cast<std::size_t>(i)]));
    at(m_own).known = view.hand;
    m_top = view.discard.empty() ? Face() : view.top();
    m_color = view.color;
    m_side = view.side;
    if (view.phase == Phase::Respond)
        m_charged = view.turn;
}

void Memory::restart()
{
    for (Holding &holding : m_holdings) {
        holding.known.clear();
        holding.batches.clear();
        holding.lacked = {};
    }
    m_top = Face();
    m_color.reset();
    m_side = Side::Light;
    m_charged.reset();
    m_drew.reset();
}

bool Memory::couldPlay(Face face) const
{
    return face.black() || !m_color || face.has(*m_color) || (m_top.known() && face.symbol() == m_top.symbol());
}

int Memory::cardsOf(Seat seat) const
{
    double count = static_cast<double>(at(seat).known.size());
    for (const Batch &batch : at(seat).batches)
        count += batch.count;
    return static_cast<int>(std::lround(count));
}

void Memory::doubt(Batch &batch, float factor, bool blacksToo) const
{
    scale(batch, m_side, factor, [&](Face face) { return face.black() ? blacksToo : couldPlay(face); });
}

/// Doubts the cards that a seat would rather have played, judging as the rules of thumb do: of its other colors it may hold
/// more or fewer than we think, so that only within a color is the order sure.
void Memory::doubtBetter(Seat seat, Face played, const PlayerView &after)
{
    constexpr double WithinColor = 0.12;
    constexpr double AcrossColors = 0.5;
    const std::vector<Card> unknown(static_cast<std::size_t>(std::max(2, cardsOf(seat))));
    const Direction direction = played.symbol() == Symbol::Reverse ? turned(after.direction) : after.direction;
    Sight sight;
    sight.rules = &after.rules;
    sight.hand = unknown;
    sight.side = m_side;
    sight.color = m_color;
    sight.seatsInPlay = after.seats - static_cast<int>(after.out.size());
    sight.next = cardsOf(neighbor(seat, direction, after.seats));
    sight.previous = cardsOf(neighbor(seat, turned(direction), after.seats));
    sight.least = std::min(sight.next, sight.previous);
    sight.symbols.fill(1);
    sight.held.fill(static_cast<std::uint8_t>(1 + (unknown.size() + 1) / 4));
    const Weights weights;
    const double value = valueOfFace(sight, played, weights);
    std::array<float, 256> factors;
    factors.fill(1);
    Batch judged = Batch::fresh(0);
    scale(judged, m_side, 0, [&](Face face) {
        if (!couldPlay(face) || face == played)
            return false;
        const double spread = face.color() == played.color() && face.colored() ? WithinColor : AcrossColors;
        const double better = (valueOfFace(sight, face, weights) - value) / spread;
        factors[factorIndex(face, m_side)] = std::clamp(static_cast<float>(2 / (1 + std::exp(better))), LeastDoubt, 1.0f);
        return false;
    });
    for (Batch &batch : at(seat).batches)
        for (std::size_t i = 0; i < factors.size(); ++i)
            batch.factor[i] *= factors[i];
}

void Memory::doubtPlayable(Holding &holding, float factor, bool blacksToo)
{
    for (Batch &batch : holding.batches)
        doubt(batch, factor, blacksToo);
}

void Memory::gain(Seat seat, const std::vector<Card> &cards)
{
    Holding &holding = at(seat);
    int unseen = 0;
    for (Card card : cards) {
        if (card.face(m_side).known())
            holding.known.push_back(card);
        else
            ++unseen;
    }
    if (unseen == 0)
        return;
    if (holding.batches.size() >= MostBatches) {
        holding.batches[1] = mergedOf(holding.batches[0], holding.batches[1]);
        holding.batches.erase(holding.batches.begin());
    }
    holding.batches.push_back(Batch::fresh(unseen));
}

void Memory::lose(Seat seat, Card card)
{
    Holding &holding = at(seat);
    const auto held = std::find(holding.known.begin(), holding.known.end(), card);
    if (held != holding.known.end()) {
        holding.known.erase(held);
        return;
    }
    double total = 0;
    for (const Batch &batch : holding.batches)
        total += batch.count * factorOf(batch, card);
    if (total <= 0)
        return loseUnseen(seat);
    for (Batch &batch : holding.batches)
        batch.count = std::max(0.0, batch.count - batch.count * factorOf(batch, card) / total);
    dropEmpty(holding.batches);
}

/// A card left the hand unseen: it may have been one of those that were known.
void Memory::loseUnseen(Seat seat)
{
    Holding &holding = at(seat);
    if (!holding.known.empty())
        holding.batches.push_back(Batch::fresh(static_cast<double>(holding.known.size())));
    holding.known.clear();
    double total = 0;
    for (const Batch &batch : holding.batches)
        total += batch.count;
    if (total <= 0)
        return;
    for (Batch &batch : holding.batches)
        batch.count = std::max(0.0, batch.count * (1 - 1 / total));
    dropEmpty(holding.batches);
}

void Memory::noteDraw(const Event &event, const Rules &rules)
{
    const Seat seat = *event.seat;
    const bool inTurn = event.cause == DrawCause::Turn;
    if (inTurn && seat != m_own) {
        doubtPlayable(at(seat), rules.drawWhenPlayable ? CouldHavePlayed : DrewUnplayable, true);
        if (m_color && !event.cards.empty())
            ++at(seat).lacked[static_cast<std::size_t>(*m_color)];
    }
    const bool searched = inTurn && rules.draw == DrawRule::UntilPlayable && event.cards.size() > 1;
    if (searched && seat != m_own) {
        gain(seat, {event.cards.begin(), event.cards.end() - 1});
        doubt(at(seat).batches.back(), DrewUnplayable, true);
        gain(seat, {event.cards.back()});
    } else {
        gain(seat, event.cards);
    }
    m_drew = inTurn ? event.seat : std::nullopt;
    m_charged.reset();
}

void Memory::noteAccepted(Seat seat, const Rules &rules)
{
    if (seat == m_own || m_charged != seat)
        return;
    for (Batch &batch : at(seat).batches)
        scale(batch, m_side, WouldHaveAnswered, [&](Face face) {
            if (face.symbol() == m_top.symbol())
                return isWildDraw(face.symbol()) ? (rules.drawFourResponse & StackDrawFour) != 0
                       : isColoredDraw(face.symbol()) ? rules.drawTwoResponse != DrawTwoResponse::None
                                                      : false;
            if (face.symbol() == Symbol::DrawTwo && isWildDraw(m_top.symbol()))
                return (rules.drawFourResponse & DrawTwoAny) != 0
                       || ((rules.drawFourResponse & DrawTwoNamed) != 0 && m_color && face.has(*m_color));
            return rules.reverseResponse && face.symbol() == Symbol::Reverse && m_color && face.has(*m_color);
        });
}

/// The card drawn last was not offered for play: it does not fit.
void Memory::noteTurnCame()
{
    if (m_drew && *m_drew != m_own && !at(*m_drew).batches.empty() && at(*m_drew).batches.back().count == 1)
        doubt(at(*m_drew).batches.back(), DrewUnplayable, true);
    m_drew.reset();
}

/// The card drawn last could be played and was not: most likely a black one.
void Memory::noteKept(Seat seat)
{
    if (m_drew == seat && seat != m_own && !at(seat).batches.empty() && at(seat).batches.back().count == 1) {
        scale(at(seat).batches.back(), m_side, DrewUnplayable, [&](Face face) { return !couldPlay(face); });
        scale(at(seat).batches.back(), m_side, KeptColored, [&](Face face) { return face.colored(); });
    }
    m_drew.reset();
}

void Memory::notePlay(const Event &event, const PlayerView &after)
{
    const Seat seat = *event.seat;
    const Face face = event.cards.front().face(m_side);
    const bool fromDraw = m_drew == seat && event.kind == EventKind::Played;
    const bool freely = event.kind == EventKind::Played && !fromDraw && m_charged != seat && seat != m_own;
    Holding &holding = at(seat);
    if (freely)
        doubtBetter(seat, face, after);
    if (freely && face.black() && m_color)
        ++holding.lacked[static_cast<std::size_t>(*m_color)];
    if (const auto color = face.color())
        holding.lacked[static_cast<std::size_t>(*color)] = 0;
    if (fromDraw && seat != m_own && !holding.batches.empty())
        holding.batches.pop_back();
    else
        for (Card card : event.cards)
            lose(seat, card);
    m_top = face;
    m_color = event.color;
    m_drew.reset();
    m_charged.reset();
    if (face.black() && event.color && after.rules.wildColor != WildColor::Wheel)
        noteColorChosen(seat, *event.color);
}

void Memory::noteColorChosen(Seat seat, Color color)
{
    if (seat == m_own)
        return;
    for (Batch &batch : at(seat).batches) {
        scale(batch, m_side, NamedColor, [&](Face face) { return face.has(color); });
        scale(batch, m_side, OtherColor, [&](Face face) { return face.colored() && !face.has(color); });
    }
}

void Memory::noteShown(const Event &event)
{
    const Seat seat = *event.seat;
    if (seat == m_own || event.cards.empty() || !event.cards.front().face(m_side).known())
        return;
    at(seat).known = event.cards;
    at(seat).batches.clear();
}

void Memory::noteExchange(const Event &event)
{
    const Seat one = *event.seat;
    const Seat other = *event.other;
    const auto move = [&](Seat from, Card card, Seat to) {
        if (card.face(m_side).known())
            lose(from, card);
        else
            loseUnseen(from);
        gain(to, {card});
    };
    if (event.cards.size() != 2)
        return;
    move(one, event.cards[0], other);
    move(other, event.cards[1], one);
}

void Memory::noteHands(const Event &event, const PlayerView &after)
{
    const auto swap = [&](Seat one, Seat other) {
        std::swap(at(one).known, at(other).known);
        std::swap(at(one).batches, at(other).batches);
        std::swap(at(one).lacked, at(other).lacked);
    };
    if (event.kind == EventKind::HandsSwapped) {
        swap(*event.seat, *event.other);
    } else {
        std::vector<Seat> order;
        Seat seat = m_own;
        for (int i = 0; i < after.seats; ++i, seat = neighbor(seat, event.direction, after.seats))
            if (std::find(after.out.begin(), after.out.end(), seat) == after.out.end())
                order.push_back(seat);
        for (std::size_t i = order.size(); i-- > 1;)
            swap(order[i], order[i - 1]); // everybody's goes to the next, the last one's ends with the first
    }
    at(m_own).known = after.hand;
    at(m_own).batches.clear();
}

void Memory::noteTop(const Event &event)
{
    m_color = event.color;
    if (event.kind == EventKind::TookBack) {
        m_top = Face();
        at(*event.seat).known.insert(at(*event.seat).known.end(), event.cards.begin(), event.cards.end());
    } else if (!event.cards.empty()) {
        m_top = event.cards.front().face(m_side);
    }
}

void Memory::note(const Event &event, const PlayerView &after)
{
    if (event.kind == EventKind::RoundStarted) {
        restart();
        m_begun = true;
        return;
    }
    if (!m_begun)
        return begin(after);
    switch (event.kind) {
    case EventKind::Dealt:
        return gain(*event.seat, event.cards);
    case EventKind::Drew:
        return noteDraw(event, after.rules);
    case EventKind::Played:
    case EventKind::JumpedIn:
        return notePlay(event, after);
    case EventKind::FirstCardTurned:
    case EventKind::TookBack:
        return noteTop(event);
    case EventKind::Flipped:
        m_side = other(m_side);
        m_color = event.color;
        m_top = event.cards.empty() ? Face() : event.cards.front().face(m_side);
        return;
    case EventKind::ColorNamed:
        m_color = event.color;
        return;
    case EventKind::PenaltyPut:
        m_charged = event.seat;
        return;
    case EventKind::Accepted:
        return noteAccepted(*event.seat, after.rules);
    case EventKind::Challenged:
        m_charged.reset();
        return;
    case EventKind::ChallengeDecided:
        ++(event.guilty ? at(*event.other).lies : at(*event.other).truths);
        return;
    case EventKind::Kept:
        return noteKept(*event.seat);
    case EventKind::TurnCame:
        return noteTurnCame();
    case EventKind::HandShown:
        return noteShown(event);
    case EventKind::Exchanged:
        return noteExchange(event);
    case EventKind::HandsSwapped:
    case EventKind::HandsPassed:
        return noteHands(event, after);
    default:
        return;
    }
}

} // namespace uno
