// The table as the eye sees it. Session pushes scenes (the events of one accepted action, as the viewer perceives them, and what
// the viewer may know after them); the model shows one event at a time: eventReady → QML animates → shown() → rows change →
// the next event. When the last event of a scene has been shown the model agrees with the view. It knows no rules: what can be
// played stands in the view. It turns the person's wishes into whole actions, asking for what is missing.
#pragma once

#include "asking.h"
#include "choice_model.h"
#include "discard_model.h"
#include "hand_model.h"
#include "log_model.h"
#include "score_model.h"
#include "seat_model.h"

#include "core/view.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace uno {

/// One seat as the table introduces it.
struct SeatIntro {
    QString name;
    QString level;  ///< in words, "" for a person
    QString temper; ///< in words, "" for none
    bool human = false;
};

/// What one accepted action looks like to the viewer.
struct Scene {
    std::vector<Event> events;             ///< redacted for the viewer
    PlayerView after;                      ///< the viewer's, after all of them
    std::vector<QString> reasons;          ///< per card of `after.hand`: why it can't be played, "" if it can
    SeatSet waiting = 0;                   ///< who must still act: race, slap, ready
    std::optional<ScoreSheet> sheet;       ///< when the round is over
    std::vector<std::vector<Card>> hands;  ///< laid open, when the round is over
    int round = 1;
};

/// How the table is shown: out of the settings.
struct TableLook {
    double speed = 1;
    bool reduceMotion = false;
    QString theme = QStringLiteral("felt");
    double textScale = 1;
    bool muted = false;

    friend bool operator==(const TableLook &, const TableLook &) = default;
};

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")

    Q_PROPERTY(uno::SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(uno::HandModel *hand READ hand CONSTANT)
    Q_PROPERTY(uno::ScoreModel *scores READ scores CONSTANT)
    Q_PROPERTY(uno::LogModel *log READ log CONSTANT)
    Q_PROPERTY(uno::ChoiceModel *choices READ choices CONSTANT)
    Q_PROPERTY(uno::DiscardModel *discard READ discard CONSTANT)
    Q_PROPERTY(int me READ me NOTIFY stateChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY stateChanged)
    Q_PROPERTY(bool inMatch READ inMatch NOTIFY stateChanged)
    Q_PROPERTY(bool watching READ watching NOTIFY stateChanged)
    Q_PROPERTY(QString color READ color NOTIFY stateChanged)
    Q_PROPERTY(int direction READ direction NOTIFY stateChanged)
    Q_PROPERTY(QString side READ side NOTIFY stateChanged)
    Q_PROPERTY(bool flipDeck READ flipDeck NOTIFY stateChanged)
    Q_PROPERTY(int drawCount READ drawCount NOTIFY stateChanged)
    Q_PROPERTY(QString drawBack READ drawBack NOTIFY stateChanged)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY stateChanged)
    Q_PROPERTY(int turnSeat READ turnSeat NOTIFY stateChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY stateChanged)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY stateChanged)
    Q_PROPERTY(int penalty READ penalty NOTIFY stateChanged)
    Q_PROPERTY(bool penaltyUntilColor READ penaltyUntilColor NOTIFY stateChanged)
    Q_PROPERTY(int penaltyVictim READ penaltyVictim NOTIFY stateChanged)
    Q_PROPERTY(int silenceSeat READ silenceSeat NOTIFY stateChanged)
    Q_PROPERTY(bool canSpeak READ canSpeak NOTIFY stateChanged)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY stateChanged)
    Q_PROPERTY(bool canCallUno READ canCallUno NOTIFY stateChanged)
    Q_PROPERTY(bool canSlap READ canSlap NOTIFY stateChanged)
    Q_PROPERTY(bool canJumpIn READ canJumpIn NOTIFY stateChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY stateChanged)
    Q_PROPERTY(qreal timeLeft READ timeLeft NOTIFY timeLeftChanged)
    Q_PROPERTY(QString ask READ ask NOTIFY stateChanged)
    Q_PROPERTY(QString askText READ askText NOTIFY stateChanged)
    Q_PROPERTY(QStringList askColors READ askColors NOTIFY stateChanged)
    Q_PROPERTY(QList<int> askSeats READ askSeats NOTIFY stateChanged)
    Q_PROPERTY(QList<int> askCards READ askCards NOTIFY stateChanged)
    Q_PROPERTY(int askedCard READ askedCard NOTIFY stateChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY stateChanged)
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY stateChanged)
    Q_PROPERTY(QString rulesTitle READ rulesTitle NOTIFY stateChanged)
    Q_PROPERTY(bool paused READ paused NOTIFY stateChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString overlay READ overlay NOTIFY stateChanged)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY stateChanged)
    Q_PROPERTY(QString lastTableText READ lastTableText NOTIFY stateChanged)
    Q_PROPERTY(qreal speed READ speed NOTIFY lookChanged)
    Q_PROPERTY(bool reduceMotion READ reduceMotion NOTIFY lookChanged)
    Q_PROPERTY(QString theme READ theme NOTIFY lookChanged)
    Q_PROPERTY(qreal textScale READ textScale NOTIFY lookChanged)
    Q_PROPERTY(bool muted READ muted NOTIFY lookChanged)
    Q_PROPERTY(QString roundText READ roundText NOTIFY stateChanged)
    Q_PROPERTY(bool hurried READ hurried NOTIFY hurriedChanged)
    Q_PROPERTY(bool unoArmed READ unoArmed NOTIFY stateChanged)

public:
    explicit TableModel(QObject *parent = nullptr);

    // What is shown.
    SeatModel *seats() { return &m_seats; }
    HandModel *hand() { return &m_hand; }
    ScoreModel *scores() { return &m_scores; }
    LogModel *log() { return &m_log; }
    ChoiceModel *choices() { return &m_choices; }
    DiscardModel *discard() { return &m_discard; }
    int me() const { return index(m_me); }
    int seatCount() const { return m_seats.count(); }
    bool inMatch() const { return m_inMatch; }
    bool watching() const { return m_watching; }
    QString color() const;
    int direction() const { return static_cast<int>(m_direction); }
    QString side() const;
    bool flipDeck() const;
    int drawCount() const { return m_drawCount; }
    QString drawBack() const { return m_drawBack; }
    int discardCount() const { return m_discardCount; }
    int turnSeat() const { return m_turn ? index(*m_turn) : -1; }
    QString phase() const;
    bool myTurn() const { return settled() && !m_watching && m_turn == m_me; }
    int penalty() const { return m_penalty; }
    bool penaltyUntilColor() const { return m_penaltyUntilColor; }
    int penaltyVictim() const { return m_victim ? index(*m_victim) : -1; }
    int silenceSeat() const { return m_silence ? index(*m_silence) : -1; }
    bool canSpeak() const { return may(Verb::Speak); }
    bool canDraw() const { return may(Verb::Draw) || may(Verb::Accept); }
    bool canCallUno() const;
    bool canSlap() const { return may(Verb::Slap); }
    bool canJumpIn() const { return may(Verb::JumpIn); }
    QString prompt() const;
    qreal timeLeft() const { return m_timeLeft; }
    QString ask() const;
    QString askText() const;
    QStringList askColors() const;
    QList<int> askSeats() const;
    /// Ids of the hand's cards that may be chosen now; -1 among them: none may be chosen as well.
    QList<int> askCards() const;
    /// The card of the hand that the question is about, -1 if none.
    int askedCard() const { return m_asking ? m_asking->cardId() : -1; }
    QString hintText() const { return m_hint; }
    QString rulesText() const { return m_rulesText; }
    QString rulesTitle() const { return m_rulesTitle; }
    bool paused() const { return m_paused; }
    /// An event is being shown.
    bool busy() const { return m_awaiting; }
    QString overlay() const { return m_overlay; }
    bool canContinue() const { return m_canContinue; }
    QString lastTableText() const { return m_lastTableText; }
    qreal speed() const { return m_look.speed; }
    bool reduceMotion() const { return m_look.reduceMotion; }
    QString theme() const { return m_look.theme; }
    qreal textScale() const { return m_look.textScale; }
    bool muted() const { return m_look.muted; }
    QString roundText() const { return m_roundText; }
    /// What is running is to be ended quickly: a click, or an action that waits for the table to rest.
    bool hurried() const { return m_hurried; }
    /// UNO has been said ahead of a play that brings the hand down to one card out of turn.
    bool unoArmed() const { return m_unoArmed; }

    // What the session tells.
    /// The log anew, with what needs no showing (a match that is continued, an undo).
    void clearLog() { m_log.reset(m_names, m_log.me()); }
    void remember(const std::vector<Event> &events, Side before, int round);
    /// Another match: who sits where. `viewer` sits at the bottom; watching: it is nobody's hand to play.
    enum class Viewer { Plays, Watches };
    void sit(const std::vector<SeatIntro> &seats, Seat viewer, Viewer kind);
    void setRules(const Rules &rules, const QString &rulesTitle, const QString &rulesText);
    void push(Scene scene);
    /// Puts the table at once where the view says, without showing how it came there (continued and undone matches).
    void place(Scene scene);
    /// No match on the table.
    void leave();
    /// Nothing is being shown and nothing waits to be shown.
    bool settled() const { return m_queue.empty() && !m_awaiting; }
    const PlayerView &view() const { return m_view; }
    const QStringList &names() const { return m_names; }
    void setLook(const TableLook &look);
    void setOverlay(const QString &overlay);
    void setStart(bool canContinue, const QString &lastTableText);
    void setPaused(bool paused);
    void setHint(const QString &sentence);
    void setTimeLeft(qreal fraction);
    void setThinking(std::optional<Seat> seat);
    /// Offers "go on": bots wait until the person has used its chance or let it go.
    void setChanceOffered(bool offered);
    void setRoundText(const QString &text);
    void refuse(const QString &sentence, const QString &ruleLink, int cardId);
    void announce(const QString &sentence) { emit announced(sentence); }
    /// The language changed: levels and tempers come in the new words, everything else is worded anew.
    void reword(const std::vector<SeatIntro> &seats);

    // What the person wants.
    Q_INVOKABLE void playCard(int cardId);
    Q_INVOKABLE void chooseColor(const QString &color);
    Q_INVOKABLE void chooseSeat(int seat);
    Q_INVOKABLE void chooseCard(int cardId);
    Q_INVOKABLE void cancelAsk();
    Q_INVOKABLE void draw();
    Q_INVOKABLE void choose(const QString &choiceId);
    Q_INVOKABLE void callUno();
    Q_INVOKABLE void catchSeat(int seat);
    Q_INVOKABLE void slap();
    Q_INVOKABLE void speak(int phraseIndex);
    Q_INVOKABLE void jumpIn();
    Q_INVOKABLE void select(int cardId);
    Q_INVOKABLE void moveCard(int fromRow, int toRow);
    Q_INVOKABLE void sortHand();
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void hurry();
    Q_INVOKABLE void openRule(const QString &ruleLink);
    Q_INVOKABLE void openRulesInForce();
    Q_INVOKABLE void shown();
    Q_INVOKABLE void startMatch();
    Q_INVOKABLE void continueMatch();
    Q_INVOKABLE void newGame();
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void playAgain();
    Q_INVOKABLE void review();

signals:
    void eventReady(const QVariantMap &event);
    void refused(const QString &sentence, const QString &ruleLink, int cardId);
    void announced(const QString &sentence);
    void said(int seat, const QString &words);
    void stateChanged();
    void timeLeftChanged();
    void busyChanged();
    void hurriedChanged();
    void lookChanged();
    void ruleRequested(const QString &ruleLink);
    void newGameRequested();
    void rulesInForceRequested();
    void reviewRequested();
    void soundRequested(const QString &name);

    // To the session.
    void actionWanted(const uno::Action &action, int cardId);
    void chanceLetGo();
    void hintWanted();
    void startWanted();
    void continueWanted();
    void nextRoundWanted();
    void playAgainWanted();
    /// The last event that waited has been shown.
    void cameToRest();

private:
    struct Waiting {
        std::optional<Event> event;  ///< none: the scene had nothing to show
        bool last = false;           ///< of its scene
        std::vector<Card> handAfter; ///< the viewer's, after this event, where it changes as a whole
    };
    /// A wish that came while something was being shown: whether it still makes sense after an act of the person's own.
    enum class Repeat { Sensible, Slip };

    void enqueue(Scene scene);
    void scheduleNext();
    void showNext();
    void finishScene();
    bool deferred(std::function<void()> wish, Repeat repeat);
    QVariantMap describe(const Waiting &waiting);
    QVariantList idsFor(const Event &event) const;
    void settle();
    void agree(const Scene &scene);
    void agreeSeats(const Scene &scene);
    void agreeHand(const Scene &scene);
    void refreshChoices();
    std::vector<Choice> answerChoices() const;

    // The effects of shown events (table_events.cpp).
    void take(const Waiting &waiting);
    void takeMark(const Event &event);
    void takePlayed(const Event &event);
    void takeDrew(const Event &event);
    void takeExchanged(const Event &event);
    void takeRoundStarted(const Event &event);
    void takeHandsMoved(const Waiting &waiting);
    void takeFlipped(const Event &event);
    void takeTurn(std::optional<Seat> seat);
    void takeTurnedCard(const Event &event);
    void takeTookBack(const Event &event);
    void giveCards(Seat seat, const std::vector<Card> &cards);
    void loseCards(Seat seat, const std::vector<Card> &cards);
    QString phraseOf(Seat seat) const;

    // Wishes (table_intents.cpp).
    bool may(Verb verb) const;
    std::vector<Action> legal(Verb verb) const;
    void want(Action action, int cardId = -1);
    void wantVerb(Verb verb);
    void startAsking(std::vector<Action> options, int cardId);
    void proceed();
    void endAsking();
    template <typename Change>
    void changeSeat(Seat seat, Change change)
    {
        SeatLook look = m_seats.at(seat);
        change(look);
        m_seats.set(seat, std::move(look));
    }

    SeatModel m_seats;
    HandModel m_hand;
    ScoreModel m_scores;
    LogModel m_log;
    ChoiceModel m_choices;
    DiscardModel m_discard;

    QStringList m_names;
    Seat m_me{};
    bool m_watching = false;
    bool m_inMatch = false;
    Rules m_rules{};

    std::optional<Color> m_color;
    Direction m_direction = Direction::Clockwise;
    Side m_side = Side::Light;
    int m_drawCount = 0;
    QString m_drawBack = QStringLiteral("back");
    int m_discardCount = 0;
    std::optional<Seat> m_turn;
    Phase m_phase = Phase::Turn;
    int m_penalty = 0;
    bool m_penaltyUntilColor = false;
    std::optional<Seat> m_victim;
    std::optional<Seat> m_silence;
    int m_round = 1;

    PlayerView m_view;               ///< agreed with when the table last came to rest
    std::deque<Waiting> m_queue;
    Waiting m_current;
    std::function<void()> m_wish;    ///< waits until the table has come to rest
    bool m_ownAct = false;           ///< what is being shown is what the person did
    std::deque<Scene> m_scenes;      ///< those of which events are still waiting, oldest first
    bool m_awaiting = false;
    bool m_scheduled = false;
    bool m_hurried = false;
    std::optional<Asking> m_asking;
    bool m_unoArmed = false;
    bool m_speaking = false;
    int m_phrase = 0;                ///< what the person said last
    bool m_chanceOffered = false;
    std::optional<Seat> m_thinking;
    std::optional<int> m_playedId;   ///< which of several equal cards the person let go

    QString m_hint;
    QString m_rulesText;
    QString m_rulesTitle;
    bool m_paused = false;
    QString m_overlay = QStringLiteral("start");
    bool m_canContinue = false;
    QString m_lastTableText;
    TableLook m_look;
    QString m_roundText;
    qreal m_timeLeft = -1;
};

} // namespace uno
