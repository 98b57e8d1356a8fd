"""Each main state of the window is walked as a screen reader would, and kept as a picture.

test_states.py PROGRAM [STATE…]: all of them, or those that are named. What the environment says of
language, scale and style holds; TERRARIUM_PICTURES is the folder for the pictures.
"""

import os
import subprocess
import sys
import time

from desktop import Failure
from states import STATES, Stateful
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
WANTED = sys.argv[2:]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
# Dialogs that GTK fills: their unnamed parts are not ours.
OF_THE_TOOLKIT = ("about", "open")


def walk(window, name):
    """Every control has an accessible name."""
    pid = str(window.process.pid)
    found = subprocess.run(
        [PROGRAM, "attach", pid, "--check"], capture_output=True, text=True, timeout=60
    )
    if found.returncode == 2:
        raise Failure(f"the tree was not read: {found.stderr}")
    lines = [
        line for line in found.stdout.splitlines()
        if line.split(":")[0] in ("unnamed", "duplicate", "hidden-focus")
        and not (name in OF_THE_TOOLKIT and "“Gtk" in line)
    ]
    if lines:
        raise Failure("\n".join(lines[:8]))


def story(name, bring, leave):
    def tell_it(window):
        bring(window)
        if PICTURES:
            os.makedirs(PICTURES, exist_ok=True)
            time.sleep(0.5)
            window.photograph(os.path.join(PICTURES, name + ".png"))
        try:
            walk(window, name)
        finally:
            leave(window)

    return nightly(f"has accessible names for everything: {name}", tell_it)


def main():
    stories = [story(*state) for state in STATES if not WANTED or state[0] in WANTED]
    stories.append(nightly("quits without warnings", Stateful.close))
    return summary(tell(lambda: Stateful(PROGRAM), stories))


sys.exit(main())
