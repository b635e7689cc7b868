// One option in the rule editor: its name, something to set it with (by the kind of its row in the rule table), and a mark when
// it differs from the preset that the rules come from.
#pragma once

#include "core/rule_table.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QToolButton;

namespace uno {

class OptionRow : public QWidget {
    Q_OBJECT

public:
    explicit OptionRow(const RuleRow &row, QWidget *parent = nullptr);

    const RuleRow &rule() const { return m_row; }
    int value() const { return m_value; }
    /// Shows a value without telling anybody.
    void show(int value);
    /// What the preset has, and its name for the mark.
    void compare(int baseValue, const QString &baseName);
    /// Whether the option's words contain `words`.
    bool speaksOf(const QString &words) const;
    void setSelected(bool selected);
    void setClashing(bool clashing);
    void retranslate();

signals:
    void changed(int value);
    /// The person looks at this option.
    void chosen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeEditor();
    QWidget *makeChoice();
    QWidget *makeFlag();
    QWidget *makeNumber();
    QWidget *makeSet();
    void take(int value);
    void updateMark();
    void watch(QWidget *widget);

    const RuleRow &m_row;
    int m_value = 0;
    int m_baseValue = 0;
    QString m_baseName;
    bool m_selected = false;
    bool m_clashing = false;
    QLabel *m_name;
    QToolButton *m_mark;
    QWidget *m_editor;
    std::function<void(int)> m_showInEditor;
    std::function<void()> m_wordEditor;
};

} // namespace uno
