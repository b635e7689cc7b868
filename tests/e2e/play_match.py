#!/usr/bin/env python3
"""Plays a whole match in the real program, from outside: a virtual screen, a real window, real mouse or keys.

    play_match.py UNO_TABLE UNO_CLI [--keep DIRECTORY] [--keys LAYOUT]

What is on the table is read as a screen reader reads it (AT-SPI); everything is done with the mouse (xdotool): cards are
dragged to the pile, colors and answers clicked, UNO called, the forgetful caught. With --keys the mouse is never touched:
keys are pressed by their place, with that layout (us, ru) active. At the end the match result on the screen is
compared with the record that the program has saved, as `uno-cli verify` replays it. If luck has not asked for everything (a
drag, a draw, a color, a call), another match follows. Exit status: 0 good, 77 something that the
test needs isn't installed (CTest: skipped), 1 anything else; then a screenshot and the last thing seen lie in DIRECTORY.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
SIZE = (1280, 800)
TARGET = 100
PATIENCE = 40  # seconds without any change on the table: it hangs
LIMIT = 420  # seconds for all matches
MATCHES = 6  # at most, until everything in WANTED has been done
WANTED = ("play_card", "draw", "name_color", "call_uno")
COLORS = ("red", "yellow", "green", "blue")


def missing_tools():
    tools = [tool for tool in ("Xvfb", "openbox", "xdotool", "dbus-run-session", "setxkbmap") if not shutil.which(tool)]
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        tools.append("python3-pyatspi")
    if not pathlib.Path("/usr/libexec/at-spi-bus-launcher").exists():
        tools.append("at-spi2-core")
    return tools


# --- what is on the screen -----------------------------------------------------------------------------------------------

Thing = collections.namedtuple("Thing", "role name description x y width height inside focused")


def middle(thing):
    return thing.x + thing.width // 2, thing.y + thing.height // 2


class Eyes:
    """The window as a screen reader hears it."""

    def __init__(self):
        import pyatspi
        from gi.repository import GLib
        self.atspi, self.gone = pyatspi, GLib.Error

    def program(self):
        for child in self.atspi.Registry.getDesktop(0):
            if child and child.name in ("uno-table", "Uno Table"):
                return child
        return None

    def look(self):
        things = []
        program = self.program()
        for window in program or []:
            try:
                self._walk(window, (), things)
            except (LookupError, RuntimeError, AttributeError, NotImplementedError, self.gone):
                pass  # things vanish while one looks; the next look will tell
        return things

    def _walk(self, item, inside, things):
        states = item.getState()
        if not states.contains(self.atspi.STATE_SHOWING) and item.getRoleName() not in ("frame", "filler", "panel"):
            return
        box = self._box(item)
        role, name = item.getRoleName(), item.name or ""
        if name and box and box.width > 0 and box.height > 0:
            things.append(Thing(role, name, item.description or "", box.x, box.y, box.width, box.height, inside,
                                states.contains(self.atspi.STATE_FOCUSED)))
        deeper = inside + (name,) if name else inside
        for child in item:
            if child is not None:
                self._walk(child, deeper, things)

    def _box(self, item):
        try:
            return item.queryComponent().getExtents(self.atspi.DESKTOP_COORDS)
        except NotImplementedError:
            return None


class Table:
    """Finds in a look what a player looks for."""

    def __init__(self, things):
        self.things = things

    def find(self, pattern, role=None):
        return [t for t in self.things if re.fullmatch(pattern, t.name) and (role is None or t.role == role)]

    def one(self, pattern, role=None):
        found = self.find(pattern, role)
        return found[0] if found else None

    def hand(self):
        return [t for t in self.things if t.role == "push button" and any(i.startswith("Your hand,") for i in t.inside)]

    def first_of(self, patterns):
        """The first button whose name fits the earliest pattern."""
        return next((b for b in (self.one(pattern, "push button") for pattern in patterns) if b), None)

    def colors(self):
        return [t for t in self.things if t.role == "push button" and t.name.lower() in COLORS]

    def print(self, out):
        for t in self.things:
            print(f"{t.role:14} {t.x:5} {t.y:5} {t.width:5} {t.height:5}  {t.name!r} {t.description!r} in {t.inside[-2:]}", file=out)


# --- the hand on the mouse -----------------------------------------------------------------------------------------------

def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, stdout=subprocess.DEVNULL)


def click(thing):
    x, y = middle(thing)
    xdotool("mousemove", x, y, "sleep", 0.08, "click", 1)


def drag(thing, goal):
    """In several steps, so that it is a drag and no jump. A card in the fan is held at its upper left: others cover the rest."""
    x, y = thing.x + min(14, thing.width // 4), thing.y + thing.height // 4
    goal_x, goal_y = middle(goal)
    words = ["mousemove", x, y, "sleep", 0.1, "mousedown", 1, "sleep", 0.05]
    for step in range(1, 16):
        words += ["mousemove", x + (goal_x - x) * step // 15, y + (goal_y - y) * step // 15, "sleep", 0.015]
    xdotool(*words, "sleep", 0.08, "mouseup", 1)


# --- the player ----------------------------------------------------------------------------------------------------------

class Failure(Exception):
    pass


class Player:
    def __init__(self, eyes):
        self.eyes = eyes
        self.done = collections.Counter()
        self.sheet = {}
        self.last = None
        self.last_look = Table([])
        self.changed = time.monotonic()
        self.end = time.monotonic() + LIMIT

    def look(self):
        table = self.last_look = Table(self.eyes.look())
        seen = [(t.name, t.description) for t in table.things]
        if seen != self.last:
            self.last, self.changed = seen, time.monotonic()
        if time.monotonic() - self.changed > PATIENCE:
            raise Failure(f"nothing has changed on the table for {PATIENCE} seconds")
        return table

    def wait_for(self, pattern, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            thing = self.look().one(pattern)
            if thing:
                return thing
            time.sleep(0.1)
        raise Failure(f"waited in vain for {pattern!r}")

    def play_match(self, button):
        """Presses the button that starts a match and plays it; what is on the table when it is over."""
        self.start(button)
        time.sleep(1)
        while time.monotonic() < self.end:
            table = self.look()
            if table.one("Play again"):
                return table
            if not self.act(table):
                time.sleep(0.1)
        raise Failure(f"not over after {LIMIT} seconds")

    def start(self, button):
        click(self.wait_for(button))

    def missing(self):
        return [what for what in WANTED if not self.done[what]]

    def act(self, table):
        """Does the first thing that there is to do; whether there was one."""
        for what in (self.go_on, self.name_color, self.catch, self.answer, self.play_card, self.draw, self.pass_on):
            if what(table):
                self.done[what.__name__] += 1
                time.sleep(0.25)
                return True
        return False

    def go_on(self, table):
        button = table.one("Next round|To the result")
        if button:
            self.sheet = read_sheet(table)
            click(button)
        return button

    def name_color(self, table):
        fields = table.colors()
        if not fields:
            return None
        words = collections.Counter(word for card in table.hand() for word in card.name.lower().split() if word in COLORS)
        best = words.most_common(1)[0][0] if words else fields[0].name.lower()
        field = next((f for f in fields if f.name.lower() == best), fields[0])
        click(field)
        return field

    def catch(self, table):
        button = table.one(r"Catch!.*")
        if button:
            click(button)
        return button

    def answer(self, table):
        """Plays what was drawn; challenges every other Wild Draw Four; pays."""
        doubts = ["Challenge"] if self.done["challenge"] <= self.done["pay"] else []
        button = table.first_of(["Play it", *doubts, r"Take \d+ cards?", "Be skipped", "Keep it"])
        if not button:
            return None
        if button.name == "Play it" and len(table.hand()) == 2:
            self.call_uno(table)
        click(button)
        self.done[{"Challenge": "challenge", "Play it": "play_drawn", "Keep it": "keep"}.get(button.name, "pay")] += 1
        return button

    def pass_on(self, table):
        button = table.first_of(["Draw a card", "Pass", "Ready"])
        if button:
            click(button)
        return button

    def play_card(self, table):
        hand = table.hand()
        card = next((c for c in hand if c.description == ""), None)
        pile = table.one("Discard pile, on top.*")
        if not card or not pile:
            return None
        if len(hand) == 2:
            self.call_uno(table)
        drag(card, pile)
        return card

    def call_uno(self, table):
        button = table.one("UNO!", "push button")
        if button and button.description == "":
            click(button)
            self.done["call_uno"] += 1

    def draw(self, table):
        pile = table.one("Draw pile,.*")
        if not pile or not pile.description.startswith("Press to draw"):
            return None
        click(pile)
        return pile


# Places on a PC keyboard, as X11 counts them: they stay the same in every layout.
KEYS = {"D": 40, "P": 33, "U": 30, "X": 53, "C": 54, "R": 27, "1": 10, "Enter": 36, "Left": 113, "Right": 114, "Tab": 23}


def press(key):
    xdotool("key", KEYS[key])


def activate_window():
    """Gives the program's window the keyboard: a window manager that is still starting may not have done so."""
    subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "uno-table", "windowactivate"], check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class KeyPlayer(Player):
    """The same without a mouse."""

    def start(self, button):
        """Tab goes from button to button, Enter presses. A key is pressed only after the last has had its effect."""
        end, before, waited = time.monotonic() + PATIENCE, None, 0
        while time.monotonic() < end:
            if self.wait_for(button).focused:
                return press("Enter")
            focused = [(t.role, t.name) for t in self.last_look.things if t.focused]
            waited = waited + 1 if focused == before else 0
            if waited % 4 == 0:
                activate_window()
                press("Tab")
            before = focused
            time.sleep(0.3)
        raise Failure(f"Tab never came to {button!r}, but to {before}")

    def go_on(self, table):
        button = table.one("Next round|To the result")
        if button:
            self.sheet = read_sheet(table)
            self.start(button.name)
        return button

    def name_color(self, table):
        fields = table.colors()
        if fields:
            press("1")
        return fields

    def catch(self, table):
        button = table.one(r"Catch!.*")
        if button:
            press("X")
        return button

    def answer(self, table):
        doubts = [("Challenge", "C")] if self.done["challenge"] <= self.done["pay"] else []
        for pattern, key in [*doubts, (r"Take \d+ cards?", "D"), ("Be skipped", "D")]:
            button = table.one(pattern, "push button")
            if button:
                press(key)
                self.done["challenge" if key == "C" else "pay"] += 1
                return button
        if table.one("Play it", "push button"):
            self.done["play_drawn"] += 1
            return self.play_card(table)
        if table.one("Keep it", "push button"):
            press("P")
            self.done["keep"] += 1
            return True
        return None

    def pass_on(self, table):
        for pattern, key in (("Draw a card", "D"), ("Pass", "P"), ("Ready", "R")):
            button = table.one(pattern, "push button")
            if button:
                press(key)
                return button
        return None

    def play_card(self, table):
        hand = table.hand()
        if not any(card.description == "" for card in hand) or not table.one("Discard pile, on top.*"):
            return None
        if len(hand) == 2:
            self.call_uno(table)
        end, before, waited = time.monotonic() + PATIENCE, None, 0
        while time.monotonic() < end:
            now = self.look()
            cards = now.hand()
            goals = [i for i, card in enumerate(cards) if card.description == ""]
            if not goals or self.asked(now) != self.asked(table) or len(cards) != len(hand):
                return True  # the table has moved on
            at = next((i for i, card in enumerate(cards) if card.focused), None)
            if at in goals:
                press("Enter")
                return True
            waited = waited + 1 if at == before else 0
            if waited % 4 == 0:  # the last key has had its effect, or none
                press("Left" if at is not None and at > goals[0] else "Right")
            before = at
            time.sleep(0.1)
        focused = [(t.role, t.name) for t in self.last_look.things if t.focused]
        raise Failure(f"the arrow keys never came to a card that fits, but to {focused}")

    @staticmethod
    def asked(table):
        """What the table waits for: the buttons of its prompt."""
        return [b.name for b in table.things if b.role == "push button" and re.match(r"Take \d|Be skipped|Play it|Keep it|Challenge", b.name)]

    def call_uno(self, table):
        button = table.one("UNO!", "push button")
        if button and button.description == "":
            press("U")
            self.done["call_uno"] += 1

    def draw(self, table):
        pile = table.one("Draw pile,.*")
        if not pile or not pile.description.startswith("Press to draw"):
            return None
        press("D")
        return pile


def read_sheet(table):
    rows = [re.fullmatch(r"(.+): hand (-?\d+), gained (-?\d+), total (-?\d+)\..*", t.name, re.S) for t in table.things]
    return {row[1]: int(row[4]) for row in rows if row}


def read_places(table):
    rows = [re.fullmatch(r"Place (\d+): (.+), (-?\d+)", t.name) for t in table.things]
    return {row[2]: (int(row[1]), int(row[3])) for row in rows if row}


# --- the frame -----------------------------------------------------------------------------------------------------------

def start_screen(processes):
    read, write = os.pipe()
    processes.append(subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp",
                                       "-noreset"],  # else the first client that leaves takes the others with it
                                      pass_fds=[write], stderr=subprocess.DEVNULL))
    os.close(write)
    with os.fdopen(read) as pipe:
        os.environ["DISPLAY"] = ":" + pipe.readline().strip()
    processes.append(subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL))
    end = time.monotonic() + PATIENCE
    while subprocess.run(["xdotool", "get_num_desktops"], capture_output=True).returncode:
        if processes[-1].poll() is not None or time.monotonic() > end:
            raise Failure("the window manager (openbox) didn't start")
        time.sleep(0.1)


def prepare_home(home):
    """A person's folders with a first table: the official rules to a low target, three opponents."""
    rules = {"preset": "official", "target": TARGET}
    seats = [{"name": "Tester", "level": "normal", "temper": "none", "human": True}]
    seats += [{"name": name, "level": "easy", "temper": "none", "human": False} for name in ("Anna", "Boris", "Clara")]
    table = json.dumps({"preset": "official", "rules": rules, "seats": seats}).replace('"', '\\"')
    config = home / ".config" / "uno-table"
    config.mkdir(parents=True)
    (config / "uno-table.ini").write_text(
        f'[General]\nlanguage=en\nspeed=fast\nreactions=quick\ntutorialDone=true\nlastTable="@ByteArray({table})"\n')
    for name, folder in (("HOME", ""), ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"), ("XDG_CACHE_HOME", ".cache"),
                         ("XDG_RUNTIME_DIR", ".run"), ("TMPDIR", ".tmp")):
        os.environ[name] = str(home / folder)
        (home / folder).mkdir(parents=True, exist_ok=True, mode=0o700)


def start_program(program, processes):
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8")
    environment.pop("WAYLAND_DISPLAY", None)
    environment.pop("QT_QUICK_BACKEND", None)
    processes.append(subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], stderr=subprocess.DEVNULL))
    time.sleep(0.5)
    processes.append(subprocess.Popen([program], env=environment))
    return processes[-1]


def saved_match(home, cli):
    """What uno-cli says about the newest record, and the players' names."""
    records = sorted(home.rglob("*.unorec"), key=lambda file: file.stat().st_mtime)
    if not records:
        raise Failure("the program has saved no record")
    run = subprocess.run([cli, "verify", str(records[-1])], capture_output=True, text=True)
    if run.returncode:
        raise Failure(f"uno-cli verify: {run.stderr.strip()}")
    header = json.loads(records[-1].read_text(encoding="utf-8").splitlines()[0])
    return json.loads(run.stdout), [player["name"] for player in header["players"]]


def compare(sheet, places, verdict, names):
    scores = dict(zip(names, verdict["scores"]))
    print("score sheet:", sheet, "\nplaces:", places, "\nrecord:", scores, "after", verdict["rounds"], "round(s)")
    if not verdict["match_over"]:
        raise Failure("by the record the match isn't over")
    if sheet != scores:
        raise Failure(f"the score sheet shows {sheet}, the record says {scores}")
    if {name: total for name, (_, total) in places.items()} != scores:
        raise Failure(f"the result shows {places}, the record says {scores}")
    first = {name for name, (place, _) in places.items() if place == 1}
    if first != {names[seat] for seat in verdict["match_winners"]}:
        raise Failure(f"the result's first is {first}, the record's winners are {verdict['match_winners']}")


def keep(directory, player):
    directory.mkdir(parents=True, exist_ok=True)
    with open(directory / "last_look.txt", "w", encoding="utf-8") as out:
        Table(player.eyes.look()).print(out)
    if shutil.which("import"):
        subprocess.run(["import", "-window", "root", str(directory / "last_screen.png")], check=False)


def play(arguments):
    processes = []
    home = pathlib.Path(tempfile.mkdtemp(prefix="uno-table-e2e."))
    player = KeyPlayer(Eyes()) if arguments.keys else Player(Eyes())
    try:
        start_screen(processes)
        if arguments.keys:
            subprocess.run(["setxkbmap", arguments.keys], check=True)
        prepare_home(home)
        program = start_program(arguments.uno_table, processes)
        button = "Play"
        for _ in range(MATCHES):
            result = player.play_match(button)
            keep(arguments.keep, player)
            print("done so far:", dict(player.done))
            compare(player.sheet, read_places(result), *saved_match(home, arguments.uno_cli))
            if not player.missing():
                break
            button = "Play again"
        if player.missing():
            raise Failure(f"never done in {MATCHES} matches: {player.missing()}")
        if program.poll() is not None:
            raise Failure("the program has ended by itself")
        return 0
    except Failure as failure:
        gone = [process.args[0] for process in processes if process.poll() is not None]
        print("FAILED:", failure, *(["- ended by itself:", *gone] if gone else []), file=sys.stderr)
        keep(arguments.keep, player)
        return 1
    finally:
        for process in reversed(processes):
            process.terminate()
        shutil.rmtree(home, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("uno_table")
    parser.add_argument("uno_cli")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path("e2e"))
    parser.add_argument("--keys", metavar="LAYOUT", help="play by keyboard alone, with this layout active")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    tools = missing_tools()
    if tools:
        print("skipped, not installed:", ", ".join(tools))
        return SKIPPED
    if not arguments.inside:  # once more, on a message bus of its own
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv, "--inside"])
    return play(arguments)


if __name__ == "__main__":
    sys.exit(main())
