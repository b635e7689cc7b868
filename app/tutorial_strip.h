// The tutorial of the first round: a strip of words at the top of the table that goes on as the person plays. It is offered
// once, can be skipped at any moment, and changes nothing about the game.
#pragma once

#include "core/action.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace uno {

class Session;

class TutorialStrip : public QFrame {
    Q_OBJECT

public:
    /// Lies over `table`.
    TutorialStrip(Session &session, QWidget *table);

    /// Asks whether it is wanted.
    void offer();
    /// Begins at once, with a match if none is played.
    void begin();

signals:
    /// Gone through, skipped or not wanted.
    void done();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void goTo(int step);
    void next() { goTo(m_step + 1); }
    void finish();
    void retranslate();
    void place();
    void personActed(const Action &action);
    void tableChanged();

    Session &m_session;
    QWidget *m_table;
    QLabel *m_words;
    QPushButton *m_next;
    QPushButton *m_skip;
    int m_step = 0;
    bool m_offering = false;
};

} // namespace uno
