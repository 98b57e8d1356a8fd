"""Every version of every system, in the real window: chosen, its first verbs pressed, turned, undone.

The verbs are pressed by their keys, at a tenth of the speed: the device turns in the middle of what
the first one began, and of what the second one began it is undone. The first version of each is
tried with all verbs by the stories of the systems; here it is what the others are chosen from.
"""

import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from desktop import Failure, Window, role_of, wait_for
from systems import answers, offered, open_system, sidebar, slow_motion
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
# Words in the names of systems to try; all of them where there are none.
systems = [system for system in offered(PROGRAM, sys.argv[2:]) if len(system["variants"]) > 1]
VERB_KEYS = ["alt+1", "alt+2"]


class Choice:
    """The menu of a system's versions above the stage."""

    header = None

    def __init__(self, window):
        self.window = window

    def shows(self, title):
        """The button, if it shows a version."""
        try:
            for node in self.window.everything(below=Choice.header):
                if role_of(node) != "push button":
                    continue
                # The reported name may be older than the current one.
                node.clear_cache()
                if node.get_name() == f"Version: {title}":
                    Choice.header = Choice.header or node.get_parent().get_parent()
                    return node
        except GLib.Error:
            pass
        return None

    def expect(self, title):
        """The button, once it shows a version."""
        return wait_for(f"the version {title!r} above the stage", lambda: self.shows(title))

    def choose_next(self, title, after):
        """Opens the menu with the mouse, and goes down from the selected item with the keys."""
        chosen = self.open_menu(after)
        self.window.keys("Down")
        self.expect_item(lambda name: name != chosen)
        self.window.keys("Return")
        return self.expect(title)

    def open_menu(self, after):
        """Clicks on the button once it rests in its place, and answers which item has the keyboard."""

        def rests():
            places = []
            for _ in range(2):
                box = self.expect(after).get_extents(Atspi.CoordType.WINDOW)
                places.append((box.x + box.width // 2, box.y + box.height // 2))
                time.sleep(0.2)
            return places[0] == places[1] and places[0]

        xtest("mousemove", *wait_for("the button to rest", rests), "click", 1)
        return self.expect_item(lambda name: name == after)

    def expect_item(self, fits):
        """The name of the focused menu item, once it has the expected form."""

        def look():
            for item in self.window.everything(below=Choice.header):
                if role_of(item) == "radio menu item" and self.window.has(item, "FOCUSED"):
                    return item.get_name() if fits(item.get_name()) else None
            return None

        return wait_for("the keyboard in the menu of versions", look)


class Clock:
    """The text at the right of the timeline's buttons: the number of events."""

    line = None
    words = re.compile(r"event [0-9]+ of ([0-9]+)")

    def __init__(self, window):
        if Clock.line is None:
            Clock.line = next(
                (node for node in window.each("label") if self.words.search(node.get_name() or "")),
                None,
            )

    def count(self):
        """So many events were recorded, or none where it does not say."""
        found = self.words.search(self.line.get_name() or "") if self.line else None
        return int(found.group(1)) if found else 0


def try_out(window, version, clock):
    """Presses the first verbs; turns the device in the middle; takes a step back."""
    before = clock.count()
    for key in VERB_KEYS:
        window.keys(key)
        window.keys("ctrl+r")
        answers(window)
    wait_for(
        f"something to be told of {version['title']!r}", lambda: clock.count() > before, 5
    )
    window.keys("End", "ctrl+z", "End")
    answers(window)


def stands(window, system):
    """Selects one variant after the other of a system, and tries each."""
    title = "nothing"
    try:
        open_system(window, rows[system["title"]], system["title"])
        choice, clock = Choice(window), Clock(window)
        title = system["variants"][0]["title"]
        for index, version in enumerate(system["variants"]):
            if index == 0:
                choice.expect(title)
                continue
            choice.choose_next(version["title"], after=title)
            title = version["title"]
            try_out(window, version, clock)
    except (GLib.Error, AttributeError) as trouble:
        try:
            window.process.wait(5)
        except subprocess.TimeoutExpired:
            raise Failure(f"{title}: {type(trouble).__name__}: {trouble}") from None
        said = window.process.stderr.read().decode().strip()
        raise Failure(f"{title}: the program ended: {said[-1500:]}") from None
    except Failure as failure:
        raise Failure(f"{title}: {failure}") from None


slow_motion()
rows = {}


def opened():
    window = Window(PROGRAM)
    rows.update(sidebar(window))
    return window


def main():
    stories = [
        nightly(
            f"survives the {len(system['variants'])} versions of {system['title']}",
            lambda window, system=system: stands(window, system),
        )
        for system in systems
    ]
    stories.append(nightly("quits without warnings", Window.close))
    return summary(tell(opened, stories))


sys.exit(main())
