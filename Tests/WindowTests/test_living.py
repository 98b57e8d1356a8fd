"""What was opened and closed lives on nowhere: each object of Swift and of GTK is counted.

test_living.py PROGRAM [WORDS]: all stories, or those whose titles contain the words. TERRARIUM_ROUNDS
is how often each is opened and closed (4). The library that counts is built for this run and goes into
the program only (counters.c).
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from desktop import Failure, wait_for
from ground import PROGRAM
from states import SAMPLES, Stateful
from stories import nightly, summary, tell

HERE = os.path.dirname(os.path.abspath(__file__))
ROUNDS = int(os.environ.get("TERRARIUM_ROUNDS", "4"))
# Modules of ours, and widgets; what GTK keeps besides is its own, as what it tells of widgets to
# assistive technology: of the window for exports it keeps one such object each time.
COUNTED = re.compile(
    r"^(App|Attach|CairoKit|Export|Figures|GioKit|GtkKit|Lessons|Session|terrarium)\."
    r"|^(Gtk(?!Css|AtSpi)|Terrarium)")
# A place where keys reach any dialog above the window.
MIDDLE = (480, 300)


class Counted(Stateful):
    """A window in a program that counts its living objects."""

    def __init__(self):
        folder = tempfile.mkdtemp()
        library = os.path.join(folder, "counters.so")
        compiler = shutil.which("cc") or shutil.which("clang")
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-o", library, os.path.join(HERE, "counters.c"),
             "-ldl", "-lpthread"],
            check=True,
        )
        self.counts = os.path.join(folder, "counts")
        os.environ |= {"LD_PRELOAD": library, "LIVING": self.counts}
        try:
            super().__init__(PROGRAM)
        finally:
            del os.environ["LD_PRELOAD"], os.environ["LIVING"]

    def living(self):
        """How many of each class live, once nothing more goes."""
        self.process.send_signal(signal.SIGUSR2)
        wait_for("the counts", lambda: os.path.exists(self.counts))
        with open(self.counts, encoding="utf-8") as file:
            lines = [line.rstrip("\n").split("\t") for line in file]
        os.remove(self.counts)
        return {(kind, name): int(count) for kind, name, count in lines}


def settled(window):
    """The counts once nothing more comes or goes by itself."""
    last, same = None, 0
    deadline = time.monotonic() + 20
    while same < 3 and time.monotonic() < deadline:
        counts = window.living()
        same = same + 1 if counts == last else 0
        last = counts
        time.sleep(0.25)
    return last


def grown(before, after):
    """The objects that live now and did not before, if they are ours or GTK's widgets."""
    more = {key: count - before.get(key, 0) for key, count in after.items()}
    return {key: count for key, count in more.items() if count > 0 and COUNTED.search(key[1])}


def escape(window):
    window.keys("Escape", over=MIDDLE)


# Scheduled work, and the layouts of texts in a cache of limited size, by their classes: how many there
# are depends on the moment.
PASSING = (".Errand", ".Layout")


def opens_and_closes(*actions, shows=None, leave=escape, reach=None, isMade=True):
    """A story that opens something, until this is shown, and closes it, until it is gone, again and again.

    What is not made each time, but shown and hidden, adds nothing while it is open.
    """

    def open(window):
        if reach:
            reach(window)
        else:
            window.act(*actions, settle=0.05)
        if shows:
            window.expect(*shows)

    def close(window):
        leave(window)
        if shows:
            wait_for(f"{shows} to close", lambda: not window.find(*shows))

    def tell(window):
        # What is made once and kept is there after these.
        for _ in range(3):
            open(window)
            close(window)
        before = settled(window)
        open(window)
        opened = settled(window)
        more = grown(before, opened)
        if bool(more) != isMade:
            raise Failure(f"opening it makes {more}")
        close(window)
        for _ in range(ROUNDS - 1):
            open(window)
            close(window)
        # What GTK makes when it first needs it, and keeps, as it does with tooltips, comes once. And what
        # passes, such as what is to be kept in a second, is no more each time.
        more = {
            key: count for key, count in grown(before, settled(window)).items()
            if "." in key[1] and not key[1].endswith(PASSING) or count >= ROUNDS / 2
        }
        if more:
            # Our objects name the leak best.
            kinds = sorted(more.items(), key=lambda item: item[0], reverse=True)
            raise Failure(f"after {ROUNDS} times there are more of " + ", ".join(
                f"{name} ({count})" for (_, name), count in kinds[:15]))

    return tell


def other(window):
    """Opens one document of each kind, one after another."""
    for name in ["tunnel", "06-adding-a-child", "coordinators",
                 os.path.join(SAMPLES, "03_printhierarchy_wechat_tabs.txt")]:
        window.open(name, settle=0.6)


def back(window):
    window.open("push", settle=0.6)


STORIES = [
    ("opens and closes the export", opens_and_closes("export", shows=("frame", "Export"))),
    ("opens and closes the preferences",
     opens_and_closes("preferences", shows=("frame", "Preferences"))),
    ("opens and closes the shortcuts",
     opens_and_closes("show-shortcuts", shows=("frame", "Keyboard Shortcuts"))),
    ("opens and closes the guide", opens_and_closes("guide", shows=("frame", "User Guide"))),
    ("opens and closes the comparison",
     opens_and_closes("compare-with-start", shows=("frame", "Comparison"))),
    ("opens and closes the accessibility check",
     opens_and_closes("checkup", shows=("frame", "Accessibility Check"))),
    ("opens and closes the presentation", opens_and_closes(
        "project", shows=("frame", "Terrarium – Presentation"),
        leave=lambda window: window.act("project"))),
    # It is shown and hidden; who had the keyboard is known as long as it is open.
    ("opens and closes the palette",
     opens_and_closes("palette", shows=("entry", "Go to Anything"))),
    ("opens and closes the microscope", opens_and_closes(
        "go-to-start", "microscope", shows=("panel", "Microscope"), isMade=False,
        leave=lambda window: window.act("leave-microscope"))),
    ("opens and closes the about dialog",
     opens_and_closes("about", shows=("filler", "About Terrarium"))),
    ("opens and closes the file dialog", opens_and_closes("open-script", shows=("filler", "Open"))),
    ("opens one document after another", opens_and_closes(reach=other, leave=back)),
    ("quits", lambda window: window.close()),
]


def opened():
    window = Counted()
    back(window)
    return window


sys.exit(summary(tell(opened, [nightly(*story) for story in STORIES])))
