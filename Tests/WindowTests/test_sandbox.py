"""Building by hand next to a script: every gesture writes its line of Swift."""

import sys
import time

from desktop import Atspi, Failure, Window, wait_for
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]


def script(window):
    """The text of the script."""
    node = window.expect("text", "Script")
    return Atspi.Text.get_text(node, 0, -1)


def choose(window, line):
    """Presses an item of the menu that is open."""
    item = wait_for(f"the item {line}", lambda: window.find("menu item", line))
    item.do_action(0)
    wait_for(f"the line {line}", lambda: script(window).rstrip().endswith(line))
    time.sleep(0.8)


def middle(window, name):
    extents = window.expect("tree item", name).get_extents(Atspi.CoordType.WINDOW)
    return extents.x + extents.width // 2, extents.y + extents.height // 2


def makes_a_controller(window):
    """In a new script a button offers lines; the chosen one is written and executed."""
    window.keys("ctrl+n")
    window.expect("tree item", "child, ViewController, not loaded")
    window.expect("push button", "addChild")
    window.press("push button", "New Controller")
    choose(window, 'let a = ViewController("a")')
    window.expect("tree item", "a, ViewController, not loaded")


def drops_a_card_on_another(window):
    """Dropping a card on another asks for its meaning; here it becomes a child."""
    start, goal = middle(window, "a, ViewController"), middle(window, "root, ViewController")
    window.pull(start, (goal[0] - start[0], goal[1] - start[1]))
    choose(window, "root.addChild(a)")
    window.expect("tree item", "a, ViewController, not loaded, child of root")


def opens_the_menu_of_a_card(window):
    """The keyboard opens the menu of a card: all that can be said about it."""
    window.focus("tree item", "a, ViewController")
    window.keys("shift+F10")
    choose(window, "root.view.addSubview(a.view)")
    window.expect("tree item", "a, ViewController, appeared, child of root")


def forks_and_compares(window):
    """Acting in the past makes a branch; the old one is still there."""
    window.focus("tree item", "root, ViewController")
    window.keys("p", "p", "p", "ctrl+r")
    window.expect("push button", "Compare Branches")
    wait_for("the fork", lambda: any("Fork 1" in (n.get_name() or "") for n in window.everything()))
    window.press("push button", "Compare Branches")
    window.expect("label", "Main and Fork 1")
    window.keys("Escape")


def quits(window):
    """Nothing of the script was saved, which is asked about."""
    window.keys("ctrl+q")
    window.press("push button", "Discard")
    status = wait_for("the end", lambda: window.process.poll() is not None and [window.process.poll()])
    if status != [0]:
        raise Failure(f"exit status {status}")
    said = window.process.stderr.read().decode()
    if "CRITICAL" in said or "WARNING" in said:
        raise Failure(f"GTK complained: {said}")


def main():
    stories = [
        ("creates a controller", makes_a_controller),
        ("drops a card onto another", drops_a_card_on_another),
        nightly("opens the menu of a card", opens_the_menu_of_a_card),
        nightly("branches and compares", forks_and_compares),
        ("quits without warnings", quits),
    ]
    return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
