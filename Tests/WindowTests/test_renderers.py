"""Whoever draws the window, a page that turns over and one that is pushed look the same half-way.

test_renderers.py PROGRAM [WORDS]: all stories, or those whose titles contain the words.
"""

import os
import re
import subprocess
import sys
import time

from desktop import Atspi, Failure, wait_for
from ground import PROGRAM, Ground, tell_all

PICTURES = os.environ.get("TERRARIUM_PICTURES")
# How much of the stage may differ by more than a tenth: letters and edges are smoothed differently.
MOST_OF_A_HUNDRED = 0.2


def draws_with_gl(window):
    """Whether the process has read a driver of GL; GTK falls back to Cairo without a word."""
    with open(f"/proc/{window.process.pid}/maps", encoding="utf-8") as maps:
        return any(re.search(r"libLLVM|_dri\.so|gallium", line) for line in maps)


def stage_half_way(renderer, system, action, place):
    """A picture of the stage in the middle of the first transition that an action brings."""
    ground = Ground()
    window = ground.start(system, GSK_RENDERER=renderer)
    window.press("push button", action)
    window.keys("End")
    time.sleep(0.5)
    window.keys("Home", "ctrl+t")
    slider = window.expect("slider", "Fraction of the Transition")
    Atspi.Value.set_current_value(slider, place)
    wait_for("the place", lambda: abs(Atspi.Value.get_current_value(slider) - place) < 0.5)
    # What glides to its place has come there.
    time.sleep(1)
    if draws_with_gl(window) != (renderer != "cairo"):
        raise Failure(f"{renderer} does not draw here")
    box = window.expect("panel", "Stage").get_extents(Atspi.CoordType.WINDOW)
    path = os.path.join(PICTURES or ground.folder, f"{system}-{place}-{renderer}.png")
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
    window.photograph(path)
    crop = f"{box.width}x{box.height}+{box.x}+{box.y}"
    subprocess.run(["convert", path, "-crop", crop, "+repage", path], check=True)
    window.close(discards=True)
    return path


def alike(system, action, place):
    def tell_it():
        paths = [stage_half_way(name, system, action, place) for name in ("cairo", "gl")]
        size = subprocess.run(
            ["identify", "-format", "%[fx:w*h] %[standard-deviation]", paths[0]],
            check=True, capture_output=True, text=True,
        ).stdout.split()
        if float(size[1]) < 0.01 * 65535:
            raise Failure("the stage is of one colour")
        found = subprocess.run(
            ["compare", "-metric", "AE", "-fuzz", "10%", *paths, "null:"],
            capture_output=True, text=True,
        ).stderr
        share = 100 * float(found) / float(size[0])
        print(f"        {share:.2f} of 100 pixels differ", flush=True)
        if share > MOST_OF_A_HUNDRED:
            raise Failure(f"{share:.1f} of 100 pixels differ")

    return tell_it


sys.exit(tell_all([
    ("turns a page over, whoever draws", alike("tunnel", "radar button", 40)),
    ("pushes a page, whoever draws", alike("navigation", "Push", 40)),
]))
