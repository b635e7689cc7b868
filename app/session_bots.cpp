// Who acts when: bots are asked only when the table has come to rest; each gets its moment from Pace. See session.h.
#include "session.h"

#include "text.h"

#include <algorithm>
#include <cstring>

namespace uno {
namespace {

// Milliseconds of game time; relaxed, normal, quick.
constexpr qint64 FairMoments[] = {2500, 1500, 800};
constexpr qint64 ThinkingTimes[] = {1000, 700, 400};
constexpr double ReactionFactors[] = {1.5, 1.0, 0.7};
/// While the person owes a call, the next bot gives the others (who catch after the fair moment) time before it plays.
constexpr double TimeToBeCaught = 1.5;
constexpr double EarliestCatch = 0.8;
/// A race that must end: who has not reacted by then does it now.
constexpr double SlowestReaction = 4500;
constexpr double ExpertMilliseconds = 300;
constexpr double HardMilliseconds = 150;

std::size_t rankOf(const QString &reactions)
{
    return reactions == QLatin1String("relaxed") ? 0 : reactions == QLatin1String("quick") ? 2 : 1;
}

Reaction reactionOf(const Action &action)
{
    switch (action.verb) {
    case Verb::Call: return Reaction::LateCall;
    case Verb::Catch: return Reaction::Catch;
    case Verb::JumpIn: return Reaction::JumpIn;
    case Verb::Slap: return Reaction::Slap;
    case Verb::Speak: return Reaction::Speak;
    default: return Reaction::Opening;
    }
}

Action plain(Seat seat, Verb verb)
{
    Action action;
    action.seat = seat;
    action.verb = verb;
    return action;
}

bool mustAct(const PlayerView &view)
{
    return view.turn == view.seat;
}

bool inRace(Phase phase)
{
    return phase == Phase::Opening || phase == Phase::Slap;
}

std::optional<double> budgetOf(Level level)
{
    if (level == Level::Expert)
        return ExpertMilliseconds;
    return level == Level::Hard ? std::optional(HardMilliseconds) : std::nullopt;
}

} // namespace

bool Session::byBot(Seat seat) const
{
    return seat != m_person || m_house.settings.autopilot();
}

void Session::dropPlans()
{
    m_pace.clear();
    m_thinker.forget();
    m_plans.clear();
    m_table.setThinking(std::nullopt);
    m_ring.stop();
    m_table.setTimeLeft(-1);
    m_table.setChanceOffered(false);
}

void Session::plan()
{
    dropPlans();
    if (!m_run || !m_run->dealt() || m_run->roundOver() || !m_table.settled())
        return;
    m_plans.assign(static_cast<std::size_t>(m_run->state().seats), {});
    m_plannedAt = m_pace.now();
    const auto turn = seatOnTurn(m_run->state());
    m_table.setChanceOffered(waitsForPerson() && turn != m_person && !inRace(phaseOf(m_run->state())));
    if (turn && byBot(*turn))
        m_table.setThinking(turn);
    for (int i = 0; i < m_run->state().seats; ++i)
        if (byBot(seatAt(i)))
            planSeat(seatAt(i));
    if (personMayRace() && !waitsForPerson() && turn != m_person)
        m_ring.start();
    updateRing();
}

void Session::planSeat(Seat seat)
{
    const PlayerView view = viewFor(m_run->state(), seat);
    if (view.legal.empty())
        return;
    const bool waits = waitsForPerson();
    const bool personOnTurn = seatOnTurn(m_run->state()) == m_person;
    if (mustAct(view) && (!waits || personOnTurn || m_letGo))
        askToDecide(seat, view);
    if (!waits)
        askToReact(seat, view);
}

/// The person could call, catch, jump in, slap or lay the first card now, beside or instead of a turn.
bool Session::personMayRace() const
{
    if (!m_person || m_house.settings.autopilot())
        return false;
    const PlayerView view = viewFor(m_run->state(), *m_person);
    return std::ranges::any_of(view.legal, [&](const Action &a) { return races(a, view); });
}

/// Unhurried: the bots leave the person all the time it wants.
bool Session::waitsForPerson() const
{
    if (!m_house.settings.unhurried() || m_letGo || !m_person || m_house.settings.autopilot())
        return false;
    return personMayRace() || seatOnTurn(m_run->state()) == m_person;
}

bool Session::races(const Action &action, const PlayerView &view) const
{
    switch (action.verb) {
    case Verb::Catch:
    case Verb::JumpIn:
    case Verb::Slap:
    case Verb::Speak: return action.verb != Verb::Speak || action.seat != m_person;
    case Verb::Call: return m_run->state().owes == view.seat;
    case Verb::Play:
    case Verb::Pass: return view.phase == Phase::Opening;
    default: return false;
    }
}

void Session::askToDecide(Seat seat, const PlayerView &view)
{
    const SeatSetup &setup = m_run->setup().seats[static_cast<std::size_t>(index(seat))];
    const std::optional<double> limit =
        m_house.thinking == Thinker::Where::Thread ? budgetOf(setup.human ? Level::Hard : setup.level) : std::nullopt;
    m_pace.ringIn(delayOf(seat), [this, seat] { dueToAct(seat); });
    m_thinker.ask([this, seat, view, limit, bot = m_bots.bot(seat), memory = m_bots.memory(seat),
                   rng = chanceFor(seat)](const std::atomic<bool> &stop) mutable -> Thinker::Answer {
        Budget budget;
        budget.milliseconds = limit;
        budget.stop = &stop;
        const Action action = bot->decide(view, memory, rng, budget).action;
        return [this, seat, action] { decided(seat, action); };
    });
}

void Session::askToReact(Seat seat, const PlayerView &view)
{
    const bool could = std::ranges::any_of(view.legal, [&](const Action &a) { return races(a, view); });
    if (!could)
        return;
    const SeatSetup &setup = m_run->setup().seats[static_cast<std::size_t>(index(seat))];
    const Level level = setup.human ? Level::Hard : setup.level;
    const Temper temper = setup.human ? Temper::None : setup.temper;
    const bool obliged = inRace(view.phase);
    m_thinker.ask([this, seat, view, level, temper, obliged, bot = m_bots.bot(seat), memory = m_bots.memory(seat),
                   rng = chanceFor(seat)](const std::atomic<bool> &) mutable -> Thinker::Answer {
        std::optional<Action> action = bot->react(view, memory, rng);
        if (!action && obliged)
            action = plain(seat, view.phase == Phase::Slap ? Verb::Slap : Verb::Pass);
        if (!action)
            return [] {};
        std::optional<double> time = reactionTime(level, temper, reactionOf(*action), rng);
        if (!time && obliged)
            time = SlowestReaction;
        if (!time)
            return [] {};
        return [this, seat, act = *action, ms = *time] { reacts(seat, act, ms); };
    });
}

void Session::decided(Seat seat, const Action &action)
{
    Plan &plan = m_plans[static_cast<std::size_t>(index(seat))];
    plan.action = action;
    if (plan.due) // by an alarm again: it waits while the clock is held
        m_pace.ringIn(0, [this, seat] { dueToAct(seat); });
}

void Session::dueToAct(Seat seat)
{
    Plan &plan = m_plans[static_cast<std::size_t>(index(seat))];
    plan.due = true;
    if (!plan.action || !m_table.settled())
        return;
    const Action action = *plan.action;
    act(action, -1);
}

void Session::reacts(Seat seat, const Action &action, double milliseconds)
{
    const PlayerView view = viewFor(m_run->state(), seat);
    if (!races(action, view))
        return;
    double wait = milliseconds * reactionFactor();
    if (action.verb == Verb::Catch && action.target == m_person)
        wait = std::max(wait, EarliestCatch * static_cast<double>(fairMoment()));
    m_pace.ringIn(static_cast<qint64>(wait), [this, action] {
        if (m_table.settled())
            act(action, -1);
    });
}

qint64 Session::fairMoment() const
{
    return FairMoments[rankOf(m_house.settings.reactions())];
}

double Session::reactionFactor() const
{
    return m_person ? ReactionFactors[rankOf(m_house.settings.reactions())] : m_table.speed();
}

qint64 Session::delayOf(Seat seat)
{
    Rng rng = chanceFor(seat);
    const auto thinking = static_cast<double>(ThinkingTimes[rankOf(m_house.settings.reactions())]);
    const double unhurried = thinking * (0.8 + 0.5 * rng.unit()) * m_table.speed();
    if (!personMayRace())
        return static_cast<qint64>(unhurried);
    const bool owes = m_run->state().owes == m_person;
    const double fair = static_cast<double>(fairMoment()) * (owes ? TimeToBeCaught : 1);
    return static_cast<qint64>(std::max(unhurried, fair));
}

/// Each seat's own chance at each moment of the match: nothing of it tells anything about the shuffle, and the same match
/// with the same actions goes on in the same way.
Rng Session::chanceFor(Seat seat) const
{
    const QByteArray id = m_run->id();
    std::uint64_t number = 0;
    std::memcpy(&number, id.constData(), sizeof number);
    number ^= (static_cast<std::uint64_t>(m_run->round()) << 40) ^ (static_cast<std::uint64_t>(index(seat)) << 56);
    return Rng(number + m_run->rounds().back().actions.size());
}

void Session::updateRing()
{
    const auto next = m_pace.nextRing();
    if (!m_ring.isActive() || !next) {
        m_table.setTimeLeft(-1);
        return;
    }
    // Bots' own reactions must not be foretold: the ring shows the fair moment only.
    const auto whole = static_cast<double>(fairMoment());
    m_table.setTimeLeft(std::clamp(1 - static_cast<double>(m_pace.now() - m_plannedAt) / whole, 0.0, 1.0));
}

void Session::hint()
{
    if (!m_run || !m_person || !m_table.settled() || m_run->roundOver())
        return;
    const PlayerView view = viewFor(m_run->state(), *m_person);
    if (view.legal.empty()) {
        m_table.setHint(tr("There is nothing to do for you now."));
        return;
    }
    m_thinker.ask([this, view, memory = m_bots.memory(*m_person), bot = m_bots.bot(*m_person),
                   rng = chanceFor(*m_person)](const std::atomic<bool> &stop) mutable -> Thinker::Answer {
        Budget budget;
        budget.milliseconds = ExpertMilliseconds;
        budget.stop = &stop;
        std::optional<Advice> advice = advise(view, memory, rng, budget);
        if (const auto reaction = advice ? std::nullopt : bot->react(view, memory, rng))
            advice = Advice{*reaction, {}, {}};
        return [this, advice] { m_table.setHint(advice ? hintSentence(*advice) : tr("Better wait now.")); };
    });
}

QString Session::hintSentence(const Advice &advice) const
{
    const Side up = m_run->state().side;
    QStringList words{Text::adviceSentence(advice.best, up)};
    for (const Why &why : advice.why)
        words.append(Text::whySentence(why, {m_table.names(), m_person, up}));
    return words.join(QLatin1Char(' '));
}

} // namespace uno
