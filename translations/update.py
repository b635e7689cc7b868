#!/usr/bin/env python3
"""Brings uno_en.ts and uno_ru.ts up to the program's sentences.

    translations/update.py [--lupdate PROGRAM]

Collects every tr()/qsTr() of app/ and qml/ with lupdate (uno-cli speaks English only and is left out). English needs plural
forms only: other messages become their own translation, "%n card(s)" becomes "%n card" and "%n cards". Russian is written by
hand: what is still missing is printed, and the exit code is 1 until nothing is.
"""
import argparse
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def sources():
    """All files that may hold sentences for people."""
    found = [f for kind in ("*.cpp", "*.h") for f in (ROOT / "app").rglob(kind)]
    found = [f for f in found if "cli" not in f.relative_to(ROOT).parts]
    return sorted(found + list((ROOT / "qml").rglob("*.qml")))


def collect(lupdate, ts_files):
    """Writes all messages into the files; finished translations stay, those that nobody asks for go."""
    subprocess.run([lupdate, "-silent", "-no-obsolete", "-no-ui-lines", "-locations", "none",
                    "-disable-heuristic", "sametext", "-disable-heuristic", "similartext",
                    *map(str, sources()), "-ts", *map(str, ts_files)], check=True)


def finish_english(message):
    """Fills one message: the source itself, or its plural forms."""
    source = message.findtext("source")
    translation = message.find("translation")
    if message.get("numerus") != "yes":
        translation.text = source
        translation.attrib.pop("type", None)
        return
    forms = translation.findall("numerusform")
    for form, ending in zip(forms, ("", "s")):
        form.text = source.replace("(s)", ending)
    translation.attrib.pop("type", None)


def fill_english(ts):
    tree = ElementTree.parse(ts)
    for message in tree.iter("message"):
        finish_english(message)
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    ts.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + body + "\n", encoding="utf-8")


def missing(ts):
    """The messages without a finished translation, as (context, source)."""
    return [(context.findtext("name"), message.findtext("source"))
            for context in ElementTree.parse(ts).iter("context") for message in context.iter("message")
            if message.find("translation").get("type") == "unfinished"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate")
    arguments = parser.parse_args()
    english, russian = HERE / "uno_en.ts", HERE / "uno_ru.ts"
    collect(arguments.lupdate, [english, russian])
    fill_english(english)
    collect(arguments.lupdate, [english])  # lupdate's own layout, so that differences stay small
    left = [(ts.name, *message) for ts in (english, russian) for message in missing(ts)]
    for name, context, source in left:
        print(f"{name}: {context}: {source}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
