"""A dump, and its differences from another one, in the real window."""

import os
import sys
import tempfile
import time

from desktop import Atspi, Failure, Window, wait_for
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
INSIDE_DIALOG = (350, 300)

BEFORE = """<TabController 0x10>, state: appeared, view: <UIView 0x11>
   | <ListController 0x20>, state: appeared, view: <UIView 0x21>
   | <OldController 0x30>, state: disappeared, view:  (view not loaded)
"""
AFTER = """<TabController 0x10>, state: appeared, view: <UIView 0x11>
   | <ListController 0x20>, state: disappeared, view: <UIView 0x21> not in the window
   | <NewController 0x40>, state: appeared, view: <UIView 0x41>
"""

FRAMES = """<UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x11>>
   | <UINavigationBar: 0x2; frame = (0 20; 320 44); layer = <CALayer: 0x12>>
   |    | <UILabel: 0x3; frame = (120 10; 80 24); text = 'Inbox'; layer = <CALayer: 0x13>>
   | <UITableView: 0x4; frame = (0 64; 320 504); layer = <CALayer: 0x14>>
   |    | <UIImageView: 0x5; frame = (8 8; 28 28); layer = <CALayer: 0x15>>
   |    | <UILabel: 0x6; frame = (48 8; 240 28); layer = <CALayer: 0x16>>
"""


def says_why_the_stage_is_empty(window):
    """A dump without frames has no picture, and the stage says why."""
    window.expect("tree item", "NewController")
    stage = window.expect("panel", "Stage")
    wait_for("the reason", lambda: "This dump has no frames." in (stage.get_description() or ""))
    # There is nothing to go through, either.
    window.expect("label", "Single snapshot")
    if window.has(window.expect("push button", "Play"), "SENSITIVE"):
        raise Failure("a single instant can be played")


def compares_with_a_file(window, path):
    """A file is chosen, and a window shows the changes of controllers and of their views."""
    says_why_the_stage_is_empty(window)
    window.keys("ctrl+k")
    window.type("compare with file")
    window.keys("Return")
    window.expect("filler", "Compare With")
    window.choose_file(path, over=INSIDE_DIALOG)
    text = window.expect("label", "2 added, 1 removed, 0 moved, 1 changed").get_name()
    for line in ("+    | NewController", "-    | OldController", "state: appeared → disappeared"):
        if line not in text:
            raise Failure(f"{line!r} is not among the changes:\n{text}")
    window.expect("image", "Both hierarchies as one tree")
    window.expect("push button", "Copy as Text")
    # With the sides swapped, an added node is a removed one.
    window.press("push button", "Swap")
    window.expect("label", "Changes from after.txt to before.txt")
    window.expect("label", "1 added, 2 removed, 0 moved, 1 changed")
    window.keys("Escape", over=INSIDE_DIALOG)
    wait_for(
        "the comparison to be gone", lambda: not window.find("push button", "Copy as Text")
    )


def picture(window, name):
    if PICTURES:
        time.sleep(0.5)
        window.photograph(os.path.join(PICTURES, f"dump-{name}.png"))


def shows_the_frames_of_a_dump(window, path):
    """Views are outlined at their frames in the dump; a click selects one, in the tree, too."""
    window.close()
    window = Window(PROGRAM, path)
    window.expect("tree item", "UILabel#0x3")
    area = window.expect("panel", "Stage").get_extents(Atspi.CoordType.WINDOW)
    # The screen of 320 × 568 is in the middle; the image is at 8, 72.
    scale = min(area.width / (320 + 64), area.height / (568 + 64), 2)
    x = area.x + area.width / 2 + (22 - 160) * scale
    y = area.y + area.height / 2 + (86 - 284) * scale
    xtest("mousemove", int(x), int(y))
    time.sleep(0.3)
    picture(window, "frames")
    xtest("click", 1)
    window.expect("label", "name: UIImageView#0x5")
    return window


def main():
    with tempfile.TemporaryDirectory() as folder:
        before, after = os.path.join(folder, "before.txt"), os.path.join(folder, "after.txt")
        for path, text in ((before, BEFORE), (after, AFTER)):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        frames = os.path.join(folder, "frames.txt")
        with open(frames, "w", encoding="utf-8") as file:
            file.write(FRAMES)
        stories = [
            ("compares with a file", lambda window: compares_with_a_file(window, before)),
            nightly("shows frames", lambda window: shows_the_frames_of_a_dump(window, frames)),
            ("quits without warnings", Window.close),
        ]
        return summary(tell(lambda: Window(PROGRAM, after), stories))


sys.exit(main())
