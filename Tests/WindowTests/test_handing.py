"""Drops from other programs, and printing, in the real window."""

import os
import subprocess
import sys
import tempfile
import time

from desktop import Failure, Window, wait_for
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = """// Dropped

import Containers

let root = ViewController("dropped")
window.rootViewController = root
"""
DUMP = """<UINavigationController 0x7f8>, state: appeared, view: <UILayoutContainerView 0x7f9>
   | <InboxController 0x7fa>, state: appeared, view: <UIView 0x7fb>
"""


def drag(kind, *words, to):
    """Drags this from another program's window to a place; returns the result."""
    source = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "dragsource.py"), kind, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )
    try:
        find = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Drag Me$"]
        subprocess.run([*find, "windowmove", "1200", "720", "windowraise"], check=True, timeout=20)
        if source.stdout.readline() != "ready\n":
            raise Failure("the other program does not start")
        x, y = 1310, 800
        xtest("mousemove", x, y, "mousedown", 1)
        for step in range(1, 21):
            xtest("mousemove", x + (to[0] - x) * step // 20, y + (to[1] - y) * step // 20)
            time.sleep(0.05)
        time.sleep(0.5)
        xtest("mouseup", 1)
        said, complaints = source.communicate(timeout=20)
    finally:
        source.kill()
    if not said.startswith(("dropped", "refused")):
        raise Failure(f"the other program says {complaints!r}")
    return said.splitlines()[0]


def centre(window, role, name):
    place = window.expect(role, name).get_extents(1)
    return place.x + place.width // 2, place.y + place.height // 2


def takes_a_file(window, folder):
    """A script dropped on the stage is opened."""
    path = os.path.join(folder, "dropped.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SCRIPT)
    answer = drag("files", path, to=(560, 300))
    window.expect("tree item", "dropped, ViewController")
    if answer != "dropped":
        raise Failure(answer)
    window.expect("text", "Script")


def takes_a_file_above_the_editor(window, folder):
    """The editor does not write a file's name into the script."""
    path = os.path.join(folder, "letters.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(DUMP)
    drag("files", path, to=centre(window, "text", "Script"))
    window.expect("tree item", "InboxController#0x7fa, appeared")


def compares_two(window, folder):
    """Two files are compared, whatever is open; it is said which of them cannot be, and that ten cannot."""
    paths = [os.path.join(folder, name) for name in ("dropped.swift", "letters.txt", "later.txt")]
    with open(paths[2], "w", encoding="utf-8") as file:
        file.write(DUMP.replace("Inbox", "Outbox"))
    drag("files", *paths[1:], to=(560, 300))
    window.expect("label", "Changes from letters.txt to later.txt")
    window.keys("Escape", over=(350, 300))
    wait_for("it to close", lambda: not window.find("push button", "Copy as Text"))
    # The result is a script.
    drag("files", *paths[:2], to=(560, 300))
    window.expect("label", "Changes from dropped.swift to letters.txt")
    window.keys("Escape", over=(350, 300))
    wait_for("it to close", lambda: not window.find("push button", "Copy as Text"))
    with open(paths[0], encoding="utf-8") as file:
        script = file.read()
    with open(paths[0], "w", encoding="utf-8") as file:
        file.write("let one = two\n")
    drag("files", *paths[:2], to=(560, 300))
    window.expect("label", "dropped.swift could not be compared.")
    with open(paths[0], "w", encoding="utf-8") as file:
        file.write(script)
    drag("files", *paths, *(os.path.join(folder, f"{number}.swift") for number in range(7)), to=(560, 300))
    window.expect("label", "Drop one file, or two to compare.")


def takes_words(window):
    """A dump is dropped as text, and then a script."""
    drag("text", DUMP.replace("Inbox", "Outbox"), to=(560, 300))
    window.expect("tree item", "OutboxController#0x7fa, appeared")
    drag("text", SCRIPT.replace('"dropped"', '"spoken"'), to=(760, 300))
    window.expect("tree item", "spoken, ViewController")


def prints(window, folder):
    """The toolkit's dialog prints to a file named after its contents."""
    window.press("push button", "Go to Start")
    window.keys("ctrl+p")
    dialog = window.expect("dialog", "Print")
    time.sleep(0.7)
    place = next(window.each("label", "Print to File")).get_extents(1)
    xtest("mousemove", place.x + 20, place.y + place.height // 2, "click", 1)
    wait_for(
        "the button",
        lambda: any(window.has(n, "SENSITIVE") for n in window.each("push button", "_Print Print")),
    )
    window.press("push button", "_Print Print")
    page = os.path.join(folder, "Dropped: Stage at 0 ms.pdf")
    wait_for("the page", lambda: os.path.exists(page) and os.path.getsize(page) > 1000)
    with open(page, "rb") as file:
        if not file.read(5) == b"%PDF-":
            raise Failure("what was printed is no PDF")
    wait_for("the dialog to close", lambda: not window.find("dialog", "Print"))


def main():
    with tempfile.TemporaryDirectory() as folder:
        stories = [
            ("accepts a dropped file", lambda w: takes_a_file(w, folder)),
            nightly("accepts a file dropped on the editor",
                lambda w: takes_a_file_above_the_editor(w, folder)),
            nightly("compares two dropped files", lambda w: compares_two(w, folder)),
            nightly("accepts dropped text", takes_words),
            ("prints to a file", lambda w: prints(w, folder)),
        ]
        return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
