"""Going anywhere by the palette, the window of keys, and projecting, in the real window."""

import os
import sys
import time

from desktop import Failure, Window, wait_for
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def photograph(window, name):
    if PICTURES:
        time.sleep(0.5)
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name + ".png"))


def says_what_is_checked(window):
    """Menu items report whether they are checked or part of a choice."""
    for button, submenu, role, item in [
        ("Hierarchy Menu", None, "radio menu item", "Controllers and Views"),
        ("Hierarchy Menu", None, "check menu item", "Collapse Single-Child Chains"),
        ("Map", None, "check menu item", "Grid"),
        ("Device", None, "radio menu item", "Immediate"),
        ("Main Menu", "Show or Hide", "check menu item", "Sidebar"),
    ]:
        window.press("push button", button)
        if submenu:
            window.press("menu item", submenu)
        window.expect(role, item)
        window.keys("Escape", "Escape")
        wait_for("the menu to close", lambda: not window.find(role, item))


def opens_a_system(window):
    window.keys("ctrl+k")
    window.expect("push button", "Tap Radar, Here")
    window.type("vertical nav")
    window.expect("push button", "Vertical Navigation, Container")
    photograph(window, "palette")
    window.keys("Return")
    window.expect("tree item", "VerticalNavigationController")


def sets_the_pace(window):
    """Choices on buttons are found by name, and the buttons open like combo boxes."""
    window.keys("ctrl+k")
    window.type("speed 0.1")
    window.expect("push button", "Speed: 0.1×, Action")
    window.keys("Return")
    window.expect("push button", "Speed: 0.1×")
    window.focus("push button", "Speed: 0.1×")
    window.keys("Down")
    window.expect("radio menu item", "¼×")
    # Starting at the selected item.
    wait_for("the chosen one to have the keyboard", lambda: window.has(window.find("radio menu item", "0.1×"), "FOCUSED"))
    photograph(window, "pace")
    window.keys("Up", "Up", "Up", "Return")
    wait_for("the usual pace", lambda: window.find("push button", "Speed: 1×"))


def goes_to_a_node(window):
    window.keys("ctrl+k")
    window.type("node verticalnav")
    window.expect("push button", "Node, VerticalNavigationController")
    window.keys("Down", "Return")
    wait_for(
        "the card to be chosen, with the keyboard",
        lambda: any(
            window.has(item, "SELECTED") and window.has(item, "FOCUSED")
            for item in window.each("tree item", "VerticalNavigationController")
        ),
    )


def does_an_action(window):
    """After going to a line, typing continues in the editor."""
    window.keys("ctrl+k")
    window.type("clear s")
    window.expect("push button", "Clear Selection")
    window.keys("Down")
    window.type("el")
    window.keys("Return")
    wait_for(
        "no card to be chosen",
        lambda: not any(window.has(item, "SELECTED") for item in window.each("tree item")),
    )


def says_when_there_is_nothing(window):
    window.keys("ctrl+k")
    window.type("qqqq")
    window.expect("label", "No results for “qqqq”")
    window.keys("Return", "Escape")
    wait_for("the palette to close", lambda: not showing(window, "label", "No results for “qqqq”"))


def showing(window, role, name):
    return any(window.has(node, "SHOWING") for node in window.each(role, name))


def lists_the_keys(window):
    # With the palette open, which shows ten lines of all and gives way.
    window.keys("ctrl+k")
    window.expect("label", "more. Type another word to narrow the results.")
    window.keys("ctrl+question")
    wait_for("the window of keys", lambda: window.find("frame", "Keyboard Shortcuts"))
    window.expect("label", "Ctrl+Shift+Z")
    photograph(window, "keys")
    window.keys("Escape", over=(300, 300))
    wait_for("it to close", lambda: not window.find("frame", "Keyboard Shortcuts"))


def projects(window):
    before = window.expect("label", "event ").get_name()
    window.keys("F5")
    wait_for("a second window", lambda: window.find("frame", "Terrarium – Presentation"))
    time.sleep(0.5)
    window.keys("Home", "n", "Page_Down", over=(300, 300))
    window.expect("label", "ms · ")
    photograph(window, "projected")
    # The stage is no sliver: it has its share from the start.
    projected = window.find("frame", "Terrarium – Presentation").get_extents(1)
    stages = [stage.get_extents(1).width for stage in window.all("panel", "Stage")]
    if not any(abs(width / projected.width - 0.42) < 0.03 for width in stages):
        raise Failure(f"stages of {stages} in {projected.width}")
    window.keys("s", over=(300, 300))
    photograph(window, "spotlight")
    window.keys("l", "b", "b", "t", "1", over=(300, 300))
    after = window.expect("label", "event ").get_name()
    if before == after:
        raise Failure("the first window did not follow")
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "Terrarium – Presentation"))


def projects_again(window):
    window.keys("F5")
    wait_for("a second window", lambda: window.find("frame", "Terrarium – Presentation"))
    time.sleep(0.5)
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "Terrarium – Presentation"))


def main():
    stories = [
        nightly("shows which items are checked", says_what_is_checked),
        ("opens a container by its name", opens_a_system),
        nightly("sets the speed", sets_the_pace),
        nightly("goes to a node", goes_to_a_node),
        nightly("performs an action", does_an_action),
        nightly("says when there are no results", says_when_there_is_nothing),
        ("lists the shortcuts", lists_the_keys),
        ("presents", projects),
        nightly("presents again", projects_again),
        ("quits without warnings", Window.close),
    ]
    return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
