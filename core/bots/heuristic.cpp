// Rules of thumb at the table: all turn actions are judged, the best is taken.
#include "heuristic.h"

#include <algorithm>
#include <cmath>

namespace uno {

namespace {

bool isTurnVerb(Verb verb)
{
    return verb != Verb::Call && verb != Verb::Catch && verb != Verb::JumpIn && verb != Verb::Speak;
}

bool inPlay(const PlayerView &view, Seat seat)
{
    return std::find(view.out.begin(), view.out.end(), seat) == view.out.end();
}

int cardsOf(const PlayerView &view, Seat seat)
{
    return view.counts[static_cast<std::size_t>(index(seat))];
}

double judgePlay(const PlayerView &view, const Sight &sight, const Action &action, const Weights &weights)
{
    const int target = action.target ? cardsOf(view, *action.target) : 0;
    double value = valueOfPlay(sight, action, target, weights);
    if (wouldLie(sight, action.card.face(view.side)))
        value -= 6;
    return view.phase == Phase::Respond ? value + 4 : value;
}

double judgeChallenge(const PlayerView &view, const Memory &memory, const Care &care)
{
    const Seat player = view.charge.player;
    const double lie = chanceOfLie(view.charge.heldThen, memory.lies(player), memory.truths(player));
    return 4 * (lie - care.challenge);
}

/// An even deviation, so that it needs no tables; seen from the outside it only matters that it is small.
double blur(double spread, Rng &rng)
{
    return spread == 0 ? 0 : spread * (2 * rng.unit() - 1);
}

Weights tempered(Weights weights, Temper temper)
{
    if (temper == Temper::Cautious) {
        weights.wild *= 1.3;
        weights.danger *= 1.5;
    }
    if (temper == Temper::Greedy) {
        weights.points *= 2.5;
        weights.draw *= 2;
    }
    return weights;
}

} // namespace

Seat nextInPlay(const PlayerView &view, Direction direction)
{
    Seat seat = view.seat;
    do
        seat = neighbor(seat, direction, view.seats);
    while (seat != view.seat && !inPlay(view, seat));
    return seat;
}

Sight sightOf(const PlayerView &view)
{
    Sight sight;
    sight.rules = &view.rules;
    sight.hand = view.hand;
    sight.side = view.side;
    sight.color = view.color;
    sight.seatsInPlay = view.seats - static_cast<int>(view.out.size());
    sight.next = cardsOf(view, nextInPlay(view, view.direction));
    sight.previous = cardsOf(view, nextInPlay(view, turned(view.direction)));
    sight.least = 255;
    for (int i = 0; i < view.seats; ++i)
        if (const Seat seat = seatAt(i); seat != view.seat && inPlay(view, seat))
            sight.least = std::min(sight.least, cardsOf(view, seat));
    sight.countHand();
    return sight;
}

std::vector<Action> turnActions(const PlayerView &view)
{
    std::vector<Action> actions;
    for (Action action : view.legal) {
        action.uno = false;
        if (isTurnVerb(action.verb) && std::find(actions.begin(), actions.end(), action) == actions.end())
            actions.push_back(action);
    }
    return actions;
}

double judge(const PlayerView &view, const Memory &memory, const Sight &sight, const Action &action, const Care &care)
{
    const Weights &weights = care.weights;
    switch (action.verb) {
    case Verb::Play:
        return judgePlay(view, sight, action, weights);
    case Verb::Draw:
        return weights.drawOn;
    case Verb::Keep:
        return -1.2;
    case Verb::Challenge:
        return judgeChallenge(view, memory, care);
    case Verb::NameColor:
        return sight.held[static_cast<std::size_t>(*action.color)];
    case Verb::Give:
        return -worthKeeping(sight, action.card.face(view.side));
    case Verb::Pass:
        return -20;
    default:
        return 0;
    }
}

Action withCall(Action action, const PlayerView &view, Level level, Temper temper, Rng &rng)
{
    const bool lays = action.verb == Verb::Play || action.verb == Verb::JumpIn;
    const int left = static_cast<int>(view.hand.size()) - (action.second ? 2 : 1);
    action.uno = false;
    if (!lays || left != 1)
        return action;
    Action calling = action;
    calling.uno = true;
    if (std::find(view.legal.begin(), view.legal.end(), calling) == view.legal.end())
        return action;
    return reactionTime(level, temper, Reaction::Call, rng) ? calling : action;
}

Thought HeuristicBot::decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &) const
{
    Care own = m_care;
    own.weights = tempered(own.weights, m_temper);
    const Sight sight = sightOf(view);
    Thought thought;
    for (const Action &action : turnActions(view)) {
        const double value = judge(view, memory, sight, action, own) + blur(own.noise, rng) + 1e-4 * rng.unit();
        thought.candidates.push_back({action, value, 0, 0, {}});
    }
    std::stable_sort(thought.candidates.begin(), thought.candidates.end(),
                     [](const Candidate &one, const Candidate &other) { return one.chance > other.chance; });
    for (Candidate &candidate : thought.candidates)
        candidate.chance = 1 / (1 + std::exp(-candidate.chance)); // a rank on the scale of chances, no more
    thought.action = thought.candidates.empty() ? view.legal.front() : thought.candidates.front().action;
    thought.action = withCall(thought.action, view, m_level, m_temper, rng);
    return thought;
}

std::optional<Action> HeuristicBot::react(const PlayerView &view, const Memory &memory, Rng &rng) const
{
    const auto find = [&](auto wanted) -> std::optional<Action> {
        const auto found = std::find_if(view.legal.begin(), view.legal.end(), wanted);
        return found == view.legal.end() ? std::nullopt : std::optional(*found);
    };
    const auto verb = [](Verb wanted) { return [wanted](const Action &action) { return action.verb == wanted; }; };
    if (view.owed == view.seat)
        return find(verb(Verb::Call));
    if (const auto caught = find(verb(Verb::Catch)))
        return caught;
    if (const auto slap = find(verb(Verb::Slap)))
        return slap;
    if (view.phase == Phase::Opening && !turnActions(view).empty())
        return decide(view, memory, rng, {}).action;
    if (const auto jump = find(verb(Verb::JumpIn)))
        return withCall(*jump, view, m_level, m_temper, rng);
    return find(verb(Verb::Speak));
}

} // namespace uno
