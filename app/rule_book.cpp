#include "rule_book.h"

#include "text_rules.h"

#include "core/presets.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QStyle>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace uno {

namespace {

constexpr int PageRole = Qt::UserRole;
constexpr int AnchorRole = Qt::UserRole + 1;
constexpr int Columns = 3;
const QString searchPage = QStringLiteral("search:");
const QString comparePage = QStringLiteral("compare:");

QString hitsAsHtml(const std::vector<BookHit> &hits)
{
    QString list;
    for (const BookHit &hit : hits)
        list += QStringLiteral("<p><a href=\"%1#%2\">%3</a><br/>%4</p>")
                    .arg(hit.place.page, hit.place.anchor, hit.title.toHtmlEscaped(), hit.snippet);
    return list;
}

} // namespace

RuleBook::RuleBook(QWidget *parent)
    : QWidget(parent, Qt::Window), m_book(presets().front().rules, QStringLiteral("official"), QStringLiteral("en")),
      m_page(QStringLiteral("table"))
{
    setObjectName(QStringLiteral("ruleBook"));
    build();
    retranslate();
    resize(980, 700);
}

void RuleBook::build()
{
    m_contents = new QTreeWidget;
    m_contents->setHeaderHidden(true);
    m_contents->setObjectName(QStringLiteral("contents"));
    m_browser = new BookBrowser;
    m_browser->setObjectName(QStringLiteral("page"));
    buildToolBar();

    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_comparison);
    column->addWidget(m_browser);
    auto *splitter = new QSplitter;
    splitter->addWidget(m_contents);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({270, 710});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(splitter, 1);

    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && !item->data(0, PageRole).toString().isEmpty())
            visit({item->data(0, PageRole).toString(), item->data(0, AnchorRole).toString()});
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { open(url.toString()); });
}

void RuleBook::buildToolBar()
{
    m_tools = new QToolBar;
    m_back = m_tools->addAction(style()->standardIcon(QStyle::SP_ArrowBack), {}, this, &RuleBook::goBack);
    m_back->setShortcuts(QKeySequence::keyBindings(QKeySequence::Back));
    m_forward = m_tools->addAction(style()->standardIcon(QStyle::SP_ArrowForward), {}, this, &RuleBook::goForward);
    m_forward->setShortcuts(QKeySequence::keyBindings(QKeySequence::Forward));
    m_home = m_tools->addAction(style()->standardIcon(QStyle::SP_DirHomeIcon), {}, this, [this] { open(QStringLiteral("table")); });
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("search"));
    m_tools->addWidget(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &RuleBook::showHits);
    connect(m_search, &QLineEdit::returnPressed, this, &RuleBook::showHits);

    m_comparison = new QWidget;
    auto *columns = new QHBoxLayout(m_comparison);
    columns->setContentsMargins(4, 4, 4, 4);
    for (int i = 0; i < Columns; ++i) {
        auto *column = new QComboBox;
        column->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_columns.push_back(column);
        columns->addWidget(column);
        connect(column, &QComboBox::activated, this, &RuleBook::compare);
    }
    m_comparison->hide();
}

void RuleBook::setBook(const Book &book)
{
    m_book = book;
    retranslate();
}

void RuleBook::setTextScale(qreal scale)
{
    m_browser->setTextScale(scale);
    const auto place = m_browser->place();
    render();
    m_browser->restore(place);
}

void RuleBook::open(const QString &link)
{
    const auto place = m_book.find(link);
    visit(place.value_or(BookPlace{QStringLiteral("table"), {}}));
}

void RuleBook::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RuleBook::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void RuleBook::retranslate()
{
    setWindowTitle(tr("Rule book"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_home->setText(tr("The rules of this table"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Text of the rules"));
    fillContents();
    fillComparison();
    const auto place = m_browser->place();
    render();
    m_browser->restore(place);
    markContents();
    updateActions();
}

void RuleBook::fillContents()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    std::vector<QTreeWidgetItem *> branch;
    for (const BookEntry &entry : m_book.contents()) {
        branch.resize(static_cast<std::size_t>(entry.depth));
        auto *item = branch.empty() ? new QTreeWidgetItem(m_contents) : new QTreeWidgetItem(branch.back());
        item->setText(0, entry.title);
        item->setData(0, PageRole, entry.page);
        item->setData(0, AnchorRole, entry.anchor);
        branch.push_back(item);
    }
    m_contents->expandToDepth(0);
}

void RuleBook::fillComparison()
{
    for (QComboBox *column : m_columns) {
        const QString chosen = column->currentData().toString();
        column->clear();
        for (const Preset &preset : presets())
            column->addItem(RuleText::presetName(preset.id), QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size())));
        column->addItem(tr("(none)", "no preset in this column"), QString());
        column->setCurrentIndex(chosen.isEmpty() ? column->count() - 1 : column->findData(chosen));
        column->setAccessibleName(tr("Preset to compare"));
    }
}

void RuleBook::render()
{
    m_comparison->setVisible(m_page.startsWith(comparePage));
    if (m_page == searchPage) {
        const auto hits = m_book.search(m_words);
        const QString title = tr("“%1”: %n place(s)", nullptr, static_cast<int>(hits.size())).arg(m_words);
        m_browser->show({{{}, QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped()) + hitsAsHtml(hits), BookPart::Form::Html}});
        return;
    }
    m_browser->show(m_book.partsOf(m_page));
    m_browser->highlight(m_words);
}

void RuleBook::visit(const BookPlace &place)
{
    if (place.page != m_page || !place.anchor.isEmpty()) {
        m_past.push_back({m_page, m_browser->place()});
        m_future.clear();
    }
    m_page = place.page;
    if (m_page.startsWith(comparePage)) {
        const QStringList ids = m_page.section(QLatin1Char(':'), 1).split(QLatin1Char(','), Qt::SkipEmptyParts);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            m_columns[i]->setCurrentIndex(m_columns[i]->findData(ids.value(static_cast<qsizetype>(i))));
    }
    render();
    m_browser->goTo(place.anchor);
    markContents();
    updateActions();
}

void RuleBook::goBack() { move(m_past, m_future); }
void RuleBook::goForward() { move(m_future, m_past); }

void RuleBook::move(std::vector<Visit> &from, std::vector<Visit> &to)
{
    if (from.empty())
        return;
    to.push_back({m_page, m_browser->place()});
    const Visit visit = from.back();
    from.pop_back();
    m_page = visit.page;
    render();
    m_browser->restore(visit.place);
    markContents();
    updateActions();
}

void RuleBook::showHits()
{
    m_words = m_search->text().simplified();
    if (m_words.size() < 2) {
        m_words.clear();
        m_browser->highlight({});
        if (m_page == searchPage)
            goBack();
        return;
    }
    if (m_page == searchPage)
        render();
    else
        visit({searchPage, {}});
}

void RuleBook::compare()
{
    QStringList ids;
    for (const QComboBox *column : m_columns)
        if (!column->currentData().toString().isEmpty())
            ids.append(column->currentData().toString());
    m_page = comparePage + ids.join(QLatin1Char(','));
    render();
}

/// Selects the line of the contents that belongs to the page, without going there again.
void RuleBook::markContents()
{
    const QSignalBlocker quiet(m_contents);
    const QString wanted = m_page.startsWith(comparePage) ? comparePage : m_page;
    const QString anchor = m_browser->place().anchor;
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it) {
        if ((*it)->data(0, PageRole).toString() != wanted)
            continue;
        const QString here = (*it)->data(0, AnchorRole).toString();
        if (!found || (!here.isEmpty() && here == anchor))
            found = *it;
    }
    m_contents->setCurrentItem(found);
    if (found)
        m_contents->scrollToItem(found);
}

void RuleBook::updateActions()
{
    m_back->setEnabled(!m_past.empty());
    m_forward->setEnabled(!m_future.empty());
}

} // namespace uno
