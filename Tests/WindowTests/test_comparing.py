"""Looking at a dump, and at what differs from another one, in the real window."""

import os
import sys
import tempfile
import time

from desktop import Failure, Window, tell, wait_for

PROGRAM = sys.argv[1]
INSIDE_DIALOG = (350, 300)

BEFORE = """<TabController 0x10>, state: appeared, view: <UIView 0x11>
   | <ListController 0x20>, state: appeared, view: <UIView 0x21>
   | <OldController 0x30>, state: disappeared, view:  (view not loaded)
"""
AFTER = """<TabController 0x10>, state: appeared, view: <UIView 0x11>
   | <ListController 0x20>, state: disappeared, view: <UIView 0x21> not in the window
   | <NewController 0x40>, state: appeared, view: <UIView 0x41>
"""


def compares_with_a_file(window, path):
    """A file is chosen, and a window shows what became of controllers and of their views."""
    window.expect("tree item", "NewController")
    window.keys("ctrl+k")
    window.type("compare with file")
    window.keys("Return")
    window.expect("filler", "Compare With")
    time.sleep(0.7)
    window.keys("ctrl+a", over=INSIDE_DIALOG)
    window.type(path)
    window.keys("Return", over=INSIDE_DIALOG)
    text = window.expect("label", "2 added, 1 removed, 0 moved, 1 changed").get_name()
    for line in ("+    | NewController", "-    | OldController", "state: appeared → disappeared"):
        if line not in text:
            raise Failure(f"{line!r} is not among the changes:\n{text}")
    window.expect("panel", "Both hierarchies as one tree")
    window.expect("push button", "Copy as Text")


def compares_with_the_start(window):
    """The other moment is the first one: of a dump with one, nothing differs."""
    window.keys("Escape", over=INSIDE_DIALOG)
    wait_for(
        "the comparison to be gone", lambda: not window.find("push button", "Copy as Text")
    )
    window.keys("ctrl+k")
    window.type("compare with the start")
    window.keys("Return")
    window.expect("label", "no differences")
    window.keys("Escape", over=INSIDE_DIALOG)
    wait_for(
        "the comparison to be gone", lambda: not window.find("push button", "Copy as Text")
    )


def main():
    with tempfile.TemporaryDirectory() as folder:
        before, after = os.path.join(folder, "before.txt"), os.path.join(folder, "after.txt")
        for path, text in ((before, BEFORE), (after, AFTER)):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        stories = [
            ("compares with a file", lambda window: compares_with_a_file(window, before)),
            ("compares with the start", compares_with_the_start),
            ("quits without a complaint", Window.close),
        ]
        passed, failed = tell(Window(PROGRAM, after), stories)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
