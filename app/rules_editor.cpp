#include "rules_editor.h"

#include "book_browser.h"
#include "own_presets.h"
#include "text_rules.h"

#include "app/json/rules_json.h"
#include "core/presets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace uno {

namespace {

const QString ownPrefix = QStringLiteral("own:");

QString text(std::string_view id) { return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())); }

QString languageNow() { return QLocale().language() == QLocale::Russian ? QStringLiteral("ru") : QStringLiteral("en"); }

} // namespace

RulesEditor::RulesEditor(const Rules &rules, QString presetId, int seats, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_presetId(std::move(presetId)), m_seats(seats)
{
    setObjectName(QStringLiteral("rulesEditor"));
    if (m_presetId.isEmpty())
        m_presetId = text(presets().front().id);
    if (m_presetId.startsWith(ownPrefix))
        m_ownBase = OwnPresets::find(m_presetId.mid(ownPrefix.size()));
    build();
    retranslate();
    start(m_rules, m_presetId);
    look(*m_rows.front());
    resize(1020, 700);
}

void RulesEditor::build()
{
    auto *splitter = new QSplitter;
    splitter->addWidget(buildOptions());
    splitter->addWidget(buildText());
    splitter->setSizes({620, 400});
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(splitter, 1);
    layout->addLayout(buildBottom());
}

QWidget *RulesEditor::buildOptions()
{
    m_startLabel = new QLabel;
    m_presets = new QComboBox;
    m_presets->setObjectName(QStringLiteral("preset"));
    m_startLabel->setBuddy(m_presets);
    connect(m_presets, &QComboBox::activated, this, &RulesEditor::choosePreset);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &RulesEditor::filter);

    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setSpacing(0);
    for (const RuleRow &row : ruleTable()) {
        if (m_headings.empty() || m_headings.back().first != row.group) {
            m_headings.emplace_back(row.group, new QLabel);
            m_headings.back().second->setContentsMargins(0, 10, 0, 2);
            column->addWidget(m_headings.back().second);
        }
        auto *option = new OptionRow(row);
        connect(option, &OptionRow::changed, this, [this, option](int value) { setOption(*option, value); });
        connect(option, &OptionRow::chosen, this, [this, option] { look(*option); });
        m_rows.push_back(option);
        column->addWidget(option);
    }
    m_nothingFound = new QLabel;
    m_nothingFound->hide();
    column->addWidget(m_nothingFound);
    column->addStretch(1);
    m_scroll = new QScrollArea;
    m_scroll->setWidget(list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *panel = new QWidget;
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    top->addWidget(m_startLabel);
    top->addWidget(m_presets, 1);
    top->addWidget(m_search, 1);
    layout->addLayout(top);
    layout->addWidget(m_scroll, 1);
    return panel;
}

QWidget *RulesEditor::buildText()
{
    m_text = new BookBrowser;
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setMinimumWidth(260);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { emit bookWanted(link.toString()); });
    return m_text;
}

QLayout *RulesEditor::buildBottom()
{
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

    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_save = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_remove = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_import = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_export = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(m_save, &QPushButton::clicked, this, &RulesEditor::saveAs);
    connect(m_remove, &QPushButton::clicked, this, &RulesEditor::removeOwn);
    connect(m_import, &QPushButton::clicked, this, &RulesEditor::importFile);
    connect(m_export, &QPushButton::clicked, this, &RulesEditor::exportFile);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout;
    layout->addLayout(warning);
    layout->addWidget(m_buttons);
    return layout;
}

void RulesEditor::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulesEditor::retranslate()
{
    setWindowTitle(tr("Rules of the table"));
    m_startLabel->setText(tr("&Start from:"));
    m_search->setPlaceholderText(tr("Search the options"));
    m_search->setAccessibleName(tr("Search the options"));
    m_nothingFound->setText(tr("No option speaks of this."));
    m_text->setAccessibleName(tr("What the rule book says"));
    m_save->setText(tr("Save as own preset…"));
    m_remove->setText(tr("Delete own preset"));
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_help->setText(tr("Take two decks"));
    for (const auto &[group, label] : m_headings)
        label->setText(QStringLiteral("<h3>%1</h3>").arg(RuleText::groupName(group).toHtmlEscaped()));
    for (OptionRow *row : m_rows)
        row->retranslate();
    fillPresets();
    refresh();
    showText();
}

void RulesEditor::fillPresets()
{
    m_presets->clear();
    for (const Preset &preset : presets())
        m_presets->addItem(RuleText::presetName(preset.id), text(preset.id));
    for (const QString &name : OwnPresets::names())
        m_presets->addItem(name, ownPrefix + name);
    m_presets->setCurrentIndex(std::max(0, m_presets->findData(m_presetId)));
}

const Rules &RulesEditor::baseRules() const
{
    if (m_ownBase)
        return *m_ownBase;
    const Preset *preset = findPreset(m_presetId.toStdString());
    return preset ? preset->rules : presets().front().rules;
}

QString RulesEditor::baseName() const
{
    return m_presets->currentText();
}

void RulesEditor::start(const Rules &rules, const QString &presetId)
{
    m_rules = rules;
    m_presetId = presetId;
    m_ownBase = presetId.startsWith(ownPrefix) ? OwnPresets::find(presetId.mid(ownPrefix.size())) : std::nullopt;
    refresh();
    showText();
}

void RulesEditor::choosePreset(int index)
{
    const QString id = m_presets->itemData(index).toString();
    m_presetId = id;
    m_ownBase = id.startsWith(ownPrefix) ? OwnPresets::find(id.mid(ownPrefix.size())) : std::nullopt;
    start(baseRules(), id);
}

void RulesEditor::setOption(OptionRow &row, int value)
{
    row.rule().set(m_rules, value);
    refresh();
    showText();
}

void RulesEditor::look(OptionRow &row)
{
    if (m_current == &row)
        return;
    if (m_current)
        m_current->setSelected(false);
    m_current = &row;
    row.setSelected(true);
    showText();
}

void RulesEditor::showText()
{
    if (!m_current)
        return;
    const RuleRow &row = m_current->rule();
    const int value = row.get(m_rules);
    const QString title = QStringLiteral("<h2>%1</h2><h3>%2</h3>")
                              .arg(RuleText::optionName(row.key).toHtmlEscaped(),
                                   RuleText::optionValueName(row.key, value).toHtmlEscaped());
    std::vector<BookPart> parts{{{}, title, BookPart::Form::Html},
                                {{}, RuleText::paragraph(row.key, value, languageNow()), BookPart::Form::Markdown}};
    if (value != row.get(baseRules()))
        parts.push_back({{}, QStringLiteral("<p><i>%1</i></p>").arg(tr("Differs from “%1”, which has: %2.")
                                 .arg(baseName(), RuleText::optionValueName(row.key, row.get(baseRules()))).toHtmlEscaped()),
                         BookPart::Form::Html});
    parts.push_back({{}, QStringLiteral("<p><a href=\"option:%1\">%2</a></p>").arg(text(row.key), tr("All possibilities in the rule book")),
                     BookPart::Form::Html});
    m_text->show(parts);
}

void RulesEditor::filter()
{
    const QString words = m_search->text().simplified();
    bool any = false;
    for (const auto &[group, label] : m_headings) {
        bool shown = false;
        for (OptionRow *row : m_rows) {
            if (row->rule().group != group)
                continue;
            const bool fits = row->speaksOf(words)
                || RuleText::paragraph(row->rule().key, row->value(), languageNow()).contains(words, Qt::CaseInsensitive);
            row->setVisible(fits);
            shown = shown || fits;
        }
        label->setVisible(shown);
        any = any || shown;
    }
    m_nothingFound->setVisible(!any);
}

/// Everything that follows from the rules: values, marks, what clashes.
void RulesEditor::refresh()
{
    const auto clash = clashOf(m_rules, m_seats);
    for (OptionRow *row : m_rows) {
        row->show(row->rule().get(m_rules));
        row->compare(row->rule().get(baseRules()), baseName());
        row->setClashing(clash && (clash->first == row->rule().key || clash->second == row->rule().key));
    }
    m_clash->setText(clash ? QStringLiteral("⚠ ") + RuleText::conflictSentence(*clash, m_rules, m_seats) : QString());
    Rules doubled = m_rules;
    doubled.decks = 2;
    m_help->setVisible(clash && m_rules.decks < 2 && !clashOf(doubled, m_seats));
    m_remove->setVisible(m_presetId.startsWith(ownPrefix));
}

void RulesEditor::saveAs()
{
    bool accepted = false;
    const QString before = m_presetId.startsWith(ownPrefix) ? m_presetId.mid(ownPrefix.size()) : QString();
    const QString name = QInputDialog::getText(this, tr("Save as own preset"), tr("Name of the preset:"), QLineEdit::Normal,
                                               before, &accepted).simplified();
    if (!accepted || name.isEmpty())
        return;
    OwnPresets::save(name, m_rules);
    m_presetId = ownPrefix + name;
    fillPresets();
    start(m_rules, m_presetId);
}

void RulesEditor::removeOwn()
{
    OwnPresets::remove(m_presetId.mid(ownPrefix.size()));
    m_presetId = text(presets().front().id);
    fillPresets();
    start(m_rules, m_presetId);
}

void RulesEditor::importFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Import rules"), {}, tr("Rules (*.json)"));
    if (file.isEmpty())
        return;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        QMessageBox::warning(this, tr("Import rules"), tr("%1 can't be read: %2").arg(file, in.errorString()));
        return;
    }
    try {
        m_rules = rulesFrom(parseJson(in.read(1 << 20)));
        refresh();
        showText();
    } catch (const BadInput &wrong) {
        QMessageBox::warning(this, tr("Import rules"), tr("These are no rules. %1").arg(wrong.sentence()));
    }
}

void RulesEditor::exportFile()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Export rules"), QStringLiteral("rules.json"), tr("Rules (*.json)"));
    if (file.isEmpty())
        return;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(rulesLine(m_rules).trimmed() + '\n') < 0 || !out.commit())
        QMessageBox::warning(this, tr("Export rules"), tr("%1 can't be written: %2").arg(file, out.errorString()));
}

} // namespace uno
