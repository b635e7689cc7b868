// Looks back at a match: a scrubber over every action, the table as it was, and what was said. It plays by itself at a speed
// of choice, goes step by step, and jumps to any round. Meanwhile one seat's decisions are judged, the costliest listed.
#pragma once

#include "match_run.h"
#include "review_analysis.h"

#include <QDialog>
#include <QTimer>

#include <memory>
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
struct Cast;

class ReviewDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReviewDialog(MatchRun run, QWidget *parent = nullptr, Thinker::Where where = Thinker::Where::Thread);

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
    QBoxLayout *buildVerdicts();
    void connectControls();
    void retranslate();
    void retranslateLists();
    void analyze();
    void refreshLine(int moment);
    void refreshWorst();
    void refreshVerdict(int moment);
    QString verdictSentence(const JudgedDecision &decision) const;
    void goTo(int moment);
    void goToRound(int round);
    void togglePlay();
    void tick();
    void refreshPlay();
    int last() const { return static_cast<int>(m_moments.size()) - 1; }
    QString sentences(const Moment &moment) const;
    Cast castAt(Side up) const;

    MatchRun m_run;
    Seat m_viewer;
    const Thinker::Where m_where;
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
    QLabel *m_verdict;
    QLabel *m_seatLabel;
    QComboBox *m_seat;
    QLabel *m_worstTitle;
    QListWidget *m_worst;
    QTimer m_timer;
    std::unique_ptr<ReviewAnalysis> m_analysis;
};

} // namespace uno
