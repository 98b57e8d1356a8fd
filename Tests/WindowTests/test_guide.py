"""The user guide in the real window: pages, links, keys."""

import os
import sys
import time

from desktop import Atspi, Failure, Window, wait_for
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def opens_with_f1_and_turns_pages(window):
    window.keys("F1")
    window.expect("frame", "User Guide")
    window.expect("label", "The window")
    if PICTURES:
        time.sleep(0.5)
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, "guide.png"))
    # Anything above the middle of the list; the first page is chosen.
    xtest("mousemove", 300, 300)
    for _ in range(20):
        if any(window.has(row, "FOCUSED") for row in window.each("list item")):
            break
        window.keys("Tab", over=(300, 300))
    window.keys("Down", over=(300, 300))
    window.expect("label", "The hierarchy pane")


def follows_a_link_within_a_page(window):
    """Containers begins with a list of links; their headings are far below."""
    window.keys("Down", over=(300, 300))
    window.expect("label", "Containers")
    if window.find("label", '<a id="tunnel"></a>'):
        raise Failure("a mark for browsers is shown")

    def places():
        boxes = [
            label.get_extents(Atspi.CoordType.WINDOW)
            for label in window.all("label", "Split View Controller")
        ]
        return sorted((box for box in boxes if box.height > 0), key=lambda box: box.y)

    wait_for("link and heading", lambda: len(places()) >= 2)
    link, far = places()[-2:]
    xtest("mousemove", link.x + 20, link.y + link.height // 2, "click", 1)
    wait_for("the heading", lambda: places()[-1].y < far.y - 300)


def closes_and_quits(window):
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "User Guide"))
    window.close()


def main():
    stories = [
        ("opens the guide with F1 and turns pages", opens_with_f1_and_turns_pages),
        nightly("follows a link within a page", follows_a_link_within_a_page),
        ("closes it with Escape and quits", closes_and_quits),
    ]
    return summary(tell(lambda: Window(PROGRAM, "tunnel"), stories))


sys.exit(main())
