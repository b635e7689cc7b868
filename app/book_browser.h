// Shows a page of the rule book: joins its parts into one document, knows at which line each anchor stands, and draws the card
// pictures that the text names ("card:red_7").
#pragma once

#include "book.h"

#include <QTextBrowser>

#include <utility>
#include <vector>

namespace uno {

class BookBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit BookBrowser(QWidget *parent = nullptr);

    void show(const std::vector<BookPart> &parts);
    /// To the top of the part with that anchor; to the beginning if there is none.
    void goTo(const QString &anchor);
    void setTextScale(qreal scale);
    void highlight(const QString &words);

    /// The anchor that is at the top, and how many of its part's pixels are above it.
    struct Place {
        QString anchor;
        qreal offset = 0;
    };
    Place place() const;
    void restore(const Place &place);

    QVariant loadResource(int type, const QUrl &name) override;

private:
    qreal topOf(int position) const;

    std::vector<std::pair<QString, int>> m_anchors; ///< anchor and position in the document, in order
    Place m_wanted;        ///< gone to last; near the end of a page it can't be scrolled up to the top
    int m_wentTo = -1;     ///< where the scroll bar stood then
    qreal m_baseSize;
};

} // namespace uno
