"""Saving what runs as a recording, and looking at it later, in the real window."""

import os
import sys
import tempfile
import time

from desktop import Failure, Window, tell, wait_for

PROGRAM = sys.argv[1]
INSIDE_DIALOG = (350, 300)


def saves(window, path):
    """The recording of a flip is one file."""
    window.press("push button", "Tap Radar")
    window.keys("End", "ctrl+k")
    window.type("save rec")
    window.keys("Return")
    window.expect("filler", "Save Recording")
    time.sleep(0.7)
    window.keys("ctrl+a", over=INSIDE_DIALOG)
    window.type(path)
    window.keys("Return", over=INSIDE_DIALOG)
    wait_for("the file", lambda: os.path.exists(path))
    window.close()


def opens(path):
    """It opens on what was saved; steps go through it, and turning the device does nothing."""
    window = Window(PROGRAM, path)
    window.expect("tree item", "startGeo, GeoInfoController")
    window.keys("End")
    at_end = window.expect("label", "event ").get_name()
    window.keys("ctrl+r", "End")
    time.sleep(0.5)
    if window.expect("label", "event ").get_name() != at_end:
        raise Failure("somebody could act in a recording")
    window.keys("Home")
    wait_for("the start", lambda: window.find("label", "event 0 of"))
    return window


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "flip.terrarium")
        stories = [
            ("saves a recording", lambda window: saves(window, path)),
            ("opens it", lambda window: opens(path)),
            ("quits without a complaint", Window.close),
        ]
        passed, failed = tell(Window(PROGRAM), stories)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
