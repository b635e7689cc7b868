#include "matches_dialog.h"

#include "saves.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace uno {

namespace {

constexpr int PathRole = Qt::UserRole;
constexpr int FinishedRole = Qt::UserRole + 1;

} // namespace

MatchesDialog::MatchesDialog(const Saves &saves, QWidget *parent) : QDialog(parent), m_saves(saves)
{
    setObjectName(QStringLiteral("matchesDialog"));
    m_list = new QTreeWidget;
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_nothing = new QLabel;
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_open = m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    connect(m_open, &QPushButton::clicked, this, &MatchesDialog::openChosen);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &MatchesDialog::refresh);
    connect(m_list, &QTreeWidget::itemActivated, this, &MatchesDialog::openChosen);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    resize(680, 440);
    retranslate();
}

void MatchesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MatchesDialog::retranslate()
{
    setWindowTitle(tr("Saved matches"));
    m_list->setHeaderLabels({tr("Match"), tr("Last played")});
    m_list->setAccessibleName(windowTitle());
    m_nothing->setText(tr("There are no saved matches yet."));
    fill();
}

void MatchesDialog::fill()
{
    m_list->clear();
    const auto branch = [this](const QString &title, const std::vector<SavedMatch> &matches) {
        if (matches.empty())
            return;
        auto *item = new QTreeWidgetItem(m_list, {title});
        QFont bold = font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
        for (const SavedMatch &match : matches)
            add(item, match);
        item->setExpanded(true);
        if (!m_list->currentItem())
            m_list->setCurrentItem(item->child(0));
    };
    branch(tr("To go on with"), m_saves.unfinished());
    branch(tr("Finished"), m_saves.finished());
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_nothing->setVisible(m_list->topLevelItemCount() == 0);
    m_list->setVisible(m_list->topLevelItemCount() > 0);
    refresh();
}

void MatchesDialog::add(QTreeWidgetItem *branch, const SavedMatch &match)
{
    auto *item = new QTreeWidgetItem(branch, {match.summary, QLocale().toString(match.changed, QLocale::ShortFormat)});
    item->setData(0, PathRole, match.path);
    item->setData(0, FinishedRole, match.finished);
    item->setToolTip(0, match.summary);
}

void MatchesDialog::refresh()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const bool chosen = item && !item->data(0, PathRole).toString().isEmpty();
    m_open->setEnabled(chosen);
    m_open->setText(chosen && item->data(0, FinishedRole).toBool() ? tr("Open") : tr("Continue"));
}

void MatchesDialog::openChosen()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item || item->data(0, PathRole).toString().isEmpty())
        return;
    const QString path = item->data(0, PathRole).toString();
    const bool finished = item->data(0, FinishedRole).toBool();
    accept();
    if (finished)
        emit reviewWanted(path);
    else
        emit continued(path);
}

} // namespace uno
