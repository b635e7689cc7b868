#include "new_game_dialog.h"

#include "card_image.h"
#include "own_presets.h"
#include "preset_list.h"
#include "rules_editor.h"
#include "text.h"
#include "text_rules.h"

#include "core/presets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace uno {

namespace {

const QString ownPrefix = QStringLiteral("own:");
constexpr int PictureSize = 26;
constexpr int LongestName = 24;
constexpr std::array offeredLevels{Level::Easy, Level::Normal, Level::Hard, Level::Expert};

/// The own preset with these rules, if the setup doesn't come from one of ours.
QString listIdOf(const MatchSetup &setup)
{
    if (!setup.presetId.isEmpty())
        return setup.presetId;
    for (const QString &name : OwnPresets::names())
        if (OwnPresets::find(name) == setup.rules)
            return ownPrefix + name;
    return {};
}

} // namespace

NewGameDialog::NewGameDialog(const MatchSetup &start, QWidget *parent)
    : QDialog(parent), m_rules(start.rules), m_presetId(listIdOf(start))
{
    setObjectName(QStringLiteral("newGameDialog"));
    build();
    retranslate();
    m_seats->setValue(start.seatCount());
    for (int seat = 0; seat < std::min(start.seatCount(), MaxSeats); ++seat) {
        const SeatSetup &sits = start.seats[static_cast<std::size_t>(seat)];
        SeatRow &row = m_rows[static_cast<std::size_t>(seat)];
        row.name->setText(sits.name);
        row.level->setCurrentIndex(std::max(0, row.level->findData(static_cast<int>(sits.level))));
        row.temper->setCurrentIndex(std::max(0, row.temper->findData(static_cast<int>(sits.temper))));
    }
    m_watch->setChecked(!start.person());
    m_presets->choose(m_presetId);
    showSeats();
    refresh();
    m_play->setFocus();
    resize(900, 560);
}

void NewGameDialog::build()
{
    auto *columns = new QHBoxLayout;
    columns->addLayout(buildRules(), 1);
    columns->addSpacing(10);
    columns->addLayout(buildSeats(), 1);
    m_clash = new QLabel;
    m_clash->setObjectName(QStringLiteral("clash"));
    m_clash->setWordWrap(true);
    m_help = new QPushButton;
    m_help->setObjectName(QStringLiteral("help"));
    connect(m_help, &QPushButton::clicked, this, [this] {
        m_rules.decks = 2;
        refresh();
    });
    auto *warning = new QHBoxLayout;
    warning->addWidget(m_clash, 1);
    warning->addWidget(m_help);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_play = m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setDefault(true);
    connect(m_presets, &QListWidget::itemDoubleClicked, m_play, &QPushButton::click);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(warning);
    layout->addWidget(m_buttons);
}

QLayout *NewGameDialog::buildRules()
{
    m_presetsTitle = new QLabel;
    m_presets = new PresetList;
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presetsTitle->setBuddy(m_presets);
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_editRules = new QPushButton;
    m_editRules->setObjectName(QStringLiteral("rules"));
    m_editRules->setAutoDefault(false);
    connect(m_presets, &QListWidget::currentRowChanged, this, &NewGameDialog::choosePreset);
    connect(m_editRules, &QPushButton::clicked, this, &NewGameDialog::editRules);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(m_editRules, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout;
    column->addWidget(m_presetsTitle);
    column->addWidget(m_presets, 1);
    column->addLayout(bottom);
    return column;
}

QLayout *NewGameDialog::buildSeats()
{
    m_seatsTitle = new QLabel;
    m_seats = new QSpinBox;
    m_seats->setObjectName(QStringLiteral("seats"));
    m_seats->setRange(MinSeats, MaxSeats);
    m_seatsTitle->setBuddy(m_seats);
    m_watch = new QCheckBox;
    m_watch->setObjectName(QStringLiteral("watch"));
    connect(m_seats, &QSpinBox::valueChanged, this, &NewGameDialog::showSeats);
    connect(m_watch, &QCheckBox::toggled, this, &NewGameDialog::showSeats);
    auto *top = new QHBoxLayout;
    top->addWidget(m_seatsTitle);
    top->addWidget(m_seats);
    top->addStretch(1);
    top->addWidget(m_watch);

    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(4);
    m_nameTitle = new QLabel;
    m_levelTitle = new QLabel;
    m_temperTitle = new QLabel;
    grid->addWidget(m_nameTitle, 0, 1);
    grid->addWidget(m_levelTitle, 0, 2);
    grid->addWidget(m_temperTitle, 0, 3);
    for (int seat = 0; seat < MaxSeats; ++seat)
        addSeatRow(grid, seat);
    grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout;
    column->addLayout(top);
    column->addLayout(grid);
    column->addStretch(1);
    return column;
}

void NewGameDialog::addSeatRow(QGridLayout *grid, int seat)
{
    SeatRow row{new QLabel, new QLineEdit, new QComboBox, new QComboBox, {}};
    row.picture->setPixmap(QPixmap::fromImage(drawing(QStringLiteral("avatars/%1").arg(seat), {PictureSize, PictureSize}, devicePixelRatioF())));
    row.name->setMaxLength(LongestName);
    row.name->setObjectName(QStringLiteral("name%1").arg(seat));
    row.level->setObjectName(QStringLiteral("level%1").arg(seat));
    row.temper->setObjectName(QStringLiteral("temper%1").arg(seat));
    for (const Level level : offeredLevels)
        row.level->addItem(QString(), static_cast<int>(level));
    for (int temper = 0; temper < TemperCount; ++temper)
        row.temper->addItem(QString(), temper);
    row.level->setCurrentIndex(row.level->findData(static_cast<int>(Level::Normal)));
    grid->addWidget(row.picture, seat + 1, 0);
    grid->addWidget(row.name, seat + 1, 1);
    grid->addWidget(row.level, seat + 1, 2);
    grid->addWidget(row.temper, seat + 1, 3);
    m_rows.push_back(row);
}

void NewGameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    m_presetsTitle->setText(tr("Which &rules"));
    m_editRules->setText(tr("Rules…"));
    m_seatsTitle->setText(tr("&Players:"));
    m_watch->setText(tr("Only watch"));
    m_watch->setToolTip(tr("All players are computer players."));
    m_nameTitle->setText(tr("Name"));
    m_levelTitle->setText(tr("Level"));
    m_temperTitle->setText(tr("Temper"));
    m_help->setText(tr("Take two decks"));
    m_play->setText(tr("Play"));
    m_presets->fill();
    for (int seat = 0; seat < MaxSeats; ++seat) {
        SeatRow &row = m_rows[static_cast<std::size_t>(seat)];
        const QString name = SetupText::defaultName(seat);
        if (row.name->text().isEmpty() || row.name->text() == row.defaultName)
            row.name->setText(name);
        row.defaultName = name;
        row.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
        row.level->setAccessibleName(tr("Level of player %1").arg(seat + 1));
        row.temper->setAccessibleName(tr("Temper of player %1").arg(seat + 1));
        fillLevels(row);
    }
    refresh();
}

void NewGameDialog::fillLevels(SeatRow &row)
{
    for (int i = 0; i < row.level->count(); ++i)
        row.level->setItemText(i, Text::levelName(static_cast<Level>(row.level->itemData(i).toInt())));
    for (int i = 0; i < row.temper->count(); ++i)
        row.temper->setItemText(i, Text::temperName(static_cast<Temper>(row.temper->itemData(i).toInt())));
}

void NewGameDialog::choosePreset()
{
    const QString id = m_presets->chosen();
    if (id.isEmpty())
        return;
    m_presetId = id;
    if (const Preset *preset = findPreset(id.toStdString()))
        m_rules = preset->rules;
    else if (const auto own = OwnPresets::find(id.mid(ownPrefix.size())))
        m_rules = *own;
    refresh();
}

void NewGameDialog::editRules()
{
    auto *editor = new RulesEditor(m_rules, m_presetId, seats(), this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &RulesEditor::bookWanted, this, &NewGameDialog::bookWanted);
    connect(editor, &QDialog::finished, this, [this, editor](int result) {
        if (result == QDialog::Accepted) {
            m_rules = editor->rules();
            m_presetId = editor->presetId();
        }
        m_presets->fill(); // own presets may have come or gone
        m_presets->choose(m_presetId);
        refresh();
    });
    editor->open();
}

int NewGameDialog::seats() const
{
    return m_seats->value();
}

void NewGameDialog::showSeats()
{
    for (int seat = 0; seat < MaxSeats; ++seat) {
        const SeatRow &row = m_rows[static_cast<std::size_t>(seat)];
        const bool sits = seat < seats();
        const bool person = seat == 0 && !m_watch->isChecked();
        for (QWidget *widget : {static_cast<QWidget *>(row.picture), static_cast<QWidget *>(row.name)})
            widget->setVisible(sits);
        row.level->setVisible(sits && !person);
        row.temper->setVisible(sits && !person);
    }
    refresh();
}

/// What follows from the rules and the number of seats.
void NewGameDialog::refresh()
{
    const QString base = m_presetId.startsWith(ownPrefix) ? QString() : m_presetId;
    const QString name = m_presetId.startsWith(ownPrefix) ? m_presetId.mid(ownPrefix.size()) + QStringLiteral("\n") : QString();
    m_summary->setText(name + SetupText::rulesLine(m_rules, base));
    const auto clash = clashOf(m_rules, seats());
    m_clash->setText(clash ? QStringLiteral("⚠ ") + RuleText::conflictSentence(*clash, m_rules, seats()) : QString());
    Rules doubled = m_rules;
    doubled.decks = 2;
    m_help->setVisible(clash && m_rules.decks < 2 && !clashOf(doubled, seats()));
    m_play->setEnabled(!clash);
}

MatchSetup NewGameDialog::setup() const
{
    MatchSetup setup;
    setup.rules = m_rules;
    setup.presetId = m_presetId.startsWith(ownPrefix) ? QString() : m_presetId;
    for (int seat = 0; seat < seats(); ++seat) {
        const SeatRow &row = m_rows[static_cast<std::size_t>(seat)];
        const QString name = row.name->text().simplified();
        setup.seats.push_back({name.isEmpty() ? row.defaultName : name, static_cast<Level>(row.level->currentData().toInt()),
                               static_cast<Temper>(row.temper->currentData().toInt()), seat == 0 && !m_watch->isChecked()});
    }
    return setup;
}

} // namespace uno
