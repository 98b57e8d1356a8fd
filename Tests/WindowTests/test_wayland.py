"""The window under Wayland, in Weston without a screen: everyday work, what it cannot do there, and its end.

test_wayland.py PROGRAM: all stories; WANT=WORDS those whose titles contain the words.
"""

import contextlib
import json
import os
import signal
import socket
import struct
import subprocess
import sys

from desktop import Atspi, Failure, wait_for
from ground import PROGRAM, SCRIPT, TYPED, Ground, ended, expect_text, text_of
from states import Stateful
from stories import nightly, tell_all

PICTURES = os.environ.get("TERRARIUM_PICTURES")
SOCKET = "terrarium-test"


def answers(path):
    """Whether a program listens at a socket; a program that was killed leaves its socket behind."""
    with socket.socket(socket.AF_UNIX) as connection:
        return connection.connect_ex(path) == 0


@contextlib.contextmanager
def compositor(*options):
    """Weston, and the environment of the programs that it shows; there is no seat, so no keys and no mouse."""
    old = dict(os.environ)
    os.environ.update(WAYLAND_DISPLAY=SOCKET, GDK_BACKEND="wayland")
    os.environ.pop("DISPLAY")
    process = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", f"--socket={SOCKET}", "--width=1440",
         "--height=900", "--idle-time=0", *options],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    path = os.path.join(os.environ["XDG_RUNTIME_DIR"], SOCKET)
    try:
        wait_for("Weston", lambda: answers(path), 30)
        yield process
    finally:
        process.kill()
        process.wait()
        os.environ.clear()
        os.environ.update(old)


def photograph(name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        subprocess.run(["weston-screenshooter"], cwd=PICTURES, check=True)
        taken = next(file for file in os.listdir(PICTURES) if file.startswith("wayland-screenshot"))
        os.rename(os.path.join(PICTURES, taken), os.path.join(PICTURES, f"wayland-{name}.png"))


def tells_what_it_does_not_allow():
    """Pick Element says why it is unavailable, and offers alternatives."""
    with compositor():
        os.environ.update(Ground().variables)
        window = Stateful(PROGRAM)
        window.act("choose-by-pointing")
        window.expect("label", "Wayland doesn't report what is under the pointer in other apps.", 30)
        if window.find("label", "Click an element to inspect it."):
            raise Failure("a click is waited for that never comes")


def does_everyday_work():
    """A script is opened, a flip played, a step taken back, a card found, a picture saved, the window closed."""
    ground = Ground()
    with compositor("--use-pixman", "--debug"):
        os.environ.update(ground.variables)
        window = Stateful(PROGRAM)
        window.open(ground.write("mine.swift", SCRIPT))
        window.expect("tree item", "root, ViewController, appeared")
        expect_text(window, SCRIPT)
        photograph("script")

        window.open("tunnel")
        window.act("go-to-start")
        window.expect("label", "event 0 of 43")
        window.press("push button", "Play")
        window.expect("label", "event 43 of 43")
        window.expect("tree item", "startGeo, GeoInfoController, appeared")
        photograph("flipped")
        window.act("step-back", "step-back")
        window.expect("label", "event 41 of 43")

        window.press("push button", "Find in the Hierarchy")
        entry = window.expect("entry", "Find in the hierarchy")
        Atspi.EditableText.set_text_contents(entry, "geoinfo")
        window.expect("label", "1 of 2")
        photograph("found")

        window.press("push button", "Export")
        window.expect("image", "Preview: Stage at 400 ms")
        window.press("push button", "Save…")
        window.expect("push button", "_Save Save")
        path = os.path.join(ground.folder, "flipped.png")
        name = wait_for("the name of the file", lambda: window.find("text", "Name"))
        Atspi.EditableText.set_text_contents(name, path)
        photograph("saving")
        window.press("push button", "_Save Save")
        window.expect("label", "Saved as ")
        with open(path, "rb") as file:
            head = file.read(24)
        if head[:8] != b"\x89PNG\r\n\x1a\n" or struct.unpack(">II", head[16:]) != (768, 1108):
            raise Failure(f"the picture begins with {head!r}")

        window.act("close")
        status, said = window.process.wait(15), window.process.stderr.read().decode()
        if status != 0 or said.strip():
            raise Failure(f"status {status}: {said}")


def loses_its_compositor():
    """When the compositor ends, so does the program, with a line; the next start has the typed text."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    with compositor() as screen:
        window = ground.start(path)
        expect_text(window, SCRIPT)
        editor = window.expect("text", "Script")
        Atspi.EditableText.insert_text(editor, len(SCRIPT), TYPED, len(TYPED))
        wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
        screen.kill()
        try:
            status = window.process.wait(15)
        except subprocess.TimeoutExpired:
            raise Failure("it goes on without a compositor") from None
        said = window.process.stderr.read().decode()
        if status != 1 or "display: " not in said:
            raise Failure(f"status {status}: {said}")
    window = ground.start()
    window.expect("label", "Restored the unsaved changes to mine.swift.")
    if text_of(window) != SCRIPT + TYPED:
        raise Failure(f"the text is {text_of(window)!r}")
    if ground.reports():
        raise Failure("the loss of a display was reported as a crash")
    ended(window, signal.SIGTERM)


def lists_who_is_not_heard():
    """A program that draws but is not accessible is listed; one that has only loaded the toolkit is not."""
    with compositor():
        process = subprocess.Popen(
            ["gtk4-demo"], env=dict(os.environ, GTK_A11Y="none", GSK_RENDERER="cairo"),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        idle = subprocess.Popen(
            [sys.executable, "-c", "import ctypes, time; ctypes.CDLL('libgtk-4.so.1'); time.sleep(600)"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            def unheard():
                answer = subprocess.run(
                    [PROGRAM, "apps", "--json"], capture_output=True, text=True, timeout=60)
                return {app["pid"]: app for app in json.loads(answer.stdout)["unheard"]}

            wait_for("gtk4-demo to be listed", lambda: process.pid in unheard(), 40)
            listed = unheard()
            if idle.pid in listed or listed[process.pid]["toolkit"] != "GTK 4":
                raise Failure(f"listed wrongly: {listed}")
        finally:
            for child in (process, idle):
                child.kill()
                child.wait()


sys.exit(tell_all([
    nightly("reports what Wayland does not allow", tells_what_it_does_not_allow),
    ("does everyday work on Wayland", does_everyday_work),
    nightly("loses its compositor", loses_its_compositor),
    nightly("lists inaccessible programs on Wayland", lists_who_is_not_heard),
]))
