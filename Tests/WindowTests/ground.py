"""A user with empty folders, on a machine that may have faults, and her actions."""

import glob
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from desktop import Failure, Window, wait_for  # noqa: E402
from xtest import xtest  # noqa: E402

PROGRAM = sys.argv[1]
TYPED = "// typed"


class Ground:
    """Empty folders of a user; some of them may be given instead."""

    def __init__(self, **given):
        self.folder = tempfile.mkdtemp()
        self.state = os.path.join(self.folder, "state", "terrarium")
        self.variables = {
            f"XDG_{name.upper()}_HOME": os.path.join(self.folder, name)
            for name in ("state", "config", "data", "cache")
        } | given

    def start(self, *arguments, before=(), **more):
        """A window on this ground, by way of the words before it."""
        old = dict(os.environ)
        os.environ.update(self.variables | more)
        try:
            return Window(*before, PROGRAM, *arguments)
        finally:
            os.environ.clear()
            os.environ.update(old)

    def launch(self, *arguments, **more):
        """The program, without the accessibility bus; its output goes to a file."""
        variables = dict(os.environ, G_DEBUG="fatal-criticals", TERRARIUM_SEPARATE="1")
        variables.pop("GTK_A11Y", None)
        said = os.path.join(self.folder, "said")
        with open(said, "w", encoding="utf-8") as file:
            process = subprocess.Popen(
                [PROGRAM, *arguments], stdout=file, stderr=file,
                env=variables | self.variables | more,
            )
        Window.processes.append(process)
        return process

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

# UIKit code, as people paste it.
FOR_UIKIT = """import UIKit

let root = UIViewController("root")
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
    xtest("mousemove", *place, "click", 1)
    time.sleep(0.3)
    window.keys("ctrl+End", over=place)
    before = text_of(window)
    window.type(TYPED)
    wait_for("the typed line", lambda: text_of(window) == before + TYPED)


def expect_text(window, what=TYPED):
    wait_for(f"{what!r} in the editor", lambda: text_of(window).endswith(what))


def ended(window, number, seconds=15):
    """Sends a signal; returns the program's output once it has ended by it or in order."""
    window.process.send_signal(number)
    try:
        status = window.process.wait(seconds)
    except subprocess.TimeoutExpired:
        window.process.kill()
        raise Failure(f"still there {seconds} s after {number!r}") from None
    return status, window.process.stderr.read().decode()
