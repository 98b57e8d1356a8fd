"""The window under Wayland, in Weston without a screen: what no program may know there is said."""

import os
import signal
import subprocess
import sys
import tempfile
import time

from desktop import Failure, Window, wait_for

PROGRAM = sys.argv[1]
NAME = "org.terrarium.Terrarium"


def activate(action):
    """Does what a menu item does; there are no keys where there is no seat."""
    path = "/" + NAME.replace(".", "/") + "/window/1"
    answer = subprocess.run(
        ["gdbus", "call", "--session", "-d", NAME, "-o", path,
         "-m", "org.gtk.Actions.Activate", action, "[]", "{}"],
        capture_output=True, text=True, timeout=30,
    )
    return answer.returncode == 0


def tells():
    """Choosing by pointing says why it cannot be, and what there is instead."""
    window = Window(PROGRAM, isSeparate=False)
    try:
        # The window can be seen a moment before it can be called.
        wait_for("the window to be called", lambda: activate("choose-by-pointing"), 30)
        window.expect("label", "Wayland tells no program what lies under the pointer", 30)
        if window.find("label", "Click on what you want to see"):
            raise Failure("a click is waited for that never comes")
    finally:
        window.process.kill()
        window.process.wait()


def main():
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "log"), "w") as log:
            screen = subprocess.Popen(
                ["weston", "--backend=headless-backend.so", "--socket=terrarium-test",
                 "--width=1440", "--height=900", "--idle-time=0"],
                stdout=log, stderr=log,
            )
        try:
            socket = os.path.join(os.environ["XDG_RUNTIME_DIR"], "terrarium-test")
            wait_for("Weston", lambda: os.path.exists(socket), 30)
            os.environ.update(WAYLAND_DISPLAY="terrarium-test", GDK_BACKEND="wayland")
            start = time.monotonic()
            tells()
            print(f"ok      Wayland tells what it does not allow, {time.monotonic() - start:.0f} s")
            print("1 passed, 0 failed")
            return 0
        except Exception as failure:
            print(f"FAILED  Wayland tells what it does not allow: {failure}")
            print("0 passed, 1 failed")
            return 1
        finally:
            screen.send_signal(signal.SIGTERM)
            try:
                screen.wait(10)
            except subprocess.TimeoutExpired:
                screen.kill()


sys.exit(main())
