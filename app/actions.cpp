#include "actions.h"

#include "language.h"
#include "shell_words.h"

#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace uno {

namespace {

enum class Kind { Plain, Toggle, AfterLine, ToggleAfterLine };

struct Row {
    Command command;
    MenuId menu;
    const char *words;
    const char *keys;      ///< portable text; a standard key's number where `standard` is set
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    Kind kind = Kind::Plain;
    QAction::MenuRole role = QAction::NoRole;
    const char *tableKey = nullptr; ///< the letter with which the table itself does the same
};

constexpr std::array rows{
    Row{Command::NewGame, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&New game…"), "", QKeySequence::New},
    Row{Command::Continue, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&Continue the last match"), "Ctrl+L"},
    Row{Command::PlayAgain, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "Play a&gain"), "Ctrl+G"},
    Row{Command::Matches, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "Saved &matches…"), "Ctrl+M"},
    Row{Command::OpenRecord, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&Open a record…"), "", QKeySequence::Open, Kind::AfterLine},
    Row{Command::SaveAs, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&Save the record as…"), "Ctrl+S"},
    Row{Command::CopyRecord, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "Co&py the record"), "Ctrl+Shift+C"},
    Row{Command::PasteRecord, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "Pas&te a record"), "Ctrl+Shift+V"},
    Row{Command::Quit, MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&Quit"), "Ctrl+Q", QKeySequence::UnknownKey, Kind::AfterLine, QAction::QuitRole},

    Row{Command::Undo, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Undo"), "", QKeySequence::Undo},
    Row{Command::Redo, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Redo"), "Ctrl+Shift+Z"},
    Row{Command::Hint, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Hint"), "", QKeySequence::UnknownKey, Kind::AfterLine, QAction::NoRole, "H"},
    Row{Command::SortHand, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Sort the hand"), "", QKeySequence::UnknownKey, Kind::Plain, QAction::NoRole, "S"},
    Row{Command::Pause, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Pause"), "Pause", QKeySequence::UnknownKey, Kind::ToggleAfterLine},
    Row{Command::Review, MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "Re&view the match…"), "Ctrl+R", QKeySequence::UnknownKey, Kind::AfterLine},

    Row{Command::Log, MenuId::View, QT_TRANSLATE_NOOP("uno::Actions", "&Log"), "", QKeySequence::UnknownKey, Kind::Toggle, QAction::NoRole, "L"},
    Row{Command::CopyLog, MenuId::View, QT_TRANSLATE_NOOP("uno::Actions", "&Copy the log"), ""},
    Row{Command::RulesInForce, MenuId::View, QT_TRANSLATE_NOOP("uno::Actions", "&Rules in force"), "Ctrl+I"},
    Row{Command::FullScreen, MenuId::View, QT_TRANSLATE_NOOP("uno::Actions", "&Full screen"), "F11", QKeySequence::UnknownKey, Kind::ToggleAfterLine},

    Row{Command::Mute, MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "&Mute"), "M", QKeySequence::UnknownKey, Kind::ToggleAfterLine},
    Row{Command::Autopilot, MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "&Autopilot"), "", QKeySequence::UnknownKey, Kind::ToggleAfterLine},
    Row{Command::OpenPractice, MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "&Open practice"), "", QKeySequence::UnknownKey, Kind::Toggle},
    Row{Command::Unhurried, MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "&Unhurried opponents"), "", QKeySequence::UnknownKey, Kind::Toggle},
    Row{Command::AllSettings, MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "All &settings…"), "Ctrl+,", QKeySequence::UnknownKey, Kind::AfterLine, QAction::PreferencesRole},

    Row{Command::RuleBook, MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&Rule book"), "F1"},
    Row{Command::Tutorial, MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&Tutorial"), ""},
    Row{Command::Fairness, MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&Fairness…"), "", QKeySequence::UnknownKey, Kind::AfterLine},
    Row{Command::Statistics, MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&Statistics…"), ""},
    Row{Command::About, MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&About Uno Table"), "", QKeySequence::UnknownKey, Kind::AfterLine, QAction::AboutRole},
};

struct MenuRow {
    MenuId id;
    const char *words;
};

constexpr std::array menus{
    MenuRow{MenuId::Game, QT_TRANSLATE_NOOP("uno::Actions", "&Game")},
    MenuRow{MenuId::Move, QT_TRANSLATE_NOOP("uno::Actions", "&Move")},
    MenuRow{MenuId::View, QT_TRANSLATE_NOOP("uno::Actions", "&View")},
    MenuRow{MenuId::Settings, QT_TRANSLATE_NOOP("uno::Actions", "&Settings")},
    MenuRow{MenuId::Help, QT_TRANSLATE_NOOP("uno::Actions", "&Help")},
};

constexpr std::array choiceMenus{
    std::pair{ChoiceMenu::Language, QT_TRANSLATE_NOOP("uno::Actions", "&Language")},
    std::pair{ChoiceMenu::Theme, QT_TRANSLATE_NOOP("uno::Actions", "&Theme")},
    std::pair{ChoiceMenu::Speed, QT_TRANSLATE_NOOP("uno::Actions", "&Speed of the cards")},
    std::pair{ChoiceMenu::Reactions, QT_TRANSLATE_NOOP("uno::Actions", "&Opponents react")},
};

bool afterLine(Kind kind) { return kind == Kind::AfterLine || kind == Kind::ToggleAfterLine; }
bool toggles(Kind kind) { return kind == Kind::Toggle || kind == Kind::ToggleAfterLine; }

} // namespace

Actions::Actions(QMenuBar *bar, QObject *parent) : QObject(parent)
{
    build(bar);
    retranslate();
}

void Actions::build(QMenuBar *bar)
{
    for (const MenuRow &row : menus)
        m_menus[row.id] = bar->addMenu(QString());
    addChoice(MenuId::Settings, ChoiceMenu::Language, Language::choices(), &Language::nameOf);
    addChoice(MenuId::Settings, ChoiceMenu::Speed, ShellWords::speeds(), &ShellWords::speed);
    addChoice(MenuId::Settings, ChoiceMenu::Reactions, ShellWords::reactions(), &ShellWords::reaction);
    for (const Row &row : rows) {
        QMenu *menu = m_menus.at(row.menu);
        if (afterLine(row.kind))
            menu->addSeparator();
        if (row.command == Command::FullScreen)
            addChoice(MenuId::View, ChoiceMenu::Theme, ShellWords::themes(), &ShellWords::theme);
        QAction *action = menu->addAction(QString());
        action->setCheckable(toggles(row.kind));
        action->setMenuRole(row.role);
        if (row.standard != QKeySequence::UnknownKey)
            action->setShortcut(row.standard);
        else if (*row.keys)
            action->setShortcut(QKeySequence(QString::fromLatin1(row.keys), QKeySequence::PortableText));
        m_actions[row.command] = action;
    }
}

void Actions::addChoice(MenuId menu, ChoiceMenu id, const QStringList &values, std::function<QString(const QString &)> words)
{
    Choice choice{m_menus.at(menu)->addMenu(QString()), new QActionGroup(this), std::move(words)};
    for (const QString &value : values) {
        QAction *action = choice.menu->addAction(QString());
        action->setCheckable(true);
        action->setData(value);
        choice.group->addAction(action);
    }
    m_choices[id] = std::move(choice);
}

void Actions::onTriggered(Command command, std::function<void()> deed)
{
    connect(m_actions.at(command), &QAction::triggered, this, [deed = std::move(deed)] { deed(); });
}

void Actions::onChosen(ChoiceMenu menu, std::function<void(const QString &)> deed)
{
    connect(m_choices.at(menu).group, &QActionGroup::triggered, this,
            [deed = std::move(deed)](QAction *action) { deed(action->data().toString()); });
}

void Actions::setChosen(ChoiceMenu menu, const QString &value)
{
    for (QAction *action : m_choices.at(menu).group->actions())
        action->setChecked(action->data().toString() == value);
}

void Actions::retranslate()
{
    for (const MenuRow &row : menus)
        m_menus.at(row.id)->setTitle(tr(row.words));
    for (const Row &row : rows) {
        // The table itself listens to plain letters; what stands behind the tab is shown where shortcuts are.
        const QString key = row.tableKey ? QLatin1Char('\t') + QString::fromLatin1(row.tableKey) : QString();
        m_actions.at(row.command)->setText(tr(row.words) + key);
    }
    for (const auto &[id, words] : choiceMenus)
        m_choices.at(id).menu->setTitle(tr(words));
    for (const auto &[id, choice] : m_choices)
        for (QAction *action : choice.group->actions())
            action->setText(choice.words(action->data().toString()));
}

} // namespace uno
