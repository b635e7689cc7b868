// A curve of numbers with dots: matches won and lost, or the scores of a match.
#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

namespace uno {

struct CurveDot {
    double value = 0;
    bool filled = false; ///< won, marked
};

struct CurveLine {
    QColor color;
    std::vector<CurveDot> dots;
};

class CurveView : public QWidget {
    Q_OBJECT

public:
    explicit CurveView(QWidget *parent = nullptr);
    void setLines(std::vector<CurveLine> lines);
    QSize sizeHint() const override { return {420, 150}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<CurveLine> m_lines;
};

} // namespace uno
