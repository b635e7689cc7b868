// What happens at the table. See session.h; who acts when is in session_bots.cpp, what it looks like in session_scene.cpp.
#include "session.h"

#include "text.h"
#include "text_rules.h"
#include "json/fairness.h"

#include <algorithm>
#include <utility>

namespace uno {

namespace {

constexpr int RingInterval = 100;

} // namespace

Session::Session(const House &house, QObject *parent)
    : QObject(parent), m_house(house), m_pace(house.clock), m_thinker(house.thinking)
{
    connect(&m_table, &TableModel::actionWanted, this, &Session::submit);
    connect(&m_table, &TableModel::cameToRest, this, &Session::plan);
    connect(&m_table, &TableModel::nextRoundWanted, this, &Session::nextRound);
    connect(&m_table, &TableModel::startWanted, this, [this] { start(m_house.settings.lastTable()); });
    connect(&m_table, &TableModel::playAgainWanted, this, [this] { start(setup()); });
    connect(&m_table, &TableModel::continueWanted, this, &Session::continueLast);
    connect(&m_table, &TableModel::hintWanted, this, &Session::hint);
    connect(&m_table, &TableModel::chanceLetGo, this, [this] {
        m_letGo = true;
        plan();
    });
    connect(&m_house.settings, &Settings::changed, this, &Session::applySettings);
    connect(&m_house.settings, &Settings::lastTableChanged, this, &Session::refreshStart);
    m_ring.setInterval(RingInterval);
    connect(&m_ring, &QTimer::timeout, this, &Session::updateRing);
    applySettings();
    refreshStart();
}

Session::~Session()
{
    m_thinker.forget();
}

void Session::start(const MatchSetup &setup)
{
    if (const auto clash = clashOf(setup.rules, setup.seatCount())) {
        emit problem(RuleText::conflictSentence(*clash, setup.rules, setup.seatCount()));
        return;
    }
    if (setup.person()) {
        MatchSetup kept = setup;
        kept.seed.reset();
        m_house.settings.setLastTable(kept);
    }
    MatchRun run(setup, setup.seed.value_or(std::exchange(m_nextSeed, std::nullopt).value_or(freshSeed())));
    std::unique_ptr<Autosave> save = setup.person() ? m_house.saves.create(run) : nullptr;
    begin(std::move(run), std::move(save));
    deal();
}

bool Session::continueLast()
{
    for (const SavedMatch &match : m_house.saves.unfinished())
        if (!m_save || match.path != m_save->path())
            if (continueFrom(match.path))
                return true;
    refreshStart();
    return false;
}

bool Session::continueFrom(const QString &path)
{
    if (m_save && m_save->path() == path)
        return true;
    Saves::Resumed resumed = m_house.saves.resume(path);
    if (!resumed.problem.isEmpty())
        emit problem(resumed.problem);
    if (!resumed.run)
        return false;
    if (resumed.run->matchOver()) {
        // Killed between the last action and the move to the finished ones.
        m_house.statistics.count(*resumed.run);
        resumed.save->finish(m_house.saves.finishedFolder());
        refreshStart();
        return false;
    }
    begin(std::move(*resumed.run), std::move(resumed.save));
    m_bots.recall(*m_run);
    m_house.statistics.count(*m_run);
    placeTable();
    return true;
}

bool Session::open(const QByteArray &record)
{
    return take(Saves::read(record));
}

bool Session::openFile(const QString &path)
{
    return take(Saves::readFile(path));
}

bool Session::take(OpenedMatch opened)
{
    if (!opened.problem.isEmpty())
        emit problem(opened.problem);
    if (!opened.run)
        return false;
    std::unique_ptr<Autosave> save = opened.run->matchOver() ? nullptr : m_house.saves.create(*opened.run);
    begin(std::move(*opened.run), std::move(save));
    m_bots.recall(*m_run);
    placeTable();
    return true;
}

void Session::leave()
{
    dropPlans();
    m_save.reset();
    m_run.reset();
    m_redo.clear();
    m_fairness.clear();
    m_table.leave();
    m_table.setOverlay(QStringLiteral("start"));
    refreshStart();
    emit changed();
}

void Session::begin(MatchRun run, std::unique_ptr<Autosave> save)
{
    dropPlans();
    m_save = std::move(save);
    m_run.emplace(std::move(run));
    m_bots = BotSeats(m_run->setup());
    m_person = m_run->setup().person();
    m_viewer = m_person.value_or(seatAt(0));
    m_redo.clear();
    m_table.sit(intros(), m_viewer, m_person ? TableModel::Viewer::Plays : TableModel::Viewer::Watches);
    nameRules();
    refreshStart();
    tellProblems();
}

void Session::deal()
{
    const Events events = m_run->deal();
    m_letGo = false;
    m_redo.clear();
    m_bots.note(events, m_run->state());
    m_table.setRoundText(roundText());
    m_fairness.follow(*m_run);
    if (m_run->roundOver()) {
        save(m_run->roundEndLine());
        closeRound();
    }
    m_table.push(sceneOf(events));
    emit changed();
}

void Session::nextRound()
{
    if (m_run && m_run->roundOver() && !m_run->matchOver() && m_table.settled())
        deal();
}

void Session::submit(const Action &action, int cardId)
{
    if (m_run && m_table.settled() && !m_run->roundOver())
        act(action, cardId);
}

void Session::act(const Action &action, int cardId)
{
    const Outcome outcome = m_run->play(action);
    if (outcome.verdict.rejected()) {
        if (action.seat == m_person)
            refuse(m_run->state(), action, *outcome.verdict.rejection, cardId);
        return;
    }
    m_redo.clear();
    happened(action, outcome);
    if (outcome.verdict.rejection && action.seat == m_person)
        refuse(m_run->state(), action, *outcome.verdict.rejection, cardId);
}

void Session::happened(const Action &action, const Outcome &outcome)
{
    dropPlans();
    m_letGo = false;
    save(m_run->roundOver() ? recordLine(action) + m_run->roundEndLine() : recordLine(action));
    m_bots.note(outcome.events, m_run->state());
    if (m_run->roundOver())
        closeRound();
    m_table.push(sceneOf(outcome.events));
    emit changed();
}

/// The record has its line already, the statistics come after it: what is killed in between is counted when the match is
/// gone on with.
void Session::closeRound()
{
    m_fairness.follow(*m_run);
    m_house.statistics.count(*m_run);
    if (m_run->matchOver() && m_save) {
        m_save->finish(m_house.saves.finishedFolder());
        tellProblems();
        m_save.reset();
        refreshStart();
    }
    tellProblems();
}

void Session::save(const QByteArray &line)
{
    if (!m_save)
        return;
    m_save->append(line);
    tellProblems();
}

void Session::tellProblems()
{
    if (m_save)
        if (const QString sentence = m_save->takeProblem(); !sentence.isEmpty())
            emit problem(sentence);
    if (const QString sentence = m_house.statistics.takeProblem(); !sentence.isEmpty())
        emit problem(sentence);
}

void Session::refuse(const State &state, const Action &action, Rejection rejection, int cardId)
{
    Refusal refusal;
    refusal.rejection = rejection;
    refusal.color = state.color;
    refusal.topName = Text::faceName(state.top());
    refusal.cardName = Text::faceName(action.card.face(state.side));
    for (const Move &move : legalMoves(state, action.seat))
        if (move.verb == Verb::Play)
            refusal.fitting.append(Text::faceName(move.card.face(state.side)));
    m_table.refuse(Text::rejectionSentence(refusal), Text::ruleLink(rejection, state.rules), cardId);
}

void Session::placeTable()
{
    m_table.setRoundText(roundText());
    m_fairness.follow(*m_run);
    rebuildLog();
    m_table.place(sceneOf({}));
    emit changed();
}

void Session::refreshStart()
{
    const std::vector<SavedMatch> matches = m_house.saves.unfinished();
    const bool other =
        std::ranges::any_of(matches, [this](const SavedMatch &m) { return !m_save || m.path != m_save->path(); });
    m_table.setStart(other, SetupText::summary(m_house.settings.lastTable()));
}

Session::Manners Session::manners() const
{
    const Settings &settings = m_house.settings;
    return {settings.autopilot(), settings.unhurried(), settings.reactions(), settings.speed()};
}

void Session::applySettings()
{
    const Settings &settings = m_house.settings;
    m_table.setLook({Settings::factorOf(settings.speed()), settings.reduceMotion(), settings.theme(), settings.textScale(),
                     settings.muted()});
    // Other settings leave the moments at which bots act as they are: muting the sounds delays no catch.
    if (const Manners now = manners(); now != m_manners) {
        m_manners = now;
        plan();
    }
    emit changed();
}

bool Session::learns(const Events &events) const
{
    return std::ranges::any_of(events, [this](const Event &event) {
        switch (event.kind) {
        case EventKind::Drew:
            return !event.cards.empty();
        case EventKind::Played:
        case EventKind::JumpedIn:
            return event.seat != m_person;
        case EventKind::HandShown:
            return event.other == m_person;
        case EventKind::HandsSwapped:
        case EventKind::HandsPassed:
        case EventKind::ExchangeAsked:
        case EventKind::Exchanged:
        case EventKind::Flipped:
        case EventKind::NewHandTaken:
        case EventKind::RoundEnded:
            return true;
        default:
            return false;
        }
    });
}

std::optional<Session::UndoPoint> Session::undoPoint() const
{
    if (!m_run || !m_person || m_run->roundOver() || !m_run->dealt())
        return std::nullopt;
    const PlayedRound &round = m_run->rounds().back();
    std::optional<UndoPoint> point;
    State state = round.start;
    for (std::size_t i = 0; i < round.actions.size(); ++i) {
        if (round.actions[i].seat == m_person)
            point = UndoPoint{static_cast<int>(i), false};
        const Outcome outcome = advance(state, round.actions[i]);
        if (point)
            point->learnt = point->learnt || learns(outcome.events);
    }
    return point;
}

bool Session::canUndo() const
{
    const auto point = undoPoint();
    return point && (!point->learnt || m_house.settings.openPractice());
}

bool Session::canRedo() const
{
    return m_run && !m_redo.empty();
}

void Session::undo()
{
    const auto point = undoPoint();
    if (!point || !m_table.settled() || (point->learnt && !m_house.settings.openPractice()))
        return;
    dropPlans();
    if (point->learnt)
        m_house.statistics.leaveOut(m_run->id());
    const std::vector<Action> &actions = m_run->rounds().back().actions;
    const std::vector<Action> taken(actions.begin() + point->keep, actions.end());
    m_run->takeBack(static_cast<int>(taken.size()));
    save(recordLine(RecordUndo{static_cast<int>(taken.size())}));
    m_redo.insert(m_redo.begin(), taken.begin(), taken.end());
    m_bots.recall(*m_run);
    placeTable();
}

/// Up to the person's next own decision after the first one that was taken back.
void Session::redo()
{
    if (!canRedo() || !m_table.settled())
        return;
    dropPlans();
    const auto next = std::find_if(m_redo.begin() + 1, m_redo.end(), [this](const Action &a) { return a.seat == m_person; });
    const std::vector<Action> again(m_redo.begin(), next);
    m_redo.erase(m_redo.begin(), next);
    for (const Action &action : again) {
        m_run->play(action);
        save(m_run->roundOver() ? recordLine(action) + m_run->roundEndLine() : recordLine(action));
    }
    if (m_run->roundOver())
        closeRound();
    m_bots.recall(*m_run);
    placeTable();
}

void Session::pause(PauseReason reason)
{
    m_pauses.insert(reason);
    m_pace.hold();
    m_table.setPaused(true);
    updateRing();
}

void Session::resume(PauseReason reason)
{
    m_pauses.erase(reason);
    if (paused())
        return;
    m_pace.release();
    m_table.setPaused(false);
    updateRing();
}

QByteArray Session::record() const
{
    return m_run ? m_run->record() : QByteArray();
}

void Session::reword()
{
    refreshStart();
    if (!m_run)
        return;
    nameRules();
    m_table.setRoundText(roundText());
    m_table.reword(intros());
    if (m_run->roundOver() && m_table.settled())
        m_table.scores()->set(sheet());
}

} // namespace uno
