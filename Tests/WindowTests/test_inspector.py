"""What a person reads about a node, its callbacks, and how an issue is fixed."""

import os
import subprocess
import sys
import time

from gi.repository import GLib

from desktop import Atspi, Failure, Window, wait_for
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def texts(window, role):
    """The text of every field of a role, as it stands in it."""
    return [Atspi.Text.get_text(node, 0, -1) for node in window.all(role)]


def script(window):
    """The text of the script, which is brought to the front for it."""
    window.press("push button", "Script Tab")
    text = wait_for("the text of the script", lambda: texts(window, "text"))[0]
    window.press("push button", "Inspector Tab")
    return text


def triangle(window):
    """The middle of the first triangle in the timeline, found by its color."""
    area = window.expect("slider", "Timeline").get_extents(Atspi.CoordType.WINDOW)
    raw = subprocess.run(
        ["import", "-window", "root", "-depth", "8", "rgb:-"], check=True, capture_output=True
    ).stdout
    width = 1440
    for y in range(area.y + 44, area.y + area.height):
        row = raw[3 * (y * width + area.x) : 3 * (y * width + area.x + area.width)]
        at = row.find(bytes([0xB3, 0x26, 0x1E]))
        if at >= 0 and at % 3 == 0:
            return area.x + at // 3, y + 3
    raise Failure("there is no triangle in the timeline")


def status(window, text):
    """Waits until the line above the timeline tells of this event."""
    wait_for(f"{text!r} to have just happened", lambda: window.find("label", text + "   ·"))


def events(window):
    """The names of the rows of the event list that are in sight."""
    names = []
    for node in window.all("list item"):
        try:
            names.append(node.get_name() or "")
        except GLib.Error:
            # A row that goes just now is named a moment longer than it answers.
            continue
    return [name for name in names if " ms, " in name]


def place_of(node):
    """Where something is once it is there and moves no more."""

    def rests():
        seen = []
        for _ in range(2):
            place = node.get_extents(Atspi.CoordType.WINDOW)
            seen.append((place.x, place.y, place.width, place.height))
            time.sleep(0.1)
        return seen[0] == seen[1] and seen[0][3] > 0 and place

    return wait_for("something that rests", rests)


def click(node):
    extents = place_of(node)
    x, y = extents.x + 120, extents.y + extents.height // 2
    xtest("mousemove", x, y, "click", 1)
    time.sleep(0.3)


def picture(window, name):
    if PICTURES:
        time.sleep(0.4)
        window.photograph(os.path.join(PICTURES, f"inspector-{name}.png"))


def tells_everything_about_a_card(window):
    """While nothing is selected it says how to choose something; of a card that is chosen it tells everything, with
    what the last step changed. A value that is a node leads to it."""
    window.expect("tree item", "root, ViewController")
    window.press("push button", "Inspector Tab")
    window.expect("label", "Nothing Selected")
    picture(window, "empty")
    window.press("push button", "Go to End")
    window.press("tree item", "child, ViewController")
    for row in (
        "class: ViewController", "phase: ● appeared", "isMovingToParent: no, changed",
        "traits: compact × regular, light", "in window coordinates: 0, 0, 390 × 844",
        "script: child",
    ):
        window.expect("label", row)
    picture(window, "card")
    window.press("push button", "parent: root")
    window.expect("push button", "children: child")
    window.expect("tree item", "root, ViewController")


def goes_to_a_callback(window):
    """A callback that is pressed is the one that has just happened."""
    window.press("push button", "root viewDidLoad, at 0 milliseconds")
    status(window, "0 root viewDidLoad")
    window.expect("label", "phase: ○ disappeared, changed")


def opens_a_diagnosis_from_its_triangle(window):
    """A click on the triangle goes there, chooses whom it is about, and brings the inspector."""
    window.press("push button", "Script Tab")
    window.press("push button", "Go to Start")
    window.expect("label", "Next: root loadView, immediately")
    window.keys("Escape")
    x, y = triangle(window)
    xtest("mousemove", x, y, "click", 1)
    status(window, "0 ? D05 child root added child but never called child.didMove(toParent: root)")
    window.expect("label", "didMove pending: yes, toParent: root")
    wait_for(
        "the keyboard at the diagnosis",
        lambda: window.has(window.expect("push button", "Show Me"), "FOCUSED"),
    )
    picture(window, "triangle")


def tells_readers_of_a_diagnosis(window):
    """As soon as one comes to a diagnosis the window is called by it, of which readers tell."""

    def title():
        return window.find("frame").get_name()

    window.press("push button", "Go to Start")
    wait_for("nothing found yet", lambda: title() == "Misuse: forgotten didMove — Terrarium")
    window.keys("F3")
    wait_for("the diagnosis", lambda: title().startswith("D05: "))
    window.press("push button", "Go to Start")
    wait_for("nothing found any more", lambda: title() == "Misuse: forgotten didMove — Terrarium")
    window.keys("F3")


def asks_what_comes_next(window):
    """F4 leaves out what comes next, and says it again."""
    window.expect("label", "End of script")
    window.keys("F4")
    wait_for("it not to be said", lambda: not window.find("label", "Next: "))
    window.keys("F4")
    window.expect("label", "End of script")


def mends_the_script(window):
    """Show Me leads to the diagnosis, of the two who take part to the one it is about; the fix is written into the
    script, whose next run is without the diagnosis, and undo brings both back."""
    window.press("push button", "Show Me")
    status(window, "0 ? D05 child root added child but never called child.didMove(toParent: root)")
    window.expect("label", "name: child")
    picture(window, "diagnosis")
    window.press("push button", "Apply the Fix")
    wait_for("the diagnosis to be gone", lambda: not window.find("push button", "Show Me"))
    window.expect("label", "name: child")
    if "root.view.addSubview(child.view)\nchild.didMove(toParent: root)\n" not in script(window):
        raise Failure(f"the script says {script(window)}")
    picture(window, "fixed")
    window.keys("ctrl+z")
    window.expect("push button", "Apply the Fix")


def lists_the_events(window):
    """The event list stands in the place of the timeline; the current event is marked. A click on a row goes
    there, and so do arrows with Return; typed letters find the next row that has them."""
    window.press("push button", "Events Tab")
    window.expect("list item", "0 ms, child, viewDidLoad")
    window.press("push button", "Go to End")
    window.expect("list item", "? D05 root added child but never called "
                  "child.didMove(toParent: root), current")
    picture(window, "events")
    click(window.expect("list item", "0 ms, child, viewWillAppear(false)"))
    status(window, "0 child viewWillAppear(false)")
    window.expect("list item", "0 ms, child, viewWillAppear(false), current")
    window.expect("list item", "0 ms, child, viewDidAppear(false), upcoming")
    window.keys("Down", "Return")
    status(window, "0 child viewIsAppearing(false)")
    window.type("d05")
    window.keys("Return")
    status(window, "0 ? D05 child root added child but never called child.didMove(toParent: root)")


def filters_by_words(window):
    """Control and F in the list: what is typed is all that is shown, until Escape."""
    window.keys("ctrl+f")
    window.type("VIEWDID")
    wait_for("only what has the words", lambda: len(events(window)) == 4
             and all("viewDid" in name for name in events(window)))
    window.expect("label", "4 of 29")
    window.keys("Escape")
    window.expect("label", "12 of 29")


def ticked(window):
    """The kinds of events that are to be seen."""
    return [box.get_name() for box in window.all("check box") if window.has(box, "CHECKED")]


def chooses_kinds(window):
    """Script lines are added; what they did stands below them. Arrows go from box to box."""
    window.press("push button", "Kinds")
    window.focus("check box", "Lifecycle")
    before = ticked(window)
    window.keys("Down", "Down", "Up")
    wait_for("the second box to have the keyboard",
             lambda: window.has(window.find("check box", "Layout"), "FOCUSED"))
    if ticked(window) != before:
        raise Failure(f"arrows made {before} {ticked(window)}")
    for kind in ("Calls", "Script Lines"):
        window.focus("check box", kind)
        window.keys("space")
    window.keys("Escape")
    window.expect("list item", "0 ms, 12  root.addChild(child)")
    window.expect("list item", "0 ms, root, addChild(child)")
    picture(window, "kinds")


def shows_the_selection_only(window):
    window.press("tree item", "root, ViewController")
    window.press("push button", "Only Events of the Selection")
    wait_for("nothing but the selection", lambda: events(window)
             and all("root" in name for name in events(window)))
    window.press("push button", "Only Events of the Selection")


def pasted(window):
    """What comes when one pastes into the script, where it is taken back at once."""
    window.press("push button", "Script Tab")
    click(window.expect("text", "Script"))
    window.keys("ctrl+End", "ctrl+v")
    time.sleep(0.5)
    text = wait_for("the text of the script", lambda: texts(window, "text"))[0]
    window.keys("ctrl+z")
    wait_for("the script as it was", lambda: texts(window, "text") not in ([], [text]))
    window.press("push button", "Inspector Tab")
    return text


def copies_as_text(window):
    """The inspector as it is, and the events as they are filtered."""
    for button, line in (
        ("Copy All as Text", "modalPresentationStyle: automatic"),
        ("Copy Events as Text", "0 child viewDidLoad"),
    ):
        window.press("push button", button)
        text = pasted(window)
        if line not in text:
            raise Failure(f"after {button} came {text!r}")


def remembers_its_panes(window):
    """The next start shows the panes as they were left."""
    window.close()
    window = Window(PROGRAM, "misuse-d05")
    window.expect("list item", "0 ms, child, viewDidLoad")
    window.press("push button", "Timeline Tab")
    window.expect("slider", "Timeline")
    if events(window):
        raise Failure("the event list is still there")
    window.expect("text", "Script")
    window.keys("F8")
    wait_for("the inspector in front", lambda: not window.find("text", "Script"))
    window.keys("shift+F9")
    window.expect("text", "Script")
    window.keys("shift+F9")
    wait_for("the inspector alone", lambda: not window.find("push button", "Script Tab"))
    window.keys("shift+F9")
    window.expect("text", "Script")
    return window


def quits(window):
    window.close()


def main():
    stories = [
        ("shows every fact of a node", tells_everything_about_a_card),
        nightly("goes to a callback", goes_to_a_callback),
        nightly("opens an issue from its triangle", opens_a_diagnosis_from_its_triangle),
        nightly("announces an issue to screen readers", tells_readers_of_a_diagnosis),
        nightly("asks for the next event", asks_what_comes_next),
        ("fixes the script", mends_the_script),
        ("navigates with the event list", lists_the_events),
        nightly("filters by text", filters_by_words),
        nightly("selects kinds", chooses_kinds),
        nightly("shows the selection only", shows_the_selection_only),
        ("copies as text", copies_as_text),
        ("remembers its panes", remembers_its_panes),
        ("quits without warnings", quits),
    ]
    return summary(tell(lambda: Window(PROGRAM, "misuse-d05"), stories))


sys.exit(main())
