"""Watching running programs: counted against the system's own reader, frozen, killed, recorded.

Longer runs are asked for by TERRARIUM_KILLS, the times a watcher is killed, and TERRARIUM_RESTLESS, the
seconds a program never rests.
"""

import collections
import contextlib
import functools
import json
import os
import random
import re
import signal
import stat
import subprocess
import sys
import tempfile
import time

from desktop import Atspi, Failure, Window, wait_for
from ground import Ground, ended
from screen import Screen
from stories import nightly, summary, tell, tell_apart
from target import Target
from xtest import xtest

PROGRAM = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))
TARGETS = {
    "gtk4-widget-factory": {"GTK_A11Y": "atspi"},
    "gtk4-demo": {"GTK_A11Y": "atspi"},
    "gtk3-demo": {"GTK_MODULES": "gail:atk-bridge"},
    "gtk3-widget-factory": {"GTK_MODULES": "gail:atk-bridge"},
    "speedcrunch": {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"},
}


# For so many seconds a program is watched in the window; TERRARIUM_RESTLESS=60 asks for a minute.
SHOWN = float(os.environ.get("TERRARIUM_RESTLESS", "3"))


def terrarium(*words, seconds=60):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=seconds)


def nodes(target):
    """Terrarium's tree of a program is a valid tree."""
    answer = terrarium("attach", target.pid, "--once", "--json")
    if answer.returncode:
        raise Failure(f"status {answer.returncode}: {answer.stderr}")
    found = json.loads(answer.stdout)["nodes"]
    for place, node in enumerate(found):
        if node["line"] != place + 1 or (place and not node["parentLine"] < node["line"]):
            raise Failure(f"{node} stands in the wrong place")
    return found


def counts(name):
    """The same accessibles as the reference, role by role."""
    with Target(name, **TARGETS[name]) as target:
        wanted = target.roles()
        seen = collections.Counter(node["role"] for node in nodes(target))
        if seen != wanted:
            raise Failure(f"too many {seen - wanted}, too few {wanted - seen}")
        print(f"        {name}: {sum(seen.values())} accessibles", flush=True)
        listed = json.loads(terrarium("apps", "--json").stdout)["apps"]
        if target.process.pid not in [app["pid"] for app in listed]:
            raise Failure(f"{name} is not listed")


def checks():
    """The check names accessibles without a name, and exits with status 1."""
    with Target("gtk4-widget-factory", GTK_A11Y="atspi") as target:
        answer = terrarium("attach", target.pid, "--check")
        if answer.returncode != 1 or "unnamed: " not in answer.stdout:
            raise Failure(f"status {answer.returncode}: {answer.stdout[:300]}")


def freezes(folder):
    """Frozen, a program is reported as not responding; thawed, it is followed; killed, it has quit."""
    path = os.path.join(folder, "frozen.terrarium")
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "3", GTK_A11Y="atspi") as target:
        watcher = subprocess.Popen(
            [PROGRAM, "attach", target.pid, "-o", path],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        os.set_blocking(watcher.stdout.fileno(), False)
        heard = []

        def hears(words):
            heard.append(watcher.stdout.read() or b"")
            return words in b"".join(heard).decode()

        try:
            wait_for("the first look", lambda: hears(" accessibles"))
            target.process.send_signal(signal.SIGSTOP)
            wait_for("silence to be told", lambda: hears("not responding"), 30)
            answer = terrarium("attach", target.pid, "--once")
            if answer.returncode != 2 or "not responding" not in answer.stderr:
                raise Failure(f"a frozen program: {answer.returncode} {answer.stderr}")
            target.process.send_signal(signal.SIGCONT)
            wait_for("it to be seen again", lambda: hears("is responding again"), 30)
            target.process.kill()
            wait_for("its end to be told", lambda: hears(" quit"), 30)
            if watcher.wait(20) != 0:
                raise Failure(f"the watcher ended with {watcher.returncode}")
        finally:
            watcher.kill()
    lines = terrarium("trace", path).stdout
    if " quit" not in lines:
        raise Failure("the recording does not tell the end")


def loses(folder):
    """The end of the accessibility bus is reported as such, not as the end of the program."""
    own = os.path.join(folder, "own")
    os.mkdir(own, 0o700)
    environment = dict(os.environ, XDG_RUNTIME_DIR=own)
    environment.pop("AT_SPI_BUS_ADDRESS", None)
    answer = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 800x600x24 -nolisten tcp -noreset",
         "dbus-run-session", "--", "/usr/bin/python3", f"{HERE}/ended_bus.py", PROGRAM],
        env=environment, capture_output=True, text=True, timeout=200,
    )
    said = answer.stdout
    if " accessibles" not in said or "the accessibility bus quit" not in said:
        raise Failure(f"{answer.returncode}: {said}{answer.stderr}")
    if "restless.py quit" in said or "status 2" not in said:
        raise Failure(f"the end of the bus is taken for another: {said}")


def rests(folder, *words, seconds=float(os.environ.get("TERRARIUM_RESTLESS", "20"))):
    """The recording ends with the last state of a restless program; memory stays flat."""
    path = os.path.join(folder, "-".join(("restless", *words)) + ".terrarium")
    program = ("/usr/bin/python3", f"{HERE}/restless.py", str(seconds), *words)
    with Target(*program, GTK_A11Y="atspi") as target:
        watcher = subprocess.Popen(
            [PROGRAM, "attach", target.pid, "-o", path], stdout=subprocess.DEVNULL
        )
        try:
            time.sleep(8)
            early = memory(watcher.pid)
            time.sleep(seconds - 2)
            late = memory(watcher.pid)
            print(f"        memory: {early} kB after 8 s, {late} kB at the end", flush=True)
            if late > early + 8_000:
                raise Failure(f"memory grew from {early} to {late} kB")
            wanted = sorted((n["role"], n["name"]) for n in nodes(target))
        finally:
            watcher.kill()
            watcher.wait()
    views = json.loads(terrarium("state", path, "--json").stdout)["views"]
    found, wanted = sorted(view["class"] for view in views), [role for role, _ in wanted]
    if found != wanted:
        raise Failure(f"the recording ends with {found}, the program {wanted}")


def memory(process):
    """The memory of a process, in kB."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def survives(folder, times=int(os.environ.get("TERRARIUM_KILLS", "50"))):
    """A recording whose watcher is killed at any moment opens with all that was complete."""
    chance = random.Random(3)
    sizes = []
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "600", GTK_A11Y="atspi") as target:
        for turn in range(times):
            path = os.path.join(folder, f"killed-{turn}.terrarium")
            watcher = subprocess.Popen(
                [PROGRAM, "attach", target.pid, "-o", path], stdout=subprocess.DEVNULL
            )
            wait_for("the recording", lambda: os.path.exists(path) and os.path.getsize(path) > 500)
            time.sleep(chance.random() * 0.8)
            watcher.kill()
            watcher.wait()
            answer = terrarium("trace", path, "--all")
            if answer.returncode or " accessibles" not in answer.stdout:
                raise Failure(f"killed {turn}: {answer.returncode} {answer.stderr}")
            sizes.append(os.path.getsize(path))
    print(f"        {times} recordings of {min(sizes)} to {max(sizes)} bytes open", flush=True)


class Place:
    """Where things of a target are on the screen, and a hand that goes there."""

    def __init__(self, target, title):
        self.target = target
        found = subprocess.run(
            ["xdotool", "search", "--name", f"^{title}$"], capture_output=True, text=True
        ).stdout.split()
        if not found:
            raise Failure(f"there is no window {title!r}")
        where = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", found[0]], capture_output=True, text=True
        ).stdout
        values = dict(line.split("=") for line in where.split())
        self.corner = int(values["X"]), int(values["Y"])

    def find(self, name):
        stack = [self.target.accessible]
        while stack:
            node = stack.pop()
            if node.get_name() == name:
                return node
            stack += [node.get_child_at_index(i) for i in range(node.get_child_count())]
        raise Failure(f"the target has nothing called {name!r}")

    def go(self, name):
        """Brings the pointer to the middle of something."""
        box = self.find(name).get_extents(Atspi.CoordType.WINDOW)
        x, y = box.x + box.width // 2 + self.corner[0], box.y + box.height // 2 + self.corner[1]
        xtest("mousemove", x, y)
        time.sleep(0.3)


def attend():
    """Gives our window the keyboard back, which a new window has taken."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "— Terrarium$"],
        capture_output=True,
        text=True,
    ).stdout.split()
    subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=True)
    time.sleep(0.3)


def click():
    xtest("click", 1)


def chosen(window, name):
    """Waits until a card of that name is selected."""

    def look():
        return any(window.has(card, "SELECTED") for card in window.each("tree item", name))

    wait_for(f"{name} to be chosen", look, 40)


def area(node):
    """The pixels where something of our window is."""
    box = node.get_extents(Atspi.CoordType.WINDOW)
    picture = screen().picture(slice(box.x, box.x + box.width))
    row = len(picture) // screen().size[1]
    return picture[box.y * row : (box.y + box.height) * row]


@functools.cache
def screen():
    return Screen()


def hovers(window):
    """The node under the pointer in the hierarchy is marked on the stage, and vice versa."""
    card = window.expect("tree item", "Constant")
    stage = window.find("panel", "Stage") or window.find("grouping", "Stage")
    hierarchy = window.find("tree", "Hierarchy")
    if not stage or not hierarchy:
        raise Failure("the panes have no names")

    def over(node):
        box = node.get_extents(Atspi.CoordType.WINDOW)
        xtest("mousemove", box.x + box.width // 2, box.y + box.height // 2)

    for pointed, marked, where in [(card, stage, "stage"), (stage, hierarchy, "hierarchy")]:
        xtest("mousemove", 700, 20)
        # No tooltip is there any more.
        time.sleep(1)
        before = area(marked)
        over(pointed)
        wait_for(f"a mark in the {where}", lambda: area(marked) != before)
        xtest("mousemove", 700, 20)
        wait_for(f"the mark in the {where} to go", lambda: area(marked) == before)


def choose(window, name):
    """Chooses a row of the sidebar."""
    row = window.expect("list item", name, 30)
    row.get_parent().get_selection_iface().select_child(row.get_index_in_parent())


def watched(window=None):
    """Our window on a program, once it shows it, and the stage in it."""
    window = window or Window(PROGRAM)
    choose(window, "restless.py")
    window.expect("tree item", "Constant", 30)
    stage = window.find("panel", "Stage") or window.find("grouping", "Stage")
    time.sleep(2)
    return window, stage


def comes_closer():
    """Control and plus come closer on the stage until all of it is wanted; Control+F finds nodes."""
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "0", "twins", GTK_A11Y="atspi"):
        window, stage = watched()
        attend()
        window.keys("ctrl+0")
        time.sleep(1)
        whole = area(stage)
        window.keys("ctrl+plus", "ctrl+plus", "ctrl+plus")
        wait_for("the stage to come closer", lambda: area(stage) != whole)
        near = area(stage)
        box = stage.get_extents(Atspi.CoordType.WINDOW)
        middle = box.x + box.width // 2, box.y + box.height // 2
        window.pull(middle, (-60, 0))
        window.keys("Escape")
        wait_for("the stage to be moved", lambda: area(stage) not in (near, whole))
        window.keys("ctrl+0")
        wait_for("all of the stage again", lambda: area(stage) == whole)
        window.keys("ctrl+f")
        window.expect("entry", "Find in the hierarchy")
        time.sleep(0.5)
        window.type("Constant")
        window.expect("label", " found")
        window.keys("Return")
        chosen(window, "Constant")
        window.close()


def lists_findings(window):
    """The check in the window names the issues; selecting a row selects the widget."""
    raise_window("— Terrarium$")
    attend()
    window.keys("ctrl+k")
    window.type("Accessibility Check")
    time.sleep(1)
    window.keys("Return")
    window.expect("label", " issues in restless.py (")
    rows = window.expect("list", "Issues")
    names = [rows.get_child_at_index(i).get_name() for i in range(rows.get_child_count())]
    wanted = "Duplicate Name: push button “More” has the same name as push button “More” next to it"
    place = next((i for i, name in enumerate(names) if name.startswith(wanted)), None)
    if place is None or not any(name.startswith("Missing Name: ") for name in names):
        raise Failure(f"the list has {names}")
    box = rows.get_child_at_index(place).get_extents(Atspi.CoordType.WINDOW)
    xtest("mousemove", box.x + 60, box.y + box.height // 2)
    click()
    chosen(window, "More")
    window.expect("label", "give them different names")
    window.keys("Escape", over=(600, 20))
    attend()


def icons():
    """Programs have the icons of their desktop entries, others a generic one."""
    with Target("gtk3-demo", GTK_MODULES="gail:atk-bridge"), Target(
        "/usr/bin/python3", f"{HERE}/restless.py", "0", GTK_A11Y="atspi"
    ):
        window = Window(PROGRAM)
        window.expect("list item", "restless.py", 30)
        window.expect("list item", "gtk3-demo", 30)
        window.expect("label", "GTK 3.24", 10)
        attend()
        window.keys("ctrl+k")
        window.type("Running Applications")
        time.sleep(1)
        window.keys("Return")
        time.sleep(1)
        if not any(window.has(row, "FOCUSED") for row in window.each("list item")):
            raise Failure("no program has the keyboard")

        def isColoured(name):
            row = window.expect("list item", name)
            box = row.get_extents(Atspi.CoordType.WINDOW)
            # Within the ring around whatever has the keyboard, which is colored, too.
            side, ring = box.height - 12, 6
            crop = f"{side}x{side}+{box.x + ring}+{box.y + ring}"
            pixels = subprocess.run(
                ["import", "-window", "root", "-crop", crop, "+repage", "-depth", "8", "rgb:-"],
                capture_output=True,
            ).stdout
            triples = [pixels[place : place + 3] for place in range(0, len(pixels), 3)]
            if not triples:
                raise Failure(f"the row of {name} is not in sight")
            return sum(max(triple) - min(triple) > 80 for triple in triples) > 40

        wait_for("the icon of gtk3-demo", lambda: isColoured("gtk3-demo"), 20)
        if isColoured("restless.py"):
            raise Failure("a script has an icon that is not its own")
        window.close()


def depicts():
    """The pictures of the documentation: programs in the list, and a large one in the window."""
    folder = os.environ["TERRARIUM_PICTURES"]

    def keep(name, crop=None):
        path = os.path.join(folder, name)
        words = ["import", "-window", "root", *(["-crop", crop, "+repage"] if crop else [])]
        # A picture of a window has few colors, and the file is a third as large.
        few = ["-strip", "-dither", "None", "-colors", "255", f"PNG8:{path}"]
        subprocess.run([*words, *few], check=True)

    with contextlib.ExitStack() as running:
        for name, environment in TARGETS.items():
            running.enter_context(Target(name, **environment))
        window = Window(PROGRAM)
        row = window.expect("list item", "gtk4-demo", 30)
        row.get_parent().get_selection_iface().select_child(row.get_index_in_parent())
        window.expect("tree item", "GTK Demo", 40)
        attend()
        window.keys("ctrl+k")
        window.type("Running Applications")
        time.sleep(1)
        window.keys("Return")
        window.press("tree item", "Demo list")
        chosen(window, "Demo list")
        time.sleep(4)
        keep("attach.png")
        first = window.expect("list item", "gtk3-demo").get_extents(Atspi.CoordType.WINDOW)
        last = window.expect("list item", "SpeedCrunch").get_extents(Atspi.CoordType.WINDOW)
        heading = 34
        high = last.y + last.height - first.y + heading + 8
        keep("attach-list.png", f"{first.width + 16}x{high}+{first.x - 8}+{first.y - heading}")
        row = window.expect("list item", "gtk4-widget-factory", 30)
        row.get_parent().get_selection_iface().select_child(row.get_index_in_parent())
        window.expect("tree item", "GTK Widget Factory", 40)
        time.sleep(4)
        stage = window.find("panel", "Stage") or window.find("grouping", "Stage")
        box = stage.get_extents(Atspi.CoordType.WINDOW)
        # Around the window is the room of its shadow.
        keep("attach-stage.png", f"{box.width}x{box.height}+{box.x + 4}+{box.y + 4}")
        attend()
        window.keys("ctrl+k")
        window.type("Accessibility Check")
        time.sleep(1)
        window.keys("Return")
        rows = window.expect("list", "Issues")
        box = rows.get_child_at_index(3).get_extents(Atspi.CoordType.WINDOW)
        xtest("mousemove", box.x + 60, box.y + box.height // 2)
        click()
        time.sleep(2)
        keep("attach-checkup.png", "720x480+0+0")
        window.keys("Escape", over=(600, 20))
        attend()
        window.close()


def beside_a_program():
    """Our window, and above it a program that is still until a SIGUSR1."""
    window = Window(PROGRAM)
    window.target = Target(
        "/usr/bin/python3", f"{HERE}/restless.py", "0", "words", "twins", GTK_A11Y="atspi")
    Window.processes.append(window.target.process)
    return window


def raise_window(name):
    """Brings a window above the others, as no window manager does here."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", name], capture_output=True, text=True
    ).stdout.split()
    subprocess.run(["xdotool", "windowraise", found[-1]], check=True)


def points(window):
    """A click anywhere on the screen selects the widget there; Escape cancels."""
    place = Place(window.target, "Restless")
    window.expect("list item", "restless.py", 30)
    attend()
    window.keys("ctrl+i")
    window.expect("label", "Click an element to inspect it.", 40)
    window.keys("Escape")
    wait_for("the pointing to end", lambda: not window.find("label", "Click an element"), 40)
    # The second time in a program that is already watched, another widget.
    for name in ("Constant", "Words"):
        attend()
        window.keys("ctrl+i")
        window.expect("label", "Click an element to inspect it.", 40)
        place.go(name)
        click()
        chosen(window, name)


def focuses(window):
    """While focus following is on, the focused widget of another program is selected."""
    raise_window("^Restless$")
    attend()
    window.keys("ctrl+j")
    place = Place(window.target, "Restless")

    def goes():
        # Programs send the focus once they have a subscriber.
        for name in ["Words", "Constant"]:
            place.go(name)
            click()
        time.sleep(0.5)
        return any(window.has(card, "SELECTED") for card in window.each("tree item", "Constant"))

    wait_for("Constant to be chosen", goes, 30)
    attend()
    window.keys("ctrl+j")


def tells_the_focus():
    """`terrarium focus` prints the focused widgets of other programs."""
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "0", "words", GTK_A11Y="atspi") as target:
        watcher = subprocess.Popen(
            [PROGRAM, "focus"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        os.set_blocking(watcher.stdout.fileno(), False)
        heard = []

        def hears(words):
            heard.append(watcher.stdout.read() or b"")
            return words in b"".join(heard).decode()

        try:
            place = Place(target, "Restless")

            def goes():
                # Programs send the focus once they have a subscriber.
                for name in ["Constant", "Words"]:
                    place.go(name)
                    click()
                return hears("text “Words”")

            wait_for("the focus to be told", goes, 30)
        finally:
            watcher.kill()
            watcher.wait()

        def has_it():
            answer = terrarium("focus", "--once", "--json")
            return answer.returncode == 0 and json.loads(answer.stdout)["node"]["name"] == "Words"

        wait_for("focus --once to tell it, too", has_it, 30)


def shows(window):
    """The tree follows a changing program, the selection stays, and its end is reported."""
    choose(window, "restless.py")
    window.press("tree item", "Constant")
    chosen(window, "Constant")
    window.target.process.send_signal(signal.SIGUSR1)
    window.expect("tree item", "Button ")
    end = time.monotonic() + SHOWN
    while time.monotonic() < end:
        time.sleep(1)
        chosen(window, "Constant")
    window.target.process.kill()
    window.expect("label", " quit", 20)
    window.target.process.wait()
    window.close()


def lists_a_flood():
    """The event list, which shows a flood once a second, ends with all that came."""

    def count(window):
        found = [label.get_name() for label in window.all("label") if label.get_name().endswith(" events")]
        return found[0] if found else None

    def rest(window):
        before = count(window)
        time.sleep(3)
        return before == count(window) and before

    with Target("/usr/bin/python3", f"{HERE}/restless.py", "600", "flood", GTK_A11Y="atspi") as target:
        window, _ = watched()
        window.keys("F7")
        early = wait_for("rows", lambda: count(window))
        wait_for("more rows", lambda: (found := count(window)) != early and found, 30)
        target.process.send_signal(signal.SIGHUP)
        late = wait_for("the end of the flood", lambda: rest(window), 60)
        # A filter makes the list again.
        window.focus("entry", "Filter Events")
        window.type("zzz")
        window.expect("label", "No matching events")
        window.keys("Escape")
        wait_for(f"{late} again, of {early} at first", lambda: count(window) == late)
        window.close()


def outlives():
    """The window's recording is restored after a kill, and offered after a crash."""
    ground = Ground()
    path, aside = (os.path.join(ground.state, name + ".terrarium") for name in ("watched", "recorded-1"))

    def grows(size=0):
        return wait_for(
            "the recording to be kept",
            lambda: os.path.exists(path) and os.path.getsize(path) > size and os.path.getsize(path),
        )

    with Target("/usr/bin/python3", f"{HERE}/restless.py", "600", GTK_A11Y="atspi"):
        window, _ = watched(ground.start())
        grows(grows() + 200)
        if stat.S_IMODE(os.stat(path).st_mode) != 0o600:
            raise Failure("others may read what is recorded")
        ended(window, signal.SIGKILL)
        window = ground.start()
        window.expect("label", "Restored the unsaved recording of restless.py.")
        window.expect("tree item", "Constant")
        if os.path.exists(path) or not os.path.exists(aside):
            raise Failure(f"kept: {os.listdir(ground.state)}")
        os.remove(aside)
        watched(window)
        grows()
        status, said = ended(window, signal.SIGSEGV)
        if "ended unexpectedly by SIGSEGV" not in said:
            raise Failure(f"status {status}: {said}")
        window = ground.start()
        window.expect("label", f"Terrarium quit unexpectedly while watching a program. Its recording: {aside}")
        if window.find("tree item", "Constant"):
            raise Failure("a recording is opened that nobody has asked for")
        window.press("push button", "Reopen")
        window.expect("tree item", "Constant")
        watched(window)
        grows()
        window.close()
        # The recording is open again, like any document.
        window = ground.start()
        window.expect("label", "Restored the unsaved recording of restless.py.")
        window.expect("tree item", "Constant")
        window.close()
        write_setting(ground, "window", "resume", "false")
        window, _ = watched(ground.start())
        grows()
        window.close()
        window = ground.start()
        window.expect("label", "Unsaved recording of a program: ")
        if window.find("tree item", "Constant"):
            raise Failure("what was open is opened against the wish of a person")
        window.close()


def write_setting(ground, group, key, value):
    """Writes a preference as the window does."""
    path = os.path.join(ground.folder, "config", "terrarium", "terrarium.ini")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    line = re.compile(rf"^{key}=.*$", re.M)
    text = line.sub(f"{key}={value}", text) if line.search(text) else text.replace(
        f"[{group}]\n", f"[{group}]\n{key}={value}\n")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def leaves():
    """Opening another document asks nothing; the recording is kept, opened again and saved."""
    ground = Ground()
    first, second = (os.path.join(ground.state, f"recorded-{n}.terrarium") for n in (1, 2))
    words = "Unsaved recording of restless.py: "
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "600", GTK_A11Y="atspi"):
        window, _ = watched(ground.start())
        attend()
        # Perhaps before any of it was on the disk: the kept part is valid.
        for path in (first, second):
            choose(window, "Vertical Navigation")
            window.expect("tree item", "VerticalNavigationController")
            window.expect("label", words + path)
            if stat.S_IMODE(os.stat(path).st_mode) != 0o600:
                raise Failure("others may read what was recorded")
            if "restless.py: " not in terrarium("trace", path).stdout:
                raise Failure(f"{path} does not hold what was recorded")
            if len(window.all("push button", "Reopen")) != 1:
                raise Failure("there is more than one line")
            if "TERRARIUM_PICTURES" in os.environ:
                window.photograph(os.path.join(os.environ["TERRARIUM_PICTURES"], "kept.png"))
            if path == first:
                watched(window)
        # By keyboard alone: opened again, without affecting the current document.
        window.focus("push button", "Reopen")
        window.keys("Return")
        window.expect("tree item", "Constant")
        wait_for("the line to be gone", lambda: not window.find("push button", "Reopen"))
        watched(window)
        choose(window, "Vertical Navigation")
        third = second.replace("-2", "-3")
        window.expect("label", words + third)
        window.focus("push button", "Save As…")
        window.keys("Return")
        saved = os.path.join(ground.folder, "mine.terrarium")
        window.expect("filler", "Save Recording")
        time.sleep(1)
        window.keys("ctrl+a")
        window.type(saved)
        window.keys("Return")
        wait_for("the file", lambda: os.path.exists(saved))
        wait_for("the line to be gone", lambda: not window.find("label", words))
        wait_for("the copy to be gone", lambda: not os.path.exists(third))
        if "restless.py: " not in terrarium("trace", saved).stdout:
            raise Failure("what was saved is something else")
        window.close()


def loses_nothing():
    """If nothing can be written, an unsaved recording is offered from memory."""
    nowhere = "/dev/null/state"
    ground = Ground(XDG_STATE_HOME=nowhere)
    with Target("/usr/bin/python3", f"{HERE}/restless.py", "600", GTK_A11Y="atspi"):
        window, _ = watched(ground.start())
        choose(window, "Vertical Navigation")
        window.expect("label", "The recording of restless.py is in memory only. Save it: ")
        if window.find("push button", "Reopen"):
            raise Failure("what is nowhere is offered")
        window.press("push button", "Dismiss")
        wait_for("the line to be gone", lambda: not window.find("label", "is in memory only"))
        window.close()


# Of one window, one after the other.
BESIDE_A_PROGRAM = [
    ("picks an element", points),
    ("lists issues", lists_findings),
    ("highlights the hovered element", hovers),
    ("follows the focus", focuses),
    ("shows a program live", shows),
]


def main():
    with tempfile.TemporaryDirectory() as folder:
        stories = [
            ("counts gtk4-widget-factory", lambda: counts("gtk4-widget-factory")),
            nightly("counts speedcrunch", lambda: counts("speedcrunch")),
            nightly("counts gtk4-demo", lambda: counts("gtk4-demo")),
            nightly("counts gtk3-demo", lambda: counts("gtk3-demo")),
            nightly("counts gtk3-widget-factory", lambda: counts("gtk3-widget-factory")),
            nightly("checks a program's accessibility", checks),
            ("handles a frozen and a killed program", lambda: freezes(folder)),
            nightly("reports the end of the bus", lambda: loses(folder)),
            nightly("attaches to a restless program", lambda: rests(folder)),
            nightly("handles a flood of changes", lambda: rests(folder, "flood", seconds=10)),
            nightly("keeps recordings when killed", lambda: survives(folder)),
            nightly("lists a flood completely", lists_a_flood),
            nightly("keeps the window's recording", outlives),
            nightly("keeps a recording when another document opens", leaves),
            nightly("does not discard what cannot be saved", loses_nothing),
            nightly("zooms in", comes_closer),
            nightly("shows icons", icons),
            nightly("reports the focus", tells_the_focus),
        ]
        if "TERRARIUM_PICTURES" in os.environ:
            stories.append(("is depicted", depicts))
        return summary(tell(beside_a_program, BESIDE_A_PROGRAM), tell_apart(stories))


sys.exit(main())
