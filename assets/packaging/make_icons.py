#!/usr/bin/env python3
"""Makes uno-table.ico (Windows) and uno-table.icns (macOS) from assets/icons/uno-table.svg. Needs rsvg-convert.

    assets/packaging/make_icons.py        run again after the icon has changed, and commit what it writes
"""
import pathlib
import struct
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ICON = HERE.parent / "icons" / "uno-table.svg"
ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
ICNS_TYPES = [(b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024),
              (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512)]


def png(size):
    command = ["rsvg-convert", "--width", str(size), "--height", str(size), str(ICON)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def ico():
    pictures = [(size, png(size)) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(data for _, data in pictures)


def icns():
    parts = b"".join(kind + struct.pack(">I", 8 + len(data)) + data
                     for kind, data in ((kind, png(size)) for kind, size in ICNS_TYPES))
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


(HERE / "uno-table.ico").write_bytes(ico())
(HERE / "uno-table.icns").write_bytes(icns())
