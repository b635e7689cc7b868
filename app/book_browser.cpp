#include "book_browser.h"

#include "card_image.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>

#include <algorithm>

namespace uno {

namespace {

constexpr int CardHeight = 66;
constexpr int PageMargin = 18;

void appendPart(QTextCursor &cursor, const BookPart &part)
{
    const auto fragment = part.form == BookPart::Form::Html ? QTextDocumentFragment::fromHtml(part.text)
                                                            : QTextDocumentFragment::fromMarkdown(part.text);
    cursor.insertFragment(fragment);
}

} // namespace

BookBrowser::BookBrowser(QWidget *parent) : QTextBrowser(parent), m_baseSize(font().pointSizeF())
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(PageMargin);
    document()->setDefaultStyleSheet(QStringLiteral("h1{margin-bottom:8px} h2{margin-top:18px;margin-bottom:2px}"));
}

void BookBrowser::show(const std::vector<BookPart> &parts)
{
    clear();
    m_anchors.clear();
    m_wentTo = -1;
    document()->setDefaultFont(font());
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (const BookPart &part : parts) {
        if (cursor.position() > 0)
            cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
        if (!part.anchor.isEmpty() && (m_anchors.empty() || m_anchors.back().first != part.anchor))
            m_anchors.emplace_back(part.anchor, cursor.position());
        appendPart(cursor, part);
    }
    cursor.endEditBlock();
    moveCursor(QTextCursor::Start);
}

qreal BookBrowser::topOf(int position) const
{
    return document()->documentLayout()->blockBoundingRect(document()->findBlock(position)).top();
}

void BookBrowser::goTo(const QString &anchor)
{
    restore({anchor, 0});
}

BookBrowser::Place BookBrowser::place() const
{
    if (verticalScrollBar()->value() == m_wentTo)
        return m_wanted;
    const qreal top = verticalScrollBar()->value();
    Place found{{}, top};
    for (const auto &[anchor, position] : m_anchors)
        if (topOf(position) <= top + 1)
            found = {anchor, top - topOf(position)};
    return found;
}

void BookBrowser::restore(const Place &place)
{
    qreal top = place.offset;
    for (const auto &[anchor, position] : m_anchors)
        if (anchor == place.anchor)
            top += topOf(position);
    verticalScrollBar()->setValue(static_cast<int>(top));
    m_wanted = place;
    m_wentTo = verticalScrollBar()->value();
}

void BookBrowser::setTextScale(qreal scale)
{
    QFont scaled = font();
    scaled.setPointSizeF(m_baseSize * 1.1 * scale);
    setFont(scaled);
    document()->setDefaultFont(scaled);
}

void BookBrowser::highlight(const QString &words)
{
    QList<ExtraSelection> marks;
    if (!words.isEmpty()) {
        QTextCursor cursor(document());
        while (!(cursor = document()->find(words, cursor)).isNull()) {
            ExtraSelection mark;
            mark.cursor = cursor;
            mark.format.setBackground(QColor(0xff, 0xe0, 0x66));
            mark.format.setForeground(Qt::black);
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

QVariant BookBrowser::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::ImageResource && name.scheme() == QLatin1String("card"))
        return cardImage(name.path(), CardHeight, devicePixelRatioF());
    return QTextBrowser::loadResource(type, name);
}

} // namespace uno
