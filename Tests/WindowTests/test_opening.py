"""Several files that a desktop opens at once: one is shown, the others are named."""

import os
import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from desktop import Failure, Window, wait_for  # noqa: E402
from ground import PROGRAM, Ground  # noqa: E402
from stories import nightly, tell_all  # noqa: E402

NAME, PATH = "org.terrarium.Terrarium", "/org/terrarium/Terrarium"
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def script(name):
    return f"""import Containers

let root = ViewController("{name}")
window.rootViewController = root
simulation.turn()
"""


def open_at_once(paths):
    arguments = GLib.Variant("(assa{sv})", (["file://" + path for path in paths], "", {}))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        NAME, PATH, "org.gtk.Application", "Open", arguments, None, Gio.DBusCallFlags.NONE,
        30_000, None,
    )


def names_files_that_it_does_not_open():
    ground = Ground()
    old = dict(os.environ)
    os.environ.update(ground.variables)
    try:
        window = Window(PROGRAM, isSeparate=False)
    finally:
        os.environ.clear()
        os.environ.update(old)
    paths = [ground.write(f"{name}.swift", script(name)) for name in ("one", "two", "three")]
    open_at_once(paths)
    window.expect("label", "one.swift")
    window.expect("label", "One file is open at a time. Not opened: two.swift, three.swift")
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "several-files.png"))
    window.press("push button", "Open three.swift")
    window.expect("label", "three.swift")
    window.expect("label", "One file is open at a time. Not opened: two.swift")
    open_at_once(paths[:1])
    wait_for("nothing to be said", lambda: not window.find("label", "One file is open at a time."))
    if not window.find("label", "one.swift"):
        raise Failure("one.swift is not open")
    time.sleep(0.5)
    window.close()


def bears_ten_at_once():
    """Of ten at once, most of them broken, each that is opened says what is wrong, and none makes the window wider."""
    ground = Ground()
    os.environ.update(ground.variables)
    window = Window(PROGRAM, isSeparate=False)
    window.expect("tree item", "tunnel, TunnelController, appeared")
    size = window.expect("frame", "").get_extents(1).width
    long = "x" * 200
    os.mkdir(os.path.join(ground.folder, "folder.swift"))
    paths = [
        os.path.join(ground.folder, "missing.swift"), os.path.join(ground.folder, "folder.swift"),
        ground.write("bytes.swift", "\0"), ground.write("bad.terrarium", "no recording"),
        *(ground.write(f"{long}{number}.swift", script("long")) for number in range(5)),
        ground.write("good.swift", script("good")),
    ]
    for path, reason in zip(paths, (
        "missing.swift: no such file", "folder.swift: cannot be read: it is a folder",
        "bytes.swift:1: is not text", "The recording could not be opened.",
    )):
        open_at_once(paths[paths.index(path):])
        window.expect("label", reason)
        window.expect("tree item", "tunnel, TunnelController, appeared")
    open_at_once(paths[4:])
    window.expect("tree item", "long, ViewController, appeared")
    wait_for("nothing to be wrong", lambda: not window.find("label", "could not be opened"))
    words = window.expect("label", "One file is open at a time.")
    if not words.get_name().endswith("xxx4.swift, good.swift") or len(words.get_name()) > 300:
        raise Failure(f"it says {words.get_name()!r}")
    wait_for("room for the words", lambda: words.get_extents(1).width > 300)
    if window.expect("frame", "").get_extents(1).width != size:
        raise Failure("the window is wider")
    if PICTURES:
        window.photograph(os.path.join(PICTURES, "long-names.png"))
    open_at_once([paths[-1]])
    window.expect("tree item", "good, ViewController, appeared")
    window.close()


sys.exit(tell_all([
    ("names the files it does not open", names_files_that_it_does_not_open),
    nightly("handles ten at once", bears_ten_at_once),
]))
