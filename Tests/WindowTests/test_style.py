"""Light, dark and high contrast: as the desktop wishes, and as the person does."""

import os
import subprocess
import sys
import tempfile

from desktop import Failure, Window, wait_for
from screen import Screen
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
SCREEN = Screen()


def brightness(x, y):
    """How bright a place is, 0 to 255, as it is seen."""
    column = SCREEN.picture(slice(x, x + 1))
    blue, green, red = column[4 * y:4 * y + 3]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def expect_ground(window, what, fits):
    """Looks at the lower corner of the tree's ground."""

    def ground():
        pane = window.expect("tree", "Hierarchy").get_extents(1)
        return brightness(pane.x + 8, pane.y + pane.height - 8)

    wait_for(f"a ground that is {what}", lambda: fits(ground()))


def follows_the_desktop(window, portal):
    """The desktop wishes for a dark style; when the wish changes the window does, too, while it is open."""
    expect_ground(window, "dark", lambda value: 10 < value < 60)
    tell_portal(portal, "color-scheme 0")
    expect_ground(window, "light", lambda value: 240 < value < 254)
    tell_portal(portal, "contrast 1")
    expect_ground(window, "white", lambda value: value > 254)
    tell_portal(portal, "color-scheme 1")
    expect_ground(window, "black", lambda value: value < 3)
    tell_portal(portal, "contrast 0")
    expect_ground(window, "dark", lambda value: 10 < value < 60)


def does_as_it_is_told(window, portal):
    """A person's own choice stays, whatever the desktop wishes, also at the next start."""
    window.keys("ctrl+shift+d")
    expect_ground(window, "light", lambda value: 240 < value < 254)
    window.close()
    window = Window(PROGRAM, "vertical")
    expect_ground(window, "light", lambda value: 240 < value < 254)
    window.keys("ctrl+k")
    window.type("high contrast")
    window.keys("Return")
    expect_ground(window, "white", lambda value: value > 254)
    return window


def takes_the_theme_of_the_environment(window):
    """`GTK_THEME` overrides the desktop's style everywhere; a person may choose another."""
    expect_ground(window, "dark", lambda value: 10 < value < 60)
    window.keys("ctrl+shift+d")
    expect_ground(window, "light", lambda value: 240 < value < 254)
    bar = window.expect("push button", "Play").get_extents(1)
    beside = brightness(bar.x - 4, bar.y - 4)
    if beside < 200:
        raise Failure(f"widgets are at {beside}")


def tell_portal(portal, line):
    portal.stdin.write(line + "\n")
    portal.stdin.flush()


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    portal = subprocess.Popen(
        ["/usr/bin/python3", os.path.join(here, "portal.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    if portal.stdout.readline().strip() != "ready":
        raise Failure("the portal did not start")
    stories = [
        ("follows the desktop", lambda window: follows_the_desktop(window, portal)),
        nightly("prefers the user's choice to the desktop's",
            lambda window: does_as_it_is_told(window, portal)),
        ("quits without warnings", Window.close),
    ]
    first = tell(lambda: Window(PROGRAM, "vertical"), stories)
    portal.stdin.close()
    portal.wait(10)
    os.environ["GTK_THEME"] = "Adwaita:dark"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        more = tell(
            lambda: Window(PROGRAM, "vertical"),
            [
                nightly("uses the theme of the environment", takes_the_theme_of_the_environment),
                nightly("quits without warnings", Window.close),
            ],
        )
    return summary(first, more)


sys.exit(main())
