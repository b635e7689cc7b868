// All matches on this computer: the unfinished ones to go on with, the finished ones to look at again.
#pragma once

#include <QDialog>
#include <QString>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace uno {

class Saves;
struct SavedMatch;

class MatchesDialog : public QDialog {
    Q_OBJECT

public:
    explicit MatchesDialog(const Saves &saves, QWidget *parent = nullptr);

signals:
    void continued(const QString &path);
    /// A finished match is to be opened.
    void reviewWanted(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void add(QTreeWidgetItem *branch, const SavedMatch &match);
    void refresh();
    void openChosen();

    const Saves &m_saves;
    QTreeWidget *m_list;
    QLabel *m_nothing;
    QDialogButtonBox *m_buttons;
    QPushButton *m_open;
};

} // namespace uno
