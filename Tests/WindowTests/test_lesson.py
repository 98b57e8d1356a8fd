"""What a learner does in the real window, by keyboard alone: reads, answers, breaks, mends."""

import os
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from desktop import Failure, Window, role_of, wait_for  # noqa: E402
from stories import nightly, summary, tell  # noqa: E402
from xtest import xtest  # noqa: E402

PROGRAM = sys.argv[1]


def has_keyboard(window, name):
    """The keyboard goes on in the question, though what had it can be pressed no more."""
    wait_for(f"the keyboard at {name}", lambda: any(
        window.has(node, "FOCUSED") for node in window.all("push button", name)))


def answers_wrong_and_again(window):
    """The first page says what the lesson is about, with the script below it; at the next the run waits at its stop.
    A wrong answer is told why; the next try may be right."""
    window.expect("label", "Goal: Make one controller the child of another")
    window.expect("tree item", "root, ViewController, appeared")
    window.expect("text", "Script")
    window.keys("ctrl+Next")
    window.expect("label", "The root is in the window.")
    window.expect("label", "Next: ?")
    window.expect("tree item", "child, ViewController, not loaded")
    window.focus("push button", "child didMove(toParent: root)")
    window.keys("Return")
    window.expect("label", "Not quite.")
    window.expect("label", "addChild sends willMove(toParent:) by itself.")
    window.expect("tree item", "child, ViewController, not loaded, child of root")
    has_keyboard(window, "Try Again")
    window.keys("Return")
    wait_for("the verdict to be gone", lambda: not window.find("label", "Not quite."))
    wait_for("the keyboard among the answers", lambda: any(
        window.has(node, "FOCUSED") for node in window.all("push button", "child ")))
    window.focus("push button", "child willMove(toParent: root)")
    window.keys("Return")
    window.expect("label", "Right.")
    has_keyboard(window, "Next Page")
    window.expect("label", "Next: child loadView, immediately")


def puts_events_in_order(window):
    """Events move up and down; the order is told whether it is right."""
    window.keys("ctrl+Next")
    wanted = ["viewDidLoad", "viewWillAppear(false)", "didMove(toParent: root)", "viewDidAppear(false)"]
    for place, event in enumerate(wanted):
        for _ in range(len(wanted)):
            ups = window.all("push button", "Move Up: child")
            names = [node.get_name() for node in ups]
            at = next(i for i, name in enumerate(names) if name.endswith(event))
            if at == place:
                break
            ups[at].do_action(0)
            time.sleep(0.3)
    window.focus("push button", "Check Answer")
    window.keys("Return")
    window.expect("label", "Right.")


def in_sight(window, role, name):
    """What is new on a page is brought in sight, whole."""
    page = window.expect(role, name)
    while role_of(page) != "scroll pane":
        page = page.get_parent()

    def is_seen():
        box, room = window.expect(role, name).get_extents(1), page.get_extents(1)
        return room.y <= box.y and box.y + box.height <= room.y + room.height

    wait_for(f"{name} in sight", is_seen)


def goes_to_the_last_page(window):
    if not window.find("push button", "Break It"):
        window.keys("ctrl+Next")
        window.expect("push button", "Break It")


def reads_verdicts(window):
    """Wrong or right, the verdict is in sight, and so is what has the keyboard."""
    goes_to_the_last_page(window)
    for answer, verdict, holder in [
        ("True", "Not quite.", ("push button", "Try Again")),
        ("False", "Right.", ("panel", "Right. UIKit cannot know")),
    ]:
        window.focus("push button", answer)
        window.keys("Return")
        in_sight(window, "label", verdict)
        wait_for(f"the keyboard at {holder[1]}", lambda: any(
            window.has(node, "FOCUSED") for node in window.all(*holder)))
        in_sight(window, *holder)
        if answer == "True":
            window.keys("Return")
            wait_for("the verdict to be gone", lambda: not window.find("label", "Not quite."))
    window.expect("push button", "Next Lesson")


def breaks_the_script(window):
    """Without didMove the diagnosis has its code, and what to do."""
    goes_to_the_last_page(window)
    window.focus("push button", "Break It")
    window.keys("Return")
    window.expect("label", "D05")
    in_sight(window, "label", "Diagnostics")
    in_sight(window, "push button", "Fix It")
    for _ in range(10):
        window.keys("p")
    window.expect("push button", "Fix It")


def mends_by_hand(window):
    """Diagnostics disappear when the script is fixed in the editor, and come back with undo."""
    editor = window.expect("text", "Script")

    def text():
        return Atspi.Text.get_text(editor, 0, Atspi.Text.get_character_count(editor))

    before, place = text(), editor.get_extents(Atspi.CoordType.WINDOW)
    middle = place.x + place.width // 2, place.y + place.height // 2
    xtest("mousemove", *middle, "click", 1)
    window.keys("ctrl+End", "Up", "Home", over=middle)
    window.type("child.didMove(toParent: root)")
    window.keys("Escape", "Return", over=middle)
    wait_for("nothing to be said", lambda: not window.find("label", "D05"))
    window.expect("label", "No diagnostics.")
    for _ in range(40):
        if text() == before:
            break
        window.keys("ctrl+z", over=middle)
    window.expect("label", "D05")


def forks_in_the_past(window):
    """Ten steps back, the device is turned: a branch of its own, beside the one that was."""
    window.keys("ctrl+r")
    wait_for("the fork", lambda: any("Fork 1" in (n.get_name() or "") for n in window.everything()))
    window.keys("ctrl+z")


def mends_the_script(window):
    """Fixed, it has no diagnostics any more."""
    window.focus("push button", "Fix It")
    window.keys("Return")
    wait_for("the diagnosis to be gone", lambda: not window.find("label", "D05"))


def exports_the_results(window, folder):
    """The sheet has the questions with the answers."""
    window.focus("push button", "Export Results")
    window.keys("Return")
    time.sleep(1.0)
    path = os.path.join(folder, "sheet.md")
    window.save_file(path, over=(300, 200))
    text = wait_for("the sheet", lambda: os.path.exists(path) and open(path).read())
    if "Right at the first attempt: 1 / 3" not in text or "Right in the end: 3 / 3" not in text:
        raise Failure(f"the sheet says {text}")


def remembers_where_one_was(window):
    """After a new start the lesson is open at the same page, with what was answered."""
    window.close()
    window = Window(PROGRAM, "06-adding-a-child")
    window.expect("label", "You wrote one line, addSubview")
    window.keys("ctrl+Prior", "ctrl+Prior")
    window.expect("label", "Right.")
    # A page is read from its top, also where one has answered.
    window.keys("ctrl+Next", "ctrl+Next")
    in_sight(window, "label", "Step three: the end of the move")
    time.sleep(0.5)
    in_sight(window, "label", "Step three: the end of the move")
    return window


def goes_on_with_the_next(window):
    """The last page leads to the next lesson of the course, and no key answers what is out of sight."""
    window.keys("ctrl+Next", "ctrl+Next")
    window.focus("push button", "Next Lesson")
    window.keys("Return")
    window.expect("label", "Goal: Remove a child with three calls")
    wait_for("the keyboard at the page", lambda: any(
        window.has(node, "FOCUSED") for node in window.all("panel", "Removing a child, 1 / 4")))
    in_sight(window, "label", "Goal: Remove a child with three calls")


def main():
    with tempfile.TemporaryDirectory() as folder:
        stories = [
            ("answers wrongly and tries again", answers_wrong_and_again),
            ("puts events in order", puts_events_in_order),
            nightly("keeps verdicts visible", reads_verdicts),
            ("breaks the script", breaks_the_script),
            nightly("fixes the script by hand", mends_by_hand),
            nightly("branches in the past", forks_in_the_past),
            nightly("fixes the script", mends_the_script),
            nightly("exports the results", lambda window: exports_the_results(window, folder)),
            nightly("remembers the page", remembers_where_one_was),
            nightly("continues with the next lesson", goes_on_with_the_next),
            ("quits without warnings", Window.close),
        ]
        return summary(tell(lambda: Window(PROGRAM, "06-adding-a-child"), stories))


sys.exit(main())
