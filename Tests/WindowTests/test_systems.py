"""Every system the sidebar offers, in the real window: every verb pressed, turned, resized, undone.

A person in a hurry: verbs are pressed while what the one before began is still moving, at a tenth
of the speed; the device is turned and gets another size in the middle of it.
"""

import os
import subprocess
import sys
import time

from gi.repository import GLib

from desktop import Failure, Window, role_of, wait_for
from systems import answers, offered, open_system, sidebar, slow_motion
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
# Words in the names of systems to try; all of them where there are none.
CHOSEN = sys.argv[2:]
SIZES = ["iPhone 5 · 320 × 548", "iPad ½ split · 507 × 768", "iPad landscape · 1024 × 768"]


def spoken(verb):
    """An action's name for screen readers: "Drag the Man to Madrid"."""
    return f"{verb['menu']} {verb['title']}" if "menu" in verb else verb["title"]


class Verbs:
    """The buttons below the stage, and the rows of the menus among them."""

    def __init__(self, window, system):
        self.window = window
        first = spoken(system["verbs"][0]), system["verbs"][0].get("menu")
        wait_for(f"the verbs of {system['title']}", lambda: self._find(first))
        self.below = set(self.buttons)

    def _find(self, names):
        """Looks up what stands between the stage's header and the timeline's buttons.

        Buttons on the stage itself come before those below it, of which the names are kept.
        """
        buttons = [node for node in self.window.each("push button") if node.get_n_actions() > 0]
        names_in_order = [node.get_name() for node in buttons]
        start, end = names_in_order.index("Device") + 1, names_in_order.index("Go to Start")
        self.buttons = dict(zip(names_in_order[start:end], buttons[start:end]))
        return any(name in self.buttons for name in names)

    def press(self, verb):
        """Performs an action, in its menu if it has no button of its own."""
        name = spoken(verb)
        if name not in self.below:
            menu = verb.get("menu") if verb.get("menu") in self.below else "More"
            if menu not in self.below:
                raise Failure(f"there is neither {name!r} nor a menu for it below the stage")
            self.buttons[menu].do_action(0)
            wait_for(f"{name!r} in {menu!r}", lambda: self._press_row(menu, name), 5)
        else:
            self.buttons[name].do_action(0)

    def _press_row(self, menu, name):
        """Presses a row, which is there only while its menu is open."""
        for row in self.window.everything(below=self.buttons[menu].get_parent()):
            try:
                if row.get_name() == name and role_of(row) == "push button":
                    return row.do_action(0)
            except GLib.Error:
                continue
        return False


def choose_size(window, name):
    """Gives the device a size by its menu."""
    window.press("push button", "Device")
    item = wait_for(f"the size {name}", lambda: window.find("menu item", name), 5)
    item.do_action(0)


def stands(window, system, number):
    """Tries a system out; a program that ends meanwhile fails with its last words."""
    try:
        try_out(window, system, number)
    except (GLib.Error, AttributeError, ValueError) as trouble:
        try:
            window.process.wait(5)
        except subprocess.TimeoutExpired:
            raise Failure(f"{type(trouble).__name__}: {trouble}") from None
        said = window.process.stderr.read().decode().strip()
        raise Failure(f"the program ended ({window.process.returncode}): {said[-1500:]}") from None


def try_out(window, system, number):
    """Presses every verb, every second one while something moves; turns, resizes, warns, undoes."""
    open_system(window, rows[system["title"]], system["title"])
    verbs = Verbs(window, system)
    for index, verb in enumerate(system["verbs"]):
        verbs.press(verb)
        if index % 3 < 2:
            # A button shows for a quarter of a second that it was pressed, then does it.
            time.sleep(0.28)
        if index == 0:
            photograph(window, system["name"] + "-1-verb")
        if index % 3 == 0:
            # Right after an action, in the middle of its effect.
            window.keys("ctrl+r")
        if index % 3 == 1:
            window.keys("End")
        if index == 1:
            choose_size(window, SIZES[number % len(SIZES)])
        answers(window)
    window.keys("ctrl+m", "End")
    photograph(window, system["name"] + "-2-all")
    window.keys("ctrl+r")
    answers(window)
    window.keys("End")
    photograph(window, system["name"] + "-3-turned")
    window.keys("Home", "n")
    answers(window)
    window.keys("End", "ctrl+z", "ctrl+z", "ctrl+shift+z")
    answers(window)


def photograph(window, name):
    if PICTURES:
        time.sleep(0.3)
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name + ".png"))


slow_motion()
systems = offered(PROGRAM, CHOSEN)
rows = {}


def lists_every_system(window):
    """The sidebar has a row for each system that the program lists, and no other heads it."""
    rows.update(sidebar(window))
    missing = [system["title"] for system in systems if system["title"] not in rows]
    if missing:
        raise Failure(f"the sidebar lacks {', '.join(missing)}; it has {', '.join(rows)}")


def main():
    stories = [nightly("lists every container", lists_every_system)]
    for number, system in enumerate(systems):
        stories.append(
            nightly(
                f"survives every action of {system['title']}",
                lambda window, system=system, number=number: stands(window, system, number),
            )
        )
    stories.append(nightly("quits without warnings", Window.close))
    return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
