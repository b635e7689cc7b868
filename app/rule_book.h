// The rule book (F1): a window with contents, search, back and forward. It describes the rules of this table, the general game
// and the presets (book), in the language of the moment; a change of language keeps the place.
#pragma once

#include "book.h"
#include "book_browser.h"

#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLineEdit;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace uno {

class RuleBook : public QWidget {
    Q_OBJECT

public:
    explicit RuleBook(QWidget *parent = nullptr);

    void setBook(const Book &book);
    void setTextScale(qreal scale);
    /// Opens at a link: "rule:draw_four.bluff", "general:matching", "table", ...; an unknown one opens the table's page.
    void open(const QString &link);

    QString page() const { return m_page; }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Visit {
        QString page;
        BookBrowser::Place place;
    };

    void build();
    void buildToolBar();
    void retranslate();
    void fillContents();
    void fillComparison();
    void render();
    void visit(const BookPlace &place);
    void goBack();
    void goForward();
    void move(std::vector<Visit> &from, std::vector<Visit> &to);
    void showHits();
    void compare();
    void markContents();
    void updateActions();

    Book m_book;
    QString m_page;
    QString m_words; ///< looked for
    std::vector<Visit> m_past;
    std::vector<Visit> m_future;
    QToolBar *m_tools;
    QWidget *m_comparison;
    QAction *m_back;
    QAction *m_forward;
    QAction *m_home;
    QLineEdit *m_search;
    QTreeWidget *m_contents;
    BookBrowser *m_browser;
    std::vector<QComboBox *> m_columns;
};

} // namespace uno
