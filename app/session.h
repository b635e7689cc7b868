// A match at the table: the only place that lets the real match go on. It drives the bots at the table's pace, takes the
// person's actions, saves each, and shows the viewer what a viewer may see. The truth is at most one action ahead of the eye:
// nobody is asked while anything is still being shown.
#pragma once

#include "bot_seats.h"
#include "fairness_model.h"
#include "match_run.h"
#include "pace.h"
#include "saves.h"
#include "settings.h"
#include "statistics.h"
#include "table_model.h"
#include "thinker.h"

#include "core/bots/advisor.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace uno {

enum class PauseReason { Hidden, Unfocused, Dialog, Person };

/// What a session works with; all of it must outlive the session.
struct House {
    Settings &settings;
    Saves &saves;
    Statistics &statistics;
    Clock &clock;
    Thinker::Where thinking = Thinker::Where::Thread;
};

class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(const House &house, QObject *parent = nullptr);
    ~Session() override;

    TableModel *table() { return &m_table; }
    FairnessModel *fairness() { return &m_fairness; }
    /// Null when no match is on the table.
    const MatchRun *run() const { return m_run ? &*m_run : nullptr; }
    /// What the table plays, or played last.
    MatchSetup setup() const { return m_run ? m_run->setup() : m_house.settings.lastTable(); }

    /// A new match; the one on the table stays among the unfinished.
    void start(const MatchSetup &setup);
    /// The next new match is dealt from this seed, unless its setup names one.
    void setNextSeed(const Seed &seed) { m_nextSeed = seed; }
    /// The unfinished match that was played last; false (and a problem told) if there is none that can be gone on with.
    bool continueLast();
    bool continueFrom(const QString &path);
    /// A record from elsewhere: goes on as a match of its own.
    bool open(const QByteArray &record);
    bool openFile(const QString &path);
    /// Back to the start pane; the match stays among the unfinished.
    void leave();

    /// An action of the person. While something is being shown it is passed over.
    void submit(const Action &action, int cardId = -1);
    void nextRound();
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    void hint();

    void pause(PauseReason reason);
    void resume(PauseReason reason);
    bool paused() const { return !m_pauses.empty(); }

    /// The match as it would be saved; empty if there is none.
    QByteArray record() const;
    /// The language changed.
    void reword();

signals:
    /// Another match, another round, or something that can be undone.
    void changed();
    /// Something went wrong that the person should read.
    void problem(const QString &sentence);

private:
    using Seats = std::optional<Seat>;

    // What happens (session.cpp).
    void begin(MatchRun run, std::unique_ptr<Autosave> save);
    bool take(OpenedMatch opened);
    void deal();
    void act(const Action &action, int cardId);
    void happened(const Action &action, const Outcome &outcome);
    void closeRound();
    void save(const QByteArray &line);
    void tellProblems();
    void refuse(const State &state, const Action &action, Rejection rejection, int cardId);
    void placeTable();
    void refreshStart();
    void applySettings();
    /// The settings that decide who acts, and when.
    struct Manners {
        bool autopilot = false;
        bool unhurried = false;
        QString reactions;
        QString speed;
        bool operator==(const Manners &) const = default;
    };
    Manners manners() const;
    struct UndoPoint {
        int keep = 0;       ///< actions of the round that stay
        bool learnt = false;///< something hidden has been seen since
    };
    std::optional<UndoPoint> undoPoint() const;
    bool learns(const Events &events) const;

    // What it looks like (session_scene.cpp).
    Scene sceneOf(const Events &events) const;
    std::vector<QString> reasonsFor(const PlayerView &view) const;
    ScoreSheet sheet() const;
    QString whyOf(Seat seat) const;
    QString sheetTitle() const;
    std::vector<SeatIntro> intros() const;
    void nameRules();
    QString roundText() const;
    void rebuildLog();

    // Who acts when (session_bots.cpp).
    void plan();
    void dropPlans();
    void planSeat(Seat seat);
    void askToDecide(Seat seat, const PlayerView &view);
    void askToReact(Seat seat, const PlayerView &view);
    void decided(Seat seat, const Action &action);
    void reacts(Seat seat, const Action &action, double milliseconds);
    void dueToAct(Seat seat);
    bool byBot(Seat seat) const;
    bool personMayRace() const;
    bool waitsForPerson() const;
    bool races(const Action &action, const PlayerView &view) const;
    qint64 delayOf(Seat seat);
    qint64 fairMoment() const;
    double reactionFactor() const;
    Rng chanceFor(Seat seat) const;
    void updateRing();
    QString hintSentence(const Advice &advice) const;

    House m_house;
    TableModel m_table;
    FairnessModel m_fairness;
    Pace m_pace;
    std::optional<MatchRun> m_run;
    BotSeats m_bots;
    std::unique_ptr<Autosave> m_save;
    Seat m_viewer{};
    Seats m_person;
    std::optional<Seed> m_nextSeed;
    std::vector<Action> m_redo;
    std::set<PauseReason> m_pauses;
    bool m_letGo = false;

    struct Plan {
        std::optional<Action> action; ///< thought out
        bool due = false;             ///< the moment has come
    };
    std::vector<Plan> m_plans;
    Manners m_manners;
    qint64 m_plannedAt = 0;
    QTimer m_ring;
    Thinker m_thinker; ///< last: it is the first to go
};

} // namespace uno
