"""Crashes and signals in the real window: what a person sees, and that nothing of hers is lost.

test_faults.py PROGRAM [WORDS]: all stories, or those whose titles contain the words.
"""

import os
import random
import re
import signal
import stat
import sys
import time

from desktop import Atspi, Failure, wait_for
from ground import FOR_UIKIT, SCRIPT, TYPED, Ground, ended, expect_text, text_of, types
from stories import nightly, summary, tell, tell_apart

PICTURES = os.environ.get("TERRARIUM_PICTURES")


def crashes_in_a_system():
    """A crash leaves a report; the next start says so and offers the system, with all actions."""
    ground = Ground()
    window = ground.start("vertical")
    window.press("push button", "Push")
    wait_for("the gesture to be kept", lambda: "push" in ground.read("last.json"))
    status, said = ended(window, signal.SIGSEGV)
    if status != -signal.SIGSEGV or "ended unexpectedly by SIGSEGV; the report is" not in said:
        raise Failure(f"status {status}: {said}")
    window = ground.start()
    # Nothing opens by itself, as it may have caused the crash.
    window.expect("tree item", "tunnel, TunnelController, appeared")
    window.expect("label", "Terrarium quit unexpectedly while vertical was open.")
    report = ground.read("report-1.txt")
    if not re.match(r"Terrarium \S+\nended by SIGSEGV\n\n.*terrarium-window\(.*Please send", report, re.S):
        raise Failure(f"the report says {report!r}")
    if stat.S_IMODE(os.stat(ground.reports()[0]).st_mode) != 0o600:
        raise Failure("others may read the report")
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "crashed.png"))
    window.press("push button", "Reopen")
    window.expect("tree item", "page1")
    wait_for("the offer to be gone", lambda: not window.find("push button", "Reopen"))
    window.close()
    window = ground.start()
    window.expect("tree item", "page1")
    if window.find("label", "quit unexpectedly"):
        raise Failure("a crash is told of twice")
    window.close()


def starts_after_a_crash_in_a_script(ground, number):
    """The next window after a crash with unsaved changes in a script."""
    window = ground.start(ground.write("mine.swift", SCRIPT))
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
    ended(window, number)
    window = ground.start()
    window.expect("label", "unexpectedly while mine.swift was open. Its unsaved changes: ")
    if not ground.read("unsaved-1.swift").endswith(TYPED):
        raise Failure("the changes are in no file")
    return window


def opens_what_a_crash_left(ground, window):
    """Reopens the unsaved changes, which leaves one copy of them and the file untouched."""
    window.press("push button", "Reopen")
    expect_text(window)
    window.expect("label", "mine.swift, not saved")
    wait_for("one copy only", lambda: not ground.read("unsaved-1.swift"))
    ended(window, signal.SIGKILL)
    with open(os.path.join(ground.folder, "mine.swift"), encoding="utf-8") as file:
        if file.read() != SCRIPT:
            raise Failure("the file was changed without being asked")


def crashes_in_a_script():
    """Typed text is offered after a crash, and is in a file of its own until it is opened."""
    ground = Ground()
    opens_what_a_crash_left(ground, starts_after_a_crash_in_a_script(ground, signal.SIGTRAP))


def keeps_what_a_crash_left():
    """Dismissing the offer keeps its file; reopened changes survive another crash."""
    ground = Ground()
    window = starts_after_a_crash_in_a_script(ground, signal.SIGABRT)
    window.press("push button", "Dismiss")
    window.close()
    if not ground.read("unsaved-1.swift").endswith(TYPED):
        raise Failure("the changes are gone with the offer")
    os.remove(os.path.join(ground.state, "unsaved-1.swift"))
    opens_what_a_crash_left(ground, starts_after_a_crash_in_a_script(ground, signal.SIGABRT))
    window = ground.start()
    expect_text(window)
    ended(window, signal.SIGKILL)


# Runs for a while, so that it is being run when the program ends.
LONG = SCRIPT + "var count = 0\nwhile count < 200_000 { count += 1 }\n"
HELD = "Terrarium quit while running mine.swift. The script hasn't been run again."


def is_marked(ground):
    """Whether the script is marked as running."""
    return "mine.swift" in ground.read("running.json")


def offers_a_script_that_was_being_run():
    """Whatever ended the program while it ran a script, the next start has the text and runs nothing unasked."""
    ground = Ground()
    path = ground.write("mine.swift", LONG)
    window = ground.start(path)
    expect_text(window, LONG)
    window.expect("tree item", "root, ViewController")
    wait_for("the run to be over", lambda: not is_marked(ground))
    types(window)
    wait_for("the run", lambda: is_marked(ground))
    ended(window, signal.SIGKILL)
    if TYPED not in ground.read("draft.json") or ground.reports():
        raise Failure("the text is not kept with its mark, or there is a report")

    # By force: the text is here and waits, however it is edited, and at the next start, too.
    for number in (signal.SIGKILL, signal.SIGTERM):
        window = ground.start()
        expect_text(window)
        window.expect("label", HELD)
        if PICTURES and number == signal.SIGKILL:
            os.makedirs(PICTURES, exist_ok=True)
            window.photograph(os.path.join(PICTURES, "held.png"))
        types(window)
        time.sleep(2)
        if window.find("tree item", "root, ViewController"):
            raise Failure("the script was run unasked")
        ended(window, number)
        if not is_marked(ground):
            raise Failure("what still waits is no longer known")

    window = ground.start()
    window.expect("label", HELD)
    window.press("push button", "Run")
    window.expect("tree item", "root, ViewController")
    wait_for("the offer to be gone", lambda: not window.find("label", HELD))
    wait_for("the mark to be gone", lambda: not is_marked(ground))
    # From now on it runs as it is typed.
    window.focus("text", "Script")
    types(window)
    wait_for("the run", lambda: is_marked(ground))

    # After a crash with a report: a reopened script waits, too.
    status, _ = ended(window, signal.SIGSEGV)
    if status != -signal.SIGSEGV:
        raise Failure(f"status {status}")
    window = ground.start()
    window.expect("label", "Terrarium quit unexpectedly while mine.swift was open.")
    window.press("push button", "Reopen")
    window.expect("label", HELD)
    if TYPED not in text_of(window):
        raise Failure("the text is not here again")
    window.press("push button", "Run")
    window.expect("tree item", "root, ViewController")
    wait_for("the mark to be gone", lambda: not is_marked(ground))
    ended(window, signal.SIGKILL)
    window = ground.start()
    window.expect("tree item", "root, ViewController")
    if window.find("label", HELD):
        raise Failure("a script that was not being run is held")
    ended(window, signal.SIGTERM)


def is_asked_to_end():
    """SIGTERM, SIGINT and SIGHUP end the program in order; text typed a moment ago is kept."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        types(window)
        text = text_of(window)
        status, said = ended(window, number)
        if status != 0 or said.strip():
            raise Failure(f"{number!r}: status {status}: {said}")
        window = ground.start()
        expect_text(window, text)
    ended(window, signal.SIGTERM)


def is_killed_anywhere():
    """Killed at random moments of its start and its work, it starts again with everything that was saved."""
    ground = Ground()
    path = ground.write("mine.swift", SCRIPT)
    window = ground.start(path)
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
    ended(window, signal.SIGKILL)
    moments = random.Random(14)
    for _ in range(int(os.environ.get("TERRARIUM_KILLS", "8"))):
        process = ground.launch()
        time.sleep(moments.uniform(0, 4))
        process.send_signal(moments.choice([signal.SIGKILL, signal.SIGTERM]))
        process.wait(15)
    window = ground.start()
    expect_text(window)
    if ground.reports():
        raise Failure(f"reports of crashes: {ground.reports()}")
    ended(window, signal.SIGTERM)


DUMPS = [
    """\
<UIView: 0x1; frame = (0 0; 1e19 1e19)>
   | <UILabel: 0x3; frame = (0 0; 1e19 1e19); text = "x">
""",
    """\
<UIView: 0x1; frame = (0 0; 1e308 1e308)>
   | <UIView: 0x2; frame = (nan nan; inf -inf)>
   |    | <UILabel: 0x3; frame = (-1e308 1e308; 1e308 1e308); text = "x">
   | <UIView: 0x4; frame = (9223372036854775807 0; -5 1e19)>
""",
    """\
<UIView: 0x1; frame = (0 0; 390 844)>
   | <UIView: 0x2; frame = (0 0; 1e19 1e19)>
""",
    '<?xml version="1.0"?><hierarchy>'
    + '<node class="a" bounds="[0,0][10,10]">' * 3000
    + "</node>" * 3000
    + "</hierarchy>",
]


def shows_dumps_beyond_measure():
    """Frames that are no numbers or larger than any, and thousands of levels: seen and pointed at."""
    ground = Ground()
    for number, dump in enumerate(DUMPS):
        root = "UIView#0x1" if "UIView" in dump else "#1"
        window = ground.start(ground.write(f"{number}.txt", dump))
        window.expect("tree item", root)
        stage = window.expect("panel", "Stage").get_extents(1)
        for share in (0.4, 0.5, 0.6):
            place = (stage.x + stage.width * share, stage.y + stage.height * share)
            window.keys("Down", over=tuple(map(int, place)))
            # A tooltip takes its time.
            time.sleep(0.8)
        window.expect("tree item", root)
        status, said = ended(window, signal.SIGTERM)
        if status != 0 or said.strip():
            raise Failure(f"dump {number}: status {status}: {said}")


def shows_a_line_beyond_measure():
    """A script of one line of 80 kB is there as soon as others, and can be written in."""
    ground = Ground()
    line = "let a = [" + ",".join(['"a"'] * 20000) + "]\n"
    window = ground.start(ground.write("long.swift", "import Containers\n" + line))
    window.expect("label", "long.swift")
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"), 30)
    status, said = ended(window, signal.SIGTERM)
    if status != 0 or said.strip():
        raise Failure(f"status {status}: {said}")


def refuses_a_line_beyond_all_measure():
    """A line that would take minutes to be laid out is not opened and not put in, which is said."""
    ground = Ground()
    long = "let a = [" + ",".join(['"a"'] * 500_000) + "]\n"
    window = ground.start(ground.write("long.swift", "\n" + long))
    window.expect("label", "The script could not be opened.")
    window.expect("label", "Line 2 has 2000009 bytes; the limit is 100000. Break it.")
    window.press("push button", "Dismiss")
    wait_for("the line to be gone", lambda: not window.find("label", "could not be opened"))
    ended(window, signal.SIGTERM)
    window = ground.start(ground.write("mine.swift", SCRIPT))
    expect_text(window, SCRIPT)
    editor = window.expect("text", "Script")
    Atspi.EditableText.insert_text(editor, 0, long, len(long))
    window.expect("label", "A script line may have at most 100000 bytes. Nothing was inserted.")
    if text_of(window) != SCRIPT:
        raise Failure("something was put in")
    status, said = ended(window, signal.SIGTERM)
    if status != 0 or said.strip():
        raise Failure(f"status {status}: {said}")


def selects_a_line_of_many_writings():
    """All of such a line can be selected: GTK draws a line once for each change of writing in it."""
    ground = Ground()
    line = 'let s = "' + "x日" * 8000 + '"\n'
    window = ground.start(ground.write("mixed.swift", "import Containers\n" + line))
    window.expect("label", "mixed.swift")
    window.focus("text", "Script")
    window.keys("ctrl+a")
    time.sleep(1)
    window.type(TYPED)
    wait_for("what was typed, alone", lambda: text_of(window) == TYPED, 30)
    for _ in range(len(TYPED)):
        if "x日" not in text_of(window):
            window.keys("ctrl+z")
    wait_for("the line to be back", lambda: line in text_of(window), 30)
    window.keys("ctrl+a")
    time.sleep(1)
    with open(f"/proc/{window.process.pid}/status", encoding="utf-8") as file:
        peak = next(int(row.split()[1]) for row in file if row.startswith("VmHWM"))
    if peak > 600_000:
        raise Failure(f"it took {peak} kB")
    status, said = ended(window, signal.SIGTERM)
    if status != 0 or said.strip():
        raise Failure(f"status {status}: {said}")


def opens_vertical(window):
    """Opens another system by the sidebar."""
    row = window.expect("list item", "Vertical Navigation")
    row.get_parent().select_child(row.get_index_in_parent())
    window.expect("tree item", "VerticalNavigationController")


def takes_back_what_was_pasted():
    """Undo restores the actions before a paste, and redo the pasted text."""
    ground = Ground()
    window = ground.start(ground.write("mine.swift", FOR_UIKIT))
    expect_text(window, FOR_UIKIT)
    window.focus("text", "Script")
    window.keys("ctrl+a", "ctrl+c")
    opens_vertical(window)
    window.press("push button", "Push")
    window.expect("tree item", "page1")
    window.keys("Escape", "ctrl+v")
    ours = FOR_UIKIT.replace("UIKit", "Containers").replace("UI", "")
    expect_text(window, ours)
    window.expect("tree item", "root, ViewController")
    # The keyboard is in the editor, where nothing was typed yet.
    window.press("push button", "Undo")
    window.expect("tree item", "page1")
    if window.find("tree item", "root, ViewController"):
        raise Failure("the text is still there")
    # GTK would leave it at the border of a hidden pane.
    wait_for("the keyboard to be at no border", lambda: not border_with_keyboard(window))
    window.press("push button", "Redo")
    window.expect("tree item", "root, ViewController")
    expect_text(window, ours)
    window.press("push button", "Undo")
    window.expect("tree item", "page1")
    window.press("push button", "Undo")
    wait_for("the push to be taken back", lambda: not window.find("tree item", "page1"))
    ended(window, signal.SIGTERM)


def pastes_beside_the_script(*heights):
    """After a click next to the editor, at each height, pasted text opens as a document of its own."""
    ground = Ground()
    window = ground.start(ground.write("mine.swift", FOR_UIKIT))
    expect_text(window, FOR_UIKIT)
    stage = window.expect("label", "Stage").get_extents(Atspi.CoordType.WINDOW)
    for place in ((stage.x + 12, height) for height in heights):
        window.focus("text", "Script")
        window.keys("ctrl+a", "ctrl+c")
        window.pull(place, (0, 0))
        wait_for("the keyboard elsewhere", lambda: not window.has(
            window.expect("text", "Script"), "FOCUSED"))
        window.keys("ctrl+v")
        expect_text(window, FOR_UIKIT.replace("UIKit", "Containers").replace("UI", ""))
        window.press("push button", "Undo")
        expect_text(window, FOR_UIKIT)
    ended(window, signal.SIGTERM)


def brings_an_edited_lesson_back():
    """A lesson whose script was changed is a lesson after the program was killed, on its page."""
    ground = Ground()
    window = ground.start("06-adding-a-child")
    window.expect("label", "Goal: Make one controller the child of another")
    window.keys("ctrl+Next")
    window.expect("label", "The root is in the window.")
    types(window)
    wait_for("the draft", lambda: TYPED in ground.read("draft.json"))
    ended(window, signal.SIGKILL)
    window = ground.start()
    expect_text(window)
    window.expect("label", "The root is in the window.")
    if window.find("label", "Untitled"):
        raise Failure("the script has lost its name")
    window.close(discards=True)


def opens_what_is_named_beside_changes():
    """The document named at the start opens, and unsaved text is offered in a line."""
    ground = Ground()
    window = ground.start(ground.write("mine.swift", SCRIPT))
    expect_text(window, SCRIPT)
    types(window)
    # SIGTERM saves the last keystrokes, too.
    status, said = ended(window, signal.SIGTERM)
    if status != 0 or said.strip():
        raise Failure(f"status {status}: {said}")
    window = ground.start(ground.write("other.swift", FOR_UIKIT))
    expect_text(window, FOR_UIKIT)
    window.expect("label", "Unsaved changes to mine.swift:")
    if window.find("dialog"):
        raise Failure("a dialog stands above it")
    # The offer stays while the user works on.
    types(window)
    window.press("push button", "Reopen")
    window.expect("label", "Save the changes to other.swift?")
    window.press("push button", "Cancel")
    wait_for("the question to go", lambda: not window.find("label", "Save the changes"))
    window.expect("label", "Unsaved changes to mine.swift:")
    window.press("push button", "Reopen")
    window.press("push button", "Discard")
    wait_for("the changes", lambda: text_of(window) == SCRIPT + TYPED)
    wait_for("one copy only", lambda: not ground.read("unsaved-1.swift"))
    window.expect("label", "mine.swift")
    if not window.has(window.expect("push button", "Save"), "SENSITIVE"):
        raise Failure("they count as saved")
    wait_for("the line to be gone", lambda: not window.find("label", "Unsaved changes to mine.swift:"))
    ended(window, signal.SIGTERM)


def starts_with_a_wrong_file():
    """A window started by a desktop with a file that cannot be opened."""
    ground = Ground()
    return ground.start("--window", ground.write("bad.terrarium", "no recording"))


def tells_of_a_wrong_file(window):
    """A message in a working window reports the file, until another document opens."""
    reason = "The recording could not be opened."
    window.expect("label", reason)
    window.expect("tree item", "tunnel, TunnelController")
    if window.find("dialog"):
        raise Failure("a dialog stands above it")
    opens_vertical(window)
    wait_for("it to give way", lambda: not window.find("label", reason))


def tells_of_other_wrong_files():
    """Missing files, folders, pipes and binary files are reported the same way."""
    ground = Ground()
    missing, pipe = (os.path.join(ground.folder, name) for name in ("missing.txt", "pipe"))
    os.mkfifo(pipe)
    for path, reason in (
        (missing, "No such file: "), (ground.folder, "It is a folder; choose a file in it"),
        (pipe, "It isn't a regular file"), (ground.write("two\nlines.txt", "\0"), "lines.txt could not"),
    ):
        window = ground.start("--window", path)
        window.expect("label", reason)
        window.expect("tree item", "tunnel, TunnelController")
        if window.find("dialog"):
            raise Failure("a dialog stands above it")
        opens_vertical(window)
        wait_for("it to give way", lambda: not window.find("label", reason))
        ended(window, signal.SIGTERM)


def border_with_keyboard(window):
    role, name = window.focused()
    return name if role == "filler" else None


def moves_borders_by_keyboard(window):
    """Shift F8 goes from border to border, of those that are seen; arrows move one, Escape puts it back,
    Return leaves it, and the keyboard is again where it was."""
    window.expect("tree item", "root, Vertical")
    window.focus("push button", "Push")

    def is_at_the_button():
        return window.has(window.expect("push button", "Push"), "FOCUSED")

    def width():
        return window.expect("tree", "Hierarchy").get_extents(Atspi.CoordType.WINDOW).width

    walk = []
    for _ in range(5):
        window.keys("shift+F8")
        wait_for("another border", lambda: border_with_keyboard(window) not in walk[-1:])
        walk.append(border_with_keyboard(window))
    wanted = [
        "Sidebar Divider", "Inspector and Script Divider", "Timeline Divider",
        "Stage and Hierarchy Divider", None]
    if walk != wanted:
        raise Failure(f"the keyboard went along {walk}")
    wait_for("the keyboard at its button", is_at_the_button)
    before = width()
    for ends, isMoved in (("Escape", False), ("Return", True)):
        for name in wanted[:4]:
            window.keys("shift+F8")
            wait_for(name, lambda name=name: border_with_keyboard(window) == name)
        window.keys(*["Right"] * 8)
        wait_for("narrower trees", lambda: width() < before - 50)
        window.keys(ends)
        wait_for(f"the keyboard at its button after {ends}", is_at_the_button)
        wait_for(f"the border after {ends}", lambda: (width() < before - 50) == isMoved)
    # A border that is hidden releases the focus.
    window.keys("shift+F8", "shift+F8")
    wait_for("the second border", lambda: border_with_keyboard(window) == wanted[1])
    window.keys("F8", "F8", "shift+F9")
    wait_for("the keyboard at its button again", is_at_the_button)


def gives_the_keyboard_on():
    """When the focused pane is hidden, the focus moves to the nearest widget."""
    ground = Ground()
    window = ground.start()

    def holder():
        return window.focused()[1]

    window.expect("tree item", "tunnel, TunnelController")
    window.focus("list item", "Tunnel")
    window.keys("Down", "Up")
    wait_for("the keyboard in the sidebar", lambda: holder() == "Tunnel")
    window.keys("F9")
    wait_for("the sidebar to be gone", lambda: not window.find("list item", "Tunnel"))
    wait_for("the keyboard beside it", lambda: holder() not in ("", "Tunnel"))
    window.keys("F9")
    window.expect("list item", "Tunnel")
    ended(window, signal.SIGTERM)


def goes_from_pane_to_pane(window):
    """F6 goes on from nowhere, from the heading, and from what a list gave the keyboard back to; a list's rows
    have names."""
    window.expect("tree item", "root, Vertical")

    def place():
        return window.focused()[1]

    walk = []
    for _ in range(5):
        window.keys("F6")
        wait_for("another pane", lambda: place() not in ["", *walk[-1:]])
        walk.append(place())
    system = "Vertical Navigation"
    if walk != [system, "Version: Fixed", "Find in the Hierarchy", "Go to Start", system]:
        raise Failure(f"F6 went along {walk}")
    window.keys("shift+F6")
    wait_for("the last pane", lambda: place() == "Go to Start")
    window.focus("push button", "Step by: Event")
    window.keys("space")
    for name in ("Event", "Statement", "Frame", "Transition"):
        window.expect("radio menu item", name)
    window.keys("Escape")
    wait_for("the button", lambda: place() == "Step by: Event")
    window.keys("F6")
    wait_for("the sidebar", lambda: place() == system)
    window.focus("push button", "Export")
    window.keys("F6")
    wait_for("the sidebar from the heading", lambda: place() == system)


def keeps_the_width_of_the_sidebar():
    """The border of the sidebar keeps its position, also after the next start."""
    ground = Ground()
    window = ground.start("vertical")
    window.expect("tree item", "root, Vertical")

    def width():
        return next(
            extents.width for extents in (row.get_extents(Atspi.CoordType.WINDOW)
            for row in window.all("list item", "Vertical Navigation")) if extents.width > 0)

    before = width()
    stage = window.expect("label", "Stage").get_extents(Atspi.CoordType.WINDOW)
    window.pull((stage.x - 9, 500), (80, 0))
    wait_for("a wider sidebar", lambda: abs(width() - before - 80) < 14)
    wide = width()
    ended(window, signal.SIGTERM)
    window = ground.start("vertical")
    window.expect("tree item", "root, Vertical")
    wait_for("the sidebar as wide", lambda: abs(width() - wide) < 3)
    ended(window, signal.SIGTERM)


# Of one window, one after the other.
AFTER_A_WRONG_FILE = [
    ("reports an invalid file", tells_of_a_wrong_file),
    ("moves the focus from pane to pane", goes_from_pane_to_pane),
    ("moves dividers with the keyboard", moves_borders_by_keyboard),
]
STORIES = [
    nightly("crashes in a container", crashes_in_a_system),
    ("crashes in a script", crashes_in_a_script),
    nightly("keeps what a crash leaves", keeps_what_a_crash_left),
    nightly("offers a script that was running", offers_a_script_that_was_being_run),
    nightly("is terminated by a signal", is_asked_to_end),
    nightly("is killed at any moment", is_killed_anywhere),
    nightly("shows huge dumps", shows_dumps_beyond_measure),
    nightly("shows a very long line", shows_a_line_beyond_measure),
    nightly("refuses a line beyond the limit", refuses_a_line_beyond_all_measure),
    nightly("undoes a paste", takes_back_what_was_pasted),
    ("pastes next to the script", lambda: pastes_beside_the_script(200)),
    nightly("pastes below the script", lambda: pastes_beside_the_script(720, 200)),
    nightly("restores an edited lesson", brings_an_edited_lesson_back),
    nightly("passes the focus on", gives_the_keyboard_on),
    nightly("keeps the width of the sidebar", keeps_the_width_of_the_sidebar),
    ("opens a named file despite unsaved changes", opens_what_is_named_beside_changes),
    nightly("reports further invalid files", tells_of_other_wrong_files),
    nightly("selects a line in many scripts", selects_a_line_of_many_writings),
]

sys.exit(summary(tell(starts_with_a_wrong_file, AFTER_A_WRONG_FILE), tell_apart(STORIES)))
