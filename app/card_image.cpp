#include "card_image.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace uno {

QImage cardImage(const QString &faceId, int height, qreal devicePixelRatio)
{
    return drawing(QStringLiteral("cards/") + faceId, QSize(height * 2 / 3, height), devicePixelRatio);
}

QImage drawing(const QString &name, QSize size, qreal devicePixelRatio)
{
    const QString file = QStringLiteral(":/assets/%1.svg").arg(name);
    if (!QFile::exists(file))
        return {};
    QSvgRenderer renderer(file);
    QImage image((QSizeF(size) * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    return image;
}

} // namespace uno
