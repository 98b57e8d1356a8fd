"""Saving a run as a recording, and opening it later, in the real window."""

import os
import sys
import tempfile
import time

from desktop import Window, wait_for
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
INSIDE_DIALOG = (350, 300)


def saves_and_opens(window, path):
    """The recording of a flip is one file, which opens as it was saved."""
    window.press("push button", "Tap Radar")
    window.keys("End", "ctrl+k")
    window.type("save rec")
    window.keys("Return")
    window.expect("filler", "Save Recording")
    window.save_file(path, over=INSIDE_DIALOG)
    wait_for("the file", lambda: os.path.exists(path))
    window.close()
    window = Window(PROGRAM, path)
    window.expect("tree item", "startGeo, GeoInfoController")
    window.keys("Home")
    window.expect("label", "event 0 of")
    return window


def goes_on(window, path):
    """The next start reopens the recording at its instant; if the file is gone, Tunnel, with a message."""
    window.press("push button", "Go to End")
    window.focus("tree item", "tunnel, TunnelController")
    window.keys("Return")
    window.press("push button", "Step Back")
    window.press("push button", "Step Back")
    time.sleep(0.5)
    place = window.expect("label", "event ").get_name()
    window.close()
    window = Window(PROGRAM)
    window.expect("label", "flip.terrarium")
    window.expect("label", place)
    card = window.expect("tree item", "tunnel, TunnelController")
    wait_for("the card to be marked again", lambda: window.has(card, "SELECTED"))
    window.close()
    os.remove(path)
    window = Window(PROGRAM)
    window.expect("label", "flip.terrarium, the last document, is missing.")
    window.expect("tree item", "tunnel, TunnelController")
    return window


def goes_on_in_a_system(window):
    """The actions of a system are repeated; a switch in the menu makes it start with Tunnel."""
    row = window.expect("list item", "Card Container")
    row.get_parent().select_child(row.get_index_in_parent())
    window.expect("tree item", "CardContainer")
    window.close()
    window = Window(PROGRAM)
    window.expect("tree item", "CardContainer")
    window.keys("ctrl+k")
    window.type("reopen last")
    window.keys("Return")
    time.sleep(0.5)
    window.close()
    window = Window(PROGRAM)
    window.expect("tree item", "tunnel, TunnelController")
    return window


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "flip.terrarium")
        stories = [
            ("saves a recording and opens it", lambda window: saves_and_opens(window, path)),
            nightly("continues at the same event", lambda window: goes_on(window, path)),
            nightly("continues in a container", goes_on_in_a_system),
            ("quits without warnings", Window.close),
        ]
        return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
