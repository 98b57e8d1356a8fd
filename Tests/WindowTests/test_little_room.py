"""In a window of 900 × 600 everything can be reached, read and put away again."""

import os
import sys
import tempfile
import time

from desktop import Failure, role_of, wait_for
from states import LARGE, Stateful
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
SIZE = (900, 600)


def is_small(window):
    """The window has the size it was told to remember; the line of callback and event has a row of its own there."""
    extents = window.expect("frame", "").get_extents(1)
    if extents.width > SIZE[0] + 60 or extents.height > SIZE[1] + 60:
        raise Failure(f"the window is {extents.width} × {extents.height}")
    label = wait_for("the status", lambda: window.find("label", "   ·   "))
    if label.get_extents(1).width < 300:
        raise Failure(f"the status is {label.get_extents(1).width} wide")


def compares_branches_again(window):
    """A long comparison begins where the branches part, the second time as the first."""
    window.act("verb::1", settle=0.8)
    window.act("go-to-end", "step-back", "step-back", "rotate", settle=0.6)
    for turn in range(3):
        window.press("push button", "Compare Branches")
        line = wait_for(
            f"the comparison, time {turn + 1}",
            lambda: next(
                (n for n in window.each("label", " only: ") if n.get_extents(1).width > 0), None
            ),
        )
        pane = line
        while role_of(pane) != "scroll pane":
            pane = pane.get_parent()
        room = wait_for("room for some lines", lambda: tall_enough(pane))
        wait_for(
            "the first line that differs",
            lambda: room.y <= line.get_extents(1).y < room.y + room.height,
        )
        if not 0 <= room.y <= SIZE[1]:
            raise Failure(f"the comparison stands at {room.y}")
        window.escape()
    window.act("undo", "undo", "undo")


def tall_enough(pane):
    extents = pane.get_extents(1)
    return extents if extents.height >= 150 else None


def lends_the_microscope_room(window):
    """Both controllers of a transition have their lanes in sight below the microscope's line."""
    window.act("verb::1", settle=0.8)
    window.act("go-to-start", "microscope", settle=0.8)

    def room():
        line = window.expect("push button", "Cancel Here").get_extents(1)
        return window.expect("frame", "").get_extents(1).height - line.y - line.height

    wait_for("room for the lanes", lambda: room() > 140)
    window.act("microscope", "undo")


def isolates_what_is_chosen(window):
    """The menu is about the chosen card, wherever it was chosen."""
    path = os.path.join(window.folder, "large.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(LARGE)
    window.open(path)
    window.go("node box7")
    window.act("hierarchy-isolate", settle=0.6)
    window.expect("push button", "Everything")
    wait_for("the other boxes to be gone", lambda: not window.find("tree item", "box6, View"))
    window.act("hierarchy-leave-isolation", settle=0.6)
    window.expect("tree item", "box6, View")


def begins_beside_what_is_open(window):
    """A dialog begins in the folder of the file that is open, and of the last one afterwards."""
    window.act("open-script", settle=1.5)
    name = os.path.basename(window.folder)
    wait_for(
        f"{name} in the dialog", lambda: any(n.get_name() == name for n in window.everything())
    )
    window.escape()


def click(window, name, role="check box"):
    """Clicks a check box; GTK 4.8 offers no action for it on the accessibility bus."""
    place = window.expect(role, name).get_extents(1)
    x, y = place.x + 12, place.y + place.height // 2
    xtest("mousemove", x, y, "click", 1)
    time.sleep(0.3)


def changes_preferences(window):
    """A tick in the window of preferences is the same as in a menu, and stays."""
    window.act("preferences", settle=0.8)
    click(window, "High Contrast")
    wait_for("high contrast", lambda: window.state("high-contrast"))
    click(window, "High Contrast")
    wait_for("no high contrast", lambda: not window.state("high-contrast"))
    click(window, "Dark", "radio button")
    wait_for("the dark style", lambda: window.state("style") == "dark")
    window.switch("dark-style", False)
    wait_for("the tick to follow", lambda: window.state("style") == "light")
    window.escape()
    wait_for("it to close", lambda: not window.find("check box", "High Contrast"))


def keeps_the_drawer_for_who_cancels(window):
    """Where the sidebar lies above the panes it stays until something was opened."""
    window.write("kept.swift", "import Containers\n\nroot.title = \"Kept\"\n")
    window.switch("script", True)
    editor = window.expect("text", "Script")
    wait_for("the text", lambda: editor.get_extents(1).width > 0)
    place = editor.get_extents(1)
    xtest("mousemove", place.x + 60, place.y + 60, "click", 1)
    wait_for("the keyboard", lambda: window.has(editor, "FOCUSED"))
    window.type("// more ")
    window.expect("label", "kept.swift, not saved")
    window.switch("sidebar", True)
    for answer, isOpen in [("Cancel", True), ("Discard", False)]:
        row = wait_for("the drawer", lambda: shown_row(window, "Tabs"))
        row.get_parent().select_child(row.get_index_in_parent())
        window.expect("label", "Save the changes to kept.swift?")
        window.press("push button", answer)
        wait_for("the question to be gone", lambda: not window.find("label", "Save the changes"))
        time.sleep(0.6)
        if window.state("sidebar") != isOpen:
            raise Failure(f"after {answer} the drawer is {'closed' if isOpen else 'open'}")


def opens_the_drawer_at_what_is_open(window):
    """The row of what is open is in sight, in a list many times as high."""
    window.open("vertical")
    window.switch("sidebar", True)
    # Time to go somewhere else.
    time.sleep(1.5)
    chosen = [row for row in window.all("list item", "") if window.has(row, "SELECTED")]
    places = [row.get_extents(1).y for row in chosen if row.get_extents(1).width > 100]
    if len(places) != 1 or not 0 < places[0] < SIZE[1]:
        raise Failure(f"the row is at {places}")
    window.switch("sidebar", False)


def opens_of_the_drawer_what_return_says(window):
    """Arrows mark a row of the drawer on their way, Return opens it and puts the drawer away."""
    window.open("vertical")
    window.keys("F9")
    wait_for("the row of what is open", lambda: shown_row(window, "Vertical Navigation"))
    # Time to go somewhere else.
    time.sleep(1)
    window.keys("Down")
    time.sleep(0.7)
    if not window.state("sidebar"):
        raise Failure("an arrow puts the drawer away")
    window.expect("tree item", "root, Vertical")
    window.keys("Return")
    wait_for("the drawer to go", lambda: not window.state("sidebar"))
    window.expect("label", "Vertical navigation, four ways")


def replaces_in_the_drawer(window):
    """The drawer of the script that comes with the question what to replace stays."""
    window.open("add")
    window.keys("ctrl+h")
    wait_for(
        "the keyboard in the drawer",
        lambda: any(window.has(node, "FOCUSED") for node in window.all("entry", "Find in the script")),
    )
    window.keys("Escape")


def shows_how_a_verdict_begins(window):
    """Of a verdict that is longer than the page one sees the beginning, after a wrong answer as after a right one,
    and no message pushes the pane out of the window."""
    window.open("08-order-matters")
    window.expect("push button", "Close Lesson")
    window.keys("ctrl+Next")
    window.focus("push button", "> viewFirst true")

    def stands(name):
        found = window.find("label", name)
        return found.get_extents(1) if found else None

    def is_in_sight(name):
        top = window.expect("push button", "Close Lesson").get_extents(1)
        place = stands(name)
        return place and top.y + top.height <= place.y and place.y + place.height < 560

    window.keys("Return")
    wait_for("the verdict on a wrong answer", lambda: is_in_sight("Not quite."))
    window.press("push button", "Try Again")
    window.focus("push button", "> viewFirst false")
    window.keys("Return")
    time.sleep(1)
    wait_for("the verdict on a right one", lambda: is_in_sight("Right."))
    window.keys("ctrl+Next")
    # The page that breaks the script.
    window.press("push button", "Break It")
    window.expect("label", "D12")
    # Whatever the run changes about the panes is done.
    time.sleep(1)
    edge = window.expect("push button", "Close Lesson").get_extents(1).x
    editor = window.expect("text", "Script")
    place = editor.get_extents(1)
    xtest("mousemove", place.x + 90, place.y + 60, "click", 1)
    # Away from the text, where a tooltip would come under the pointer and take the keys.
    window.keys("ctrl+End")
    window.type("let extra = ViewC")
    window.keys("Escape")
    window.expect("label", "cannot find 'ViewC' in scope")
    time.sleep(0.5)
    if window.expect("push button", "Close Lesson").get_extents(1).x != edge:
        raise Failure("the message moves the pane")
    for _ in range(30):
        if not window.find("label", ", not saved"):
            break
        window.keys("ctrl+z")
    window.press("push button", "Close Lesson")


def shown_row(window, name):
    row = window.find("list item", name)
    return row if row and row.get_extents(1).width > 0 else None


def main():
    stories = [
        ("fits a small window", is_small),
        nightly("compares branches again", compares_branches_again),
        nightly("gives space to the microscope", lends_the_microscope_room),
        nightly("isolates the selection", isolates_what_is_chosen),
        nightly("opens dialogs in the document's folder", begins_beside_what_is_open),
        nightly("changes preferences", changes_preferences),
        nightly("keeps the drawer open on cancel", keeps_the_drawer_for_who_cancels),
        nightly("opens the drawer at the open document", opens_the_drawer_at_what_is_open),
        ("opens the selected row of the drawer with Return", opens_of_the_drawer_what_return_says),
        nightly("replaces in the drawer", replaces_in_the_drawer),
        nightly("shows the beginning of a verdict", shows_how_a_verdict_begins),
        ("quits without warnings", Stateful.close),
    ]
    folder = os.environ.get("XDG_CONFIG_HOME") or tempfile.mkdtemp()
    os.environ["XDG_CONFIG_HOME"] = folder
    os.makedirs(os.path.join(folder, "terrarium"), exist_ok=True)
    with open(os.path.join(folder, "terrarium", "terrarium.ini"), "w", encoding="utf-8") as file:
        file.write(f"[window]\nwidth={SIZE[0]}\nheight={SIZE[1]}\nmaximized=false\n")
    return summary(tell(lambda: Stateful(PROGRAM), stories))


sys.exit(main())
