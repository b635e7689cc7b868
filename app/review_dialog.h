// Looks back at a match: a scrubber over every action, the table as it was, and what was said.
#pragma once

#include "match_run.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QSlider;
class QToolButton;

namespace uno {

class ReviewBoard;

class ReviewDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReviewDialog(MatchRun run, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A moment of the match: what stood on the table, and the events that led there.
    struct Moment {
        State state;
        Events events;
        int round = 1;
    };

    void collect();
    void build();
    void retranslate();
    void goTo(int moment);
    QString sentences(const Moment &moment) const;
    Seat viewer() const;

    MatchRun m_run;
    std::vector<Moment> m_moments;
    ReviewBoard *m_board;
    QLabel *m_title;
    QListWidget *m_log;
    QSlider *m_slider;
    QToolButton *m_back;
    QToolButton *m_forward;
};

} // namespace uno
