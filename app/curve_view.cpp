#include "curve_view.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace uno {

namespace {

constexpr qreal Margin = 10;
constexpr qreal DotRadius = 4;

struct Range {
    double least = 0;
    double most = 1;
};

/// Of all values, with nought in it.
Range rangeOf(const std::vector<CurveLine> &lines)
{
    Range range{0, 0};
    for (const CurveLine &line : lines)
        for (const CurveDot &dot : line.dots) {
            range.least = std::min(range.least, dot.value);
            range.most = std::max(range.most, dot.value);
        }
    if (range.most - range.least < 1)
        range.most = range.least + 1;
    return range;
}

} // namespace

CurveView::CurveView(QWidget *parent) : QWidget(parent)
{
    setMinimumHeight(110);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CurveView::setLines(std::vector<CurveLine> lines)
{
    m_lines = std::move(lines);
    update();
}

void CurveView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    const Range range = rangeOf(m_lines);
    const QString mostText = QLocale().toString(static_cast<int>(range.most));
    const qreal left = Margin + painter.fontMetrics().horizontalAdvance(mostText) + 6;
    const QRectF area = QRectF(rect()).adjusted(left, Margin, -Margin, -Margin);
    const auto yOf = [&](double value) { return area.bottom() - (value - range.least) / (range.most - range.least) * area.height(); };
    painter.setPen(palette().color(QPalette::Mid));
    for (const double value : {range.least, range.most}) {
        painter.drawLine(QPointF(area.left(), yOf(value)), QPointF(area.right(), yOf(value)));
        painter.drawText(QRectF(0, yOf(value) - 10, left - 6, 20), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(static_cast<int>(value)));
    }
    for (const CurveLine &line : m_lines) {
        const qreal step = line.dots.size() > 1 ? area.width() / static_cast<qreal>(line.dots.size() - 1) : 0;
        QPainterPath path;
        for (std::size_t i = 0; i < line.dots.size(); ++i) {
            const QPointF at(area.left() + step * static_cast<qreal>(i), yOf(line.dots[i].value));
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(line.color, 2));
        painter.drawPath(path);
        for (std::size_t i = 0; i < line.dots.size(); ++i) {
            painter.setBrush(line.dots[i].filled ? QBrush(line.color) : palette().base());
            painter.drawEllipse(QPointF(area.left() + step * static_cast<qreal>(i), yOf(line.dots[i].value)), DotRadius, DotRadius);
        }
    }
}

} // namespace uno
