// The fast policy of the playouts: one pass over the legal moves, choices filled in afterwards.
#include "rollout.h"

#include "core/fits.h"

#include <algorithm>

namespace uno {

namespace {

constexpr int MostMoves = 400;
constexpr double ChallengeRate = 0.12;

Seat shortestHand(const Playout &playout, Seat seat)
{
    std::optional<Seat> best;
    for (int s = 0; s < playout.seats(); ++s)
        if (const Seat other = seatAt(s); other != seat && playout.plays(other)
            && (!best || playout.handCount(other) < playout.handCount(*best)))
            best = other;
    return *best;
}

class Chooser {
public:
    Chooser(const Playout &playout, const Weights &weights, Rng &rng)
        : m_playout(playout), m_weights(weights), m_seat(playout.actor()), m_noise(rng.next())
    {
    }

    Action choose();

private:
    const Move *plainMove(const MoveList &moves) const;
    void weigh(const Move &move);
    double valueOf(const Move &move);
    Action spelled();
    void fillIn(Action &action, Face face) const;
    unsigned noise()
    {
        m_noise = m_noise * 6364136223846793005u + 1442695040888963407u;
        return static_cast<unsigned>(m_noise >> 50); // 14 bits
    }

    const Playout &m_playout;
    const Weights &m_weights;
    Seat m_seat;
    std::uint64_t m_noise;
    Sight m_sight;
    const Move *m_best = nullptr;
    double m_value = -1e9;
};

double Chooser::valueOf(const Move &move)
{
    switch (move.verb) {
    case Verb::Play:
        return valueOfFace(m_sight, move.card.face(m_sight.side), m_weights) - (move.lie ? 20 : 0);
    case Verb::Draw:
        return m_weights.drawOn;
    case Verb::Keep:
        return -1.2;
    case Verb::Accept:
        return -5;
    case Verb::Challenge:
        return noise() < ChallengeRate * 16384 ? -4 : -6;
    case Verb::Give:
        return -worthKeeping(m_sight, move.card.face(m_sight.side));
    case Verb::Pass:
    case Verb::NameColor:
    case Verb::Slap:
    case Verb::Ready:
        return -10;
    default:
        return -1e6;
    }
}

void Chooser::weigh(const Move &move)
{
    const double value = valueOf(move);
    if (value < m_value || (value == m_value && (noise() & 1) != 0))
        return;
    m_value = value;
    m_best = &move;
}

void Chooser::fillIn(Action &action, Face face) const
{
    const Rules &rules = m_playout.rules();
    int left = static_cast<int>(m_sight.hand.size()) - 1;
    if (rules.doublePlay == DoublePlay::Together && m_playout.phase() == Phase::Turn && isNumber(face.symbol())
        && std::count(m_sight.hand.begin(), m_sight.hand.end(), action.card) > 1) {
        action.second = action.card;
        --left;
    }
    if (namesColor(rules, face))
        action.color = bestColor(m_sight, action.card, static_cast<unsigned>(m_noise >> 33));
    if (rules.sevenZero && face.symbol() == Symbol::Seven && left > 0)
        action.target = shortestHand(m_playout, m_seat);
    action.uno = left == 1 && rules.unoPenalty > 0
                 && !(rules.wildColor == WildColor::FollowUp && face.symbol() == Symbol::Wild);
}

Action Chooser::spelled()
{
    Action action;
    action.seat = m_seat;
    action.verb = m_best->verb;
    action.card = m_best->card;
    if (action.verb == Verb::NameColor) // on the first card
        action.color = bestColor(m_sight, Card{}, static_cast<unsigned>(m_noise >> 33));
    if (action.verb == Verb::Play)
        fillIn(action, action.card.face(m_sight.side));
    return action;
}

/// The move that needs no comparing: the only one, or a colored card beside which one could only draw or keep it.
const Move *Chooser::plainMove(const MoveList &moves) const
{
    const Move &first = moves[0];
    if (first.verb == Verb::NameColor || (first.verb == Verb::Play && first.card.face(m_playout.side()).black()))
        return nullptr;
    for (int i = 1; i < moves.size(); ++i)
        if (moves[i].verb != Verb::Draw && moves[i].verb != Verb::Keep && moves[i].verb != Verb::Call)
            return nullptr;
    return &first;
}

Action Chooser::choose()
{
    const MoveList moves = m_playout.moves(m_seat);
    m_best = plainMove(moves);
    if (m_best) {
        m_sight.hand = m_playout.hand(m_seat);
        m_sight.side = m_playout.side();
        return spelled();
    }
    m_sight = m_playout.sight(m_seat);
    for (const Move &move : moves)
        weigh(move);
    return spelled();
}

} // namespace

Action rolloutAction(const Playout &playout, const Weights &weights, Rng &rng)
{
    return Chooser(playout, weights, rng).choose();
}

void rollOut(Playout &playout, const Weights &weights, Rng &rng)
{
    const int end = playout.moveCount() + MostMoves;
    while (!playout.over() && playout.moveCount() < end)
        if (!playout.act(rolloutAction(playout, weights, rng)))
            return; // cannot happen; a playout that stands still is cut short
}

} // namespace uno
