// What the person has achieved: totals, a line per preset and level, a curve of the last matches, and a way to begin again.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace uno {

class CurveView;
class Statistics;

class StatisticsDialog : public QDialog {
    Q_OBJECT

public:
    explicit StatisticsDialog(Statistics &statistics, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    QString totalsText() const;
    void reset();

    Statistics &m_statistics;
    QLabel *m_totals;
    QLabel *m_curveTitle;
    CurveView *m_curve;
    QTableWidget *m_table;
    QDialogButtonBox *m_buttons;
    QPushButton *m_reset;
};

} // namespace uno
