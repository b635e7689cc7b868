#include "review_dialog.h"

#include "review_board.h"
#include "text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace uno {

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
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setObjectName(QStringLiteral("scrubber"));
    m_slider->setRange(0, static_cast<int>(m_moments.size()) - 1);
    m_back = new QToolButton;
    m_back->setText(QStringLiteral("◀"));
    m_forward = new QToolButton;
    m_forward->setText(QStringLiteral("▶"));
    connect(m_slider, &QSlider::valueChanged, this, &ReviewDialog::goTo);
    connect(m_back, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_log, &QListWidget::currentRowChanged, m_slider, &QSlider::setValue);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QHBoxLayout;
    middle->addWidget(m_board, 3);
    middle->addWidget(m_log, 2);
    auto *scrub = new QHBoxLayout;
    scrub->addWidget(m_back);
    scrub->addWidget(m_slider, 1);
    scrub->addWidget(m_forward);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addLayout(middle, 1);
    layout->addLayout(scrub);
    layout->addWidget(buttons);
    m_slider->setFocus();
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
    m_back->setEnabled(moment > 0);
    m_forward->setEnabled(moment + 1 < static_cast<int>(m_moments.size()));
}

} // namespace uno
