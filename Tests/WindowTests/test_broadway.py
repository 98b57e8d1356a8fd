"""The window in a browser, by GTK's back end Broadway, as a classroom without installs sees it."""

import base64
import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from desktop import Failure, wait_for
from stories import nightly, tell_all

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
BROWSERS = ["chromium-headless-shell", "chromium"]


class Browser:
    """A browser without a display, controlled through a pipe."""

    def __init__(self, name):
        ours, its = os.pipe(), os.pipe()

        def hand_over():
            # Out of the way first: the pipes may have these very numbers.
            read, write = (fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (ours[0], its[1]))
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [
                name, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
                "--window-size=1440,900", "about:blank",
            ],
            preexec_fn=hand_over, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(ours[0])
        os.close(its[1])
        self.writing, self.reading = ours[1], its[0]
        self.read, self.count, self.page = b"", 0, None
        page = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.page = self.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def ask(self, method, **parameters):
        self.count += 1
        call = {"id": self.count, "method": method, "params": parameters}
        if self.page:
            call["sessionId"] = self.page
        os.write(self.writing, json.dumps(call).encode() + b"\0")
        while True:
            while b"\0" not in self.read:
                piece = os.read(self.reading, 1 << 20)
                if not piece:
                    raise Failure("the browser ended")
                self.read += piece
            line, self.read = self.read.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise Failure(f"the browser says {answer['error']} to {method}")
                return answer["result"]

    def value(self, expression):
        return self.ask("Runtime.evaluate", expression=expression)["result"].get("value")

    def photograph(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def colours(picture):
    said = subprocess.run(["identify", "-format", "%k", picture], capture_output=True, check=True)
    return int(said.stdout)


def is_shown(folder, browser_name):
    """A learner opens an address and presses a key."""
    port, processes = free_port(), []
    # Its sockets are in the folder of the session.
    display = ":%d" % (port % 90 + 5)
    try:
        processes.append(
            subprocess.Popen(
                ["gtk4-broadwayd", "--address", "127.0.0.1", "--port", str(port), display],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )
        )
        time.sleep(1)
        # GTK has no accessibility in a browser.
        environment = dict(
            os.environ, GDK_BACKEND="broadway", BROADWAY_DISPLAY=display, GTK_A11Y="none",
            TERRARIUM_SEPARATE="1",
        )
        environment.pop("GSK_RENDERER", None)
        words = open(os.path.join(folder, "words"), "w+")
        program = subprocess.Popen([PROGRAM, "tunnel"], env=environment, stderr=words)
        processes.append(program)
        browser = Browser(browser_name)
        processes.append(browser.process)
        browser.ask("Page.navigate", url=f"http://127.0.0.1:{port}/")
        picture = os.path.join(folder, "broadway.png")

        def looks_like_the_window():
            if program.poll() is not None:
                words.seek(0)
                raise Failure(f"the program ended: {words.read()}")
            try:
                browser.photograph(picture)
            except Failure:
                return False  # One page gives way to the other.
            return colours(picture) > 500

        wait_for("the window in the browser", looks_like_the_window, 60)
        time.sleep(2)
        browser.photograph(picture)
        before = open(picture, "rb").read()
        if PICTURES:
            os.makedirs(PICTURES, exist_ok=True)
            shutil.copy(picture, PICTURES)
        # A key goes to the program: the palette comes up.
        for kind in ("rawKeyDown", "keyUp"):
            browser.ask(
                "Input.dispatchKeyEvent", type=kind, modifiers=2, key="k", code="KeyK",
                windowsVirtualKeyCode=75,
            )

        def is_another():
            browser.photograph(picture)
            return open(picture, "rb").read() != before

        wait_for("an answer to Ctrl K", is_another)
        if PICTURES:
            time.sleep(1)
            browser.photograph(os.path.join(PICTURES, "broadway-palette.png"))
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def in_a_browser():
    browser = next((name for name in BROWSERS if shutil.which(name)), None)
    if not browser or not shutil.which("gtk4-broadwayd"):
        raise Failure("install libgtk-4-bin and chromium-headless-shell")
    with tempfile.TemporaryDirectory() as folder:
        is_shown(folder, browser)


sys.exit(tell_all([nightly("is shown in a browser", in_a_browser)]))
