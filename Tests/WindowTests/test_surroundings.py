"""A machine with faults around the real window: disks, files, clocks, buses, fonts, a display.

test_surroundings.py PROGRAM [WORDS]: all stories, or those whose titles contain the words.
"""

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from desktop import Atspi, Failure, wait_for
from ground import PROGRAM, SCRIPT, TYPED, Ground, ended, expect_text, text_of, types
from stories import nightly, tell_all
from xtest import xtest

HERE = os.path.dirname(os.path.abspath(__file__))


def faulty():
    """The library that is loaded first, built for this run."""
    library = os.path.join(tempfile.mkdtemp(), "faulty.so")
    compiler = shutil.which("cc") or shutil.which("clang")
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", library, os.path.join(HERE, "faulty.c"), "-ldl"],
        check=True,
    )
    return library


def mounting(commands):
    """Words before a program so that it alone sees other disks; None where mounting is forbidden."""
    words = ["unshare", "-cm", "--keep-caps", "sh", "-c"]
    if subprocess.run([*words, "mount -t tmpfs none /mnt"], capture_output=True).returncode:
        print("        nobody may mount a disk of his own here; left out", flush=True)
        return None
    return [*words, f'{commands}\nexec "$0" "$@"']


def can_keep_nothing():
    """Where no folder can be written in, that is said, and everything else goes on."""
    names = ("state", "config", "data", "cache")
    nowhere = {f"XDG_{name.upper()}_HOME": f"/dev/null/{name}" for name in names}
    # GTK calls it critical that it cannot remember recent files.
    ground = Ground(HOME="/dev/null/home", G_DEBUG="", **nowhere)
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    window.expect("label", "Settings and lesson progress can't be saved: /dev/null/config")
    types(window)
    reason = "Autosave failed for the script: /dev/null/state"
    window.expect("label", reason)
    wait_for("the line to go", lambda: not window.find("label", reason))
    # The same reason is not said again.
    types(window)
    time.sleep(2.5)
    if window.find("label", reason):
        raise Failure("one reason is said twice")
    window.keys("ctrl+s")
    wait_for("the file", lambda: open(path, encoding="utf-8").read().endswith(TYPED))
    for _ in range(2):
        status, said = ended(window, signal.SIGTERM)
        ours = [line for line in said.splitlines() if line and "/dev/null/" not in line]
        if status != 0 or ours:
            raise Failure(f"status {status}: {ours}")
        window = ground.start()
        window.expect("tree item", "tunnel, TunnelController, appeared")


def has_read_only_folders():
    """Where its folders cannot be written, each reason names the place, and scripts are saved elsewhere."""
    ground = Ground()
    commands = ""
    for name in ("state", "config", "data", "cache"):
        folder = os.path.join(ground.folder, name)
        os.makedirs(os.path.join(folder, "terrarium"))
        commands += f"mount --bind '{folder}' '{folder}'; mount -o remount,bind,ro '{folder}';"
    before = mounting(commands)
    if before is None:
        return
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path, before=before)
    reason = "terrarium: Read-only file system"
    window.expect("label", f"Settings and lesson progress can't be saved: {ground.folder}/config/{reason}")
    types(window)
    window.expect("label", f"{ground.state}/draft.json: cannot be written: Read-only file system")
    window.keys("ctrl+s")
    wait_for("the file", lambda: open(path, encoding="utf-8").read().endswith(TYPED))
    window.keys("ctrl+q")
    if window.process.wait(15) != 0:
        raise Failure(f"status {window.process.returncode}: {window.process.stderr.read().decode()}")


def has_a_full_disk():
    """On a full disk that is said; as soon as there is room the draft is kept."""
    ground = Ground()
    os.makedirs(ground.state)
    before = mounting(f"mount -t tmpfs -o size=64k none '{ground.state}'")
    if before is None:
        return
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path, before=before)
    inside = f"/proc/{window.process.pid}/root{ground.state}"
    ballast = os.path.join(inside, "ballast")
    fill(ballast)
    types(window)
    window.expect("label", "Autosave failed for the script")
    window.expect("label", "No space left on device")
    os.remove(ballast)
    types(window)
    draft = os.path.join(inside, "draft.json")
    wait_for("the draft", lambda: os.path.exists(draft) and TYPED in open(draft).read())
    ended(window, signal.SIGKILL)


def fill(path):
    """Fills the disk of a path."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT)
    try:
        while os.write(file, b"0" * 1024):
            pass
    except OSError:
        os.close(file)


def has_few_fonts_and_no_icons():
    """Without the fonts and icons it was made for it says which are missing, and works."""
    hidden = ("fonts/opentype", "fonts/truetype/noto", "icons")
    before = mounting("".join(f"mount -t tmpfs none /usr/share/{name};" for name in hidden))
    if before is None:
        return
    window = Ground(HOME="/dev/null/home").start("vertical", before=before)
    window.expect("label", "The font Inter is missing")
    window.press("push button", "Push")
    window.expect("tree item", "page1")
    window.close()


def has_no_font():
    """Where nothing can be written at all no window is opened, and what helps is said."""
    before = mounting("mount -t tmpfs none /usr/share/fonts")
    if before is None:
        return
    variables = Ground(HOME="/dev/null/home").variables
    done = subprocess.run(
        [*before, PROGRAM], env=os.environ | variables, capture_output=True, text=True, timeout=30
    )
    words = "terrarium: there is no font; install the package fonts-inter"
    if (done.returncode, done.stderr.strip()) != (3, words):
        raise Failure(f"status {done.returncode}: {done.stderr}")


def draws_by_cairo():
    """Who wants Cairo gets no library of GL: sixty megabytes, and a tenth of a second."""
    window = Ground().start(GSK_RENDERER="cairo")
    window.expect("tree item", "tunnel, TunnelController, appeared")
    with open(f"/proc/{window.process.pid}/maps") as maps:
        read = {line.split()[-1] for line in maps}
    found = [name for name in read if any(part in name for part in ("libLLVM", "_dri.so", "gallium"))]
    if found:
        raise Failure(f"it has read {found}")
    window.close()


def loses_its_display():
    """When the display goes away the program ends at once; the next start has all that was done."""
    ground = Ground()
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp",
         "-noreset"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )
    number = os.read(read, 16).decode().strip()
    window = ground.start("vertical", DISPLAY=f":{number}")
    window.press("push button", "Push")
    wait_for("the gesture to be kept", lambda: "push" in ground.read("last.json"))
    script = ground.start(ground.write("mine.swift", SCRIPT), DISPLAY=f":{number}")
    expect_text(script, SCRIPT)
    editor = script.expect("text", "Script")
    Atspi.EditableText.insert_text(editor, len(SCRIPT), TYPED, len(TYPED))
    wait_for("the draft", lambda: TYPED in ground.read("2/draft.json"))
    server.kill()
    server.wait()
    words = "terrarium: the display is gone; the next start offers what was not saved\n"
    for process in (window.process, script.process):
        try:
            status = process.wait(15)
        except subprocess.TimeoutExpired:
            raise Failure("it goes on without a display") from None
        said = process.stderr.read().decode()
        if (status, said) != (1, words):
            raise Failure(f"status {status}: {said}")
    window = ground.start()
    window.expect("tree item", "page1")
    wait_for("the script", lambda: ground.read("unsaved-1.swift") == SCRIPT + TYPED)
    if ground.reports():
        raise Failure("the loss of a display was reported as a crash")
    window.close()


def has_no_bus():
    """Without a session bus, or without one for accessibility, the window works all the same."""
    for missing in (
        {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"},
        {"AT_SPI_BUS_ADDRESS": "unix:path=/nowhere"},
        # None is there, and none can be started.
        {"DBUS_SESSION_BUS_ADDRESS": "autolaunch:", "PATH": "/nowhere"},
    ):
        # GTK calls it critical that the one for accessibility does not answer.
        ground = Ground(G_DEBUG="", **missing)
        os.makedirs(ground.state)
        process = ground.launch("vertical")
        wait_for("its place to be kept", lambda: "vertical" in ground.read("last.json"))
        # It cannot be asked what it shows; it gets keys and ends in order.
        xtest("mousemove", 700, 20, "key", "ctrl+q")
        try:
            status = process.wait(15)
        except subprocess.TimeoutExpired:
            raise Failure(f"it does not end without {missing}") from None
        with open(os.path.join(ground.folder, "said"), encoding="utf-8") as file:
            said = [line for line in file if line.strip() and "bus" not in line]
        if status != 0 or said:
            raise Failure(f"without {missing}: status {status}: {said}")


def has_a_clock_that_jumps():
    """Whatever the clock on the wall does, what plays goes on and what is typed is kept."""
    ground = Ground(LD_PRELOAD=faulty())
    clock = ground.write("clock", "0")
    path = ground.write("mine.swift", SCRIPT + "simulation.advance(by: 2)\nprint(1)\n")
    window = ground.start(path, FAULTY_CLOCK=clock)
    jumps = random.Random(14)
    for days in (1, -1, 400, -4000):
        with open(clock, "w", encoding="utf-8") as file:
            file.write(str(days * 86_400 + jumps.randrange(3_600)))
        types(window)
        text = text_of(window)
        wait_for("the draft", lambda: text.count(TYPED) == ground.read("draft.json").count(TYPED))
        window.keys("shift+Home", "Delete")
    window.keys("Escape")
    ended(window, signal.SIGKILL)
    window = ground.start()
    expect_text(window)
    ended(window, signal.SIGTERM)


def plays_while_the_clock_jumps():
    """A flip is played at its pace, whether the clock is set to another day in its middle or not."""
    ground = Ground(LD_PRELOAD=faulty())
    clock = ground.write("clock", "0")
    window = ground.start("vertical", FAULTY_CLOCK=clock)
    window.press("push button", "Push")
    window.expect("tree item", "page1, VerticalPageController, appeared")
    end = window.expect("label", "   ·   event ").get_name().split()[-1]
    for days in (400, -4000):
        window.press("push button", "Go to Start")
        window.expect("label", f"event 0 of {end}")
        window.keys("space")
        wait_for("it to play", lambda: not window.find("label", f"event 0 of {end}"))
        with open(clock, "w", encoding="utf-8") as file:
            file.write(str(days * 86_400))
        window.expect("label", f"event {end} of {end}")
    window.close()


def has_a_slow_disk_and_another_time():
    """A script waits a second for the disk, also where the program's clock is ahead of the kernel's."""
    ground = Ground(LD_PRELOAD=faulty(), FAULTY_FSYNC="60")
    window = ground.start(
        ground.write("mine.swift", SCRIPT), FAULTY_CLOCK=ground.write("clock", str(400 * 86_400)))
    window.expect("tree item", "root, ViewController, appeared")
    ended(window, signal.SIGKILL)


def has_a_slow_disk():
    """While a disk takes seconds for a draft the window waits for nothing of ours."""
    ground = Ground(LD_PRELOAD=faulty(), FAULTY_FSYNC="3")
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    types(window)
    # What is written before it, as what was open, takes two waits each, for the file and its folder.
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"), 45)
    _, said = ended(window, signal.SIGKILL)
    waits = [line for line in said.splitlines() if "waited for" in line]
    # The desktop's list of recent files is GTK's.
    ours = [line for line in waits if "recently-used.xbel" not in line]
    if ours:
        raise Failure(f"{ours}")


def runs_twice():
    """Two at once keep a draft each; after both were killed neither is lost."""
    ground = Ground()
    first = ground.start(ground.write("first.swift", SCRIPT))
    types(first)
    wait_for("the first draft", lambda: TYPED in ground.read("draft.json"))
    second = ground.start(ground.write("second.swift", SCRIPT + "// second\n"))
    types(second)
    wait_for("the second draft", lambda: TYPED in ground.read("2/draft.json"))
    ended(first, signal.SIGKILL)
    ended(second, signal.SIGKILL)
    window = ground.start()
    window.expect("label", "first.swift, not saved")
    expect_text(window)
    wait_for("the second", lambda: ground.read("unsaved-1.swift").endswith("// second\n" + TYPED))
    ended(window, signal.SIGTERM)


def has_its_files_changed():
    """What another program did to the file is not overwritten unasked; one that is gone is made."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)

    def read():
        with open(path, encoding="utf-8") as file:
            return file.read()

    window = ground.start(path)
    types(window)
    ground.write("mine.swift", "// theirs\n")
    window.keys("ctrl+s")
    window.expect("label", "Save mine.swift?")
    window.press("push button", "Cancel")
    wait_for("the question to be gone", lambda: not window.find("label", "Save mine.swift?"))
    window.expect("label", "mine.swift, not saved")
    if read() != "// theirs\n":
        raise Failure("the other program's text is gone")
    window.keys("ctrl+s")
    window.press("push button", "Replace")
    wait_for("the text in the file", lambda: read().endswith(TYPED))
    os.remove(path)
    types(window)
    window.keys("ctrl+s")
    wait_for("the file", lambda: os.path.exists(path) and read().endswith(TYPED + TYPED))
    window.close()


def may_not_read_its_file():
    """A script whose file may not be read stays as it is, and is read again as soon as that is allowed."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    # Root may read everything, unless it gives that up.
    before = ("setpriv", "--bounding-set=-all", "--inh-caps=-all") if os.geteuid() == 0 else ()
    window = ground.start(path, before=before)
    expect_text(window, SCRIPT)
    theirs = ground.write("theirs.swift", "// theirs\n")
    os.chmod(theirs, 0)
    os.replace(theirs, path)
    window.expect("label", f"{path}: cannot be read: permission denied; change its permissions")
    expect_text(window, SCRIPT)
    os.chmod(path, 0o600)
    expect_text(window, "// theirs\n")
    wait_for("the line to go", lambda: not window.find("label", "its permissions"))
    ended(window, signal.SIGTERM)


def remembers_ten_thousand_files():
    """A list of 10,000 recent files does not make a start slow; the menu has the last ten."""
    ground = Ground()
    os.makedirs(os.path.join(ground.folder, "data"))
    rows = []
    for number in range(10_000):
        path = os.path.join(ground.folder, f"{number}.swift")
        if number % 2:
            open(path, "w", encoding="utf-8").close()
        day = f"2026-01-{number % 28 + 1:02}T00:00:00.{number:06}Z"
        rows.append(
            f'<bookmark href="file://{path}" added="{day}" modified="{day}" visited="{day}"><info>'
            '<metadata owner="http://freedesktop.org"><mime:mime-type type="text/x-swift"/>'
            '<bookmark:applications><bookmark:application name="terrarium" '
            f'exec="&apos;terrarium %u&apos;" modified="{day}" count="1"/></bookmark:applications>'
            "</metadata></info></bookmark>"
        )
    with open(os.path.join(ground.folder, "data", "recently-used.xbel"), "w") as file:
        file.write(
            '<?xml version="1.0" encoding="UTF-8"?><xbel version="1.0" '
            'xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks" '
            'xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">'
            + "".join(rows) + "</xbel>"
        )
    begin = time.monotonic()
    window = ground.start()
    print(f"        started in {time.monotonic() - begin:.1f} s", flush=True)
    if time.monotonic() - begin > 15:
        raise Failure("the start is slow")
    window.close()


def starts_on_anything():
    """Whatever the files say that a start reads, the window opens."""
    kept = {
        "config/terrarium/terrarium.ini": (
            b"[window]\nwidth=1200\nheight=700\nmaximized=false\nstyle=dark\nside-pane=script\n"
            b"event-kinds=lines calls\nscript-width=400\nstage-share=0.5\nupper-share=0.7\n"
            b"speed=0.5\n[export]\nscale=2\nsize=800x600\n[maps]\nnames=true\n"
        ),
        "config/terrarium/terrarium-lessons.ini": b"[lessons]\n14-push=page 2; first 4 order 2 0 1\n",
        "state/terrarium/last.json": (
            b'{"eventCount":9,"gestures":[],"nanoseconds":200000000,"subject":{"system":'
            b'{"_0":"tunnel","version":"fixed"}}}'
        ),
        "state/terrarium/draft.json": b'{"path":"/nowhere/mine.swift","text":"// typed\\n"}',
    }
    pieces = [
        b"-1", b"99999999999999999999", b"1e308", b"nan", b"\xff\xfe", b"\0", b"[", b"=", b"{", b"\n",
    ]
    for seed in range(8):
        dice = random.Random(seed)
        ground = Ground()
        for name, content in kept.items():
            path = os.path.join(ground.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            for _ in range(dice.randrange(4)):
                start = dice.randrange(len(content))
                end = start + dice.randrange(12)
                content = content[:start] + dice.choice(pieces) + content[end:]
            with open(path, "wb") as file:
                file.write(content)
        window = ground.start()
        # A draft that nothing happened to is back, and was not saved.
        window.close(discards=True)


def leave_memory(process, rest):
    """Lets a program reserve so many bytes more, and no others."""
    with open(f"/proc/{process.pid}/statm", encoding="ascii") as file:
        size = int(file.read().split()[0]) * resource.getpagesize() + rest
    resource.prlimit(process.pid, resource.RLIMIT_AS, (size, resource.RLIM_INFINITY))


def has_no_memory_left():
    """A run that the system has no memory for says so; one that takes all there is leaves a report."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
    process = window.process
    leave_memory(process, 0)
    window.type("\nlet rows = Array(repeating: 0, count: 10)")
    window.expect("label", "the system gives no memory for the calls of a script")
    # Room for the stack of a script, none for what it makes.
    leave_memory(process, 300 << 20)
    window.keys("BackSpace")
    # In one piece: what is small finds room in what the process has reserved already.
    window.type("_000_000)")
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:
        raise Failure("it lives without memory, or nothing was asked of it") from None
    said = process.stderr.read().decode()
    if process.returncode >= 0 or "ended unexpectedly by SIG" not in said:
        raise Failure(f"status {process.returncode}: {said}")
    window = ground.start()
    window.expect("label", "unexpectedly while mine.swift was open. Its unsaved changes: ")
    window.press("push button", "Reopen")
    # With as much of the last line as was kept or was to run.
    wait_for("the text", lambda: text_of(window).startswith(SCRIPT + TYPED))
    ended(window, signal.SIGKILL)


STORIES = [
    nightly("has no writable folder", can_keep_nothing),
    nightly("has read-only folders", has_read_only_folders),
    nightly("has a full disk", has_a_full_disk),
    nightly("has few fonts and no icons", has_few_fonts_and_no_icons),
    nightly("has no font", has_no_font),
    nightly("draws with Cairo only", draws_by_cairo),
    ("loses its display", loses_its_display),
    nightly("has no bus", has_no_bus),
    nightly("has a clock that jumps", has_a_clock_that_jumps),
    nightly("plays while the clock jumps", plays_while_the_clock_jumps),
    nightly("has a slow disk and a clock that is ahead", has_a_slow_disk_and_another_time),
    nightly("has a slow disk", has_a_slow_disk),
    nightly("has no memory left", has_no_memory_left),
    nightly("runs twice", runs_twice),
    ("has its files changed", has_its_files_changed),
    nightly("cannot read its file", may_not_read_its_file),
    nightly("remembers ten thousand files", remembers_ten_thousand_files),
    nightly("starts with any damaged state", starts_on_anything),
]

sys.exit(tell_all(STORIES))
