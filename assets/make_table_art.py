#!/usr/bin/env python3
"""Draws what lies round the cards: avatars, small icons (for dark and for light grounds), the application's icon, the soft
shadows, and the weave of the cloth. Shadows are images because the software renderer has no layer effects.

    assets/make_table_art.py [DIRECTORY]      (default: the folder of this file)
"""
import math
import pathlib
import random
import struct
import sys
import zlib

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" width="{0}" height="{0}">'


def svg(size, body):
    return HEAD.format(size) + body + "</svg>\n"


# --- avatars: ten animals, one drawing each, on a disc of their own color (the box is 100 wide) ---------------------------

def eyes(dx, y, r, ink="#22252c"):
    return "".join(f'<circle cx="{50 + s * dx}" cy="{y}" r="{r}" fill="{ink}"/>'
                   f'<circle cx="{50 + s * dx + r * 0.3:.1f}" cy="{y - r * 0.35:.1f}" r="{r * 0.3:.1f}" fill="#fff"/>' for s in (-1, 1))


def ellipse(x, y, rx, ry, fill):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>'


def pair(x, y, rx, ry, fill):
    return ellipse(50 - x, y, rx, ry, fill) + ellipse(50 + x, y, rx, ry, fill)


def poly(points, fill):
    return f'<polygon points="{points}" fill="{fill}" stroke="{fill}" stroke-width="4" stroke-linejoin="round"/>'


def line(path, ink="#22252c", width=3):
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


SMILE = line("M44 68 Q50 74 56 68")
AVATARS = [
    ("#f0d9a8", poly("24,22 44,38 26,54", "#d9682b") + poly("76,22 56,38 74,54", "#d9682b") + ellipse(50, 56, 29, 26, "#d9682b")
     + poly("27,60 50,82 40,58", "#fff3e2") + poly("73,60 50,82 60,58", "#fff3e2") + eyes(13, 52, 4.4) + ellipse(50, 76, 5, 4, "#22252c")),  # fox
    ("#bcd7ef", poly("26,26 44,34 28,48", "#7a5a43") + poly("74,26 56,34 72,48", "#7a5a43") + ellipse(50, 56, 29, 29, "#8b694f")
     + pair(13, 50, 13, 13, "#fdf4e0") + eyes(12, 50, 6.5) + poly("46,60 54,60 50,68", "#e9a23b") + line("M40 76 Q50 80 60 76", "#6a4d38")),  # owl
    ("#f6c8c8", poly("25,22 46,36 28,52", "#5b6270") + poly("75,22 54,36 72,52", "#5b6270") + ellipse(50, 56, 29, 26, "#6b7382")
     + eyes(13, 52, 4.6) + poly("47,62 53,62 50,66", "#f19aa4") + line("M50 66 Q46 73 41 69 M50 66 Q54 73 59 69")
     + line("M18 60 L32 63 M18 70 L32 68 M82 60 L68 63 M82 70 L68 68", "#dfe3ea", 2)),  # cat
    ("#cfe5c4", pair(22, 34, 10, 10, "#8a5a35") + pair(22, 34, 5, 5, "#c79469") + ellipse(50, 56, 30, 28, "#9b683f") + ellipse(50, 67, 14, 11, "#e3bf97")
     + eyes(12, 50, 4.2) + ellipse(50, 63, 5.5, 4, "#22252c") + line("M50 67 L50 71 M44 73 Q50 77 56 73")),  # bear
    ("#d9cdf0", pair(13, 28, 7, 20, "#f4efe9") + pair(13, 28, 3.4, 14, "#f2b8c0") + ellipse(50, 62, 25, 24, "#f4efe9") + eyes(11, 58, 4.2)
     + poly("47,67 53,67 50,71", "#e98d9a") + line("M50 71 Q46 77 42 74 M50 71 Q54 77 58 74")),  # rabbit
    ("#f3e3a2", pair(17, 34, 12, 12, "#5aa84f") + ellipse(50, 58, 31, 24, "#66b85a") + pair(17, 34, 8, 8, "#fff") + eyes(17, 35, 4.6)
     + line("M30 62 Q50 80 70 62", "#2f6a2a", 3.5) + pair(3, 53, 1.4, 1.4, "#2f6a2a")),  # frog
    ("#c8e9e4", pair(22, 34, 10, 10, "#2a2d35") + ellipse(50, 56, 30, 28, "#fafafa") + f'<g>{ellipse(37, 53, 8.5, 10, "#2a2d35")}{ellipse(63, 53, 8.5, 10, "#2a2d35")}</g>'
     + '<circle cx="38" cy="52" r="3.2" fill="#fff"/><circle cx="62" cy="52" r="3.2" fill="#fff"/>' + ellipse(50, 65, 4.5, 3.2, "#22252c") + line("M44 71 Q50 76 56 71")),  # panda
    ("#c6dbf3", ellipse(50, 56, 30, 30, "#2f3a4d") + pair(10, 56, 14, 17, "#fbfbf7") + ellipse(50, 70, 20, 14, "#fbfbf7") + eyes(11, 53, 4.4)
     + poly("44,62 56,62 50,71", "#f0a02e")),  # penguin
    ("#f2d0e2", '<rect x="46.5" y="16" width="7" height="14" fill="#8d96a5"/><circle cx="50" cy="16" r="6" fill="#ef5a5a"/>'
     '<rect x="20" y="28" width="60" height="52" rx="13" fill="#aeb7c4"/><rect x="27" y="38" width="46" height="22" rx="10" fill="#27303e"/>'
     '<circle cx="39" cy="49" r="5" fill="#6be3d5"/><circle cx="61" cy="49" r="5" fill="#6be3d5"/>'
     + line("M38 70 L62 70", "#5f6977", 4)),  # robot
    ("#ffd7b0", ellipse(50, 57, 31, 25, "#4f86c6") + ellipse(50, 68, 24, 13, "#dcebf8") + eyes(19, 56, 4) + line("M34 67 Q50 76 66 67", "#2f5f97")
     + line("M50 31 Q50 20 42 17 M50 31 Q50 20 58 17", "#7fc4ef", 4)),  # whale
]


def avatar(ground, body):
    return svg(100, f'<circle cx="50" cy="50" r="50" fill="{ground}"/>{body}')


# --- icons, 24 wide, drawn with one stroke ---------------------------------------------------------------------------------

ICONS = {
    "log": '<path d="M5 6 H19 M5 12 H19 M5 18 H13"/>',
    "rules": '<path d="M12 6.5 C9.5 4.6 6.5 4.4 3.5 5 V18.5 C6.5 17.9 9.5 18.1 12 20 C14.5 18.1 17.5 17.9 20.5 18.5 V5 C17.5 4.4 14.5 4.6 12 6.5 Z M12 6.5 V20"/>',
    "hint": '<path d="M9 17.5 C9 15.2 6 13.8 6 9.8 A6 6 0 0 1 18 9.8 C18 13.8 15 15.2 15 17.5 Z M10 21 H14"/>',
    "sound": '<path d="M4 9.5 H7.5 L12 5.5 V18.5 L7.5 14.5 H4 Z M15.5 9 Q17.8 12 15.5 15 M18 6.5 Q22.2 12 18 17.5"/>',
    "muted": '<path d="M4 9.5 H7.5 L12 5.5 V18.5 L7.5 14.5 H4 Z M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5"/>',
    "sort": '<path d="M4 17 V10 M9 17 V7 M14 17 V12.5 M19 17 V4.5 M3 20.5 H21"/>',
    "close": '<path d="M6 6 L18 18 M18 6 L6 18"/>',
    "crown": '<path d="M4 18 L3 7.5 L8.5 11.5 L12 5 L15.5 11.5 L21 7.5 L20 18 Z"/>',
    "check": '<path d="M4.5 12.5 L10 18 L19.5 6.5"/>',
    "skip": '<circle cx="12" cy="12" r="8"/><path d="M6.5 17.5 L17.5 6.5"/>',
    "pause": '<path d="M8.5 5.5 V18.5 M15.5 5.5 V18.5"/>',
    "left": '<path d="M15 5 L8 12 L15 19"/>',
    "right": '<path d="M9 5 L16 12 L9 19"/>',
    "dealer": '<rect x="4" y="6.5" width="9.5" height="13" rx="1.8"/><path d="M10 4.2 L19.2 6 L17 18"/>',
    "hand": '<path d="M12 4 V12 M8.5 13 V6 M15.5 13 V6.5 M19 14 V9 M5 12 L8.5 18 Q10 20.5 13 20.5 Q19 20.5 19 14"/>',
}


def icon(body, ink):
    return svg(24, f'<g fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{body}</g>')


def chevron(ink):
    return svg(24, f'<path d="M8 4 L16 12 L8 20" fill="none" stroke="{ink}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>')


def app_icon():
    card = '<rect x="-25" y="-39" width="50" height="78" rx="7" fill="{0}" stroke="#14261e" stroke-opacity="0.35" stroke-width="1.5"/>{1}'
    star = " ".join(f"{r * math.cos(a):.1f},{r * math.sin(a):.1f}" for i in range(10)
                    for r, a in [((16 if i % 2 == 0 else 8), -math.pi / 2 + i * math.pi / 5)])
    faces = [
        (-28, 43, 72, "#1f62b8", '<rect x="-12" y="-12" width="24" height="24" rx="3" fill="#fff"/>'),
        (-7, 60, 63, "#c5283a", '<circle r="14" fill="#fff"/>'),
        (14, 79, 68, "#f3bd1f", f'<polygon points="{star}" fill="#2b2103"/>'),
    ]
    body = '<circle cx="64" cy="64" r="62" fill="#1d5b45"/><circle cx="64" cy="64" r="61" fill="none" stroke="#134231" stroke-width="2"/>'
    for angle, x, y, fill, mark in faces:
        body += f'<g transform="translate({x} {y}) rotate({angle}) scale(0.9)">{card.format(fill, mark)}</g>'
    return svg(128, body)


# --- bitmaps ------------------------------------------------------------------------------------------------------------------

def png(width, height, pixel):
    """An RGBA image; pixel(x, y) gives four bytes."""
    rows = b"".join(b"\0" + bytes(v for x in range(width) for v in pixel(x, y)) for y in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def soft_box(size, margin, radius, strength, color):
    """A blurred rounded box to be stretched by its middle; `margin` is the width of the blur."""
    def pixel(x, y):
        inner = size / 2 - margin - radius
        dx = max(abs(x + 0.5 - size / 2) - inner, 0)
        dy = max(abs(y + 0.5 - size / 2) - inner, 0)
        t = min(max((math.hypot(dx, dy) - radius + margin) / (2 * margin), 0), 1)
        return (*color, round(strength * (1 - t * t * (3 - 2 * t))))
    return png(size, size, pixel)


def weave():
    """A tile of noise that breaks the bands of a soft gradient and looks like cloth."""
    rng = random.Random(7)
    rows = [[rng.gauss(0, 1) for _ in range(128)] for _ in range(128)]
    def pixel(x, y):
        smooth = (rows[y][x] + rows[y][(x + 1) % 128] * 0.6 + rows[(y + 1) % 128][x] * 0.6) / 1.4
        level = max(-1, min(1, smooth / 2.4))
        return (255, 255, 255, round(13 * level)) if level > 0 else (0, 0, 0, round(-18 * level))
    return png(128, 128, pixel)


def light():
    """The soft light over the middle of the table, stretched over all of it."""
    def pixel(x, y):
        d = math.hypot((x - 63.5) / 64, (y - 56) / 66)
        if d < 0.8:
            return (255, 255, 255, round(34 * (1 - d / 0.8) ** 1.15))
        return (0, 0, 0, round(110 * min(1, (d - 0.8) / 0.75) ** 1.5))
    return png(128, 128, pixel)


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent
    for folder in ("avatars", "icons", "table"):
        (root / folder).mkdir(parents=True, exist_ok=True)
    for i, (ground, body) in enumerate(AVATARS):
        (root / "avatars" / f"{i}.svg").write_text(avatar(ground, body), encoding="utf-8")
    for name, body in ICONS.items():
        for tone, ink in (("bright", "#f4f1e6"), ("dim", "#2b3138")):
            (root / "icons" / f"{name}_{tone}.svg").write_text(icon(body, ink), encoding="utf-8")
    for tone, ink in (("bright", "#f4f1e6"), ("dim", "#2b3138")):
        (root / "table" / f"chevron_{tone}.svg").write_text(chevron(ink), encoding="utf-8")
    (root / "icons" / "uno-table.svg").write_text(app_icon(), encoding="utf-8")
    (root / "table" / "shadow.png").write_bytes(soft_box(64, 12, 8, 150, (0, 0, 0)))
    (root / "table" / "glow.png").write_bytes(soft_box(64, 12, 8, 235, (255, 214, 107)))
    (root / "table" / "weave.png").write_bytes(weave())
    (root / "table" / "light.png").write_bytes(light())


if __name__ == "__main__":
    main()
