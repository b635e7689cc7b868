// Looking back with a judge: which decisions were best, and what the others cost.
#include "main_window.h"
#include "match_run.h"
#include "review_analysis.h"
#include "review_dialog.h"
#include "text.h"

#include "core/presets.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace uno;

namespace {

constexpr Seat Person = seatAt(0);

MatchSetup duel()
{
    MatchSetup setup;
    setup.presetId = QStringLiteral("official");
    setup.rules = findPreset("official")->rules;
    setup.rules.rounds = 1;
    setup.rules.target = 0;
    for (int seat = 0; seat < 2; ++seat)
        setup.seats.push_back({SetupText::defaultName(seat), Level::Normal, Temper::None, seat == 0});
    return setup;
}

/// A round in which the person draws whenever it may, with the opponent playing sensibly: full of mistakes.
MatchRun wastefulRound(std::uint64_t seed)
{
    const MatchSetup setup = duel();
    MatchRun run(setup, seedFrom(seed));
    BotSeats seats(setup);
    Rng rng(seed);
    seats.note(run.deal(), run.state());
    while (!run.roundOver()) {
        const Seat seat = *seatOnTurn(run.state());
        const PlayerView view = viewFor(run.state(), seat);
        Action action = seats.bot(seatAt(1))->decide(view, seats.memory(seat), rng).action;
        if (seat == Person && view.hand.size() < 12)
            for (const Action &legal : view.legal)
                if (legal.verb == Verb::Draw || legal.verb == Verb::Keep)
                    action = legal;
        seats.note(run.play(action).events, run.state());
    }
    return run;
}

std::vector<JudgedDecision> judgedIn(const MatchRun &run, Seat seat)
{
    ReviewAnalysis analysis(run, seat, Thinker::Where::Here);
    QSignalSpy finished(&analysis, &ReviewAnalysis::finished);
    analysis.start();
    while (!analysis.isFinished())
        QCoreApplication::processEvents();
    return analysis.decisions();
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceOfTheSeatIsJudged();
    void theSameMatchIsJudgedTheSameWay();
    void drawingForNothingCostsChances();
    void theWorstThreeComeFirst();
    void closingStopsTheJudgeAtOnce();
    void theDialogListsTheWorstAndJumpsThere();
    void othersHandsStayHiddenInAMatchThatGoesOn();
};

void TestReview::everyChoiceOfTheSeatIsJudged()
{
    const MatchRun run = wastefulRound(3);
    const auto decisions = judgedIn(run, Person);
    State state = run.rounds().front().start;
    int moment = 0;
    std::size_t found = 0;
    for (const Action &action : run.rounds().front().actions) {
        ++moment;
        const PlayerView view = viewFor(state, Person);
        int choices = 0;
        for (const Action &legal : view.legal)
            choices += legal.verb != Verb::Call && legal.verb != Verb::Catch && !legal.uno;
        if (seatOnTurn(state) == Person && action.seat == Person && choices > 1) {
            QVERIFY2(found < decisions.size() && decisions[found].moment == moment, qPrintable(QString::number(moment)));
            QVERIFY(decisions[found].taken == action);
            ++found;
        }
        advance(state, action);
    }
    QCOMPARE(found, decisions.size());
    QVERIFY(found > 3);
    for (const JudgedDecision &decision : decisions) {
        QVERIFY(decision.verdict.bestChance >= decision.verdict.takenChance);
        QVERIFY(decision.verdict.takenChance >= 0 && decision.verdict.bestChance <= 1);
        QVERIFY(!decision.verdict.isMistake() || !(decision.verdict.best == decision.taken));
    }
}

void TestReview::theSameMatchIsJudgedTheSameWay()
{
    const MatchRun run = wastefulRound(4);
    const auto once = judgedIn(run, Person);
    const auto again = judgedIn(run, Person);
    QCOMPARE(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        QCOMPARE(once[i].verdict.bestChance, again[i].verdict.bestChance);
        QCOMPARE(once[i].verdict.takenChance, again[i].verdict.takenChance);
        QVERIFY(once[i].verdict.best == again[i].verdict.best);
    }
}

void TestReview::drawingForNothingCostsChances()
{
    const MatchRun run = wastefulRound(5);
    double lost = 0;
    double lostByOther = 0;
    for (const JudgedDecision &decision : judgedIn(run, Person))
        lost += decision.verdict.isMistake() ? decision.verdict.loss() : 0;
    for (const JudgedDecision &decision : judgedIn(run, seatAt(1)))
        lostByOther += decision.verdict.isMistake() ? decision.verdict.loss() : 0;
    QVERIFY2(lost > 0.1 && lost > 2 * lostByOther, qPrintable(QStringLiteral("%1 and %2").arg(lost).arg(lostByOther)));
}

void TestReview::theWorstThreeComeFirst()
{
    ReviewAnalysis analysis(wastefulRound(5), Person, Thinker::Where::Here);
    analysis.start();
    QTRY_VERIFY_WITH_TIMEOUT(analysis.isFinished(), 60'000);
    const auto worst = analysis.worst();
    QCOMPARE(worst.size(), std::size_t{3});
    const double least = analysis.at(worst.back())->verdict.loss();
    QVERIFY(analysis.at(worst[0])->verdict.loss() >= analysis.at(worst[1])->verdict.loss());
    QVERIFY(analysis.at(worst[1])->verdict.loss() >= least);
    for (const JudgedDecision &decision : analysis.decisions()) {
        const bool named = std::ranges::find(worst, decision.moment) != worst.end();
        QVERIFY(named || !decision.verdict.isMistake() || decision.verdict.loss() <= least);
    }
}

void TestReview::closingStopsTheJudgeAtOnce()
{
    int judged = 0;
    {
        ReviewAnalysis analysis(wastefulRound(6), Person, Thinker::Where::Thread);
        connect(&analysis, &ReviewAnalysis::judged, this, [&] { ++judged; });
        analysis.start();
        QTRY_VERIFY(judged > 0);
        QVERIFY(!analysis.isFinished());
    }
    const int then = judged;
    QTest::qWait(100);
    QCOMPARE(judged, then);
}

void TestReview::theDialogListsTheWorstAndJumpsThere()
{
    ReviewDialog dialog(wastefulRound(5), nullptr, Thinker::Where::Here);
    dialog.show();
    auto *worst = dialog.findChild<QListWidget *>(QStringLiteral("worst"));
    auto *title = dialog.findChild<QLabel *>(QStringLiteral("worstTitle"));
    auto *log = dialog.findChild<QListWidget *>(QStringLiteral("log"));
    auto *verdict = dialog.findChild<QLabel *>(QStringLiteral("verdict"));
    QTRY_COMPARE_WITH_TIMEOUT(title->text(), QStringLiteral("The costliest &mistakes:"), 60'000);
    QCOMPARE(worst->count(), 3);
    QVERIFY(worst->isVisible());
    QVERIFY(verdict->text().contains(QStringLiteral("choose one in the list"))); // the deal is nobody's decision
    for (int row = 0; row < worst->count(); ++row) {
        QTest::mouseClick(worst->viewport(), Qt::LeftButton, {}, worst->visualItemRect(worst->item(row)).center());
        const int moment = worst->item(row)->data(Qt::UserRole).toInt();
        QCOMPARE(dialog.findChild<QSlider *>(QStringLiteral("scrubber"))->value(), moment);
        QVERIFY2(verdict->text().startsWith(QStringLiteral("Better: ")), qPrintable(verdict->text()));
        QVERIFY(log->item(moment)->text().startsWith(QChar(0x25BC)));
        QVERIFY(log->item(moment)->data(Qt::AccessibleTextRole).toString().contains(verdict->text()));
    }
}

void TestReview::othersHandsStayHiddenInAMatchThatGoesOn()
{
    const MatchRun over = wastefulRound(7);
    QVERIFY(over.matchOver());
    ReviewDialog all(over, nullptr, Thinker::Where::Here);
    all.show();
    QVERIFY(all.findChild<QComboBox *>(QStringLiteral("seat"))->isVisible());
    MatchRun running(duel(), seedFrom(7));
    running.deal();
    ReviewDialog own(running, nullptr, Thinker::Where::Here);
    own.show();
    QVERIFY(!own.findChild<QComboBox *>(QStringLiteral("seat"))->isVisible());
}

QTEST_MAIN(TestReview)
#include "tst_review.moc"
