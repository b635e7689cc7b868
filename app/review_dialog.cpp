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

} // namespace

ReviewDialog::ReviewDialog(MatchRun run, QWidget *parent) : QDialog(parent), m_run(std::move(run))
{
    setObjectName(QStringLiteral("reviewDialog"));
    collect();
    build();
    retranslate();
    goTo(0);
    resize(900, 560);
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
    m_board = new ReviewBoard(SetupText::shownNames(m_run.setup()), viewer());
    m_log = new QListWidget;
    m_log->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QHBoxLayout;
    middle->addWidget(m_board, 3);
    middle->addWidget(m_log, 2);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addLayout(middle, 1);
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
    const int at = m_slider->value();
    const QSignalBlocker quiet(m_log);
    m_log->clear();
    for (const Moment &moment : m_moments)
        m_log->addItem(sentences(moment));
    goTo(at);
}

QString ReviewDialog::sentences(const Moment &moment) const
{
    const Cast cast{SetupText::shownNames(m_run.setup()), m_run.setup().person(), moment.state.side};
    QStringList lines;
    for (const Event &event : moment.events) {
        const QString line = Text::eventSentence(redacted(event, viewer()), cast);
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

Seat ReviewDialog::viewer() const
{
    return m_run.setup().person().value_or(seatAt(0));
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
}

} // namespace uno
