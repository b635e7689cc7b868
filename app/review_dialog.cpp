#include "review_dialog.h"

#include "review_board.h"
#include "text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace uno {

namespace {

struct ReviewSpeed {
    const char *words;
    int milliseconds; ///< that a moment stays on the table
};

constexpr std::array reviewSpeeds{
    ReviewSpeed{QT_TRANSLATE_NOOP("uno::ReviewDialog", "Slow"), 2000},
    ReviewSpeed{QT_TRANSLATE_NOOP("uno::ReviewDialog", "Normal"), 1000},
    ReviewSpeed{QT_TRANSLATE_NOOP("uno::ReviewDialog", "Fast"), 400},
    ReviewSpeed{QT_TRANSLATE_NOOP("uno::ReviewDialog", "Very fast"), 100},
};
constexpr int UsualSpeed = 1;
constexpr int VerdictLines = 3;
constexpr QChar GoodMark(0x2713);
constexpr QChar MistakeMark(0x25BC);

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

} // namespace

ReviewDialog::ReviewDialog(MatchRun run, QWidget *parent, Thinker::Where where)
    : QDialog(parent), m_run(std::move(run)), m_viewer(m_run.setup().person().value_or(seatAt(0))), m_where(where)
{
    setObjectName(QStringLiteral("reviewDialog"));
    collect();
    build();
    retranslate();
    goTo(0);
    resize(980, 620);
    analyze();
}

/// Plays every round again and keeps each moment.
void ReviewDialog::collect()
{
    int number = 0;
    for (const PlayedRound &round : m_run.rounds()) {
        ++number;
        m_moments.push_back({round.start, round.dealt, number});
        State state = round.start;
        for (const Action &action : round.actions) {
            const Outcome outcome = advance(state, action);
            m_moments.push_back({state, outcome.events, number});
        }
    }
}

void ReviewDialog::build()
{
    m_title = new QLabel;
    m_board = new ReviewBoard(SetupText::shownNames(m_run.setup()), m_viewer);
    m_log = new QListWidget;
    m_log->setObjectName(QStringLiteral("log"));
    m_log->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QHBoxLayout;
    middle->addWidget(m_board, 3);
    middle->addLayout(buildVerdicts(), 2);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addLayout(middle, 1);
    layout->addWidget(m_verdict);
    layout->addLayout(buildControls());
    layout->addWidget(buttons);
    connectControls();
    m_slider->setFocus();
}

QBoxLayout *ReviewDialog::buildControls()
{
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setObjectName(QStringLiteral("scrubber"));
    m_slider->setRange(0, last());
    m_back = new QToolButton;
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setText(QStringLiteral("−1"));
    m_forward = new QToolButton;
    m_forward->setObjectName(QStringLiteral("forward"));
    m_forward->setText(QStringLiteral("+1"));
    m_play = new QPushButton;
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setAutoDefault(false);
    m_speed = new QComboBox;
    m_speed->setObjectName(QStringLiteral("speed"));
    for (const ReviewSpeed &speed : reviewSpeeds)
        m_speed->addItem(QString(), speed.milliseconds);
    m_round = new QComboBox;
    m_round->setObjectName(QStringLiteral("round"));
    for (int round = 1; round <= m_run.round(); ++round)
        m_round->addItem(QString(), round);
    auto *controls = new QHBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_play, m_speed, m_back, m_slider, m_forward, m_round})
        controls->addWidget(widget, widget == m_slider ? 1 : 0);
    return controls;
}

/// What happened, with a mark at each decision; whose decisions; the costliest.
QBoxLayout *ReviewDialog::buildVerdicts()
{
    m_verdict = new QLabel;
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setMinimumHeight(VerdictLines * fontMetrics().lineSpacing());
    m_seatLabel = new QLabel;
    m_seat = new QComboBox;
    m_seat->setObjectName(QStringLiteral("seat"));
    m_seat->addItems(SetupText::shownNames(m_run.setup()));
    m_seat->setCurrentIndex(index(m_viewer));
    m_seatLabel->setBuddy(m_seat);
    auto *whose = new QHBoxLayout;
    whose->addWidget(m_seatLabel);
    whose->addWidget(m_seat, 1);
    // Others' hands are nobody's business before the match is over.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_seatLabel, m_seat})
        widget->setVisible(m_run.matchOver() || !m_run.setup().person());
    m_worstTitle = new QLabel;
    m_worstTitle->setObjectName(QStringLiteral("worstTitle"));
    m_worst = new QListWidget;
    m_worst->setObjectName(QStringLiteral("worst"));
    m_worst->setWordWrap(true);
    m_worst->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_worst->setFixedHeight((2 * ReviewAnalysis::WorstShown + 1) * fontMetrics().lineSpacing());
    m_worstTitle->setBuddy(m_worst);
    auto *column = new QVBoxLayout;
    column->addLayout(whose);
    column->addWidget(m_log, 1);
    column->addWidget(m_worstTitle);
    column->addWidget(m_worst);
    return column;
}

void ReviewDialog::connectControls()
{
    m_speed->setCurrentIndex(UsualSpeed);
    m_timer.setInterval(m_speed->currentData().toInt());
    connect(&m_timer, &QTimer::timeout, this, &ReviewDialog::tick);
    connect(m_play, &QPushButton::clicked, this, &ReviewDialog::togglePlay);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] { m_timer.setInterval(m_speed->currentData().toInt()); });
    connect(m_round, &QComboBox::activated, this, [this](int row) { goToRound(row + 1); });
    connect(m_slider, &QSlider::valueChanged, this, &ReviewDialog::goTo);
    connect(m_back, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_log, &QListWidget::currentRowChanged, m_slider, &QSlider::setValue);
    const auto jump = [this](const QListWidgetItem *item) {
        if (item && item->data(Qt::UserRole).isValid())
            m_slider->setValue(item->data(Qt::UserRole).toInt());
    };
    connect(m_worst, &QListWidget::itemClicked, this, jump);
    connect(m_worst, &QListWidget::itemActivated, this, jump);
    connect(m_seat, &QComboBox::activated, this, [this](int row) {
        m_viewer = seatAt(row);
        m_board->setViewer(m_viewer);
        retranslateLists();
        analyze();
    });
}

/// Judges the seat's decisions anew.
void ReviewDialog::analyze()
{
    m_analysis = std::make_unique<ReviewAnalysis>(m_run, m_viewer, m_where);
    connect(m_analysis.get(), &ReviewAnalysis::judged, this, [this](int moment) {
        refreshLine(moment);
        refreshWorst();
        if (moment == m_slider->value())
            refreshVerdict(moment);
    });
    connect(m_analysis.get(), &ReviewAnalysis::finished, this, &ReviewDialog::refreshWorst);
    for (int moment = 0; moment <= last(); ++moment)
        refreshLine(moment);
    refreshWorst();
    refreshVerdict(m_slider->value());
    m_analysis->start();
}

void ReviewDialog::refreshLine(int moment)
{
    QListWidgetItem *line = m_log->item(moment);
    const QString words = sentences(m_moments[static_cast<std::size_t>(moment)]);
    const JudgedDecision *decision = m_analysis ? m_analysis->at(moment) : nullptr;
    if (!decision) {
        line->setText(words);
        line->setData(Qt::AccessibleTextRole, words);
        return;
    }
    const bool mistake = decision->verdict.isMistake();
    line->setText((mistake ? MistakeMark : GoodMark) + QLatin1Char(' ') + words);
    line->setData(Qt::AccessibleTextRole, words + QLatin1Char(' ') + verdictSentence(*decision));
}

void ReviewDialog::refreshWorst()
{
    m_worst->clear();
    for (const int moment : m_analysis->worst()) {
        const JudgedDecision &decision = *m_analysis->at(moment);
        const int round = m_moments[static_cast<std::size_t>(moment)].round;
        //: %1: number of the round; %2: what was best, a sentence; %3: percentage points of the chance to win
        auto *item = new QListWidgetItem(tr("−%3 %, round %1. Better: %2")
                                             .arg(round)
                                             .arg(Text::adviceSentence(decision.verdict.best, decision.up))
                                             .arg(percent(decision.verdict.loss())));
        item->setData(Qt::UserRole, moment);
        m_worst->addItem(item);
    }
    if (!m_analysis->isFinished())
        m_worstTitle->setText(tr("Judging the decisions: %1 of %2 …").arg(m_analysis->done()).arg(m_analysis->total()));
    else if (m_worst->count() == 0)
        m_worstTitle->setText(tr("No clear mistake."));
    else
        m_worstTitle->setText(tr("The costliest &mistakes:"));
    m_worst->setVisible(m_worst->count() > 0);
}

QString ReviewDialog::verdictSentence(const JudgedDecision &decision) const
{
    const Judgment &verdict = decision.verdict;
    if (!verdict.isMistake())
        return tr("Well decided: nothing else is clearly better. Chance to win: %1 %.").arg(percent(verdict.takenChance));
    QStringList words{tr("Better: %1").arg(Text::adviceSentence(verdict.best, decision.up)),
                      tr("Chance to win: %1 % instead of %2 % (give or take %3 %).")
                          .arg(percent(verdict.bestChance))
                          .arg(percent(verdict.takenChance))
                          .arg(std::max(1, percent(2 * verdict.error)))};
    for (const Why &why : verdict.why)
        words.append(Text::whySentence(why, castAt(decision.up)));
    return words.join(QLatin1Char(' '));
}

void ReviewDialog::refreshVerdict(int moment)
{
    const JudgedDecision *decision = m_analysis ? m_analysis->at(moment) : nullptr;
    //: Below the table of the review, where no decision was made. %1 and %2: the marks in the list
    m_verdict->setText(decision ? verdictSentence(*decision)
                                : tr("%1 well decided, %2 a mistake: choose one in the list to see why.").arg(GoodMark, MistakeMark));
}

void ReviewDialog::goToRound(int round)
{
    const auto first = std::ranges::find(m_moments, round, &Moment::round);
    if (first != m_moments.end())
        m_slider->setValue(static_cast<int>(first - m_moments.begin()));
}

/// At the end it begins anew.
void ReviewDialog::togglePlay()
{
    if (m_timer.isActive()) {
        m_timer.stop();
    } else {
        if (m_slider->value() == last())
            m_slider->setValue(0);
        m_timer.start();
    }
    refreshPlay();
}

void ReviewDialog::tick()
{
    m_slider->setValue(m_slider->value() + 1);
    if (m_slider->value() == last())
        m_timer.stop();
    refreshPlay();
}

void ReviewDialog::refreshPlay()
{
    m_play->setText(m_timer.isActive() ? tr("&Pause") : tr("&Play"));
}

void ReviewDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewDialog::retranslate()
{
    setWindowTitle(tr("Review"));
    m_slider->setAccessibleName(tr("Moment of the match"));
    m_back->setAccessibleName(tr("One action back"));
    m_forward->setAccessibleName(tr("One action on"));
    m_log->setAccessibleName(tr("What happened"));
    m_worst->setAccessibleName(tr("The costliest mistakes"));
    m_seatLabel->setText(tr("&Decisions of"));
    m_speed->setAccessibleName(tr("Speed"));
    m_round->setAccessibleName(tr("Go to a round"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_forward, m_speed, m_round})
        widget->setToolTip(widget->accessibleName());
    refreshPlay();
    retranslateLists();
}

void ReviewDialog::retranslateLists()
{
    for (std::size_t row = 0; row < reviewSpeeds.size(); ++row)
        m_speed->setItemText(static_cast<int>(row), tr(reviewSpeeds[row].words));
    for (int row = 0; row < m_round->count(); ++row)
        m_round->setItemText(row, tr("Round %1").arg(row + 1));
    const QStringList names = SetupText::shownNames(m_run.setup()); // default names follow the language
    m_board->setNames(names);
    for (int seat = 0; seat < m_seat->count(); ++seat)
        m_seat->setItemText(seat, names.value(seat));
    const int at = m_slider->value();
    const QSignalBlocker quiet(m_log);
    m_log->clear();
    for (int moment = 0; moment <= last(); ++moment) {
        m_log->addItem(QString());
        refreshLine(moment);
    }
    if (m_analysis)
        refreshWorst();
    goTo(at);
}

QString ReviewDialog::sentences(const Moment &moment) const
{
    const Cast cast = castAt(moment.state.side);
    QStringList lines;
    for (const Event &event : moment.events) {
        const QString line = Text::eventSentence(redacted(event, m_viewer), cast);
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

Cast ReviewDialog::castAt(Side up) const
{
    return {SetupText::shownNames(m_run.setup()), m_run.setup().person(), up};
}

void ReviewDialog::goTo(int moment)
{
    if (moment < 0 || moment >= static_cast<int>(m_moments.size()))
        return;
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietLog(m_log);
    m_slider->setValue(moment);
    m_log->setCurrentRow(moment);
    const Moment &now = m_moments[static_cast<std::size_t>(moment)];
    m_board->show(now.state);
    m_title->setText(tr("Round %1, action %2 of %3").arg(now.round).arg(moment + 1).arg(m_moments.size()));
    m_round->setCurrentIndex(now.round - 1);
    m_back->setEnabled(moment > 0);
    m_forward->setEnabled(moment < last());
    refreshVerdict(moment);
}

} // namespace uno
