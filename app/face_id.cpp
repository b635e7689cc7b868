// See face_id.h.
#include "face_id.h"

#include <array>

namespace uno {
namespace {

constexpr std::array Colors{"red", "yellow", "green", "blue", "pink", "teal", "orange", "purple"};
constexpr std::array Symbols{
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    "skip", "reverse", "draw_one", "draw_two", "draw_five", "draw_ten", "blank", "flip", "skip_everyone",
    "wild", "wild_draw_two", "wild_draw_four", "wild_draw_color",
};

QString idOf(Face face, Side side)
{
    if (!face.known())
        return {};
    const QString symbol = QString::fromLatin1(Symbols[static_cast<std::size_t>(face.symbol())]);
    if (const auto color = face.color())
        return colorId(color) + QLatin1Char('_') + symbol;
    return side == Side::Dark ? QStringLiteral("dark_") + symbol : symbol;
}

} // namespace

QString colorId(std::optional<Color> color)
{
    return color ? QString::fromLatin1(Colors[static_cast<std::size_t>(*color)]) : QStringLiteral("any");
}

std::optional<Color> colorFromId(const QString &id)
{
    for (std::size_t i = 0; i < Colors.size(); ++i)
        if (id == QLatin1String(Colors[i]))
            return static_cast<Color>(i);
    return std::nullopt;
}

QString sideId(Side side)
{
    return side == Side::Light ? QStringLiteral("light") : QStringLiteral("dark");
}

QString faceId(Card card, Side up)
{
    return idOf(card.face(up), up);
}

QString downId(Card card, Side up)
{
    return idOf(card.face(other(up)), other(up));
}

QString backId(Card card, Side up)
{
    return backId(card.face(other(up)), up);
}

QString backId(Face down, Side up)
{
    return down.known() ? idOf(down, other(up)) : QStringLiteral("back");
}

} // namespace uno
