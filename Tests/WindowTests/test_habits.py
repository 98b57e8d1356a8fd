"""Habits: what stays unchanged, what comes back, and keys that work everywhere."""

import os
import subprocess
import sys
import time

from desktop import Atspi, Failure, wait_for
from states import SAMPLES, Stateful, cards
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]

FAMILY = """import Containers

let root = ViewController("root")
window.rootViewController = root
for group in 1...6 {
    let box = ViewController("box\\(group)")
    root.addChild(box)
    root.view.addSubview(box.view)
    box.didMove(toParent: root)
    for leaf in 1...3 { box.view.addSubview(View("leaf\\(group)_\\(leaf)")) }
}
simulation.turn()
let late = ViewController("late")
simulation.turn()
root.addChild(late)
root.view.addSubview(late.view)
late.didMove(toParent: root)
simulation.turn()
"""

DUMP = """<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
   | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
   |    | <Home 0x5>, state: appeared, view: <UIView 0x6>
   | <Settings 0x7>, state: disappeared, view: (view not loaded)
"""

# The same from another process, with another screen.
NEXT_DUMP = DUMP.replace("0x", "0x7f").replace(
    "   | <Settings", "   | <New 0x9>, state: disappeared, view: (view not loaded)\n   | <Settings"
)

# Bars without a controller, and a presented screen.
PRESENTING = """import Containers

let root = ViewController("root")
window.rootViewController = root
for bar in 1...8 {
    let box = View("bar\\(bar)")
    root.view.addSubview(box)
    for item in 1...9 { box.addSubview(View("item\\(bar)_\\(item)")) }
}
simulation.turn()
let sheet = ViewController("sheet")
let inner = ViewController("inner")
sheet.addChild(inner)
sheet.view.addSubview(inner.view)
inner.didMove(toParent: sheet)
root.present(sheet, animated: true)
simulation.finishAnimations()
"""


def has(window, *words, state=None):
    """Whether a card has all these words in its name."""
    return any(all(word in name for word in words) for name in cards(window, state))


def place(window, name):
    box = window.expect("tree item", name).get_extents(Atspi.CoordType.WINDOW)
    return box.x, box.y


def distance(window):
    return place(window, "box2, ViewController")[0] - place(window, "box1, ViewController")[0]


def focused(window):
    return next(iter(cards(window, "FOCUSED")), "")


def opened(window, name, text):
    window.write(name, text)
    window.act("go-to-end")


def keeps_zoom_over_a_refresh(window):
    """A zoomed stage keeps its scale and place when the script runs again."""
    opened(window, "family.swift", FAMILY)
    window.act("side-pane::script")
    window.focus("tree item", "box1, ViewController")
    window.keys("1", "plus", "plus")
    time.sleep(0.6)
    before, where = distance(window), place(window, "box1, ViewController")
    window.focus("text", "Script")
    window.keys("ctrl+End")
    window.type('let more = ViewController("more")\n')
    window.act("go-to-end", settle=0.2)
    window.expect("tree item", "more, ViewController", 30)
    time.sleep(0.5)
    if abs(distance(window) - before) > 2:
        raise Failure(f"cards stood {before} apart, and now {distance(window)}")
    now = place(window, "box1, ViewController")
    if abs(now[0] - where[0]) + abs(now[1] - where[1]) > 4:
        raise Failure(f"the chosen card was at {where} and is at {now}")


def goes_from_hit_to_hit(window):
    """n and N go on and back from a card, while the search is open; else N goes a step."""
    opened(window, "family.swift", FAMILY)
    window.act("hierarchy-find", settle=0.5)
    window.type("box")
    window.expect("label", "1 of 12")
    window.keys("Return", "Down")
    wait_for("a card with the keyboard", lambda: focused(window).startswith("box1, ViewController"))
    window.keys("n")
    window.expect("label", "2 of 12")
    wait_for("box2", lambda: focused(window).startswith("box2, ViewController"))
    window.keys("n", "shift+n")
    window.expect("label", "2 of 12")
    wait_for("box2 again", lambda: focused(window).startswith("box2, ViewController"))


def dims_or_hides(window):
    """A small tree keeps its shape, and the eye hides nodes that were not found; the selection stays."""
    if not window.find("tree item", "late, ViewController"):
        raise Failure("what is not found is left out of a small tree")
    window.press("push button", "Hide Non-Matching Nodes")
    wait_for("it to be left out", lambda: not window.find("tree item", "late, ViewController"))
    if not has(window, "box2", state="SELECTED"):
        raise Failure("the chosen card is lost")
    if not window.find("tree item", "root, ViewController"):
        raise Failure("what stands above the found is left out")
    window.press("push button", "Hide Non-Matching Nodes")
    window.expect("tree item", "late, ViewController")
    window.escape()


def glides(window):
    """When a card comes the others glide to make room, and those that are there stay in order."""
    opened(window, "family.swift", FAMILY)
    window.act("hierarchy-fit", settle=0.6)

    def x():
        return place(window, "box1, ViewController")[0]

    end = x()
    for _ in range(30):
        window.act("step-back", settle=0.1)
        if not window.find("tree item", "late, ViewController, appear"):
            break
    time.sleep(0.5)
    start = x()
    card = window.expect("tree item", "box1, ViewController")
    window.act("go-to-end", settle=0)
    seen, until = [], time.monotonic() + 1.0
    while time.monotonic() < until:
        seen.append(card.get_extents(Atspi.CoordType.WINDOW).x)
    between = {x for x in seen if min(start, end) < x < max(start, end)}
    if not between or abs(seen[-1] - end) > 2:
        raise Failure(f"from {start} to {end} the card was at {sorted(set(seen))}")


def unfolds_what_means_something(window):
    """A presented screen is unfolded down to its children; views without a controller are folded."""
    opened(window, "presenting.swift", PRESENTING)
    window.expect("tree item", "inner, ViewController, appeared")
    wait_for("folded bars", lambda: has(window, "bar1, View", "9 folded away"))
    if any(name.startswith("item1_1") for name in cards(window)):
        raise Failure("leaves of a bar are shown that nobody asked for")


def keeps_a_dump_as_it_was_looked_at(window):
    """A dump that is opened again, printed later, keeps selection and folds; a different one resets them."""
    window.write("dump.txt", DUMP)
    window.focus("tree item", "UINavigationController")
    window.keys("space", "Left")
    wait_for("a fold", lambda: has(window, "1 folded away"))
    window.write("dump.txt", NEXT_DUMP)
    window.expect("tree item", "New#0x9, ")
    wait_for("the fold", lambda: has(window, "UINavigationController", "1 folded away"))
    wait_for("the choice", lambda: has(window, "UINavigationController", state="SELECTED"))
    window.write("other.txt", DUMP)
    wait_for("nothing chosen", lambda: not cards(window, "SELECTED"))
    if has(window, "folded away"):
        raise Failure("another dump is folded like the one before")


def isolates_by_hand_and_comes_back(window):
    """A double click isolates, breadcrumbs lead back, Escape leaves and keeps the selection."""
    opened(window, "family.swift", FAMILY)
    box = window.expect("tree item", "box3, ViewController").get_extents(Atspi.CoordType.WINDOW)
    xtest("mousemove", box.x + 30, box.y + 12, "click", 1, "click", 1)
    window.expect("push button", "Everything")
    wait_for("the branch alone", lambda: not window.find("tree item", "box2, ViewController"))
    window.keys("Escape")
    window.expect("tree item", "box2, ViewController")
    if not has(window, "box3", state="SELECTED"):
        raise Failure("the choice is lost")


def has_a_map_only_where_it_helps(window):
    """The overview is there when much of the drawing is out of sight, and not otherwise."""

    def is_shown():
        overview = window.find("image", "Overview of the hierarchy")
        return overview is not None and overview.get_extents(Atspi.CoordType.WINDOW).width > 1

    window.act("hierarchy-fit", settle=0.5)
    if is_shown():
        raise Failure("there is a map of a drawing that is seen whole")
    window.act("hierarchy-actual-size", "hierarchy-zoom-in", "hierarchy-zoom-in", settle=0.4)
    wait_for("a map", is_shown)


def says_the_speed(window):
    """The keys for slower and faster say how fast it is then."""
    window.open("tunnel")
    window.keys("bracketleft", "bracketleft")
    window.expect("label", "Speed: ¼×")
    window.keys("bracketright", "bracketright")
    window.expect("label", "Speed: 1×")
    # Selected in the menu, it leaves the focus where it was: there Space plays.
    for role, name in [("slider", "Timeline"), ("list item", "viewDidAppear(false), current")]:
        window.focus("push button", "Speed: 1×")
        window.keys("Down")
        wait_for("the menu", lambda: window.has(window.expect("radio menu item", "1×"), "FOCUSED"))
        window.keys("Return")
        wait_for(
            f"the keyboard at {name!r}", lambda: window.has(window.expect(role, name), "FOCUSED"))
        window.keys("F7")


def pixels(box):
    crop = f"{box.width}x{box.height}+{box.x}+{box.y}"
    return subprocess.run(
        ["import", "-window", "root", "-crop", crop, "+repage", "rgb:-"], capture_output=True
    ).stdout


def does_what_the_menu_of_the_stage_says(window):
    """One view is copied by its name, and a dump comes closer and goes away again."""
    opened(window, "family.swift", FAMILY)
    window.act("stage-copy::1")
    window.expect("label", "Copied the image of ")
    window.act("copy-picture")
    window.expect("label", "Copied the stage")
    window.open(os.path.join(SAMPLES, "45_uiautomator_complete_scroll.txt"))
    stage = window.expect("panel", "Stage").get_extents(Atspi.CoordType.WINDOW)
    # Away from where the pointer would mark something.
    window.keys()
    time.sleep(0.6)
    whole = pixels(stage)
    window.act("zoom-stage::closer", "zoom-stage::closer", settle=0.4)
    if pixels(stage) == whole:
        raise Failure("the stage does not come closer")
    window.act("zoom-stage::whole", settle=0.4)
    wait_for("all of the stage again", lambda: pixels(stage) == whole)


def says_why_nothing_can_be_cancelled(window):
    """At 100 % a transition is over; cancelling it then gives a message."""
    window.open("tunnel")
    window.act("verb::1", settle=0.8)
    window.act("go-to-end", "go-to-start", "microscope", settle=0.4)
    Atspi.Value.set_current_value(window.expect("slider", "Fraction of the Transition"), 100)
    time.sleep(0.3)
    window.press("push button", "Cancel Here")
    window.expect("label", "It has ended here. Go to a time before its end.")
    window.act("leave-microscope", settle=0.4)


def says_the_end_to_an_audience(window):
    """At the end of a run, or at its start, a further step says that there is no more."""
    window.open("tunnel")
    window.act("project", settle=1)
    audience = window.expect("frame", "Terrarium – Presentation")

    def says(key, words):
        def look():
            window.keys(key, over=(300, 300))
            return any(node.get_name() == words for node in window.everything(audience))

        wait_for(f"{words!r} after {key}", look)

    window.keys("End", over=(300, 300))
    says("Next", "End of Run")
    window.keys("Home", over=(300, 300))
    says("Prior", "Start of Run")
    says("Next", "Next")
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "Terrarium – Presentation"))


def leads_to_the_mistake(window):
    """A script that opens before its error announces the error, and leads there."""
    window.open("misuse-d05")
    window.press("push button", "D05 later")
    window.expect("label", "Lint D05")
    wait_for("the diagnosis to have come", lambda: not window.find("push button", "D05 later"))


def says_how_pages_turn(window):
    """A lesson says which keys turn its pages."""
    window.open("06-adding-a-child")
    window.expect("label", "Ctrl+Page Up and Ctrl+Page Down turn the pages")
    window.keys("ctrl+Next")
    window.expect("label", "2 / 4")


def compares_in_one_look(window):
    """The combined tree is fitted at first; keys and the wheel zoom in."""
    opened(window, "family.swift", FAMILY)
    window.act("compare-with-start", settle=0.8)
    tree = window.expect("image", "Both hierarchies as one tree")
    box = tree.get_extents(Atspi.CoordType.WINDOW)

    whole = pixels(box)
    window.focus("image", "Both hierarchies as one tree")
    window.keys("plus", "plus", over=(box.x + 200, box.y + 100))
    wait_for("a closer look", lambda: pixels(box) != whole)
    window.keys("0", over=(box.x + 200, box.y + 100))
    window.escape()


def resize(window, width, height):
    """Gives the window another size, as a hand at its corner does."""
    name = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(window.process.pid)],
        capture_output=True, text=True, check=True,
    ).stdout.split()[-1]
    subprocess.run(["xdotool", "windowsize", "--sync", name, str(width), str(height)], check=True)
    time.sleep(0.8)


def drag(x, y, by_x, by_y):
    """Drags from one place of the window to another."""
    for step in (
        f"mousemove {x} {y}", "mousedown 1", f"mousemove {x + by_x // 2} {y + by_y // 2}",
        f"mousemove {x + by_x} {y + by_y}", "mouseup 1",
    ):
        xtest(*step.split())
        time.sleep(0.1)


def gives_the_panes_their_room_back(window):
    """Script, trees and timeline are as large as they were when there is room again, however little
    there was, with each border where a person put it.
    """
    window.write("wide.swift", FAMILY)
    window.switch("script", True)

    def sizes():
        # The contents of a drawer are another object afterwards.
        script, trees = window.expect("text", "Script"), window.expect("tree", "Hierarchy")
        trees = trees.get_extents(1)
        return script.get_extents(1).width, trees.width, trees.height

    def comes_back_from(*others):
        before = sizes()
        for size in others:
            resize(window, *size)
            resize(window, 1400, 880)
            wait_for(
                f"the panes to be {before} after {size}, not {sizes()}",
                lambda: all(abs(now - then) <= 6 for now, then in zip(sizes(), before)))

    wait_for("the script", lambda: sizes()[0] > 200)
    resize(window, 1400, 880)
    comes_back_from((900, 600), (720, 480))
    # The window's rim is not counted.
    rim = 4
    trees = window.expect("tree", "Hierarchy").get_extents(1)
    drag(trees.x + rim, trees.y + 200, 60, 0)
    wait_for("less room for the trees", lambda: abs(sizes()[1] - (trees.width - 60)) <= 6)
    drag(trees.x + 200, trees.y + trees.height + rim, 0, -60)
    wait_for("them to be lower", lambda: abs(sizes()[2] - (trees.height - 60)) <= 6)
    width = sizes()[0]
    drag(trees.x + trees.width + rim + 1, trees.y + 200, -100, 0)
    wait_for("a wider script", lambda: abs(sizes()[0] - (width + 100)) <= 6)
    comes_back_from((720, 480))


STORIES = [
    ("restores the sizes of panes", gives_the_panes_their_room_back),
    nightly("steps through search hits", goes_from_hit_to_hit),
    nightly("dims or hides", dims_or_hides),
    nightly("animates cards that make room", glides),
    nightly("unfolds meaningful nodes", unfolds_what_means_something),
    nightly("keeps the view of a dump", keeps_a_dump_as_it_was_looked_at),
    nightly("isolates by hand and returns", isolates_by_hand_and_comes_back),
    nightly("has a minimap only where it helps", has_a_map_only_where_it_helps),
    nightly("performs the items of the stage menu", does_what_the_menu_of_the_stage_says),
    nightly("shows the speed", says_the_speed),
    nightly("explains why nothing can be cancelled", says_why_nothing_can_be_cancelled),
    nightly("shows the end in a presentation", says_the_end_to_an_audience),
    nightly("goes to the error", leads_to_the_mistake),
    nightly("explains how pages turn", says_how_pages_turn),
    nightly("zooms a comparison", compares_in_one_look),
    nightly("keeps zoom across a refresh", keeps_zoom_over_a_refresh),
    ("quits without warnings", lambda window: window.close(discards=True)),
]


sys.exit(summary(tell(lambda: Stateful(PROGRAM), STORIES)))
