"""The editor's completions for a person who types a script, and its help on names."""

import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from desktop import Failure, Window, wait_for  # noqa: E402
from stories import nightly, summary, tell  # noqa: E402
from xtest import xtest  # noqa: E402

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")

SCRIPT = """import Containers

let root = ViewController("root"), child = ViewController("child")
window.rootViewController = root
"""


def text_of(window):
    editor = window.expect("text", "Script")
    return Atspi.Text.get_text(editor, 0, Atspi.Text.get_character_count(editor))


def expect_text(window, text):
    try:
        wait_for(f"the text {text!r}", lambda: text_of(window) == text)
    except Failure as failure:
        raise Failure(f"{failure}; the editor says {text_of(window)!r}") from None


def is_offered(window, signature):
    return window.find("list item", signature) is not None


def expect_offer(window, signature):
    try:
        wait_for(f"{signature!r} to be offered", lambda: is_offered(window, signature))
    except Failure as failure:
        there = [row.get_name() for row in window.all("list item")][-8:]
        raise Failure(f"{failure}; there are {there}") from None


def expect_no_offer(window, signature):
    wait_for("the list to be gone", lambda: not is_offered(window, signature))


def click_into_the_text(window, share=0.5):
    """Clicks at this depth in the visible text."""
    editor = window.expect("text", "Script")
    place = editor.get_extents(Atspi.CoordType.WINDOW)
    x, y = place.x + place.width // 2, place.y + int(place.height * share)
    xtest("mousemove", x, y, "click", 1)
    wait_for("the keyboard", lambda: window.has(editor, "FOCUSED"))


def saying(window, words):
    """How many labels say this."""
    return len(window.all("label", words))


def photograph(window, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name))


def takes_a_proposal(window):
    """`root.addC` offers addChild; Return writes it, with the cursor between the parentheses."""
    click_into_the_text(window)
    window.keys("ctrl+End")
    window.type("root.addC")
    expect_offer(window, "addChild(_: ViewController)")
    photograph(window, "completion.png")
    window.keys("Return")
    expect_text(window, SCRIPT + "root.addChild()")
    expect_no_offer(window, "addChild(_: ViewController)")
    window.type("chi")
    expect_offer(window, "child: ViewController")
    window.keys("Tab")
    expect_text(window, SCRIPT + "root.addChild(child)")
    window.keys("ctrl+z")
    expect_text(window, SCRIPT + "root.addChild(chi)")
    window.keys("ctrl+shift+z")
    expect_text(window, SCRIPT + "root.addChild(child)")


def chooses_with_the_arrows(window):
    """Down goes to the next row, whose words are shown; the keyboard stays in the text."""
    window.keys("End", "Return")
    window.type("root.viewWillD")
    expect_offer(window, "viewWillDisappear(_: Bool)")
    window.keys("BackSpace")
    expect_offer(window, "viewWillAppear(_: Bool)")
    rows = window.all("list item", "viewWill")
    window.keys("Down")
    wait_for("the second row to be chosen", lambda: window.has(rows[1], "SELECTED"))
    if not window.has(window.find("text", "Script"), "FOCUSED"):
        raise Failure("the list took the keyboard")
    window.keys("Escape")
    expect_no_offer(window, "viewWillAppear(_: Bool)")


def is_not_in_the_way(window):
    """Return after a complete word, and Return without a list, begin a new line."""
    before = text_of(window)
    window.keys("Return")
    window.type("let more = child")
    time.sleep(1.0)
    window.keys("Return")
    expect_text(window, before + "\nlet more = child\n")
    window.type("// root.addC")
    time.sleep(1.0)
    window.keys("Return")
    expect_text(window, before + "\nlet more = child\n// root.addC\n")


def offers_when_asked(window):
    """Control+space lists the valid completions before anything is typed."""
    window.keys("ctrl+space")
    expect_offer(window, "root: ViewController")
    window.keys("Escape")
    expect_no_offer(window, "root: ViewController")


def explains_the_name_at_the_cursor(window):
    """The line below the text explains the name; so does F1."""
    window.keys("ctrl+Home", "Down", "Down", "Down")
    for _ in range(9):
        window.keys("Right")
    signature = "rootViewController: ViewController?"
    wait_for("the line below the text", lambda: saying(window, signature) == 1)
    window.keys("F1")
    wait_for("help beside the name", lambda: saying(window, signature) == 2)
    photograph(window, "help.png")
    window.keys("Escape")
    wait_for("help to be gone", lambda: saying(window, signature) == 1)
    window.keys("Home")
    window.expect("label", "window: Window")
    window.expect("label", "The script's window.")


def looks_for_words(window):
    """Control+F searches: hits are counted and stepped through, Escape ends at one."""
    editor = window.expect("text", "Script")

    def selected():
        if Atspi.Text.get_n_selections(editor) == 0:
            return None
        piece = Atspi.Text.get_selection(editor, 0)
        return piece.start_offset, text_of(window)[piece.start_offset : piece.end_offset]

    text = text_of(window)
    places = [place for place in range(len(text)) if text[place:].lower().startswith("child")]
    window.keys("ctrl+Home", "ctrl+f")
    window.expect("entry", "Find in the script")
    time.sleep(0.5)
    window.type("child")
    window.expect("label", f"1 of {len(places)} found")
    photograph(window, "find.png")
    for number in range(2, len(places) + 1):
        window.keys("Return")
        window.expect("label", f"{number} of {len(places)} found")
    window.keys("Return")
    window.expect("label", f"1 of {len(places)} found")
    window.keys("shift+Return")
    window.expect("label", f"{len(places)} of {len(places)} found")
    window.keys("Escape")
    wait_for("the keyboard in the text", lambda: window.has(editor, "FOCUSED"))
    wait_for("the last place", lambda: selected() == (places[-1], text[places[-1] :][:5]))
    window.keys("ctrl+f")
    time.sleep(0.5)
    window.type("Child")
    window.expect("label", f" of {sum(text[place] == 'C' for place in places)} found")
    window.type("ren of nobody")
    window.expect("label", "No results")
    window.keys("Escape")
    wait_for("the line to be gone", lambda: not window.find("entry", "Find in the script"))
    if text_of(window) != text:
        raise Failure("looking changed the text")
    window.keys("ctrl+Home", "ctrl+shift+Right", "ctrl+f")
    window.expect("label", "1 of 1 found")
    window.keys("Escape")
    wait_for("what is looked for", lambda: selected() == (0, "import"))


def puts_other_words_in_their_place(window):
    """Ctrl+H replaces one hit after the other, or all at once, which one Undo reverts."""
    before = text_of(window)
    window.keys("ctrl+Home", "ctrl+h")
    window.expect("text", "Replace with")
    time.sleep(0.5)
    window.type("child")
    window.expect("label", " of ")
    window.keys("Tab")
    wait_for("the other line to have the keyboard",
             lambda: window.has(window.find("text", "Replace with"), "FOCUSED"))
    window.type("kid")
    photograph(window, "replace.png")
    window.keys("Return")
    wait_for("one place", lambda: "kid" in text_of(window))
    after = text_of(window)
    if len(before) - len(after) != 2 or after.count("kid") != 1:
        raise Failure(f"replacing one place made {after!r}")
    window.press("push button", "Replace All")
    wait_for("no place", lambda: "child" not in text_of(window).lower())
    window.expect("label", " occurrences. Press Ctrl+Z to undo.")
    if window.has(window.find("push button", "Replace All"), "SENSITIVE"):
        raise Failure("what is nowhere can be replaced")
    window.keys("ctrl+z")
    wait_for("all at once", lambda: text_of(window) == after)
    # Even immediately: a click and a key in one go.
    wait_for("places to replace", lambda: window.has(window.find("push button", "Replace All"), "SENSITIVE"))
    box = window.find("push button", "Replace All").get_extents(Atspi.CoordType.WINDOW)
    middle = [box.x + box.width // 2, box.y + box.height // 2]
    xtest("mousemove", *middle, "click", 1, "key", "ctrl+z")
    time.sleep(0.5)
    if text_of(window) != after:
        raise Failure(f"undo at once left {text_of(window)!r}")
    window.keys("ctrl+shift+z")
    wait_for("all at once again", lambda: "child" not in text_of(window).lower())
    window.keys("ctrl+z")
    wait_for("it to be taken back", lambda: text_of(window) == after)
    # A name within another one stays.
    window.press("push button", "Whole words")
    window.press("push button", "Replace All")
    wait_for("whole words to be replaced", lambda: text_of(window).count("kid") > 1)
    if "addChild(kid)" not in text_of(window):
        raise Failure(f"replacing whole words made {text_of(window)!r}")
    time.sleep(0.5)
    window.keys("ctrl+z")
    wait_for("whole words at once", lambda: text_of(window) == after)
    # Out of sight it limits nothing, and it is there again with the line.
    def found():
        """The number before the last word, as of "2 of 5 found" or "5 found"."""
        return int(window.expect("label", " found").get_name().split()[-2])

    whole = found()
    window.press("push button", "Show Replace")
    wait_for("all places", lambda: found() > whole)
    window.press("push button", "Show Replace")
    wait_for("whole words again", lambda: found() == whole)
    window.keys("Escape")
    wait_for("the lines to be gone", lambda: not window.find("text", "Replace with"))
    window.keys("ctrl+z")
    wait_for("the text as it was", lambda: text_of(window) == before)


# The first executed line is out of sight: there is a page of comments before it and after it.
LONG = (
    SCRIPT
    + "".join(f"let n{number} = {number}\n" for number in range(1, 13))
    + "".join(f"// Remark {number}.\n" for number in range(1, 201))
    + "simulation.turn()\n"
    + "".join(f"// Remark {number}.\n" for number in range(201, 401))
    + "let none: Int? = nil\n"
    + 'print("end")\n'
)
TURN, END = 217, 419


def lines_in_sight(window):
    """The first and the last line that can be seen, from 1."""
    editor = window.expect("text", "Script")

    def line_at(share):
        click_into_the_text(window, share)
        time.sleep(0.3)
        return text_of(window)[: Atspi.Text.get_caret_offset(editor)].count("\n") + 1

    return line_at(0.03), line_at(0.985)


def expect_in_sight(window, line):
    # Scrolling takes at most this long.
    time.sleep(1.5)
    first, last = lines_in_sight(window)
    if not first <= line <= last:
        raise Failure(f"line {line} is not among {first} to {last}, which are in sight")


def numbers_in_sight(window):
    """A picture of the line numbers of the upper lines, which shows whether the text was scrolled."""
    place = window.expect("text", "Script").get_extents(Atspi.CoordType.WINDOW)
    area = f"34x200+{place.x}+{place.y}"
    command = ["import", "-window", "root", "-crop", area, "rgb:-"]
    return subprocess.run(command, check=True, capture_output=True).stdout


def expect_still(window, what, numbers):
    """Looks often: the text must not even go away and come back."""
    for _ in range(12):
        time.sleep(0.1)
        if numbers_in_sight(window) != numbers:
            photograph(window, "moved.png")
            raise Failure(f"the text moved {what}")


def shows_the_line_where_a_script_begins(window):
    """A script that is opened shows its current line, however far down that is."""
    time.sleep(3)
    photograph(window, "opened.png")
    expect_in_sight(window, TURN)


def goes_along_through_time(window):
    """The text follows to the end, and is at its top at the start."""
    window.press("push button", "Go to End")
    expect_in_sight(window, END)
    photograph(window, "end.png")
    window.press("push button", "Go to Start")
    expect_in_sight(window, 1)
    photograph(window, "start.png")
    window.press("push button", "Go to End")
    expect_in_sight(window, END)


def stays_where_one_types(window):
    """A run that comes of typing does not scroll to the line it marks."""
    window.press("push button", "Go to End")
    time.sleep(0.7)
    window.press("push button", "Step Back")
    time.sleep(1.5)
    # From the line that is marked to a page away from it.
    window.keys(*["Next"] * 3)
    click_into_the_text(window)
    window.keys("End", "Return")
    time.sleep(0.7)
    window.type("let last = 2")
    window.keys("Escape")
    time.sleep(0.7)
    seen = numbers_in_sight(window)
    expect_still(window, "after a run", seen)
    window.type("2")
    for _ in range(2):
        window.keys("BackSpace")
        expect_still(window, "after something was rubbed out", seen)
    window.type("3")
    expect_still(window, "after another run", seen)
    photograph(window, "typing.png")


def tells_once_where_a_run_ended(window):
    """A run that ends early is one error, at its line, until it is fixed."""
    window.keys("ctrl+End", "Return")
    window.type("print(none!)")
    window.keys("Escape")
    row = f"Line {END + 3}, column 1: The run ended here"
    window.expect("push button", row)
    time.sleep(1)
    photograph(window, "stop.png")
    expect_in_sight(window, END + 3)
    told = [button.get_name() for button in window.all("push button", "The run ended here")]
    if len(told) != 1:
        raise Failure(f"the end is told {len(told)} times: {told}")
    for _ in range(len("!)")):
        window.keys("BackSpace")
    window.type(" ?? 0)")
    wait_for("the error to be gone", lambda: not window.find("push button", row))


def keeps_the_cursor_in_sight(window):
    """Errors below the text do not hide the line that is being typed."""
    window.keys("ctrl+End", "Return")
    window.type("if true {")
    line = text_of(window).count("\n") + 1
    window.expect("push button", f"Line {line}, column 9")
    expect_in_sight(window, line)


def quits(window):
    window.close(discards=True)


TYPING = [
    ("accepts a completion", takes_a_proposal),
    nightly("selects completions with the arrow keys", chooses_with_the_arrows),
    nightly("lets Return start a line", is_not_in_the_way),
    nightly("offers completions on request", offers_when_asked),
    ("explains the name at the cursor", explains_the_name_at_the_cursor),
    ("searches", looks_for_words),
    nightly("replaces search hits", puts_other_words_in_their_place),
    ("quits without warnings", quits),
]
STAYING = [
    nightly("shows a script's current line at launch", shows_the_line_where_a_script_begins),
    nightly("follows the executed line", goes_along_through_time),
    nightly("stays where text is typed", stays_where_one_types),
    nightly("reports once where a run ended", tells_once_where_a_run_ended),
    nightly("keeps the cursor visible", keeps_the_cursor_in_sight),
    nightly("quits without warnings", quits),
]


def main():
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        for name, text, stories in (("long.swift", LONG, STAYING), ("typed.swift", SCRIPT, TYPING)):
            path = os.path.join(folder, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            outcomes.append(tell(lambda: Window(PROGRAM, path), stories))
    return summary(*outcomes)


sys.exit(main())
