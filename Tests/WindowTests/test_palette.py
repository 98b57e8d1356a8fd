"""Going anywhere by the palette, the window of keys, and projecting, in the real window."""

import os
import sys
import time

from desktop import Failure, Window, tell, wait_for

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def photograph(window, name):
    if PICTURES:
        time.sleep(0.5)
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name + ".png"))


def says_what_is_checked(window):
    """Who hears a menu hears which of its items are checked or chosen among, and which are not."""
    for button, submenu, role, item in [
        ("Hierarchy Menu", None, "radio menu item", "Controllers and Views"),
        ("Hierarchy Menu", None, "check menu item", "Fold Single Chains"),
        ("Map", None, "check menu item", "Lines of Degrees"),
        ("Device", None, "radio menu item", "Answers at Once"),
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
    window.expect("push button", "Vertical Navigation, System")
    photograph(window, "palette")
    window.keys("Return")
    window.expect("tree item", "VerticalNavigationController")


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
    window.keys("ctrl+k")
    window.type("clear sel")
    window.keys("Return")
    wait_for(
        "no card to be chosen",
        lambda: not any(window.has(item, "SELECTED") for item in window.each("tree item")),
    )


def says_when_there_is_nothing(window):
    window.keys("ctrl+k")
    window.type("qqqq")
    window.expect("label", "Nothing is called so.")
    window.keys("Return", "Escape")
    wait_for("the palette to close", lambda: not showing(window, "label", "Nothing is called so."))


def showing(window, role, name):
    return any(window.has(node, "SHOWING") for node in window.each(role, name))


def lists_the_keys(window):
    window.keys("ctrl+question")
    wait_for("the window of keys", lambda: window.find("frame", "Keyboard Shortcuts"))
    window.expect("label", "Ctrl+Shift+Z")
    photograph(window, "keys")
    window.keys("Escape", over=(300, 300))
    wait_for("it to close", lambda: not window.find("frame", "Keyboard Shortcuts"))


def projects(window):
    before = window.expect("label", "event ").get_name()
    window.keys("F5")
    wait_for("a second window", lambda: window.find("frame", "Terrarium, Projected"))
    time.sleep(0.5)
    window.keys("Home", "n", "Page_Down", over=(300, 300))
    window.expect("label", "ms · ")
    photograph(window, "projected")
    # The stage is no sliver: it has its share from the start.
    projected = window.find("frame", "Terrarium, Projected").get_extents(1)
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
    wait_for("one window", lambda: not window.find("frame", "Terrarium, Projected"))


def projects_again_and_quits(window):
    window.keys("F5")
    wait_for("a second window", lambda: window.find("frame", "Terrarium, Projected"))
    time.sleep(0.5)
    window.keys("Escape", over=(300, 300))
    wait_for("one window", lambda: not window.find("frame", "Terrarium, Projected"))
    window.close()


def main():
    stories = [
        ("says what is checked", says_what_is_checked),
        ("opens a system by its words", opens_a_system),
        ("goes to a node", goes_to_a_node),
        ("does an action", does_an_action),
        ("says when there is nothing", says_when_there_is_nothing),
        ("lists the keys", lists_the_keys),
        ("projects", projects),
        ("projects again and quits", projects_again_and_quits),
    ]
    passed, failed = tell(Window(PROGRAM), stories)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
