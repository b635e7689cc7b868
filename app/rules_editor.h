// The rule editor: every option of the rule table, in its group, searchable, with the rule book's text beside it. It names what
// can't go together as soon as it arises, marks what differs from the preset, and keeps rules under an own name or in a file.
#pragma once

#include "option_row.h"

#include "core/rules.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace uno {

class BookBrowser;

class RulesEditor : public QDialog {
    Q_OBJECT

public:
    /// `presetId`: what the rules are compared with, "" for Official; `language`: of the texts.
    RulesEditor(const Rules &rules, QString presetId, int seats, QWidget *parent = nullptr);

    const Rules &rules() const { return m_rules; }
    /// The preset that the rules were started from.
    QString presetId() const { return m_presetId; }

signals:
    /// The person wants to read the whole rule book.
    void bookWanted(const QString &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *buildOptions();
    QWidget *buildText();
    QLayout *buildBottom();
    void retranslate();
    void fillPresets();
    void start(const Rules &rules, const QString &presetId);
    void choosePreset(int index);
    void setOption(OptionRow &row, int value);
    void look(OptionRow &row);
    void showText();
    void filter();
    void refresh();
    void saveAs();
    void removeOwn();
    void importFile();
    void exportFile();
    const Rules &baseRules() const;
    QString baseName() const;

    Rules m_rules;
    QString m_presetId; ///< a preset's id, or "own:NAME"
    std::optional<Rules> m_ownBase;
    int m_seats;
    OptionRow *m_current = nullptr;
    std::vector<OptionRow *> m_rows;
    std::vector<std::pair<RuleGroup, QLabel *>> m_headings;
    QLabel *m_startLabel;
    QComboBox *m_presets;
    QLineEdit *m_search;
    QScrollArea *m_scroll;
    QLabel *m_nothingFound;
    BookBrowser *m_text;
    QLabel *m_clash;
    QPushButton *m_help;
    QPushButton *m_save;
    QPushButton *m_remove;
    QPushButton *m_import;
    QPushButton *m_export;
    QDialogButtonBox *m_buttons;
};

} // namespace uno
