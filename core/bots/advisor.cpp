// Reasons are found by looking at the move, not by asking the search, which knows only numbers.
#include "advisor.h"

#include "heuristic.h"
#include "search.h"

#include "core/deck.h"
#include "core/symbol_table.h"

#include <algorithm>
#include <cmath>

namespace uno {

namespace {

constexpr std::size_t MostReasons = 3;
constexpr int ManyPoints = 20;
constexpr int SomePoints = 7; ///< fewer are no reason

class Reasons {
public:
    Reasons(const PlayerView &view, const Memory &memory, const Action &action)
        : m_view(view), m_memory(memory), m_action(action), m_sight(sightOf(view)), m_next(nextInPlay(view, view.direction))
    {
    }
    std::vector<Why> find();

private:
    void ofPlay();
    void ofEffect(Face face);
    void ofColor(Face face);
    void ofHand(Face face);
    void ofDraw();
    void ofAnswer();
    Why &add(Reason reason)
    {
        m_why.push_back({});
        m_why.back().reason = reason;
        return m_why.back();
    }
    int left() const { return static_cast<int>(m_view.hand.size()) - (m_action.second ? 2 : 1); }
    int countOf(Seat seat) const { return m_view.counts[static_cast<std::size_t>(index(seat))]; }
    bool couldPlay() const
    {
        return std::any_of(m_view.legal.begin(), m_view.legal.end(),
                           [](const Action &other) { return other.verb == Verb::Play; });
    }

    const PlayerView &m_view;
    const Memory &m_memory;
    const Action &m_action;
    Sight m_sight;
    Seat m_next;
    std::vector<Why> m_why;
};

void Reasons::ofEffect(Face face)
{
    const SymbolRow &row = rowOf(face.symbol());
    const bool skips = row.effect == Effect::Skip
                       || (row.effect == Effect::Reverse && m_sight.seatsInPlay == 2
                           && m_view.rules.twoPlayerReverse == TwoPlayerReverse::Skip);
    if (row.effect == Effect::Draw) {
        Why &why = add(m_view.phase == Phase::Respond ? Reason::PassesOn : Reason::HitsNext);
        why.seat = m_next;
        why.number = row.cards;
    } else if (skips) {
        add(Reason::SkipsNext).seat = m_next;
    } else if (row.effect == Effect::Reverse && countOf(m_next) <= 3) {
        Why &why = add(Reason::TurnsAway);
        why.seat = m_next;
        why.number = countOf(m_next);
    }
    if (face.symbol() == Symbol::Seven && m_action.target && countOf(*m_action.target) < left()) {
        Why &why = add(Reason::TakesShortHand);
        why.seat = m_action.target;
        why.number = countOf(*m_action.target);
    }
}

void Reasons::ofColor(Face face)
{
    const auto color = face.black() ? m_action.color : face.color();
    if (!color)
        return;
    if (const int times = m_memory.timesLacked(m_next, *color); times > 0) {
        Why &why = add(Reason::ColorLacked);
        why.seat = m_next;
        why.color = color;
        why.number = times;
    }
    const int more = m_sight.held[static_cast<std::size_t>(*color)] - (face.has(*color) ? 1 : 0);
    if (more >= 2) {
        Why &why = add(Reason::StrongColor);
        why.color = color;
        why.number = more;
    }
}

void Reasons::ofHand(Face face)
{
    if (!face.black() && m_sight.blacks > 0)
        add(Reason::KeepsWild);
    const int points = pointsOf(face, m_view.rules.deck);
    if (points >= ManyPoints || (m_why.empty() && points >= SomePoints)) {
        Why &why = add(Reason::ShedsPoints);
        why.card = m_action.card;
        why.number = points;
    }
}

void Reasons::ofPlay()
{
    const Face face = m_action.card.face(m_view.side);
    if (left() == 0) {
        add(Reason::GoesOut).card = m_action.card;
        return;
    }
    if (left() == 1)
        add(Reason::LeavesOneCard);
    if (m_action.verb == Verb::JumpIn)
        add(Reason::SavesTurn);
    if (m_view.rules.drawFour == DrawFour::Bluff && wouldLie(m_sight, face))
        add(Reason::Bluffs).color = m_view.color;
    ofEffect(face);
    ofColor(face);
    ofHand(face);
}

void Reasons::ofDraw()
{
    add(couldPlay() ? Reason::DrawsOnPurpose : Reason::NothingFits);
}

/// Accepting or challenging.
void Reasons::ofAnswer()
{
    if (!m_view.charge.challengeable) {
        add(couldPlay() ? Reason::KeepsForLater : Reason::OnlyMove);
        return;
    }
    Why &why = add(m_action.verb == Verb::Challenge ? Reason::LikelyLie : Reason::LikelyHonest);
    why.seat = m_view.charge.player;
    why.color = m_view.charge.colorBefore;
}

std::vector<Why> Reasons::find()
{
    switch (m_action.verb) {
    case Verb::Play:
    case Verb::JumpIn:
        ofPlay();
        break;
    case Verb::Draw:
        ofDraw();
        break;
    case Verb::Keep:
        add(Reason::KeepsForLater).card = m_view.drawn;
        break;
    case Verb::Accept:
    case Verb::Challenge:
        ofAnswer();
        break;
    case Verb::NameColor:
        ofColor(Face());
        break;
    case Verb::Give:
        ofHand(m_action.card.face(m_view.side));
        break;
    default:
        add(Reason::OnlyMove);
    }
    if (m_why.size() > MostReasons)
        m_why.resize(MostReasons);
    return m_why;
}

} // namespace

std::vector<Why> reasonsFor(const PlayerView &view, const Memory &memory, const Action &action)
{
    return Reasons(view, memory, action).find();
}

std::optional<Judgment> judgeDecision(const PlayerView &view, const Memory &memory, const Action &taken, Rng &rng, const Budget &budget)
{
    const auto uncalled = [](Action action) {
        action.uno = false;
        return action;
    };
    if (view.turn != view.seat)
        return std::nullopt;
    const std::vector<Action> choices = turnActions(view);
    if (choices.size() < 2 || std::find(choices.begin(), choices.end(), uncalled(taken)) == choices.end())
        return std::nullopt;
    const std::vector<Candidate> candidates = searched(view, memory, Care{}, Thinking{}, rng, budget);
    const Candidate &best = candidates.front();
    if (uncalled(best.action) == uncalled(taken))
        return Judgment{taken, best.chance, best.chance, best.error, reasonsFor(view, memory, taken)};
    const Comparison both = compared(view, memory, taken, best.action, Thinking{}, rng, budget);
    if (both.other <= both.one) // looked at more closely, it is no better
        return Judgment{taken, both.one, both.one, both.error, reasonsFor(view, memory, taken)};
    return Judgment{best.action, both.other, both.one, both.error, reasonsFor(view, memory, best.action)};
}

std::optional<Advice> advise(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget)
{
    std::vector<Candidate> candidates = searched(view, memory, Care{}, Thinking{}, rng, budget);
    if (candidates.empty())
        return std::nullopt;
    for (Candidate &candidate : candidates)
        candidate.why = reasonsFor(view, memory, candidate.action);
    Candidate &best = candidates.front();
    if (best.why.empty())
        best.why.push_back({Reason::WinsMostOften, {}, {}, {}, static_cast<int>(std::lround(100 * best.chance))});
    return Advice{best.action, candidates, best.why};
}

} // namespace uno
