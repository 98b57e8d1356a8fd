"""The main states of the window, each brought about the same way in every language and size."""

import os
import re
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib

from desktop import Atspi, Window, wait_for

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SAMPLES = os.path.join(ROOT, "Tests", "ImportTests", "Samples")
NAME, PATH = "org.terrarium.Terrarium", "/org/terrarium/Terrarium"

BROKEN = """import Containers

let root = ViewController("root")
window.rootViewController = root
root.viewWill()
let child = 
"""
WARNED = """import Containers

let root = ViewController("root")
let child = ViewController("child")
window.rootViewController = root
simulation.turn()
root.addChild(child)
root.view.addSubview(child.view)
simulation.turn()
"""
# Two views that hung in the view of another controller before these got their parents.
CROSSED = """import Containers

let root = ViewController("root")
window.rootViewController = root
let left = ViewController("left")
let right = ViewController("right")
for side in [left, right] {
    root.addChild(side)
    root.view.addSubview(side.view)
    side.didMove(toParent: root)
}
let strayed = ViewController("strayed")
left.view.addSubview(strayed.view)
right.addChild(strayed)
strayed.didMove(toParent: right)
let exchanged = ViewController("exchanged")
right.view.addSubview(exchanged.view)
left.addChild(exchanged)
exchanged.didMove(toParent: left)
simulation.turn()
"""
LARGE = """import Containers

let root = ViewController("root")
window.rootViewController = root
for group in 1...12 {
    let box = ViewController("box\\(group)")
    root.addChild(box)
    root.view.addSubview(box.view)
    box.didMove(toParent: root)
    for leaf in 1...9 { box.view.addSubview(View("leaf\\(group)_\\(leaf)")) }
}
simulation.turn()
"""


def words_of(language):
    """The window's translations of English texts, from the catalog of a language."""
    path = os.path.join(ROOT, "Resources", "Languages", f"{language}.po")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        pairs = re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', file.read(), re.M)
    return dict(pairs)


def cards(window, state=None):
    """The names of the cards that readers meet, or of those in a state; some may go meanwhile."""
    names = []
    for node in window.each("tree item"):
        try:
            if state is None or window.has(node, state):
                names.append(node.get_name())
        except GLib.Error:
            continue
    return names


class Stateful(Window):
    """A window that is controlled over the session bus, as desktops and second starts do."""

    def __init__(self, program, *arguments):
        self.words = words_of(os.environ.get("LANG", "C")[:2])
        self.folder = tempfile.mkdtemp()
        self.program = program
        super().__init__(program, *arguments, isSeparate=False)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def said(self, english):
        """The words in the language of the window."""
        return self.words.get(english, english)

    def call(self, path, method, arguments):
        self.bus.call_sync(
            NAME, path, *method, arguments, None, Gio.DBusCallFlags.NONE, 120_000, None
        )

    def open(self, name, settle=1.2):
        """Opens a file, or a document by name, as a second start would."""
        path = name if name.startswith("/") else os.path.join("/nowhere", name)
        arguments = GLib.Variant("(assa{sv})", (["file://" + path], "", {}))
        self.call(PATH, ("org.gtk.Application", "Open"), arguments)
        time.sleep(settle)

    def write(self, name, text):
        """Opens a file with this text."""
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.open(path)

    def act(self, *actions, settle=0.25):
        """Performs actions of the window, as its menu would; "name::target" gives one its target."""
        for action in actions:
            name, _, target = action.partition("::")
            targets = [GLib.Variant("s", target)] if target else []
            self.call(
                f"{PATH}/window/1", ("org.gtk.Actions", "Activate"),
                GLib.Variant("(sava{sv})", (name, targets, {})),
            )
            time.sleep(settle)

    def switch(self, action, isOn):
        """Turns a switch on or off, whatever it was."""
        if self.state(action) != isOn:
            self.act(action)

    def state(self, action):
        """Whether a switch is on."""
        answer = self.bus.call_sync(
            NAME, f"{PATH}/window/1", "org.gtk.Actions", "Describe",
            GLib.Variant("(s)", (action,)), None, Gio.DBusCallFlags.NONE, 120_000, None,
        )
        return answer.unpack()[0][2][0]

    def go(self, words, settle=0.8):
        """Goes where the palette leads for these words."""
        self.act("palette", settle=0.6)
        self.type(words)
        time.sleep(0.4)
        self.keys("Return", over=self.middle)
        time.sleep(settle)

    def raise_it(self):
        """Brings our window above those of other programs."""
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        found = subprocess.run(find, capture_output=True, text=True).stdout.split()
        for one in found:
            subprocess.run(["xdotool", "windowraise", one], capture_output=True)
        time.sleep(0.4)

    @property
    def middle(self):
        """A place where keys reach any dialog above the window."""
        extents = self.find("frame").get_extents(1)
        return (extents.width // 2, min(extents.height // 2, 380))

    def escape(self, times=1):
        self.keys(*["Escape"] * times, over=self.middle)
        time.sleep(0.3)


def system(window):
    """The system that a start opens, with nothing done to it: these states come first."""
    window.act("undo", "undo", "undo", settle=0.15)
    time.sleep(0.4)


def flipped(window):
    system(window)
    window.act("verb::1", settle=0.8)
    window.act("go-to-end")


def inspected(window):
    system(window)
    window.switch("inspector", True)
    window.act("side-pane::inspector")
    window.go("node targetmap")


def listed(window):
    system(window)
    window.switch("events", True)


def back_to_timeline(window):
    window.switch("events", False)


def microscope(window):
    flipped(window)
    window.act("go-to-start", "microscope", "step-forward", "step-forward")


def cancelled(window):
    microscope(window)
    slider = window.expect("slider", window.said("Fraction of the Transition"))
    Atspi.Value.set_current_value(slider, 37)
    time.sleep(0.4)
    window.act("cancel-transition", settle=1)


def leave_microscope(window):
    window.act("leave-microscope")


def curves(window):
    microscope(window)
    window.press("push button", window.said("Other Curve"))
    time.sleep(0.6)
    window.keys("Down", "Down", "Down", "Return", over=window.middle)
    time.sleep(0.6)


def lesson(window):
    window.open("06-adding-a-child")
    window.act("next-page", settle=0.6)


def script(window):
    window.write("large.swift", LARGE)
    window.act("side-pane::script")


def script_errors(window):
    window.write("broken.swift", BROKEN)
    window.act("side-pane::script")


def diagnosed(window):
    window.write("warned.swift", WARNED)
    window.act("go-to-end")
    window.switch("inspector", True)
    window.act("side-pane::inspector")
    window.go("node child")


def searched(window):
    window.write("large.swift", LARGE)
    window.act("hierarchy-find", settle=0.5)
    window.type("box7")
    time.sleep(0.7)


def leave_search(window):
    window.escape()


def found_nothing(window):
    window.write("large.swift", LARGE)
    window.act("hierarchy-find", settle=0.5)
    window.type("zebra")
    time.sleep(0.7)


def isolated(window):
    window.write("large.swift", LARGE)
    window.go("node box7")
    window.act("hierarchy-isolate", settle=0.6)


def leave_isolation(window):
    window.act("hierarchy-leave-isolation")


def dump(window):
    window.open(os.path.join(SAMPLES, "03_printhierarchy_wechat_tabs.txt"))


def views_dump(window):
    window.open(os.path.join(SAMPLES, "45_uiautomator_complete_scroll.txt"))


def crossed(window):
    window.write("crossed.swift", CROSSED)
    window.act("go-to-end")
    window.go("node strayed")


def recording(window):
    """A recording of a program that changed for two seconds, open as a file."""
    path = os.path.join(window.folder, "recorded.terrarium")
    other = restless("2")
    try:
        wait_for("the program to be seen", lambda: listed_as_running(window, other))
        watcher = subprocess.Popen(
            [window.program, "attach", str(other.pid), "-o", path], stdout=subprocess.DEVNULL
        )
        time.sleep(3)
    finally:
        other.kill()
        other.wait()
    watcher.wait(20)
    window.open(path)
    window.act("go-to-end")


def listed_as_running(window, other):
    found = subprocess.run([window.program, "apps"], capture_output=True, text=True).stdout
    return str(other.pid) in found


def restless(seconds, *words):
    return subprocess.Popen(
        ["/usr/bin/python3", os.path.join(HERE, "restless.py"), seconds, *words],
        env=dict(os.environ, GTK_A11Y="atspi"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )


def attached(window):
    """An idle program, with two buttons of one name and one without, next to our window."""
    window.other = restless("0", "twins")
    row = window.expect("list item", "restless.py", 30)
    row.get_parent().get_selection_iface().select_child(row.get_index_in_parent())
    window.expect("tree item", "Constant", 30)
    time.sleep(1)
    # Where no desktop says which window is above, ours is to be seen.
    window.raise_it()


def detach(window):
    window.other.kill()
    window.other.wait()
    window.open("tunnel")


def checked(window):
    attached(window)
    window.act("checkup", settle=1.5)


def leave_checkup(window):
    window.escape()
    detach(window)


def not_opened(window):
    window.write("letter.txt", "Dear reader,\nthis is no hierarchy.\n")


def comparison(window):
    flipped(window)
    window.act("compare-with-start", settle=0.8)


def projected(window):
    flipped(window)
    window.act("project", settle=1)


def spotlit(window):
    projected(window)
    window.keys("s", over=window.middle)
    time.sleep(0.4)


def pointed(window):
    projected(window)
    window.keys("l", over=window.middle)
    time.sleep(0.4)


def exported(window):
    system(window)
    window.act("export", settle=1.5)


def palette(window):
    system(window)
    window.act("palette", settle=0.6)
    window.type("flip")
    time.sleep(0.6)


def main_menu(window):
    system(window)
    window.keys("F10")
    time.sleep(0.7)


def button(name):
    """Opens the menu or window of a button."""

    def press(window):
        system(window)
        window.press("push button", window.said(name))
        time.sleep(0.7)

    return press


def shortcuts(window):
    window.act("show-shortcuts", settle=0.8)


def preferences(window):
    window.act("preferences", settle=0.8)


def branches(window):
    system(window)
    window.act("verb::1", settle=0.8)
    window.act("go-to-end", "step-back", "step-back", "rotate", settle=0.6)
    window.press("push button", window.said("Compare Branches"))
    time.sleep(0.7)


def about(window):
    window.act("about", settle=0.8)


def opening(window):
    window.act("open-script", settle=1.2)


def empty_script(window):
    window.act("new-script", settle=1.2)


def nothing(window):
    """The next state undoes the changes."""


# Name, how it comes about, how it is left.
STATES = [
    ("system", system, nothing),
    ("system-flipped", flipped, nothing),
    ("inspector", inspected, nothing),
    ("events", listed, back_to_timeline),
    ("microscope", microscope, leave_microscope),
    ("microscope-curves", curves, leave_microscope),
    ("microscope-cancelled", cancelled, leave_microscope),
    ("branches", branches, Stateful.escape),
    ("comparison", comparison, Stateful.escape),
    ("projected", projected, Stateful.escape),
    ("projected-spotlight", spotlit, Stateful.escape),
    ("projected-laser", pointed, Stateful.escape),
    ("export", exported, Stateful.escape),
    ("palette", palette, Stateful.escape),
    ("menu-main", main_menu, Stateful.escape),
    ("menu-device", button("Device"), Stateful.escape),
    ("menu-map", button("Map"), Stateful.escape),
    ("shortcuts", shortcuts, Stateful.escape),
    ("preferences", preferences, Stateful.escape),
    ("about", about, Stateful.escape),
    ("open", opening, Stateful.escape),
    ("lesson", lesson, nothing),
    ("script", script, nothing),
    ("script-errors", script_errors, nothing),
    ("script-empty", empty_script, nothing),
    ("diagnosis", diagnosed, nothing),
    ("search", searched, leave_search),
    ("search-nothing", found_nothing, leave_search),
    ("isolated", isolated, leave_isolation),
    ("dump", dump, nothing),
    ("dump-views", views_dump, nothing),
    ("crossed", crossed, nothing),
    ("recording", recording, nothing),
    ("error", not_opened, Stateful.escape),
    ("attached", attached, detach),
    ("checkup", checked, leave_checkup),
]
