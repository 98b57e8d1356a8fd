"""Faults in the real window: what a person sees, and that nothing of hers is lost.

test_faults.py PROGRAM [WORDS]: all stories, or those whose titles contain the words.
"""

import glob
import os
import random
import re
import signal
import stat
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from desktop import Failure, Window, wait_for  # noqa: E402

PROGRAM = sys.argv[1]
WANTED = " ".join(sys.argv[2:])
PICTURES = os.environ.get("TERRARIUM_PICTURES")
TYPED = "// typed"


class Ground:
    """Folders of a person who starts with nothing; some of them may be given instead."""

    def __init__(self, **given):
        self.folder = tempfile.mkdtemp()
        self.state = os.path.join(self.folder, "state", "terrarium")
        self.variables = {
            f"XDG_{name.upper()}_HOME": os.path.join(self.folder, name)
            for name in ("state", "config", "data", "cache")
        } | given

    def start(self, *arguments, **more):
        """A window on this ground."""
        old = dict(os.environ)
        os.environ.update(self.variables | more)
        try:
            return Window(PROGRAM, *arguments)
        finally:
            os.environ.clear()
            os.environ.update(old)

    def read(self, name):
        try:
            with open(os.path.join(self.state, name), encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def reports(self):
        return sorted(glob.glob(os.path.join(self.state, "*.txt")))

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path


SCRIPT = """import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()
"""


def text_of(window):
    editor = window.expect("text", "Script")
    return Atspi.Text.get_text(editor, 0, Atspi.Text.get_character_count(editor))


def types(window):
    """Writes a line at the end of the script."""
    extents = window.expect("text", "Script").get_extents(Atspi.CoordType.WINDOW)
    place = extents.x + extents.width // 2, extents.y + extents.height // 2
    subprocess.run(["xdotool", "mousemove", *map(str, place), "click", "1"], check=True)
    wait_for("the keyboard", lambda: window.has(window.find("text", "Script"), "FOCUSED"))
    window.keys("ctrl+End", over=place)
    window.type(TYPED)
    wait_for("the typed line", lambda: text_of(window).endswith(TYPED))


def expect_text(window, what=TYPED):
    wait_for(f"{what!r} in the editor", lambda: text_of(window).endswith(what))


def ended(window, number, seconds=15):
    """Sends a signal; what the program said, once it has ended by it or in order."""
    window.process.send_signal(number)
    try:
        status = window.process.wait(seconds)
    except subprocess.TimeoutExpired:
        window.process.kill()
        raise Failure(f"still there {seconds} s after {number!r}") from None
    return status, window.process.stderr.read().decode()


def crashes_in_a_system():
    """A crash leaves a report; the next start says so and offers the system, with what was done."""
    ground = Ground()
    window = ground.start("vertical")
    window.press("push button", "Push")
    wait_for("the gesture to be kept", lambda: "push" in ground.read("last.json"))
    status, said = ended(window, signal.SIGSEGV)
    if status != -signal.SIGSEGV or "ended unexpectedly by SIGSEGV; the report is" not in said:
        raise Failure(f"status {status}: {said}")
    window = ground.start()
    # Nothing is opened by itself, as it may be what made the program crash.
    window.expect("tree item", "tunnel, TunnelController, appeared")
    window.expect("label", "Terrarium ended unexpectedly while vertical was open.")
    report = ground.read("report-1.txt")
    if not re.match(r"Terrarium \S+\nended by SIGSEGV\n\n.*terrarium\(.*Please send", report, re.S):
        raise Failure(f"the report says {report!r}")
    if stat.S_IMODE(os.stat(ground.reports()[0]).st_mode) != 0o600:
        raise Failure("others may read the report")
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "crashed.png"))
    window.press("push button", "Open Again")
    window.expect("tree item", "page1")
    wait_for("the offer to be gone", lambda: not window.find("push button", "Open Again"))
    window.close()
    window = ground.start()
    window.expect("tree item", "page1")
    if window.find("label", "ended unexpectedly"):
        raise Failure("a crash is told of twice")
    window.close()


def crashes_in_a_script():
    """What was typed is offered after a crash and is in a file of its own until it is opened."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    for number in (signal.SIGABRT, signal.SIGTRAP):
        window = ground.start(path)
        types(window)
        wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
        ended(window, number)
        window = ground.start()
        window.expect("label", "unexpectedly while mine.swift was open. Its changes that were not")
        if not ground.read("unsaved-1.swift").endswith(TYPED):
            raise Failure("the changes are in no file")
        if number == signal.SIGABRT:
            window.press("push button", "Dismiss")
            window.close()
            if not ground.read("unsaved-1.swift").endswith(TYPED):
                raise Failure("the changes are gone with the offer")
            os.remove(os.path.join(ground.state, "unsaved-1.swift"))
        else:
            window.press("push button", "Open Again")
            expect_text(window)
            window.expect("label", "mine.swift, not saved")
            wait_for("one copy only", lambda: not ground.read("unsaved-1.swift"))
            ended(window, signal.SIGKILL)
            window = ground.start()
            expect_text(window)
            ended(window, signal.SIGKILL)
    if open(path, encoding="utf-8").read() != SCRIPT:
        raise Failure("the file was changed without being asked")


def is_asked_to_end():
    """SIGTERM, SIGINT and SIGHUP end the program in order; what was typed a moment ago is kept."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        types(window)
        text = text_of(window)
        status, said = ended(window, number)
        if status != 0 or said.strip():
            raise Failure(f"{number!r}: status {status}: {said}")
        window = ground.start()
        expect_text(window, text)
    ended(window, signal.SIGTERM)


def is_killed_anywhere():
    """Killed at random moments of its start and its work, it starts again and has what was kept."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
    ended(window, signal.SIGKILL)
    moments = random.Random(14)
    for _ in range(int(os.environ.get("TERRARIUM_KILLS", "12"))):
        process = subprocess.Popen(
            [PROGRAM], env=dict(os.environ, TERRARIUM_SEPARATE="1") | ground.variables,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )
        time.sleep(moments.uniform(0, 4))
        process.send_signal(moments.choice([signal.SIGKILL, signal.SIGTERM]))
        process.wait(15)
    window = ground.start()
    expect_text(window)
    if ground.reports():
        raise Failure(f"reports of crashes: {ground.reports()}")
    ended(window, signal.SIGTERM)


STORIES = [
    ("crashes in a system", crashes_in_a_system),
    ("crashes in a script", crashes_in_a_script),
    ("is asked to end", is_asked_to_end),
    ("is killed anywhere", is_killed_anywhere),
]


def main():
    passed, failed = 0, 0
    for title, story in STORIES:
        if WANTED not in title:
            continue
        begin = time.monotonic()
        try:
            story()
            passed += 1
            print(f"ok      the window {title} ({time.monotonic() - begin:.0f} s)", flush=True)
        except Failure as failure:
            failed += 1
            print(f"FAILED  the window {title}: {failure}", flush=True)
        finally:
            Window.end_all()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
