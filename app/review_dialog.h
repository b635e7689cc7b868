// Looks back at a match: a scrubber over every action, the table as it was, and what was said. It plays by itself at a speed
// of choice, goes step by step, and jumps to any round.
#pragma once

#include "match_run.h"

#include <QDialog>
#include <QTimer>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
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
    QBoxLayout *buildControls();
    void connectControls();
    void retranslate();
    void retranslateLists();
    void goTo(int moment);
    void goToRound(int round);
    void togglePlay();
    void tick();
    void refreshPlay();
    int last() const { return static_cast<int>(m_moments.size()) - 1; }
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
    QPushButton *m_play;
    QComboBox *m_speed;
    QComboBox *m_round;
    QTimer m_timer;
};

} // namespace uno
