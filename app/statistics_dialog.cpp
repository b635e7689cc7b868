#include "statistics_dialog.h"

#include "curve_view.h"
#include "statistics.h"
#include "text.h"
#include "text_rules.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace uno {

namespace {

const QColor curveColor(0x2f, 0x7d, 0xc4);

QString number(int value) { return QLocale().toString(value); }

QString levelWord(const QString &level)
{
    const auto known = levelFromText(level.toStdString());
    return known ? Text::levelName(*known) : StatisticsDialog::tr("Mixed", "opponents of several levels");
}

QString presetWord(const QString &preset)
{
    return preset.isEmpty() ? StatisticsDialog::tr("Own rules") : RuleText::presetName(preset.toStdString());
}

} // namespace

StatisticsDialog::StatisticsDialog(Statistics &statistics, QWidget *parent) : QDialog(parent), m_statistics(statistics)
{
    setObjectName(QStringLiteral("statisticsDialog"));
    m_totals = new QLabel;
    m_totals->setObjectName(QStringLiteral("totals"));
    m_totals->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_curveTitle = new QLabel;
    m_curve = new CurveView;
    m_table = new QTableWidget(0, 7);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_reset = m_buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_reset, &QPushButton::clicked, this, &StatisticsDialog::reset);
    connect(&m_statistics, &Statistics::changed, this, &StatisticsDialog::fill);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_totals);
    layout->addWidget(m_curveTitle);
    layout->addWidget(m_curve, 1);
    layout->addWidget(m_table, 2);
    layout->addWidget(m_buttons);
    resize(760, 560);
    retranslate();
}

void StatisticsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatisticsDialog::retranslate()
{
    setWindowTitle(tr("Statistics"));
    m_curveTitle->setText(tr("Your score in the last matches (a full dot: won)"));
    m_curve->setAccessibleName(m_curveTitle->text());
    m_reset->setText(tr("Reset…"));
    m_table->setHorizontalHeaderLabels({tr("Rules"), tr("Opponents"), tr("Rounds"), tr("Rounds won"), tr("Matches"), tr("Matches won"),
                                        tr("Best score")});
    fill();
}

QString StatisticsDialog::totalsText() const
{
    const RoundFacts facts = m_statistics.totals();
    QStringList lines;
    lines << tr("Rounds: %1, won %2. Matches: %3, won %4.")
                 .arg(number(m_statistics.rounds()), number(m_statistics.roundsWon()), number(m_statistics.matches()),
                      number(m_statistics.matchesWon()));
    lines << tr("Matches won in a row: %1 now, %2 at most.").arg(number(m_statistics.streak()), number(m_statistics.longestStreak()));
    lines << tr("UNO forgotten: %1, caught by others: %2. Others caught by you: %3.")
                 .arg(number(facts.callsForgotten), number(facts.caught), number(facts.catches));
    lines << tr("Times with one card in hand: %1; a penalty came then: %2.").arg(number(facts.oneCard), number(facts.hitAtOneCard));
    return lines.join(QLatin1Char('\n'));
}

void StatisticsDialog::fill()
{
    m_totals->setText(totalsText());
    CurveLine line{curveColor, {}};
    for (const CurvePoint &point : m_statistics.curve())
        line.dots.push_back({static_cast<double>(point.total), point.won});
    m_curve->setLines({line});
    const auto tallies = m_statistics.tallies();
    m_table->setRowCount(static_cast<int>(tallies.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Tally &tally = tallies[static_cast<std::size_t>(row)];
        const QStringList cells{presetWord(tally.preset), levelWord(tally.level),  number(tally.rounds),   number(tally.roundsWon),
                                number(tally.matches),    number(tally.matchesWon), number(tally.bestScore)};
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            if (column > 1)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_reset->setEnabled(m_statistics.rounds() > 0);
}

void StatisticsDialog::reset()
{
    const auto answer = QMessageBox::question(this, tr("Reset the statistics"), tr("Forget all rounds and matches counted so far?"));
    if (answer == QMessageBox::Yes)
        m_statistics.reset();
}

} // namespace uno
