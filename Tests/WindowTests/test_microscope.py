"""A transition under the microscope: chosen, gone through both ways, given up, compared, left."""

import os
import sys
import time

from desktop import Atspi, Failure, Window, role_of, wait_for
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def picture(window, name):
    if PICTURES:
        time.sleep(0.5)
        window.photograph(os.path.join(PICTURES, f"microscope-{name}.png"))


def slider(window):
    return window.expect("slider", "Fraction of the Transition")


def fraction(window):
    return Atspi.Value.get_current_value(slider(window))


def comes_to(window, value):
    wait_for(f"{value} % of the transition", lambda: abs(fraction(window) - value) < 0.5)


def instant(window):
    return window.expect("slider", "Timeline").get_description()


def stops_by_the_space_bar(window):
    """One key stops playback, wherever the focus is: the focused button is not pressed."""
    window.keys(*["bracketleft"] * 4)
    window.focus("push button", "Tap Radar")
    window.keys("Return")
    wait_for("it to play", lambda: not instant(window).startswith("0 "))
    window.keys("space")
    time.sleep(0.3)
    stopped = instant(window)
    time.sleep(0.8)
    if instant(window) != stopped or stopped.startswith("0 "):
        raise Failure(f"it stopped at {stopped!r} and is at {instant(window)!r}")
    window.keys("ctrl+z", *["bracketright"] * 4)


def goes_through(window):
    """The next transition is framed and named by a key, from the start of the run. The slider takes Tab and arrows;
    the stage, the tree and the log go along. Time runs back to the start of the transition, and no further."""
    window.press("push button", "Tap Radar")
    window.keys("End")
    wait_for("the end", lambda: window.find("label", "targetMap didMove(toParent: nil)"))
    window.borderBefore = border(window)
    window.keys("Home", "ctrl+t")
    window.expect("label", "startMap → startGeo")
    window.expect("label", "200 ms, ease in")
    window.keys("period")
    window.expect("label", "targetMap → targetGeo")
    window.keys("comma")
    window.expect("label", "startMap → startGeo")
    window.focus("slider", "Fraction of the Transition")
    window.keys(*["Right"] * 3)
    comes_to(window, 3)
    Atspi.Value.set_current_value(slider(window), 37)
    comes_to(window, 37)
    wait_for(
        "startMap to disappear",
        lambda: [n for n in window.all("tree item", "startMap") if "disappearing" in n.get_name()],
    )
    picture(window, "37")
    window.keys("b")
    comes_to(window, 0)
    window.keys("space")
    comes_to(window, 100)


def chooses_by_name(window):
    """The palette knows every transition."""
    window.keys("ctrl+k")
    window.type("targetmap targetgeo transition")
    window.keys("Return")
    window.expect("label", "targetMap → targetGeo")
    window.keys("comma")
    window.expect("label", "startMap → startGeo")


def compares(window):
    """Two curves are drawn, and read out in words."""
    Atspi.Value.set_current_value(slider(window), 37)
    window.focus("push button", "Other Curve")
    window.keys("Return")
    time.sleep(0.7)
    window.keys("Down", "Down", "Down", "Return")
    window.expect("label", "37 % of the time: ease in 19 %, linear 37 %")
    picture(window, "curves")


def border(window):
    """Where the border above the timeline is, by the buttons below it."""
    return window.expect("push button", "Play").get_extents(Atspi.CoordType.WINDOW).y


def shows_the_lanes(window):
    """The first lanes are completely visible below it: the panes make room."""
    place = window.expect("slider", "Timeline").get_extents(Atspi.CoordType.WINDOW)
    bottom = window.find("frame").get_extents(Atspi.CoordType.WINDOW).height
    wanted = place.y + min(place.height, 180)
    if wanted > bottom:
        raise Failure(f"lanes need {wanted} points, the window has {bottom}")


def cancels(window):
    """At 37 % it is given up in a branch; both lists of callbacks stand beside each other, and in
    sight: they are lent the room."""
    Atspi.Value.set_current_value(slider(window), 37)
    comes_to(window, 37)
    window.keys("c")
    window.expect("label", "Cancelled at 37 %")
    window.expect("label", "Cancelled at 37 %: 74 startGeo viewWillDisappear(true)")
    window.expect("label", "Completed: 200 startGeo viewDidAppear(true)")
    comes_to(window, 100)
    wait_for("room for the lists", lambda: border(window) < window.borderBefore - 50)
    last = window.expect("label", "Cancelled at 37 %: 148 startMap didMove(toParent: tunnel)")
    bottom = window.find("frame").get_extents(Atspi.CoordType.WINDOW).height
    box = last.get_extents(Atspi.CoordType.WINDOW)
    if box.y + box.height > bottom:
        raise Failure(f"the last call ends at {box.y + box.height}, the window at {bottom}")
    picture(window, "cancelled")
    # A click next to the border does not move it.
    place = window.expect("slider", "Timeline").get_extents(Atspi.CoordType.WINDOW)
    window.pull((place.x + place.width // 2, place.y + place.height - 8), (0, 0))


def keeps_what_was_lent(window):
    """The keyboard moves the border and restores it: the lent space stays lent until later."""
    lent = border(window)
    window.keys(*["shift+F8"] * 3)
    wait_for("the border of the timeline", lambda: any(
        window.has(node, "FOCUSED") and node.get_name() == "Timeline Divider"
        for node in window.all("filler")))
    window.keys(*["Up"] * 4)
    wait_for("another border", lambda: border(window) < lent - 20)
    window.keys("Escape")
    wait_for("the border as it was", lambda: border(window) == lent)


def compares_once_cancelled(window):
    """The curves are below the lists, and scrolled into view on request."""
    def choose(key):
        window.focus("push button", "Other Curve")
        window.keys("Return")
        time.sleep(0.7)
        window.keys(*key, "Return")

    Atspi.Value.set_current_value(slider(window), 100)
    window.expect("label", "37 % of the time: ease in 19 %, linear 37 %")
    choose(["Home"])
    wait_for("the curves to go", lambda: not window.find("label", ", linear 37 %"))
    time.sleep(0.5)
    choose(["Down"] * 3)
    words = window.expect("label", "37 % of the time: ease in 19 %, linear 37 %")
    bottom = window.find("frame").get_extents(Atspi.CoordType.WINDOW).height

    def in_sight():
        box = words.get_extents(Atspi.CoordType.WINDOW)
        return 0 < box.y and box.y + box.height <= bottom

    wait_for("the curves in sight", in_sight)
    picture(window, "curves-cancelled")


def returns(window):
    """The original is one key away, at the instant of the cancellation."""
    window.keys("o")
    comes_to(window, 37)
    window.expect("push button", "Cancel Here")
    # The slider has the keyboard when the button that was pressed is gone.
    window.focus("push button", "Cancel Here")
    window.keys("Return")
    for button in ("Back to Original", "Cancel Here"):
        window.expect("push button", button)
        wait_for("the keyboard at the slider", lambda: window.has(slider(window), "FOCUSED"))
        if button != "Cancel Here":
            window.focus("push button", button)
            window.keys("Return")


def fits_the_trees(_):
    """Trees that get another room while they glide are as large as fits at the end, none of their cards cut off."""
    window = Window(PROGRAM)
    try:
        row = window.expect("list item", "Navigation Controller")
        row.get_parent().select_child(row.get_index_in_parent())
        window.press("push button", "Push")
        window.expect("tree item", "b, LetterController, appeared")
        window.keys("Home", "ctrl+t")
        Atspi.Value.set_current_value(slider(window), 37)
        window.focus("push button", "Other Curve")
        window.keys("Return")
        time.sleep(0.7)
        window.keys("Down", "Down", "Return")
        window.expect("label", "ease out 53 %")
        window.keys("c")
        window.expect("push button", "Back to Original")

        def cut():
            trees = window.expect("tree", "Hierarchy").get_extents(Atspi.CoordType.WINDOW)
            places = [
                (card.get_name(), card.get_extents(Atspi.CoordType.WINDOW))
                for card in window.all("tree item")]
            return [
                name for name, place in places
                if place.x < trees.x or place.x + place.width > trees.x + trees.width
                or place.y < trees.y or place.y + place.height > trees.y + trees.height]

        time.sleep(1.5)
        wait_for("all cards in the pane", lambda: not cut(), seconds=4)
    finally:
        window.process.kill()
        window.process.wait()


def reads_timeline(window):
    """The timeline takes the Tab key, reports its position, and steps by arrows."""
    window.focus("slider", "Timeline")
    timeline = window.expect("slider", "Timeline")
    before = timeline.get_description()
    if "milliseconds, event" not in before:
        raise Failure(f"the timeline says {before!r}")
    window.keys("Left")
    wait_for("another event", lambda: timeline.get_description() != before)
    window.keys("plus", "plus", "0")


def leaves(window):
    window.keys("Escape")
    wait_for("the microscope to go", lambda: not window.find("label", "startMap → startGeo"))
    wait_for("its room back", lambda: border(window) == window.borderBefore)


def leaves_it_for_the_events(window):
    """Where the events are in front they have the keyboard afterwards."""
    window.keys("F7")
    window.keys("ctrl+t")
    wait_for("the microscope", lambda: slider(window))
    window.keys("Escape")
    wait_for("the microscope to go", lambda: not window.find("label", "startMap → startGeo"))

    def focused():
        return [
            node
            for node in window.everything()
            if window.has(node, "FOCUSED") and role_of(node) not in ("frame", "window")
        ]

    wait_for("the keyboard somewhere", focused)
    if any(role_of(node) in ("push button", "toggle button") for node in focused()):
        raise Failure(f"the keyboard is on {focused()[0].get_name()}")
    window.keys("F7")


def main():
    stories = [
        nightly("stops with the space bar", stops_by_the_space_bar),
        ("steps through a transition", goes_through),
        nightly("selects a transition by name", chooses_by_name),
        nightly("shows the lanes", shows_the_lanes),
        nightly("compares two curves", compares),
        ("cancels it at 37 %", cancels),
        nightly("keeps the space it was given", keeps_what_was_lent),
        nightly("compares two curves in a cancelled transition", compares_once_cancelled),
        nightly("returns to the original", returns),
        nightly("reads the timeline", reads_timeline),
        ("closes the microscope", leaves),
        nightly("closes it for the events", leaves_it_for_the_events),
        ("quits without warnings", Window.close),
        nightly("fits the trees", fits_the_trees),
    ]
    return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
