"""Exporting in the real window: choosing, looking, saving, copying and dragging."""

import os
import struct
import subprocess
import sys
import tempfile
import time

from desktop import Atspi, Failure, Window, wait_for
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


FIGURES = [
    "Stage", "Controllers", "Views", "Hierarchy", "Timeline", "Map", "Inspector", "Storyboard",
]  # fmt: skip
FILMS = ["Animated GIF", "WebM Video", "MP4 Video", "Image Sequence", "Web Page"]
FORMATS = ["PNG Image", "SVG Image", "PDF Image"] + FILMS
TREE_FORMATS = FORMATS[:3] + ["Graph for Graphviz", "Text", "State as JSON"] + FILMS


def choose(window, name, title, formats=FORMATS):
    """Opens a list with the mouse, and goes down from its head with the keys."""
    place = window.expect("combo box", name).get_extents(Atspi.CoordType.WINDOW)
    x, y = place.x + place.width // 2, place.y + place.height // 2
    xtest("mousemove", x, y, "click", 1)
    time.sleep(0.5)
    choices = FIGURES if name == "Figure" else formats
    for key in ["Home"] + ["Down"] * choices.index(title) + ["Return"]:
        xtest("key", key)
        time.sleep(0.08)
    time.sleep(0.3)


# A place where keys reach the export window, which is above the main one, and dialogs above both.
INSIDE = (720, 450)
INSIDE_DIALOG = (350, 300)


def turn_to(title):
    """Focuses a window, as a window manager does after a click."""
    subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"(^|— ){title}$", "windowfocus"],
        check=True,
    )
    time.sleep(0.3)


def follows_the_window(window):
    """The view of the first window would be exported."""
    window.press("push button", "Tap Radar")
    turn_to("Terrarium")
    window.keys("Home")
    window.expect("image", "Preview: Stage at 0 ms")
    before = window.find("image", "Preview: Stage at ").get_name()
    window.keys("End")
    wait_for(
        "another moment in the preview",
        lambda: window.find("image", "Preview: Stage at ").get_name() != before,
    )
    turn_to("Export")


def save(window, path):
    window.press("push button", "Save…")
    wait_for("the dialog", lambda: window.find("filler", "Export ") or window.find("dialog"))
    window.save_file(path, over=INSIDE_DIALOG)


def saves(window, folder, title, ending, start, formats=FORMATS):
    choose(window, "Format", title, formats)
    path = os.path.join(folder, "stage" + ending)
    save(window, path)
    wait_for("the file", lambda: os.path.exists(path))
    window.expect("label", "Saved as ")
    with open(path, "rb") as file:
        head = file.read(24)
    if not head.startswith(start):
        raise Failure(f"the file begins with {head!r}")
    return head


def exports_a_picture(window, folder):
    """The button opens the export with the stage; figures are chosen there, and one is saved."""
    window.press("push button", "Export")
    window.expect("image", "Preview: Stage at ")
    window.expect("label", "768 × ")
    photograph(window, "export-stage")
    choose(window, "Figure", "Storyboard")
    window.expect("image", "Preview: Storyboard from ")
    photograph(window, "export-storyboard")
    choose(window, "Figure", "Stage")
    window.expect("image", "Preview: Stage at ")
    head = saves(window, folder, "PNG Image", ".png", b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", head[16:24])
    if width != 768 or height < 1000:
        raise Failure(f"the picture is {width} × {height} pixels")


def saves_other_pictures(window, folder):
    """SVG and PDF, each as it says."""
    saves(window, folder, "SVG Image", ".svg", b"<svg")
    saves(window, folder, "PDF Image", ".pdf", b"%PDF")


def saves_texts(window, folder):
    """A tree as a graph, as text and as a state, each seen before it is saved."""
    choose(window, "Figure", "Controllers")
    window.expect("image", "Preview: Controllers at ")
    saves(window, folder, "Graph for Graphviz", ".dot", b"digraph", TREE_FORMATS)
    saves(window, folder, "Text", ".txt", b"Tunnel", TREE_FORMATS)
    window.expect("label", " lines")
    photograph(window, "export-text")
    window.press("push button", "Copy")
    window.expect("label", "Copied as text")
    saves(window, folder, "State as JSON", ".json", b"{", TREE_FORMATS)
    # The stage is no text: its format is a picture's again.
    choose(window, "Figure", "Stage")
    window.expect("image", "Preview: Stage at ")
    window.expect("label", "768 × ")


def writes_words_around(window):
    """A heading makes the picture higher."""
    place = window.expect("check box", "Heading").get_extents(Atspi.CoordType.WINDOW)
    before = window.find("label", "768 × ").get_name()
    xtest("mousemove", place.x + 10, place.y + place.height // 2, "click", 1)
    wait_for("a higher picture", lambda: window.find("label", "768 × ").get_name() != before)
    photograph(window, "export-heading")
    # Later than a double click, and where the box is now.
    time.sleep(0.7)
    place = window.find("check box", "Heading").get_extents(Atspi.CoordType.WINDOW)
    xtest("mousemove", place.x + 10, place.y + place.height // 2, "click", 1)
    window.expect("label", before)


def says_what_is_wrong(window):
    """A read-only folder is reported, with a remedy, and nothing is closed."""
    choose(window, "Format", "PNG Image")
    save(window, "/proc/stage.png")
    window.expect("label", "cannot be written")
    window.expect("image", "Preview: Stage at ")
    photograph(window, "export-unwritable")


def copies(window):
    """Other programs would paste this picture."""
    window.press("push button", "Copy")
    window.expect("label", "Copied as PNG")
    choose(window, "Format", "SVG Image")
    window.press("push button", "Copy")
    window.expect("label", "Copied as SVG")


def expect_line(process, wanted):
    """The next line of another program."""
    line = process.stdout.readline().strip()
    if line != wanted:
        raise Failure(f"the other program says {line!r} in place of {wanted!r}")


def is_dragged_away(window):
    """The picture is dropped on another program's window, which gets a file."""
    choose(window, "Format", "SVG Image")
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "droptarget.py")
    target = subprocess.Popen(
        [sys.executable, program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        find = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Drop Here$"]
        subprocess.run(find + ["windowmove", "1200", "700", "windowraise"], check=True, timeout=20)
        expect_line(target, "ready")
        place = window.expect("image", "Preview: ").get_extents(Atspi.CoordType.WINDOW)
        x, y = place.x + place.width // 2, place.y + place.height // 2
        xtest("mousemove", x, y, "mousedown", 1)
        for step in range(1, 21):
            xtest("mousemove", x + (1310 - x) * step // 20, y + (780 - y) * step // 20)
            time.sleep(0.05)
        expect_line(target, "over")
        photograph(window, "export-dragged")
        xtest("mouseup", 1)
        dropped, complaints = target.communicate(timeout=20)
    finally:
        target.kill()
    path = dropped.strip()
    if not path.endswith(".svg"):
        raise Failure(f"{path!r} was dropped; the other program says {complaints!r}")
    with open(path, "rb") as file:
        if not file.read().startswith(b"<svg"):
            raise Failure(f"{path} is no picture")


def makes_a_page(window, folder):
    """A page of the run, with its progress, on a thread of its own."""
    choose(window, "Format", "Web Page")
    window.expect("image", "Preview: Stage from ")
    photograph(window, "export-page")
    path = os.path.join(folder, "run.html")
    save(window, path)
    wait_for("the page", lambda: os.path.exists(path), 60)
    window.expect("label", "Saved as ")
    with open(path, encoding="utf-8") as file:
        if not file.read().startswith("<!DOCTYPE html>"):
            raise Failure("the page is none")


def closes_and_quits(window):
    """Escape closes the window of the export alone."""
    turn_to("Export")
    window.keys("Escape", over=INSIDE)
    wait_for("the window to be gone", lambda: not window.find("image", "Preview: "))
    turn_to("Terrarium")
    window.close()


def photograph(window, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        time.sleep(0.5)
        window.photograph(os.path.join(PICTURES, name + ".png"))


def main():
    with tempfile.TemporaryDirectory() as folder:
        stories = [
            ("exports a picture", lambda window: exports_a_picture(window, folder)),
            nightly("updates the export with the window", follows_the_window),
            nightly("saves other pictures", lambda window: saves_other_pictures(window, folder)),
            nightly("saves texts", lambda window: saves_texts(window, folder)),
            nightly("adds a heading", writes_words_around),
            nightly("reports errors", says_what_is_wrong),
            ("copies the picture", copies),
            ("drags the picture out", is_dragged_away),
            nightly("exports a page", lambda window: makes_a_page(window, folder)),
            ("closes the export and quits", closes_and_quits),
        ]
        return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
