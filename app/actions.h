// The menus as a table: one row per command, with its place, words, keys and icon role. MainWindow gives each a deed.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

class QMenu;
class QMenuBar;
class QActionGroup;

namespace uno {

enum class Command {
    NewGame, Continue, PlayAgain, Matches, OpenRecord, SaveAs, CopyRecord, PasteRecord, Quit,
    Undo, Redo, Hint, SortHand, Pause, Review,
    Log, CopyLog, RulesInForce, FullScreen,
    Mute, Autopilot, OpenPractice, Unhurried, AllSettings,
    RuleBook, Tutorial, Fairness, Statistics, About,
};

enum class MenuId { Game, Move, View, Settings, Help };

/// A menu of which one entry is chosen: language, theme, speed, reactions.
enum class ChoiceMenu { Language, Theme, Speed, Reactions };

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QMenuBar *bar, QObject *parent = nullptr);

    QAction *of(Command command) const { return m_actions.at(command); }
    void onTriggered(Command command, std::function<void()> deed);
    /// Called with the value of the entry that was chosen.
    void onChosen(ChoiceMenu menu, std::function<void(const QString &)> deed);
    void setChosen(ChoiceMenu menu, const QString &value);
    void retranslate();

private:
    struct Choice {
        QMenu *menu = nullptr;
        QActionGroup *group = nullptr;
        std::function<QString(const QString &)> words;
    };

    void build(QMenuBar *bar);
    void addChoice(MenuId menu, ChoiceMenu id, const QStringList &values, std::function<QString(const QString &)> words);

    std::map<MenuId, QMenu *> m_menus;
    std::map<Command, QAction *> m_actions;
    std::map<ChoiceMenu, Choice> m_choices;
};

} // namespace uno
