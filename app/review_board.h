// The table of a past moment, seen by one seat: the others with their counts, the top card and color, the own hand.
#pragma once

#include "core/state.h"

#include <QStringList>
#include <QWidget>

#include <optional>

namespace uno {

class ReviewBoard : public QWidget {
    Q_OBJECT

public:
    explicit ReviewBoard(QStringList names, Seat viewer, QWidget *parent = nullptr);
    void show(const State &state);
    void setNames(const QStringList &names)
    {
        m_names = names;
        update();
    }
    void setViewer(Seat viewer)
    {
        m_viewer = viewer;
        update();
    }
    QSize sizeHint() const override { return {560, 360}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintSeats(QPainter &painter);
    void paintPile(QPainter &painter);
    void paintHand(QPainter &painter);
    void paintCard(QPainter &painter, const QString &faceId, const QRectF &box);

    QStringList m_names;
    Seat m_viewer;
    std::optional<State> m_state;
};

} // namespace uno
