// The queue of scenes and what the table looks like at rest. See table_model.h.
#include "table_model.h"

#include "event_map.h"
#include "face_id.h"
#include "text.h"

#include <algorithm>
#include <array>

namespace uno {
namespace {

constexpr std::array Phases{"opening", "color", "turn", "drawn", "follow", "respond", "exchange", "slap", "ready",
                            "round_over"};

QStringList backsOf(const PlayerView &view, Seat seat)
{
    const auto i = static_cast<std::size_t>(index(seat));
    QStringList backs;
    const int count = i < view.counts.size() ? view.counts[i] : 0;
    for (int n = 0; n < std::min(count, MostBacks); ++n) {
        const bool seen = i < view.down.size() && static_cast<std::size_t>(n) < view.down[i].size();
        backs.append(seen ? backId(view.down[i][static_cast<std::size_t>(n)], view.side) : QStringLiteral("back"));
    }
    return backs;
}

QStringList facesOf(const std::vector<Card> &cards, Side side)
{
    QStringList faces;
    for (const Card card : cards)
        faces.append(faceId(card, side));
    return faces;
}

int placeOf(const PlayerView &view, Seat seat)
{
    const auto at = std::ranges::find(view.out, seat);
    return at == view.out.end() ? 0 : static_cast<int>(at - view.out.begin()) + 1;
}

/// The viewer's hand right after the event at `position`, out of the one at the end: without what it draws later.
std::vector<Card> handAfter(const Scene &scene, std::size_t position, Seat me)
{
    std::vector<Card> hand = scene.after.hand;
    for (std::size_t i = position + 1; i < scene.events.size(); ++i) {
        const Event &later = scene.events[i];
        if (later.kind != EventKind::Drew || later.seat != me)
            continue;
        for (const Card card : later.cards)
            if (const auto at = std::ranges::find(hand, card); at != hand.end())
                hand.erase(at);
    }
    return hand;
}

} // namespace

TableModel::TableModel(QObject *parent) : QObject(parent)
{
    m_view.discard.push_back({});
}

QString TableModel::color() const
{
    return colorId(m_color);
}

QString TableModel::side() const
{
    return sideId(m_side);
}

bool TableModel::flipDeck() const
{
    return isFlipDeck(m_rules.deck);
}

QString TableModel::phase() const
{
    return QString::fromLatin1(Phases[static_cast<std::size_t>(m_phase)]);
}

void TableModel::sit(const std::vector<SeatIntro> &seats, Seat viewer, Viewer kind)
{
    leave();
    m_me = viewer;
    m_watching = kind == Viewer::Watches;
    m_names.clear();
    std::vector<SeatLook> looks;
    for (const SeatIntro &intro : seats) {
        SeatLook look;
        look.name = intro.name;
        look.level = intro.level;
        look.temper = intro.temper;
        look.avatar = static_cast<int>(looks.size());
        look.human = intro.human;
        look.you = kind == Viewer::Plays && static_cast<int>(looks.size()) == index(viewer);
        m_names.append(intro.name);
        looks.push_back(std::move(look));
    }
    m_seats.reset(std::move(looks));
    m_log.reset(m_names, kind == Viewer::Plays ? std::optional(viewer) : std::nullopt);
    m_inMatch = true;
    m_overlay.clear();
    emit stateChanged();
}

void TableModel::setRules(const Rules &rules, const QString &rulesTitle, const QString &rulesText)
{
    m_rules = rules;
    m_rulesTitle = rulesTitle;
    m_rulesText = rulesText;
    emit stateChanged();
}

void TableModel::leave()
{
    m_queue.clear();
    m_scenes.clear();
    m_awaiting = false;
    m_wish = nullptr;
    m_inMatch = false;
    m_view = PlayerView{};
    m_view.discard.push_back({});
    m_turn.reset();
    m_victim.reset();
    m_silence.reset();
    m_penalty = 0;
    m_hint.clear();
    m_thinking.reset();
    m_chanceOffered = false;
    m_round = 1;
    endAsking();
    m_hand.clear();
    m_discard.clear();
    m_choices.set({});
    setTimeLeft(-1);
    emit busyChanged();
    emit stateChanged();
}

void TableModel::push(Scene scene)
{
    enqueue(std::move(scene));
    refreshChoices();
    emit stateChanged();
    scheduleNext();
}

void TableModel::place(Scene scene)
{
    m_queue.clear();
    m_scenes.clear();
    m_awaiting = false;
    m_wish = nullptr;
    m_hurried = false;
    endAsking();
    m_round = scene.round;
    agree(scene);
    emit busyChanged();
    emit hurriedChanged();
    emit stateChanged();
    scheduleNext(); // and so comes to rest, as after any scene
}

void TableModel::enqueue(Scene scene)
{
    if (scene.events.empty())
        m_queue.push_back({std::nullopt, true, {}});
    for (std::size_t i = 0; i < scene.events.size(); ++i) {
        const Event &event = scene.events[i];
        const bool wholeHand = event.kind == EventKind::HandsSwapped || event.kind == EventKind::HandsPassed;
        m_queue.push_back({event, i + 1 == scene.events.size(), wholeHand ? handAfter(scene, i, m_me) : std::vector<Card>{}});
    }
    m_scenes.push_back(std::move(scene));
}

void TableModel::scheduleNext()
{
    if (m_scheduled || m_awaiting)
        return;
    m_scheduled = true;
    QMetaObject::invokeMethod(this, &TableModel::showNext, Qt::QueuedConnection);
}

void TableModel::showNext()
{
    m_scheduled = false;
    if (m_awaiting || !m_inMatch)
        return;
    if (m_queue.empty()) {
        settle();
        return;
    }
    m_current = std::move(m_queue.front());
    m_queue.pop_front();
    if (!m_current.event) {
        finishScene();
        return;
    }
    m_awaiting = true;
    emit busyChanged();
    emit eventReady(describe(m_current));
}

void TableModel::shown()
{
    if (!m_awaiting)
        return;
    m_awaiting = false;
    take(m_current);
    if (m_current.last)
        finishScene();
    else
        scheduleNext();
    emit busyChanged();
    emit stateChanged();
}

void TableModel::finishScene()
{
    agree(m_scenes.front());
    m_scenes.pop_front();
    scheduleNext();
}

void TableModel::settle()
{
    m_ownAct = false;
    if (m_hurried) {
        m_hurried = false;
        emit hurriedChanged();
    }
    emit stateChanged();
    if (const std::function<void()> wish = std::exchange(m_wish, nullptr))
        wish();
    if (settled() && m_inMatch)
        emit cameToRest();
}

QVariantMap TableModel::describe(const Waiting &waiting)
{
    QVariantMap map = mapOf(*waiting.event, m_side);
    map[QStringLiteral("cardIds")] = idsFor(*waiting.event);
    map[QStringLiteral("text")] = Text::eventSentence(*waiting.event, {m_names, m_log.me(), m_side});
    return map;
}

QVariantList TableModel::idsFor(const Event &event) const
{
    QVariantList ids;
    if (event.seat != m_me)
        return ids;
    if (event.kind == EventKind::Drew || event.kind == EventKind::Dealt || event.kind == EventKind::TookBack) {
        for (const int id : m_hand.idsToCome(static_cast<int>(event.cards.size())))
            ids.append(id);
        return ids;
    }
    if (event.kind != EventKind::Played && event.kind != EventKind::JumpedIn)
        return ids;
    std::vector<HandCard> left = m_hand.cards();
    for (const Card card : event.cards) {
        auto at = std::ranges::find_if(left, [&](const HandCard &h) { return h.card == card && h.id == m_playedId; });
        if (at == left.end())
            at = std::ranges::find(left, card, &HandCard::card);
        if (at == left.end())
            continue;
        ids.append(at->id);
        left.erase(at);
    }
    return ids;
}

void TableModel::agree(const Scene &scene)
{
    const PlayerView &view = scene.after;
    const bool turnCame = view.turn == m_me && m_view.turn != m_me && !m_watching && view.phase != Phase::RoundOver;
    m_view = view;
    m_color = view.color;
    m_direction = view.direction;
    m_side = view.side;
    m_drawCount = view.drawCount;
    m_drawBack = view.drawDown ? backId(*view.drawDown, view.side) : QStringLiteral("back");
    m_discardCount = static_cast<int>(view.discard.size());
    m_turn = view.turn;
    m_phase = view.phase;
    m_penalty = view.phase == Phase::Respond ? view.penalty : 0;
    m_penaltyUntilColor = view.phase == Phase::Respond && view.penaltyUntilColor;
    m_victim = view.phase == Phase::Respond && (m_penalty > 0 || m_penaltyUntilColor) ? view.turn : std::nullopt;
    m_silence = view.silence;
    m_unoArmed = false;
    m_speaking = false;
    m_discard.become(view.discard, view.side);
    agreeHand(scene);
    agreeSeats(scene);
    if (scene.sheet)
        m_scores.set(*scene.sheet);
    m_overlay = view.phase != Phase::RoundOver ? QString()
        : scene.sheet && scene.sheet->matchOver ? QStringLiteral("matchOver")
                                                : QStringLiteral("roundOver");
    refreshChoices();
    if (turnCame)
        emit soundRequested(QStringLiteral("turn"));
}

void TableModel::agreeHand(const Scene &scene)
{
    const PlayerView &view = scene.after;
    m_hand.setSide(view.side);
    m_hand.become(view.hand);
    const auto offers = [&view](Verb verb, Card card) {
        return std::ranges::any_of(view.legal, [&](const Action &a) { return a.verb == verb && a.card == card; });
    };
    std::vector<HandCard> marks;
    bool drawnMarked = false;
    for (const HandCard &held : m_hand.cards()) {
        HandCard mark;
        mark.playable = offers(Verb::Play, held.card) || offers(Verb::Give, held.card);
        mark.jumpable = offers(Verb::JumpIn, held.card);
        mark.doubled = std::ranges::any_of(view.legal, [&](const Action &a) { return a.second == held.card; });
        const auto at = std::ranges::find(view.hand, held.card);
        const auto row = static_cast<std::size_t>(at - view.hand.begin());
        if (!mark.playable && !mark.jumpable && row < scene.reasons.size())
            mark.reason = scene.reasons[row];
        marks.push_back(mark);
    }
    // The drawn card joined last.
    for (std::size_t i = marks.size(); view.drawn && !drawnMarked && i-- > 0;)
        if (m_hand.cards()[i].card == *view.drawn)
            drawnMarked = marks[i].drawn = true;
    m_hand.mark(marks);
}

void TableModel::agreeSeats(const Scene &scene)
{
    const PlayerView &view = scene.after;
    for (int i = 0; i < m_seats.count() && i < view.seats; ++i) {
        const Seat seat = seatAt(i);
        changeSeat(seat, [&](SeatLook &look) {
            look.count = i < static_cast<int>(view.counts.size()) ? view.counts[static_cast<std::size_t>(i)] : 0;
            look.score = view.standing.points[static_cast<std::size_t>(i)];
            look.place = placeOf(view, seat);
            look.dealer = view.dealer == seat;
            look.onTurn = view.turn == seat;
            look.canBeCaught = view.owed == seat && seat != m_me
                && std::ranges::any_of(view.legal, [seat](const Action &a) { return a.verb == Verb::Catch && a.target == seat; });
            look.saidUno = look.saidUno && look.count == 1;
            look.waitingFor = contains(scene.waiting, seat);
            look.backs = backsOf(view, seat);
            const bool open = static_cast<std::size_t>(i) < scene.hands.size();
            look.opened = open ? facesOf(scene.hands[static_cast<std::size_t>(i)], view.side) : QStringList();
        });
    }
}

void TableModel::remember(const std::vector<Event> &events, Side before, int round)
{
    Side up = before;
    for (const Event &event : events) {
        m_log.append({event, round, up});
        if (event.kind == EventKind::Flipped)
            up = other(up);
    }
}

void TableModel::setLook(const TableLook &look)
{
    if (look == m_look)
        return;
    m_look = look;
    emit lookChanged();
}

void TableModel::setOverlay(const QString &overlay)
{
    m_overlay = overlay;
    emit stateChanged();
}

void TableModel::setStart(bool canContinue, const QString &lastTableText)
{
    m_canContinue = canContinue;
    m_lastTableText = lastTableText;
    emit stateChanged();
}

void TableModel::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit stateChanged();
}

void TableModel::setHint(const QString &sentence)
{
    m_hint = sentence;
    emit stateChanged();
}

void TableModel::setTimeLeft(qreal fraction)
{
    if (fraction == m_timeLeft)
        return;
    m_timeLeft = fraction;
    emit timeLeftChanged();
}

void TableModel::setThinking(std::optional<Seat> seat)
{
    if (seat == m_thinking)
        return;
    if (m_thinking && m_seats.has(*m_thinking))
        changeSeat(*m_thinking, [](SeatLook &look) { look.thinking = false; });
    m_thinking = seat;
    if (m_thinking && m_seats.has(*m_thinking))
        changeSeat(*m_thinking, [](SeatLook &look) { look.thinking = true; });
}

void TableModel::setChanceOffered(bool offered)
{
    if (offered == m_chanceOffered)
        return;
    m_chanceOffered = offered;
    refreshChoices();
    emit stateChanged();
}

void TableModel::setRoundText(const QString &text)
{
    m_roundText = text;
    emit stateChanged();
}

void TableModel::refuse(const QString &sentence, const QString &ruleLink, int cardId)
{
    emit refused(sentence, ruleLink, cardId);
    emit announced(sentence);
    emit soundRequested(QStringLiteral("refuse"));
}

void TableModel::reword(const std::vector<SeatIntro> &seats)
{
    for (int i = 0; i < m_seats.count() && i < static_cast<int>(seats.size()); ++i) {
        const SeatIntro &intro = seats[static_cast<std::size_t>(i)];
        changeSeat(seatAt(i), [&intro](SeatLook &look) {
            look.name = intro.name;
            look.level = intro.level;
            look.temper = intro.temper;
        });
        m_names[i] = intro.name;
    }
    m_hand.retranslate();
    m_discard.retranslate();
    m_log.retranslate(m_names);
    refreshChoices();
    emit stateChanged();
}

} // namespace uno
