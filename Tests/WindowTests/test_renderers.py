"""With every renderer the window looks the same, and so do pages that turn over or are pushed, half-way.

test_renderers.py PROGRAM [WORDS]: all stories, or those whose titles contain the words.
"""

import os
import re
import subprocess
import sys
import time

from desktop import Atspi, Failure, wait_for
from ground import Ground
from screen import Screen
from stories import nightly, tell_all

PROJECT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PICTURES = os.environ.get("TERRARIUM_PICTURES")
# How much of the stage may differ by more than a tenth, in lines as thin as a pixel: an edge between two
# pixels is a mixture where Cairo draws, and lies on one of them where a graphics card does.
MOST_IN_LINES = 0.5
# The tolerance in squares of two by two pixels: pixels that moved or are missing.
MOST_IN_SQUARES = 0.01


def draws_with_gl(window):
    """Whether the process has read a driver of GL; GTK falls back to Cairo without a word."""
    with open(f"/proc/{window.process.pid}/maps", encoding="utf-8") as maps:
        return any(re.search(r"libLLVM|_dri\.so|gallium", line) for line in maps)


def stage_half_way(renderer, system, action, place):
    """A picture of the stage in the first transition, which an action brings where there is one."""
    ground = Ground()
    window = ground.start(system, GSK_RENDERER=renderer)
    if action:
        window.press("push button", action)
    window.keys("End")
    time.sleep(0.5)
    window.keys("Home", "ctrl+t")
    slider = window.expect("slider", "Fraction of the Transition")
    Atspi.Value.set_current_value(slider, place)
    wait_for("the place", lambda: abs(Atspi.Value.get_current_value(slider) - place) < 0.5)
    # Gliding content has arrived.
    time.sleep(1)
    if draws_with_gl(window) != (renderer != "cairo"):
        raise Failure(f"{renderer} does not draw here")
    box = window.expect("panel", "Stage").get_extents(Atspi.CoordType.WINDOW)
    # The window fills the screen, with equal edges on all sides; next to the stage a bar may be fading.
    whole = window.expect("frame", "").get_extents(Atspi.CoordType.WINDOW)
    edge = (Screen().size[0] - whole.width) // 2
    path = os.path.join(PICTURES or ground.folder, f"{system}-{place}-{renderer}.png")
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
    crop = f"{box.width}x{box.height}+{box.x + edge}+{box.y + edge}"
    subprocess.run(["import", "-window", "root", "-crop", crop, "+repage", path], check=True)
    window.close(discards=True)
    return path


# Two pictures as one, white where they differ by more than a tenth.
APART = ("-compose", "difference", "-composite", "-colorspace", "gray", "-threshold", "10%")


def measured(paths, what, *steps):
    """A number known from pictures after some steps."""
    return float(subprocess.run(
        ["convert", *paths, *steps, "-format", f"%[{what}]", "info:"],
        check=True, capture_output=True, text=True,
    ).stdout)


def whole_window(renderer, scale):
    """A picture of the window at rest, after one of its buttons was pressed, on a screen of that scale."""
    ground = Ground()
    window = ground.start("tunnel", GSK_RENDERER=renderer, GDK_SCALE=str(scale))
    window.press("push button", "radar button")
    # Where a wide tree is scrolled to depends on the moments that were drawn: by way of the start they are two.
    for key in ("End", "Home", "End"):
        window.keys(key)
        time.sleep(1.5)
    if draws_with_gl(window) != (renderer != "cairo"):
        raise Failure(f"{renderer} does not draw here")
    path = os.path.join(PICTURES or ground.folder, f"window-{scale}-{renderer}.png")
    window.photograph(path)
    if scale > 1:
        # GTK's GL renderer places the text of the header bar, which is not ours, a pixel of the screen lower.
        subprocess.run(["mogrify", "-chop", f"0x{50 * scale}", path], check=True)
    window.close(discards=True)
    return path


def alike(picture, *how):
    def tell_it():
        paths = [picture(name, *how) for name in ("cairo", "gl")]
        if measured(paths[:1], "standard-deviation") < 0.01 * 65535:
            raise Failure("the picture is of one colour")
        lines = 100 * measured(paths, "fx:mean", *APART)
        squares = 100 * measured(paths, "fx:mean", *APART, "-morphology", "Erode", "Rectangle:2x2")
        print(f"        {lines:.2f} of 100 pixels differ, {squares:.3f} in squares", flush=True)
        if lines > MOST_IN_LINES or squares > MOST_IN_SQUARES:
            raise Failure(f"{lines:.2f} of 100 pixels differ, {squares:.3f} in squares")

    return tell_it


def is_blank(picture):
    """Whether it is of one color; the fourth byte means nothing."""
    return all(len(set(picture[part::4])) == 1 for part in range(3))


def leave_it_small(ground, width=1011, height=677, keys=()):
    """Opens a window, gives it a size that fits the panes' minimum, and quits."""
    window = ground.start()
    window.keys(*keys)
    number = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(window.process.pid)],
        check=True, capture_output=True, text=True).stdout.split()[-1]
    subprocess.run(["xdotool", "windowsize", "--sync", number, str(width), str(height)], check=True)
    time.sleep(1)
    window.close()


def leave_it_smallest(ground):
    """The same, in the smallest supported size, and without the right side."""
    leave_it_small(ground, 900, 600, ["F8"])


def leave_it_alone(_):
    """The window of a first start."""


def leave_a_script(ground):
    """Opens a script and quits; the next start opens it again."""
    window = ground.start(script(ground))
    window.expect("label", "accordion.swift")
    time.sleep(2)
    window.close()


def script(_):
    return os.path.join(PROJECT, "Examples", "Scripts", "accordion.swift")


def dump(ground):
    # Without the command above it, which a note would name.
    path = os.path.join(PROJECT, "Examples", "Dumps", "after.txt")
    with open(path, encoding="utf-8") as file:
        return ground.write("after.txt", "".join(file.readlines()[1:]))


def lesson(ground):
    path = os.path.join(PROJECT, "Resources", "Lessons", "06-adding-a-child", "en.md")
    with open(path, encoding="utf-8") as file:
        return ground.write("lesson.md", file.read())


EVERYTHING = slice(None)
# Stage, hierarchy and timeline. A long list and a long text beside them go on to the row and the line that
# are meant as soon as they know how high they are.
PANES_OF_TIME = slice(210, 1030)


def stands_still(renderer, prepare=leave_it_alone, opening=None, columns=EVERYTHING):
    """The first picture is final: nothing moves after it, and no other picture replaces it."""

    def tell_it():
        ground, screen = Ground(), Screen()
        prepare(ground)
        wait_for("an empty screen", lambda: is_blank(screen.picture()))
        last = screen.picture(columns)
        process = ground.launch(*([opening(ground)] if opening else []), GSK_RENDERER=renderer)
        seen, changed = [], time.monotonic()
        while time.monotonic() < changed + (2 if seen else 20):
            picture = screen.picture(columns)
            # A window that has not been painted yet is no picture.
            if picture != last and not is_blank(picture):
                seen.append(picture)
                changed = time.monotonic()
            last = picture
        process.terminate()
        process.wait(10)
        for number, picture in enumerate(seen):
            name = f"first-{renderer}-{(opening or prepare).__name__}-{number}.png"
            screen.save(picture, os.path.join(PICTURES or ground.folder, name), columns)
        if len(seen) != 1:
            raise Failure(f"{len(seen)} pictures instead of one")

    return tell_it


sys.exit(tell_all([
    ("shows one picture at launch, drawn by Cairo", stands_still("cairo")),
    nightly("shows one picture at launch, drawn by GL", stands_still("gl")),
    nightly("shows one picture at launch, in a small window",
        stands_still("cairo", leave_it_small)),
    nightly("shows one picture at launch, in the smallest window",
        stands_still("cairo", leave_it_smallest)),
    nightly("shows a dump at launch, and nothing before it", stands_still("cairo", opening=dump)),
    nightly("shows a lesson at launch, and nothing before it",
        stands_still("cairo", opening=lesson)),
    nightly("shows a script at launch, and nothing before it",
     stands_still("cairo", opening=script, columns=PANES_OF_TIME)),
    nightly("shows the last open script at launch, and nothing before it",
     stands_still("cairo", leave_a_script, columns=PANES_OF_TIME)),
    ("flips a page with any renderer", alike(stage_half_way, "tunnel", "radar button", 40)),
    nightly("pushes a page with any renderer", alike(stage_half_way, "navigation", "Push", 40)),
    nightly("pulls a card up with any renderer", alike(stage_half_way, "card", None, 60)),
    nightly("looks the same with any renderer", alike(whole_window, 1)),
    nightly("looks the same at double scale with any renderer", alike(whole_window, 2)),
]))
