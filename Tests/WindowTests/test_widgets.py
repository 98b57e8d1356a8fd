"""Running programs: what they told is shown and nothing else, who is not heard is listed and started again.

test_widgets.py PROGRAM [WORDS…]: only the stories whose titles have one of the words.
"""

import json
import os
import subprocess
import sys
import time

from desktop import Failure, Window, wait_for
from stories import nightly, tell_all
from target import Target

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
# Two windows, a popover that is open for a second, and a slider.
POPOVER = """
import gi, sys
gi.require_version("Gtk", "4.0")
from gi.repository import Gio, Gtk, GLib
def activate(app):
    dark = Gio.SimpleAction.new_stateful("dark", None, GLib.Variant("b", True))
    zoom = Gio.SimpleAction.new("zoom", GLib.VariantType("d"))
    zoom.set_enabled(False)
    box = Gtk.Box(orientation=1)
    window = Gtk.ApplicationWindow(application=app, title="Letters", child=box)
    other = Gtk.ApplicationWindow(application=app, title="Numbers", child=Gtk.Label(label="1 2 3"))
    button = Gtk.MenuButton(label="Menu")
    scale = Gtk.Scale.new_with_range(0, 10, 80, 1)
    scale.set_value(30)
    entry = Gtk.Entry(text="typed words")
    popover = Gtk.Popover(child=Gtk.Label(label="for a second"), autohide=False)
    button.set_popover(popover)
    for part in (button, scale, entry, *(Gtk.Label(label=f"label {n}") for n in range(int(sys.argv[1])))):
        box.append(part)
    app.add_action(dark)
    window.add_action(zoom)
    for each in (other, window):
        each.present()
    def show():
        popover.popup()
        GLib.timeout_add(1000, popover.popdown)
        return True
    GLib.timeout_add(4000, show)
app = Gtk.Application(application_id="org.example.Popover", flags=0)
app.connect("activate", activate)
app.run([])
"""


def terrarium(*words, seconds=60):
    answer = subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=seconds)
    if answer.returncode:
        raise Failure(f"{words}: status {answer.returncode}: {answer.stderr}")
    return answer.stdout


def popover(labels):
    """The program above, with so many labels."""
    return Target("/usr/bin/python3", "-c", POPOVER, str(labels), GTK_A11Y="atspi")


def enabled():
    """The session's word on whether programs are to tell what they contain."""
    answer = subprocess.run(
        ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m",
         "org.freedesktop.DBus.Properties.Get", "org.a11y.Status", "IsEnabled"],
        capture_output=True, text=True, timeout=20,
    )
    return "true" in answer.stdout


def choose(window, name):
    row = window.expect("list item", name, 30)
    row.get_parent().get_selection_iface().select_child(row.get_index_in_parent())


def has_qt_where_it_is():
    """A window of Qt that was moved has the sizes it has."""
    with Target(
        "speedcrunch", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb"
    ) as target:
        find = ["xdotool", "search", "--onlyvisible", "--class", "speedcrunch"]
        wait_for("its window", lambda: subprocess.run(find, capture_output=True).stdout)
        subprocess.run([*find, "windowmove", "300", "200"], check=True, timeout=20)
        size = subprocess.run(
            [*find, "getwindowgeometry", "--shell"], capture_output=True, text=True, check=True
        ).stdout
        wanted = dict(line.split("=") for line in size.splitlines() if "=" in line)
        if (wanted["X"], wanted["Y"]) != ("300", "200"):
            raise Failure(f"the window was not moved: {size}")
        nodes = json.loads(terrarium("attach", target.pid, "--once", "--json"))["nodes"]
        frame = next(node["frame"] for node in nodes if node["role"] == "frame")
        if frame != [0, 0, int(wanted["WIDTH"]), int(wanted["HEIGHT"])]:
            raise Failure(f"the window is at {frame}, and not {size}")
        bar = next(node["frame"] for node in nodes if node["role"] == "menu bar")
        if bar[:3] != [0, 0, frame[2]] or not 10 < bar[3] < 60:
            raise Failure(f"the menu bar is at {bar}")


def misses_nothing():
    """What is on the screen for a second is recorded each time, however busy the machine is."""
    busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(4)]
    try:
        with popover(700) as target:
            watcher = subprocess.Popen(
                [PROGRAM, "attach", target.pid], stdout=subprocess.PIPE, text=True
            )
            time.sleep(24)
            watcher.terminate()
            said = watcher.communicate(timeout=20)[0]
    finally:
        for process in busy:
            process.kill()
    times = [int(line.split()[0]) for line in said.splitlines() if "“for a second” is new" in line]
    gaps = [b - a for a, b in zip(times, times[1:])]
    print(f"        seen at {times} ms", flush=True)
    if len(times) < 3 or any(not 3_000 < gap < 5_500 for gap in gaps):
        raise Failure(f"a popover was missed: {said}")


def asks_closely():
    """Two windows of one program have their titles in the list and in `apps`. Text, value, actions, attributes and
    relations are read, and put beside what was recorded."""
    with popover(20) as target:
        if enabled():
            raise Failure("accessibility was on before")
        answer = json.loads(terrarium("attach", target.pid, "--once", "--json"))
        nodes, told = answer["nodes"], answer["actions"]
        entry = next(node for node in nodes if node["text"] == "typed words")
        value = next(node["value"] for node in nodes if node["value"] and node["value"]["maximum"] == 80)
        if entry["characterCount"] != 11 or (value["minimum"], value["current"]) != (10, 30):
            raise Failure(f"{entry} {value}")
        dark = {"group": "app", "name": "dark", "enabled": True, "parameter": None, "state": "true"}
        zoom = [action for action in told if action["name"] == "zoom"]
        if dark not in told or [(each["enabled"], each["parameter"]) for each in zoom] != [(False, "d")]:
            raise Failure(f"the program's actions are {told}")
        app = next(
            app for app in json.loads(terrarium("apps", "--json"))["apps"]
            if app["pid"] == target.process.pid
        )
        if sorted(app["windows"]) != ["Letters", "Numbers"]:
            raise Failure(f"the windows are {app['windows']}")
        if "Letters" not in terrarium("apps"):
            raise Failure("apps does not tell them")
        window = Window(PROGRAM)
        row = window.expect("list item", app["name"], 30)
        if "Letters" not in (row.get_description() or "") + (row.get_name() or ""):
            raise Failure(f"the row says {row.get_name()}, {row.get_description()}")
        choose(window, app["name"])
        window.expect("tree item", "Letters", 40)
        wait_for("accessibility to be on", enabled)
        window.press("tree item", "Letters")
        labels = [node.get_name() for node in window.all("label", None)]
        wait_for("attributes", lambda: window.find("label", "Attributes"))
        for word in ("alpha", "corner radius", "background", "superview", "clips to bounds", "class"):
            if word in labels:
                raise Failure(f"the inspector says {word}, which nobody told")
        for word in ("app: dark: true", "window 1: zoom: disabled, parameter type d"):
            wait_for(word, lambda: word in [node.get_name() for node in window.all("label", None)])
        if PICTURES:
            window.photograph(os.path.join(PICTURES, "widgets.png"))
        window.close()
        wait_for("accessibility to be off again", lambda: not enabled())


def ties_events_to_widgets():
    """What happened is in the list of the widget it happened to."""
    with popover(20) as target:
        path = os.path.join(os.environ["HOME"], "tied.terrarium")
        watcher = subprocess.Popen([PROGRAM, "attach", target.pid, "-o", path])


        def news():
            # There is nothing in it at first.
            answer = subprocess.run(
                [PROGRAM, "trace", path, "--json"], capture_output=True, text=True, timeout=60
            )
            lines = [json.loads(line) for line in answer.stdout.splitlines()]
            return [line for line in lines if "“for a second” is new" in line.get("log", "")]

        tied = wait_for("a popover", news, 60)
        watcher.terminate()
        watcher.wait(20)
        if any(line.get("subject") != "for a second" for line in tied):
            raise Failure(f"events have no widget: {tied}")


def starts_again():
    """Who is not heard is listed, and is heard once it was started again."""
    process = subprocess.Popen(
        ["gtk4-demo"], env=dict(os.environ, GTK_A11Y="none"),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)]
        wait_for("its window", lambda: subprocess.run(find, capture_output=True).stdout, 40)
        listed = json.loads(terrarium("apps", "--json"))
        unheard = [app for app in listed["unheard"] if app["pid"] == process.pid]
        if not unheard or unheard[0]["toolkit"] != "GTK 4" or "GTK_A11Y=atspi" not in unheard[0]["command"]:
            raise Failure(f"not listed: {listed}")
        window = Window(PROGRAM)
        choose(window, "gtk4-demo")
        window.expect("label", "gtk4-demo isn't accessible to assistive technology.")
        if PICTURES:
            window.photograph(os.path.join(PICTURES, "unheard.png"))
        window.press("push button", "Restart")
        process.wait(30)

        def heard():
            apps = json.loads(terrarium("apps", "--json"))["apps"]
            return next((app for app in apps if app["name"] == "gtk4-demo"), None)

        again = wait_for("it to be heard", heard, 40)
        # It stands above the window, and would get the keys.
        os.kill(again["pid"], 9)
        time.sleep(1)
        window.close()
    finally:
        process.kill()


STORIES = [
    nightly("reports the frames of Qt widgets", has_qt_where_it_is),
    nightly("misses nothing on a busy machine", misses_nothing),
    ("reads details of a widget", asks_closely),
    nightly("assigns events to widgets", ties_events_to_widgets),
    ("restarts an inaccessible program", starts_again),
]

sys.exit(tell_all(STORIES))
