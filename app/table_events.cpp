// What each event changes on the table once it has been shown. In-between only: when a scene is over, the table takes what the
// view says (agree). See table_model.h.
#include "table_model.h"

#include "face_id.h"
#include "text.h"

#include <algorithm>

namespace uno {
namespace {

int amountOf(const Event &event)
{
    return static_cast<int>(event.cards.size());
}

QString soundOf(const Event &event)
{
    switch (event.kind) {
    case EventKind::RoundStarted:
    case EventKind::Reshuffled: return QStringLiteral("shuffle");
    case EventKind::FirstCardTurned:
    case EventKind::Played:
    case EventKind::JumpedIn:
    case EventKind::TookBack:
    case EventKind::Exchanged:
    case EventKind::HandsSwapped:
    case EventKind::HandsPassed: return QStringLiteral("card");
    case EventKind::Drew: return event.cause == DrawCause::Turn ? QStringLiteral("draw") : QStringLiteral("penalty");
    case EventKind::DirectionTurned: return QStringLiteral("reverse");
    case EventKind::Skipped: return QStringLiteral("skip");
    case EventKind::Called: return QStringLiteral("uno");
    case EventKind::Flipped: return QStringLiteral("flip");
    case EventKind::RoundEnded: return QStringLiteral("win");
    case EventKind::Misplayed:
    case EventKind::FalseCall: return QStringLiteral("refuse");
    default: return {};
    }
}

} // namespace

void TableModel::take(const Waiting &waiting)
{
    const Event &event = *waiting.event;
    const Side before = m_side;
    switch (event.kind) {
    case EventKind::RoundStarted: takeRoundStarted(event); break;
    case EventKind::Dealt:
    case EventKind::Drew: takeDrew(event); break;
    case EventKind::FirstCardTurned:
    case EventKind::FirstCardReturned: takeTurnedCard(event); break;
    case EventKind::TurnCame: takeTurn(event.seat); break;
    case EventKind::Played:
    case EventKind::JumpedIn: takePlayed(event); break;
    case EventKind::ColorNamed: m_color = event.color; break;
    case EventKind::DirectionTurned: m_direction = event.direction; break;
    case EventKind::TookBack: takeTookBack(event); break;
    case EventKind::HandsSwapped:
    case EventKind::HandsPassed: takeHandsMoved(waiting); break;
    case EventKind::Exchanged: takeExchanged(event); break;
    case EventKind::Flipped: takeFlipped(event); break;
    default: takeMark(event); break;
    }
    m_log.append({event, m_round, before});
    const QString words = Text::eventSentence(event, {m_names, m_log.me(), before});
    if (!words.isEmpty())
        emit announced(words);
    if (const QString sound = soundOf(event); !sound.isEmpty())
        emit soundRequested(sound);
    if (event.uno)
        emit soundRequested(QStringLiteral("uno"));
}

/// Events that only put or take a mark.
void TableModel::takeMark(const Event &event)
{
    switch (event.kind) {
    case EventKind::Skipped: changeSeat(*event.seat, [](SeatLook &look) { look.skipped = true; }); break;
    case EventKind::Called: changeSeat(*event.seat, [](SeatLook &look) { look.saidUno = true; }); break;
    case EventKind::PenaltyPut:
        m_victim = event.amount > 0 || event.untilColor ? event.seat : std::nullopt;
        m_penalty = event.amount;
        m_penaltyUntilColor = event.untilColor;
        break;
    case EventKind::Accepted: m_victim.reset(); m_penalty = 0; m_penaltyUntilColor = false; break;
    case EventKind::SilenceBegan: m_silence = event.seat; break;
    case EventKind::SilenceEnded: m_silence.reset(); break;
    case EventKind::Spoke: emit said(index(*event.seat), phraseOf(*event.seat)); break;
    case EventKind::Reshuffled:
        m_drawCount = event.amount;
        m_discardCount = 1;
        break;
    case EventKind::WentOut: changeSeat(*event.seat, [&](SeatLook &look) { look.place = event.amount; }); break;
    default: break;
    }
}

void TableModel::takeRoundStarted(const Event &event)
{
    m_round = event.amount;
    m_overlay.clear();
    m_hand.clear();
    m_discard.clear();
    m_discardCount = 0;
    m_drawCount = m_scenes.front().after.drawCount + m_scenes.front().after.seats * m_rules.handSize + 1;
    m_direction = Direction::Clockwise;
    m_side = Side::Light;
    m_hand.setSide(m_side);
    m_color.reset();
    m_penalty = 0;
    m_victim.reset();
    m_silence.reset();
    m_choices.set({});
    for (int i = 0; i < m_seats.count(); ++i)
        changeSeat(seatAt(i), [&](SeatLook &look) {
            look.count = look.place = 0;
            look.backs.clear();
            look.opened.clear();
            look.saidUno = look.skipped = look.canBeCaught = look.onTurn = false;
            look.dealer = event.seat == seatAt(i);
        });
}

void TableModel::takeDrew(const Event &event)
{
    giveCards(*event.seat, event.cards);
    m_drawCount = std::max(0, m_drawCount - amountOf(event));
}

void TableModel::takeTurnedCard(const Event &event)
{
    if (event.kind == EventKind::FirstCardReturned) {
        m_discard.pop();
        m_discardCount = 0;
        ++m_drawCount;
        return;
    }
    m_discard.push(event.cards.front(), m_side);
    m_discardCount = 1;
    m_drawCount = std::max(0, m_drawCount - 1);
    m_color = event.color;
}

void TableModel::takeTurn(std::optional<Seat> seat)
{
    m_turn = seat;
    for (int i = 0; i < m_seats.count(); ++i)
        changeSeat(seatAt(i), [&](SeatLook &look) {
            look.onTurn = seat == seatAt(i);
            look.skipped = look.skipped && !look.onTurn;
        });
}

void TableModel::takePlayed(const Event &event)
{
    loseCards(*event.seat, event.cards);
    for (const Card card : event.cards)
        m_discard.push(card, m_side);
    m_discardCount += amountOf(event);
    m_color = event.color;
    m_penalty = 0;
    m_victim.reset();
    changeSeat(*event.seat, [&event](SeatLook &look) {
        look.saidUno = (look.saidUno || event.uno) && look.count == 1;
        look.skipped = false;
    });
}

void TableModel::takeTookBack(const Event &event)
{
    m_discard.pop();
    m_discardCount = std::max(0, m_discardCount - 1);
    m_color = event.color;
    giveCards(*event.seat, event.cards);
}

void TableModel::takeHandsMoved(const Waiting &waiting)
{
    const Event &event = *waiting.event;
    const bool mine = event.kind == EventKind::HandsPassed || event.seat == m_me || event.other == m_me;
    if (mine)
        m_hand.become(waiting.handAfter);
    if (event.kind != EventKind::HandsSwapped)
        return; // who has how many stands in the view
    SeatLook first = m_seats.at(*event.seat);
    SeatLook second = m_seats.at(*event.other);
    std::swap(first.count, second.count);
    std::swap(first.backs, second.backs);
    m_seats.set(*event.seat, std::move(first));
    m_seats.set(*event.other, std::move(second));
}

void TableModel::takeExchanged(const Event &event)
{
    if (event.cards.size() < 2)
        return;
    const std::vector<Card> given{event.cards[0]};
    const std::vector<Card> got{event.cards[1]};
    loseCards(*event.seat, given);
    loseCards(*event.other, got);
    giveCards(*event.seat, got);
    giveCards(*event.other, given);
}

void TableModel::takeFlipped(const Event &event)
{
    m_side = other(m_side);
    m_hand.setSide(m_side);
    m_discard.clear();
    for (const Card card : event.cards)
        m_discard.push(card, m_side);
}

void TableModel::giveCards(Seat seat, const std::vector<Card> &cards)
{
    if (seat == m_me)
        m_hand.append(cards);
    changeSeat(seat, [&](SeatLook &look) {
        look.count += static_cast<int>(cards.size());
        for (const Card card : cards)
            if (look.backs.size() < MostBacks)
                look.backs.append(backId(card, m_side));
    });
}

void TableModel::loseCards(Seat seat, const std::vector<Card> &cards)
{
    if (seat == m_me)
        for (const Card card : cards)
            m_hand.remove(card, m_playedId);
    changeSeat(seat, [&](SeatLook &look) {
        for (const Card card : cards) {
            look.count = std::max(0, look.count - 1);
            if (!look.backs.removeOne(backId(card, m_side)) && !look.backs.isEmpty())
                look.backs.removeLast();
        }
        while (look.backs.size() > look.count)
            look.backs.removeLast();
    });
}

QString TableModel::phraseOf(Seat seat) const
{
    const QStringList phrases = Text::phrases();
    if (seat == m_me && !m_watching)
        return phrases.value(m_phrase);
    return phrases.value((m_log.count() + index(seat)) % static_cast<int>(phrases.size()));
}

} // namespace uno
