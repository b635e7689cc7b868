#include "review_board.h"

#include "card_image.h"
#include "face_id.h"
#include "text.h"

#include <QPainter>
#include <QPixmapCache>

#include <algorithm>

namespace uno {

namespace {

constexpr qreal Gap = 12;
constexpr qreal SeatHeight = 46;
constexpr qreal CardRatio = 2.0 / 3;

const QColor cloth(0x1d, 0x5a, 0x3f);

} // namespace

ReviewBoard::ReviewBoard(QStringList names, Seat viewer, QWidget *parent)
    : QWidget(parent), m_names(std::move(names)), m_viewer(viewer)
{
    setMinimumSize(420, 280);
}

void ReviewBoard::show(const State &state)
{
    m_state = state;
    update();
}

void ReviewBoard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), cloth);
    if (!m_state)
        return;
    painter.setPen(Qt::white);
    paintSeats(painter);
    paintPile(painter);
    paintHand(painter);
}

void ReviewBoard::paintSeats(QPainter &painter)
{
    const int others = m_state->seats - 1;
    const qreal width = (this->width() - Gap) / std::max(1, others);
    const auto turn = seatOnTurn(*m_state);
    int place = 0;
    for (int i = 1; i < m_state->seats; ++i, ++place) {
        const Seat seat = seatAt((index(m_viewer) + i) % m_state->seats);
        const QRectF box(Gap + place * width, Gap, width - Gap, SeatHeight);
        painter.setBrush(turn == seat ? QColor(255, 255, 255, 60) : QColor(0, 0, 0, 60));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(box, 8, 8);
        painter.setPen(Qt::white);
        const QString name = painter.fontMetrics().elidedText(m_names.value(index(seat)), Qt::ElideRight, static_cast<int>(box.width() - 8));
        painter.drawText(box, Qt::AlignCenter, name + QLatin1Char('\n') + tr("%n card(s)", nullptr, m_state->handCount(seat)));
    }
}

void ReviewBoard::paintPile(QPainter &painter)
{
    const qreal height = this->height() * 0.3;
    const QRectF card((width() - height * CardRatio) / 2, SeatHeight + 2 * Gap, height * CardRatio, height);
    paintCard(painter, faceId(m_state->topCard(), m_state->side), card);
    painter.setPen(Qt::white);
    const QRectF words(card.right() + Gap, card.top(), width() - card.right() - 2 * Gap, card.height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     tr("Color: %1\nDraw pile: %2").arg(Text::colorName(m_state->color)).arg(m_state->drawCount()));
}

void ReviewBoard::paintHand(QPainter &painter)
{
    const auto hand = m_state->hand(m_viewer);
    if (hand.empty())
        return;
    const qreal height = this->height() * 0.3;
    const qreal cardWidth = height * CardRatio;
    const auto count = static_cast<qreal>(hand.size());
    const qreal step = std::min(cardWidth + 4, count > 1 ? (width() - 2 * Gap - cardWidth) / (count - 1) : 0.0);
    qreal x = (width() - (step * (count - 1) + cardWidth)) / 2;
    for (const Card card : hand) {
        paintCard(painter, faceId(card, m_state->side), QRectF(x, this->height() - height - Gap, cardWidth, height));
        x += step;
    }
}

void ReviewBoard::paintCard(QPainter &painter, const QString &faceId, const QRectF &box)
{
    const QString key = QStringLiteral("%1@%2").arg(faceId).arg(box.height());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap::fromImage(cardImage(faceId, static_cast<int>(box.height()), devicePixelRatioF()));
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

} // namespace uno
