"""What a person does with a script in the real window: writes, saves, opens, and loses nothing."""

import os
import sys
import tempfile

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from desktop import Failure, Window, wait_for  # noqa: E402
from ground import FOR_UIKIT  # noqa: E402
from states import Stateful  # noqa: E402
from stories import nightly, summary, tell  # noqa: E402
from xtest import xtest  # noqa: E402

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")
# Dialogs open at the top left corner when no window manager places them.
INSIDE_DIALOG = (300, 200)


def text_of(window):
    """What the editor says, as a screen reader hears it."""
    editor = window.expect("text", "Script")
    return Atspi.Text.get_text(editor, 0, Atspi.Text.get_character_count(editor))


def expect_text(window, what, holds):
    try:
        wait_for(what, lambda: holds(text_of(window)))
    except Failure as failure:
        raise Failure(f"{failure}; the editor says {text_of(window)!r}") from None


def clicks_into_the_text(window):
    editor = window.expect("text", "Script")
    place = editor.get_extents(Atspi.CoordType.WINDOW)
    xtest("mousemove", place.x + place.width // 2, place.y + place.height // 2, "click", 1)
    wait_for("the keyboard", lambda: window.has(editor, "FOCUSED"))


def takes_back(window, before):
    """Undoes until the text is as it was."""
    for _ in range(20):
        if text_of(window) == before:
            break
        window.keys("ctrl+z")
    expect_text(window, "the text before", lambda text: text == before)


def writes_and_takes_back(window):
    """Control+N shows the pane with a script that can be run, and the keyboard is in it. What is typed is marked as
    not saved; undo takes back the typing and nothing else."""
    window.keys("ctrl+n")
    window.expect("label", "Untitled.swift")
    expect_text(window, "a script", lambda text: text.startswith("import Containers\n"))
    wait_for("the keyboard", lambda: window.has(window.find("text", "Script"), "FOCUSED"))
    before = text_of(window)
    window.keys("ctrl+End")
    window.type("root.title = 5 n p")
    expect_text(window, "the typed line", lambda text: text == before + "root.title = 5 n p")
    window.expect("label", "Untitled.swift, not saved")
    takes_back(window, before)
    wait_for(
        "the mark to be gone",
        lambda: not window.find("label", "Untitled.swift, not saved"),
    )
    window.keys("ctrl+shift+z")
    expect_text(window, "the typing again", lambda text: text != before)
    # As long as nothing else was done it is taken back from anywhere.
    window.focus("push button", "Play")
    takes_back(window, before)
    window.keys("ctrl+shift+z")
    expect_text(window, "the typing again", lambda text: text != before)
    clicks_into_the_text(window)


def saves(window, path):
    """Control+S asks for a file the first time, and never again."""
    window.keys("ctrl+s")
    window.expect("filler", "Save Script")
    window.save_file(path, over=INSIDE_DIALOG)
    wait_for("the file", lambda: os.path.exists(path))
    window.expect("label", os.path.basename(path))
    window.keys("ctrl+End")
    window.type("// end")
    window.expect("label", os.path.basename(path) + ", not saved")
    window.keys("ctrl+s")
    wait_for("the text in the file", lambda: read(path).endswith("// end"))
    if read(path) != text_of(window):
        raise Failure(f"the file says {read(path)!r}, the editor {text_of(window)!r}")


def asks_before_it_forgets(window):
    """With changes not saved, quitting asks; Cancel goes on, and nothing is lost. Discard closes the window; the next
    start opens the file as it is."""
    window.type(" more")
    window.expect("label", "flip.swift, not saved")
    window.keys("ctrl+q")
    window.expect("label", "Save the changes to flip.swift?")
    window.press("push button", "Cancel")
    wait_for("the question to be gone", lambda: not window.find("label", "Save the changes"))
    expect_text(window, "the text", lambda text: text.endswith("// end more"))
    window.keys("ctrl+q")
    window.press("push button", "Discard")
    if window.process.wait(10) != 0:
        raise Failure(f"exit status: {window.process.stderr.read().decode()}")
    again = Stateful(PROGRAM)
    again.expect("label", "flip.swift")
    expect_text(again, "the text of the file", lambda text: text.endswith("// end"))
    return again


def survives_being_killed(window, path):
    """What was typed and not saved is there after the program was ended by force."""
    clicks_into_the_text(window)
    window.keys("ctrl+End")
    window.type(" more")
    typed = text_of(window)
    draft = os.path.join(os.environ["XDG_STATE_HOME"], "terrarium", "draft.json")
    wait_for("the draft", lambda: os.path.exists(draft) and "// end more" in read(draft))
    window.process.kill()
    window.process.wait()
    again = Stateful(PROGRAM)
    again.expect("label", "Restored the unsaved changes to flip.swift.")
    expect_text(again, "the text", lambda text: text == typed)
    again.expect("label", "flip.swift, not saved")
    if read(path).endswith("more"):
        raise Failure("the file was changed without being asked")
    again.keys("ctrl+s")
    wait_for("the text in the file", lambda: read(path) == typed)
    return again


def opens_what_is_named(window):
    """What is named at the start is opened, and not what was open last."""
    window.close()
    again = Stateful(PROGRAM, "tunnel")
    again.expect("tree item", "tunnel, TunnelController, appeared")
    return again


def asks_for(window, path):
    """Writes the path of a file into the dialog for opening one."""
    window.keys("ctrl+o")
    window.expect("filler", "Open")
    window.choose_file(path, over=INSIDE_DIALOG)


def hides_the_pane(window):
    """Shift+F9 hides the script and shows it again."""
    window.keys("shift+F9")
    wait_for("the script to be gone", lambda: not window.find("text", "Script"))
    window.keys("shift+F9")
    window.expect("text", "Script")


def goes_to_an_error(window, folder):
    """Control+O opens a script. An error is a row below its text; pressing it puts the cursor there; mending it
    runs."""
    path = os.path.join(folder, "wrong.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(WRONG)
    asks_for(window, path)
    window.expect("label", "wrong.swift")
    expect_text(window, "the text of the file", lambda text: text == WRONG)
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "script.png"))
    editor = window.expect("text", "Script")
    window.press("push button", "Line 4, column 6")
    place = WRONG.index("addChld")
    wait_for("the cursor", lambda: Atspi.Text.get_caret_offset(editor) == place)
    for _ in range(len("addChld")):
        window.keys("Delete")
    window.type("addChild")
    wait_for("the error to be gone", lambda: not window.find("push button", "Line 4, column 6"))
    window.expect("tree item", "child, ViewController")
    window.keys("ctrl+s")
    wait_for("the text in the file", lambda: "addChild" in read(path))


def reads_code_for_uikit(folder):
    """Code in a file of text is a script, with the names that scripts have."""
    path = os.path.join(folder, "notes.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(FOR_UIKIT)
    window = Window(PROGRAM)
    try:
        asks_for(window, path)
        ours = FOR_UIKIT.replace("UIKit", "Containers").replace("UI", "")
        # What the story before left, if it was kept before its window was killed.
        wait_for(
            "the question or the script",
            lambda: window.find("push button", "Discard") or window.find("tree item", "root, ViewController"))
        if window.find("push button", "Discard"):
            window.press("push button", "Discard")
        expect_text(window, "our names", lambda text: text == ours)
        window.expect("tree item", "root, ViewController")
    finally:
        window.process.kill()
        window.process.wait()


def takes_ui_out_of_names(folder):
    """A script in a file stays as it is until a person lets its names be those of scripts; then what is wrong is
    listed below it, and a row leads there."""
    path = os.path.join(folder, "mine.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(FORGETFUL)
    window = Window(PROGRAM, path)
    try:
        expect_text(window, "the file", lambda text: text == FORGETFUL)
        window.press("push button", "Remove UI Prefixes")
        ours = FORGETFUL.replace("UIKit", "Containers").replace("UI", "")
        expect_text(window, "our names", lambda text: text == ours)
        wait_for("the offer to go", lambda: not window.find("push button", "Remove UI Prefixes"))
        wait_for("the keyboard", lambda: window.has(window.find("text", "Script"), "FOCUSED"))
        window.press("push button", "Undo")
        expect_text(window, "the names before", lambda text: text == FORGETFUL)
        window.expect("push button", "Remove UI Prefixes")
        window.press("push button", "Redo")
        window.expect("push button", "Lint D05 · line 8: ")
        window.press("push button", "Lint D01 · line 6: ")
        window.expect("tree item", "stray, ViewController")
        wait_for("it to be shown", lambda: window.has(window.find("push button", "Show Me"), "FOCUSED"))
        # Without a selection the inspector lists all issues.
        window.keys("Escape")
        window.expect("label", "Issues")
        window.press("push button", "Lint D05 · line 8")
        window.expect("label", "Lint D05")
        wait_for("the list to go", lambda: not window.find("label", "Issues"))
        if read(path) != FORGETFUL:
            raise Failure("the file was written")
    finally:
        window.process.kill()
        window.process.wait()


FORGETFUL = """import UIKit

let root = UIViewController("root")
let stray = UIViewController("stray")
let child = UIViewController("child")
root.view.addSubview(stray.view)
root.view.addSubview(child.view)
root.addChild(child)
window.rootViewController = root
simulation.turn()
"""

WRONG = """import Containers

let root = ViewController("root"), child = ViewController("child")
root.addChld(child)
window.rootViewController = root
simulation.turn()
"""


def follows_its_file(window, folder):
    """What another program writes into the file is read again at once, or offered where something would be
    lost; that the file is gone is said."""
    path = os.path.join(folder, "theirs.swift")

    def write(text):
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".new", path)

    write(FORGETFUL)
    window.open(path, settle=0)
    expect_text(window, "the text of the file", lambda text: text == FORGETFUL)
    write("// two\n")
    expect_text(window, "what another program wrote", lambda text: text == "// two\n")
    window.expect("label", "theirs.swift changed on disk and was reloaded.")
    with open(path, "wb") as file:
        file.write(b"\0\1\2")
    window.expect("label", "The script could not be opened.")
    write("// two\n")
    wait_for("the line to go", lambda: not window.find("label", "The script could not be"))
    clicks_into_the_text(window)
    window.type("mine")
    expect_text(window, "what was typed", lambda text: "mine" in text)
    write("// three\n")
    window.expect("label", "theirs.swift changed on disk.")
    expect_text(window, "what was typed, still", lambda text: "mine" in text)
    window.press("push button", "Reload")
    expect_text(window, "the third text", lambda text: text == "// three\n")
    wait_for("the line to go", lambda: not window.find("push button", "Reload"))
    wait_for("the text to be where one writes", lambda: window.has(window.find("text", "Script"), "FOCUSED"))
    os.remove(path)
    window.expect("label", "theirs.swift was deleted. Saving creates it again.")
    os.mkdir(path)
    window.expect("label", "theirs.swift: cannot be read: it is a folder; choose a file in it")
    os.rmdir(path)
    window.expect("label", "theirs.swift was deleted. Saving creates it again.")
    with open(path, "wb") as file:
        file.truncate(3_000_000_000)
    window.expect("label", "The script has 3000000000 bytes; the limit is 5000000. Split it.")
    expect_text(window, "the text before", lambda text: text == "// three\n")
    write("// three\n")
    wait_for("the line to go", lambda: not window.find("label", "The script could not be"))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "flip.swift")
        os.environ.setdefault("XDG_STATE_HOME", folder)
        stories = [
            ("types and undoes", writes_and_takes_back),
            ("saves", lambda window: saves(window, path)),
            ("asks before discarding changes", asks_before_it_forgets),
            nightly("survives being killed", lambda window: survives_being_killed(window, path)),
            nightly("opens a named file", opens_what_is_named),
            nightly("hides the pane", hides_the_pane),
            ("goes to an error", lambda window: goes_to_an_error(window, folder)),
            ("follows its file", lambda window: follows_its_file(window, folder)),
            ("quits without warnings", Window.close),
            nightly("reads code for UIKit", lambda window: reads_code_for_uikit(folder)),
            nightly("removes UI prefixes", lambda window: takes_ui_out_of_names(folder)),
        ]
        return summary(tell(lambda: Stateful(PROGRAM), stories))


sys.exit(main())
