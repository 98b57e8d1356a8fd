"""The user guide in the real window: pages, links, keys."""

import os
import subprocess
import sys
import time

from desktop import Window, tell, wait_for

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def opens_with_f1(window):
    window.keys("F1")
    window.expect("frame", "User Guide")
    window.expect("label", "The window")
    if PICTURES:
        time.sleep(0.5)
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "guide.png"))


def turns_pages_by_the_keyboard(window):
    # Anything above the middle of the list; the first page is chosen.
    subprocess.run(["xdotool", "mousemove", "300", "300"], check=True)
    for _ in range(20):
        if any(window.has(row, "FOCUSED") for row in window.each("list item")):
            break
        window.keys("Tab", over=(300, 300))
    window.keys("Down", over=(300, 300))
    window.expect("label", "Finding one's way in the hierarchy")


def closes_with_escape(window):
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "User Guide"))


def opens_again_and_quits(window):
    window.keys("F1")
    window.expect("frame", "User Guide")
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "User Guide"))
    window.close()


def main():
    stories = [
        ("opens the guide with F1", opens_with_f1),
        ("turns its pages by the keyboard", turns_pages_by_the_keyboard),
        ("closes it with Escape", closes_with_escape),
        ("opens it again and quits", opens_again_and_quits),
    ]
    passed, failed = tell(Window(PROGRAM, "tunnel"), stories)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
