// What the match looks like to its viewer: scenes, the score sheet, the log. See session.h.
#include "session.h"

#include "face_id.h"
#include "text.h"

#include <algorithm>
#include <numeric>

namespace uno {

Scene Session::sceneOf(const Events &events) const
{
    const State &state = m_run->state();
    Scene scene;
    scene.events = redactedFor(events, m_viewer);
    scene.after = viewFor(state, m_viewer);
    scene.round = m_run->round();
    scene.reasons = reasonsFor(scene.after);
    if (!state.agenda.empty()) {
        const Step &step = state.agenda.top();
        if (step.kind == StepKind::Opening || step.kind == StepKind::Slap)
            scene.waiting = step.waiting;
        if (step.kind == StepKind::Ready || step.kind == StepKind::Exchange)
            scene.waiting = only(step.seat);
    }
    if (!m_run->roundOver())
        return scene;
    scene.sheet = sheet();
    for (int i = 0; i < state.seats; ++i)
        scene.hands.emplace_back(state.hand(seatAt(i)).begin(), state.hand(seatAt(i)).end());
    return scene;
}

std::vector<QString> Session::reasonsFor(const PlayerView &view) const
{
    std::vector<QString> reasons;
    const State &state = m_run->state();
    for (const Card card : view.hand) {
        Action action;
        action.seat = m_viewer;
        action.verb = Verb::Play;
        action.card = card;
        if (card.face(state.side).black())
            action.color = state.side == Side::Light ? Color::Red : Color::Pink;
        const auto rejection = rejectionOf(state, action);
        const bool onlyIncomplete = rejection == Rejection::NeedTarget || rejection == Rejection::BadColor;
        reasons.push_back(!rejection || onlyIncomplete
                              ? QString()
                              : Text::rejectionSentence({*rejection, state.color, Text::faceName(state.top()),
                                                         Text::faceName(card.face(state.side)), {}}));
    }
    return reasons;
}

ScoreSheet Session::sheet() const
{
    const State &state = m_run->state();
    ScoreSheet sheet;
    sheet.matchOver = m_run->matchOver();
    sheet.title = sheetTitle();
    sheet.subtitle = state.result.end != RoundEnd::WentOut ? Text::roundEndSentence(state.result.end) : roundText();
    for (int i = 0; i < state.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Seat seat = seatAt(i);
        ScoreRow row;
        row.seat = i;
        row.name = SetupText::shownName(m_run->setup().seats[at].name, i);
        for (const Card card : state.hand(seat))
            row.handFaces.append(faceId(card, state.side));
        row.handPoints = handPoints(state, seat);
        row.gained = state.result.points[at];
        row.total = state.standing.points[at];
        row.winner = sheet.matchOver ? contains(state.result.matchWinners, seat) : state.result.winner == seat;
        row.loser = sheet.matchOver ? contains(state.result.matchLosers, seat) : state.result.loser == seat;
        row.why = whyOf(seat);
        QVariantList totals{0};
        for (const PlayedRound &round : m_run->rounds())
            if (round.over)
                totals.append(round.totals[at]);
        sheet.curve.append(QVariant(totals));
        sheet.rows.push_back(std::move(row));
    }
    const Scoring scoring = state.rules.scoring;
    const auto better = [&](const ScoreRow &a, const ScoreRow &b) {
        const auto won = [&](const ScoreRow &row) { return state.standing.won[static_cast<std::size_t>(row.seat)]; };
        if (scoring == Scoring::Lazy)
            return won(a) > won(b);
        return scoring == Scoring::EachKeeps ? a.total < b.total : a.total > b.total;
    };
    for (ScoreRow &row : sheet.rows)
        row.place = 1 + static_cast<int>(std::ranges::count_if(sheet.rows, [&](const ScoreRow &other) { return better(other, row); }));
    return sheet;
}

QString Session::whyOf(Seat seat) const
{
    const State &state = m_run->state();
    const int points = state.result.points[static_cast<std::size_t>(index(seat))];
    const bool won = state.result.winner == seat;
    switch (state.rules.scoring) {
    case Scoring::WinnerTakes:
        return won ? tr("gets the points of the other hands: %n", nullptr, points) : QString();
    case Scoring::EachKeeps:
        if (won && points == 0)
            return tr("has gone out: no points");
        return points == 0 ? QString() : tr("keeps the points of the own hand: %n", nullptr, points);
    case Scoring::Lazy:
        return won ? tr("wins the round and starts the next") : state.result.loser == seat ? tr("loses the round and deals the next") : QString();
    }
    return {};
}

QString Session::sheetTitle() const
{
    const State &state = m_run->state();
    QStringList winners;
    for (int i = 0; i < state.seats; ++i)
        if (m_run->matchOver() ? contains(state.result.matchWinners, seatAt(i)) : state.result.winner == seatAt(i))
            winners.append(SetupText::shownName(m_run->setup().seats[static_cast<std::size_t>(i)].name, i));
    const QString names = winners.join(QStringLiteral(", "));
    if (!m_run->matchOver())
        return tr("%1 wins the round").arg(names);
    return winners.size() > 1 ? tr("The match is shared: %1").arg(names) : tr("%1 wins the match").arg(names);
}

std::vector<SeatIntro> Session::intros() const
{
    std::vector<SeatIntro> seats;
    for (const SeatSetup &seat : m_run->setup().seats)
        seats.push_back({SetupText::shownName(seat.name, static_cast<int>(seats.size())), seat.human ? QString() : Text::levelName(seat.level),
                         seat.human || seat.temper == Temper::None ? QString() : Text::temperName(seat.temper), seat.human});
    return seats;
}

void Session::nameRules()
{
    const MatchSetup &setup = m_run->setup();
    m_table.setRules(setup.rules, SetupText::rulesTitle(setup.rules, setup.presetId), SetupText::rulesLine(setup.rules, setup.presetId));
}

QString Session::roundText() const
{
    return tr("Round %1 · %2").arg(std::max(1, m_run->round())).arg(SetupText::lengthText(m_run->setup().rules));
}

/// The whole match so far, as the viewer saw it happen.
void Session::rebuildLog()
{
    m_table.clearLog();
    for (std::size_t i = 0; i < m_run->rounds().size(); ++i) {
        const PlayedRound &round = m_run->rounds()[i];
        const int number = static_cast<int>(i) + 1;
        State state = round.start;
        m_table.remember(redactedFor(round.dealt, m_viewer), Side::Light, number);
        for (const Action &action : round.actions) {
            const Side before = state.side;
            const Outcome outcome = advance(state, action);
            m_table.remember(redactedFor(outcome.events, m_viewer), before, number);
        }
    }
}

} // namespace uno
