#!/usr/bin/env python3
"""Draws every card of every deck as SVG: assets/cards/<color>_<symbol>.svg, the black cards and the back.

All art is made here, from strokes and simple shapes, so that no font is needed and every size is crisp. A light card is one
flat color; a dark one (flip decks) has a dark ground and a colored frame. Each color carries its own shape, behind the big
face and under both small ones, so that no color has to be told by its hue. The script stops if a contrast is below 4.5 : 1.

    assets/make_cards.py [DIRECTORY]      (default: the folder "cards" beside this file)
"""
import math
import pathlib
import sys

WIDTH, HEIGHT = 200, 300

# color: (ground or frame, ink, shape behind the big face, shape name)
LIGHT = {
    "red": ("#c5283a", "#ffffff", "#a81c2d", "circle"),
    "yellow": ("#f3bd1f", "#2b2103", "#ffd95e", "star"),
    "green": ("#1f7f45", "#ffffff", "#166637", "triangle"),
    "blue": ("#1f62b8", "#ffffff", "#174e96", "square"),
}
DARK = {
    "pink": ("#ff74b4", "#191420", "#ff74b4", "heart"),
    "teal": ("#3fd0c0", "#191420", "#3fd0c0", "drop"),
    "orange": ("#ff9d45", "#191420", "#ff9d45", "hexagon"),
    "purple": ("#b99aff", "#191420", "#b99aff", "diamond"),
}
WHEEL_LIGHT = ["red", "blue", "green", "yellow"]  # clockwise
WHEEL_DARK = ["pink", "teal", "orange", "purple"]
DARK_GROUND = "#191420"
BLACK_GROUND = "#23272f"
CREAM = "#fbf7ec"

DIGITS = {
    "0": ["M30 9 C13 9 9 28 9 50 C9 72 13 91 30 91 C47 91 51 72 51 50 C51 28 47 9 30 9 Z"],
    "1": ["M13 27 L33 10 L33 91"],
    "2": ["M10 31 C10 2 51 2 51 31 C51 52 10 66 10 91 L52 91"],
    "3": ["M11 21 C17 4 49 5 49 27 C49 42 38 48 27 48 C40 48 52 54 52 69 C52 97 15 97 9 79"],
    "4": ["M41 91 L41 10 L8 67 L55 67"],
    "5": ["M48 9 L17 9 L13 47 C24 36 52 38 52 64 C52 97 16 97 9 80"],
    "6": ["M43 9 C22 20 9 42 9 68", "M30 47 C58 47 58 91 30 91 C2 91 2 47 30 47 Z"],
    "7": ["M9 10 L51 10 L25 91"],
    "8": ["M30 9 C6 9 6 47 30 47 C54 47 54 9 30 9 Z", "M30 47 C2 47 2 91 30 91 C58 91 58 47 30 47 Z"],
    "9": ["M17 91 C38 80 51 58 51 32", "M30 53 C2 53 2 9 30 9 C58 9 58 53 30 53 Z"],
    "+": ["M30 32 L30 76", "M8 54 L52 54"],
}


def luminance(color):
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one, other):
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def demand_contrast(ink, ground, what):
    if contrast(ink, ground) < 4.5:
        raise SystemExit(f"{what}: {ink} on {ground} has a contrast of only {contrast(ink, ground):.2f}")


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def polygon(points, extra):
    return f'<polygon points="{" ".join(f"{number(x)},{number(y)}" for x, y in points)}" {extra}/>'


def shape(name, x, y, r, fill, extra=""):
    """The shape of a color with its visual middle at x, y and a radius of about r."""
    paint = f'fill="{fill}" {extra}'
    joint = f'{paint} stroke="{fill}" stroke-width="{number(r * 0.16)}" stroke-linejoin="round"'
    turn = lambda count, radius, start: [
        (x + radius * math.cos(start + 2 * math.pi * i / count), y + radius * math.sin(start + 2 * math.pi * i / count))
        for i in range(count)]
    if name == "circle":
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" {paint}/>'
    if name == "square":
        s = r * 0.9
        return (f'<rect x="{number(x - s)}" y="{number(y - s)}" width="{number(2 * s)}" height="{number(2 * s)}" '
                f'rx="{number(r * 0.16)}" {paint}/>')
    if name == "triangle":
        return polygon([(x, y - r * 1.02), (x + r * 1.06, y + r * 0.78), (x - r * 1.06, y + r * 0.78)], joint)
    if name == "star":
        points = []
        for i in range(10):
            radius = r * (1.06 if i % 2 == 0 else 0.54)
            angle = -math.pi / 2 + math.pi * i / 5
            points.append((x + radius * math.cos(angle), y + r * 0.06 + radius * math.sin(angle)))
        return polygon(points, joint)
    if name == "hexagon":
        return polygon(turn(6, r * 0.98, -math.pi / 2), joint)
    if name == "diamond":
        return polygon([(x, y - r * 1.1), (x + r * 0.86, y), (x, y + r * 1.1), (x - r * 0.86, y)], joint)
    p = lambda dx, dy: f"{number(x + dx * r)} {number(y + dy * r)}"
    if name == "heart":
        path = (f"M{p(0, 0.98)} C{p(-0.5, 0.55)} {p(-1.06, 0.2)} {p(-1.06, -0.32)} C{p(-1.06, -1.02)} {p(-0.2, -1.08)} {p(0, -0.48)} "
                f"C{p(0.2, -1.08)} {p(1.06, -1.02)} {p(1.06, -0.32)} C{p(1.06, 0.2)} {p(0.5, 0.55)} {p(0, 0.98)} Z")
    else:  # drop
        path = (f"M{p(0, -1.14)} C{p(0.24, -0.66)} {p(0.84, -0.18)} {p(0.84, 0.3)} C{p(0.84, 1.3)} {p(-0.84, 1.3)} {p(-0.84, 0.3)} "
                f"C{p(-0.84, -0.18)} {p(-0.24, -0.66)} {p(0, -1.14)} Z")
    return f'<path d="{path}" {paint}/>'


def stroke(paths, ink, width, transform=""):
    body = "".join(f'<path d="{d}"/>' for d in paths)
    move = f' transform="{transform}"' if transform else ""
    return (f'<g fill="none" stroke="{ink}" stroke-width="{number(width)}" stroke-linecap="round" stroke-linejoin="round"'
            f'{move}>{body}</g>')


def text(word, x, y, height, ink, weight=17):
    """Digits and plus signs, centered on x, y."""
    scale = height / 100
    advance = {"+": 60, "1": 50}
    widths = [advance.get(c, 66) for c in word]
    left = x - scale * (sum(widths) - 6) / 2
    out = []
    for c, width in zip(word, widths):
        out.append(stroke(DIGITS[c], ink, weight, f"translate({number(left)} {number(y - height / 2)}) scale({scale:.4f})"))
        left += scale * width
    if word in ("6", "9"):
        bar = height * 0.66
        out.append(f'<rect x="{number(x - scale * 25)}" y="{number(y + bar)}" width="{number(scale * 50)}" '
                   f'height="{number(scale * 11)}" rx="{number(scale * 5.5)}" fill="{ink}"/>')
    return "".join(out)


def skip(x, y, size, ink):
    r = size * 0.42
    d = r * math.sin(math.pi / 4)
    return (f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="none" stroke="{ink}" stroke-width="{number(size * 0.155)}"/>'
            + stroke([f"M{number(x - d)} {number(y + d)} L{number(x + d)} {number(y - d)}"], ink, size * 0.155))


def arrow(points, ink, width, head):
    """A straight thick arrow from the first to the second point."""
    (x0, y0), (x1, y1) = points
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    bx, by = x1 - ux * head, y1 - uy * head
    return (stroke([f"M{number(x0)} {number(y0)} L{number(bx)} {number(by)}"], ink, width)
            + polygon([(x1, y1), (bx - uy * head * 0.72, by + ux * head * 0.72), (bx + uy * head * 0.72, by - ux * head * 0.72)],
                      f'fill="{ink}" stroke="{ink}" stroke-width="{number(width * 0.3)}" stroke-linejoin="round"'))


def reverse(x, y, size, ink):
    dx, dy, width, head = size * 0.235, size * 0.46, size * 0.15, size * 0.34
    return (arrow([(x - dx, y + dy), (x - dx, y - dy)], ink, width, head)
            + arrow([(x + dx, y - dy), (x + dx, y + dy)], ink, width, head))


def skip_everyone(x, y, size, ink):
    """A turn that comes round to where it began, round a Skip."""
    r, width = size * 0.5, size * 0.1
    a0, a1 = math.radians(-62), math.radians(215)
    point = lambda a, rad: f"{number(x + rad * math.cos(a))} {number(y + rad * math.sin(a))}"
    ring = stroke([f"M{point(a0, r)} A{number(r)} {number(r)} 0 1 1 {point(a1, r)}"], ink, width)
    hx, hy = x + r * math.cos(a1), y + r * math.sin(a1)
    tx, ty = -math.sin(a1), math.cos(a1)
    h = size * 0.24
    head = polygon([(hx + tx * h, hy + ty * h), (hx - ty * h * 0.75, hy + tx * h * 0.75), (hx + ty * h * 0.75, hy - tx * h * 0.75)], f'fill="{ink}"')
    return ring + head + skip(x, y, size * 0.62, ink)


def flip(x, y, size, ink, other, big):
    """Half a light and half a dark card, and the arrow that turns it."""
    w, h = size * 0.56, size * 0.84
    left, top = x - w / 2, y - h / 2
    frame = (f'<rect x="{number(left)}" y="{number(top)}" width="{number(w)}" height="{number(h)}" rx="{number(size * 0.08)}" '
             f'fill="{other}" stroke="{ink}" stroke-width="{number(size * 0.075)}"/>')
    half = polygon([(left, top + h), (left, top + h * 0.72), (left + w, top + h * 0.28), (left + w, top + h)], f'fill="{ink}"')
    q = size * 0.6
    curve = stroke([f"M{number(x - q)} {number(y + q * 0.28)} C{number(x - q * 1.16)} {number(y - q * 0.4)} {number(x - q * 0.98)} {number(y - q * 0.7)} {number(x - q * 0.72)} {number(y - q * 0.82)}",
                    f"M{number(x + q)} {number(y - q * 0.28)} C{number(x + q * 1.16)} {number(y + q * 0.4)} {number(x + q * 0.98)} {number(y + q * 0.7)} {number(x + q * 0.72)} {number(y + q * 0.82)}"],
                   ink, size * 0.075)
    return frame + half + (curve if big else "")


def blank(x, y, size, ink):
    return (f'<rect x="{number(x - size * 0.27)}" y="{number(y - size * 0.4)}" width="{number(size * 0.54)}" height="{number(size * 0.8)}" '
            f'rx="{number(size * 0.1)}" fill="none" stroke="{ink}" stroke-width="{number(size * 0.075)}" '
            f'stroke-dasharray="{number(size * 0.13)} {number(size * 0.1)}" stroke-linecap="round"/>')


def face(symbol, x, y, size, ink, other, big):
    """The face of a colored card, `size` high."""
    if symbol.isdigit():
        return text(symbol, x, y, size * (0.94 if symbol in "69" else 1), ink)
    plus = {"draw_one": "+1", "draw_two": "+2", "draw_five": "+5", "draw_ten": "+10"}.get(symbol)
    if plus:
        return text(plus, x, y, size * (0.74 if big else 0.72) * (0.86 if plus == "+10" else 1), ink, 18 if big else 20)
    if symbol == "skip":
        return skip(x, y, size * (0.98 if big else 1), ink)
    if symbol == "reverse":
        return reverse(x, y, size * (0.94 if big else 0.98), ink)
    if symbol == "skip_everyone":
        return skip_everyone(x, y, size * (0.96 if big else 0.92), ink)
    if symbol == "flip":
        return flip(x, y, size * (0.98 if big else 0.94), ink, other, big)
    return blank(x, y, size * (1 if big else 0.9), ink)


def wheel(colors, x, y, r, hole, table, ground, marks):
    """Four fields clockwise from the upper left, a gap between them, each with the shape of its color."""
    out, gap = [], r * 0.045
    for i, name in enumerate(colors):
        a0 = math.pi + i * math.pi / 2
        mid = a0 + math.pi / 4
        ox, oy = x + gap * math.cos(mid) * 1.4, y + gap * math.sin(mid) * 1.4
        p = lambda rad, a: f"{number(ox + rad * math.cos(a))} {number(oy + rad * math.sin(a))}"
        a1 = a0 + math.pi / 2
        inner = f"L{p(hole, a1)} A{number(hole)} {number(hole)} 0 0 0 {p(hole, a0)}" if hole else f"L{number(ox)} {number(oy)}"
        fill, ink = table[name][0], table[name][1]
        out.append(f'<path d="M{p(r, a0)} A{number(r)} {number(r)} 0 0 1 {p(r, a1)} {inner} Z" fill="{fill}"/>')
        if marks:
            at = (hole + r) / 2 if hole else r * 0.58
            out.append(shape(table[name][3], ox + at * math.cos(mid), oy + at * math.sin(mid), (r - hole) * (0.2 if not hole else 0.26), ink))
    return "".join(out)


def black_face(symbol, x, y, size, colors, table, big):
    ground = CREAM
    if symbol == "wild":
        return wheel(colors, x, y, size * (0.56 if big else 0.46), 0, table, ground, big)
    if symbol == "wild_draw_color":
        ring = wheel(colors, x + size * (0 if big else 0.26), y, size * (0.55 if big else 0.26), size * 0.32 if big else 0, table, ground, big)
        if not big:
            return text("+", x - size * 0.27, y, size * 0.66, ground, 22) + ring
        card = (f'<rect x="{number(x + size * 0.02)}" y="{number(y - size * 0.155)}" width="{number(size * 0.2)}" height="{number(size * 0.31)}" '
                f'rx="{number(size * 0.035)}" fill="none" stroke="{ground}" stroke-width="{number(size * 0.05)}"/>')
        return ring + text("+", x - size * 0.13, y - size * 0.01, size * 0.4, ground, 19) + card + "".join(
            f'<circle cx="{number(x + size * 0.12)}" cy="{number(y + size * dy)}" r="{number(size * 0.024)}" fill="{ground}"/>'
            for dy in (-0.075, 0, 0.075))
    word = {"wild_draw_two": "+2", "wild_draw_four": "+4"}[symbol]
    if not big:
        return text(word, x, y, size * 0.72, ground, 20)
    return wheel(colors, x, y, size * 0.55, size * 0.32, table, ground, True) + text(word, x - size * 0.015, y, size * 0.36, ground, 18)


def card(ground, edge, body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f'<rect width="200" height="300" rx="20" fill="{edge}"/>'
            f'<rect x="2.5" y="2.5" width="195" height="295" rx="17.5" fill="{ground}"/>{body}</svg>\n')


def both_corners(drawing):
    return drawing + f'<g transform="rotate(180 100 150)">{drawing}</g>'


def shade(color, factor):
    parts = [int(color[i:i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{max(0, min(255, round(p * factor))):02x}" for p in parts)


def light_card(color, symbol):
    ground, ink, behind, name = LIGHT[color]
    demand_contrast(ink, ground, f"{color} index")
    demand_contrast(ink, behind, f"{color} face")
    middle = shape(name, 100, 150, 74, behind)
    corner = face(symbol, 30, 40, 46, ink, ground, False) + shape(name, 30, 87, 11.5, ink)
    return card(ground, shade(ground, 0.62), middle + face(symbol, 100, 150 + (6 if name == "triangle" else 0), 104, ink, ground, True) + both_corners(corner))


def dark_card(color, symbol):
    ink, on, behind, name = DARK[color]
    demand_contrast(ink, DARK_GROUND, f"{color} index")
    demand_contrast(on, behind, f"{color} face")
    frame = f'<rect x="7" y="7" width="186" height="286" rx="14" fill="none" stroke="{ink}" stroke-width="5"/>'
    middle = shape(name, 100, 152, 66 if name == "heart" else 75, behind)
    corner = face(symbol, 35, 43, 43, ink, DARK_GROUND, False) + shape(name, 35, 88, 10.5, ink)
    size = 76 if name in ("heart", "diamond") else 92
    drop = 14 if name == "drop" else -6 if name == "heart" else 0
    if symbol in "69":
        size, drop = size * 0.84, drop - 5
    return card(DARK_GROUND, "#0b0910", frame + middle + face(symbol, 100, 150 + drop, size, on, behind, True) + both_corners(corner))


def black_card(symbol, dark):
    colors, table = (WHEEL_DARK, DARK) if dark else (WHEEL_LIGHT, LIGHT)
    ground, edge = (DARK_GROUND, "#0b0910") if dark else (BLACK_GROUND, "#0d0f13")
    demand_contrast(CREAM, ground, f"{symbol} index")
    x, y = (36, 44) if dark else (31, 41)
    corner = black_face(symbol, x, y, 44, colors, table, False)
    corner += wheel(colors, x, y + 38, 10, 0, table, ground, False) if symbol != "wild" else ""
    frame = '<rect x="7" y="7" width="186" height="286" rx="14" fill="none" stroke="#8d86a3" stroke-width="3"/>' if dark else ""
    return card(ground, edge, frame + black_face(symbol, 100, 150, 128, colors, table, True) + both_corners(corner))


def back():
    """A quiet lattice of the four shapes and the four colors in the middle."""
    ground, line, mark = "#2b3358", "#4a5688", "#3a446f"
    out = [f'<rect x="11" y="11" width="178" height="278" rx="12" fill="none" stroke="{line}" stroke-width="3"/>']
    names = ["circle", "square", "triangle", "star"]
    for row in range(9):
        for column in range(5):
            x, y = 36 + column * 32, 34 + row * 29
            if math.hypot(x - 100, y - 150) > 58:
                out.append(shape(names[(row + column) % 4], x, y, 7, mark))
    out.append(f'<circle cx="100" cy="150" r="50" fill="{ground}" stroke="{line}" stroke-width="3"/>')
    for i, color in enumerate(WHEEL_LIGHT):
        angle = math.pi * 1.25 + i * math.pi / 2
        fill = {"red": "#e0525f", "blue": "#4f8fe0", "green": "#45a86b", "yellow": "#f3c53c"}[color]
        out.append(shape(LIGHT[color][3], 100 + 24 * math.cos(angle), 150 + 24 * math.sin(angle), 13, fill))
    return card(ground, "#171c33", "".join(out))


def shape_icon(color, table):
    fill = table[color][0]
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">'
            + shape(table[color][3], 20, 20, 16, fill) + "</svg>\n")


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent / "cards"
    folder.mkdir(parents=True, exist_ok=True)
    write = lambda name, svg: (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    numbers = [str(n) for n in range(10)]
    for color in LIGHT:
        for symbol in numbers + ["skip", "reverse", "draw_one", "draw_two", "draw_ten", "blank", "flip"]:
            write(f"{color}_{symbol}", light_card(color, symbol))
    for color in DARK:
        for symbol in numbers[1:] + ["reverse", "draw_five", "flip", "skip_everyone", "skip"]:
            write(f"{color}_{symbol}", dark_card(color, symbol))
    for symbol in ("wild", "wild_draw_two", "wild_draw_four"):
        write(symbol, black_card(symbol, False))
    for symbol in ("wild", "wild_draw_two", "wild_draw_color"):
        write(f"dark_{symbol}", black_card(symbol, True))
    write("back", back())
    shapes = folder.parent / "shapes"
    shapes.mkdir(exist_ok=True)
    for table in (LIGHT, DARK):
        for color in table:
            (shapes / f"{color}.svg").write_text(shape_icon(color, table), encoding="utf-8")


if __name__ == "__main__":
    main()
