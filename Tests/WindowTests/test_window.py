"""A person in the real window, in short stories; widgets are found by name."""

import os
import sys
import time

from desktop import Failure, Window, role_of, wait_for
from maps import (
    AWAY, HOME, Mouse, at, comes_home, degrees, feet, find_place, is_in_the_middle, is_straight_through)
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")


def moves_the_man_by_keys(window):
    """The trees and the maps are there, each card with its name, class and phase. The arrow keys move the man by
    points of the map; the far map follows; Home brings him back."""
    window.expect("tree item", "window, window")
    window.expect("tree item", "tunnel, TunnelController, appeared")
    window.expect("tree item", "startMap, MapController, appeared, child of tunnel")
    window.expect("tree item", "targetMap, MapController, appeared, child of tunnel")
    window.expect("tree item", "startGeo, GeoInfoController, not loaded")
    window.expect("image", HOME)
    window.expect("image", AWAY)
    window.focus("slider", "man at")
    window.keys("Right", "Right", "shift+Right", "Up")
    wait_for("the man to stand further east", lambda: degrees(at(window, "startMap"))[1] > 8.8)
    near = degrees(at(window, "startMap"))
    if not (8.8 < near[1] < 9.9 and 56.55 < near[0] < 56.7):
        raise Failure(f"the man stands at {near}")
    wait_for("the far map to follow", lambda: is_straight_through(window))
    window.keys("Home")
    window.expect("image", HOME)
    window.expect("image", AWAY)


def moves_the_map_by_keys(window):
    """Arrows pull the map that has the keyboard, plus comes closer; the man stays where he is."""
    window.focus("image", "startMap.view")
    man = window.expect("slider", "man at")
    before = man.get_extents(1)
    window.keys("Right", "Up", "plus")
    wait_for(
        "the man to be elsewhere on the stage",
        lambda: abs(man.get_extents(1).x - before.x) > 40,
    )
    window.expect("image", HOME)
    window.keys("Home")
    wait_for("the map to be back", lambda: abs(man.get_extents(1).x - before.x) < 3)


def walks_over_the_date_line(window):
    """The man is sent to Fiji by figures and walks east: no jump, on neither map."""
    find_place(window, "17 S, 179.4 E")
    window.expect("image", "startMap.view, man at 17° S, 179.4° E")
    wait_for("the far map to follow", lambda: is_straight_through(window))
    window.focus("slider", "man at")
    places = [degrees(at(window, "startMap"))]
    for _ in range(4):
        window.keys("shift+Right")
        wait_for(
            "the man to go on", lambda: degrees(at(window, "startMap"))[1] != places[-1][1]
        )
        wait_for("the far map to follow", lambda: is_straight_through(window))
        places.append(degrees(at(window, "startMap")))
    longitudes = [place[1] for place in places]
    steps = [(b - a) % 360 for a, b in zip(longitudes, longitudes[1:])]
    if max(steps) - min(steps) > 0.01 or not 0.2 < steps[0] < 1:
        raise Failure(f"the man went {longitudes}")
    if sum(1 for a, b in zip(longitudes, longitudes[1:]) if b < a) != 1:
        raise Failure(f"180° was crossed more or less than once: {longitudes}")
    window.keys("Home")
    window.expect("image", HOME)


def finds_a_place_by_name(window):
    """A name typed is looked up; Return brings the man there, and undo takes him back."""
    find_place(window, "wellington, nz")
    wait_for("the man to be in Wellington", lambda: degrees(at(window, "startMap"))[0] < -41)
    window.keys("ctrl+z")
    window.expect("image", HOME)


def forgets_how_a_map_was_moved(window):
    """The map was pulled aside; when the man goes away and comes back he is in its middle again."""
    find_place(window, "55.67 12.57")
    wait_for("the man to be in the middle", lambda: is_in_the_middle(window))
    window.focus("image", "startMap.view")
    window.keys("Down", "Down")
    wait_for("the man to be aside", lambda: not is_in_the_middle(window))
    find_place(window, "48 10")
    window.expect("image", "startMap.view, man at 48° N, 10° E")
    find_place(window, "55.67 12.57")
    window.expect("image", "startMap.view, man at 55.67° N, 12.57° E")
    wait_for("the man to be in the middle", lambda: is_in_the_middle(window))
    window.focus("image", "startMap.view")
    window.keys("Down", "Home")
    window.expect("image", HOME)
    window.expect("image", AWAY)
    wait_for("the man to be in the middle", lambda: is_in_the_middle(window))


def finds_a_place_for_the_man(window):
    """Although the far map has the focus, the man goes to the place that was found."""
    window.focus("image", "targetMap.view")
    window.keys("Return")
    find_place(window, "48 10")
    window.expect("image", "startMap.view, man at 48° N, 10° E")
    wait_for(
        "the man to have the keyboard",
        lambda: window.has(window.expect("slider", "man at"), "FOCUSED"),
    )
    window.keys("Home")
    window.expect("image", HOME)


def selects_a_card_by_keys(window):
    """Return marks the card that has the keyboard, arrows go on to the next, Escape unmarks."""
    window.focus("tree item", "tunnel, TunnelController")
    window.keys("Return")
    card = window.expect("tree item", "tunnel, TunnelController")
    wait_for("the card to be marked", lambda: window.has(card, "SELECTED"))
    window.keys("Down")
    wait_for(
        "the card below to have the keyboard",
        lambda: any(window.has(n, "FOCUSED") for n in window.all("tree item", "Map, MapController")),
    )
    window.keys("Escape")
    wait_for("the mark to be gone", lambda: not window.has(card, "SELECTED"))


def drags_the_man_with_the_mouse(window):
    """The man is carried east; the far map follows at once, and undo puts both back."""
    window.drag("image", "startMap.view", by=(64, 0))
    moved = wait_for(
        "the man to stand further east",
        lambda: next(
            (n for n in window.all("image", "startMap.view") if HOME not in n.get_name()), None
        ),
    )
    near = degrees(moved.get_name())
    if not (abs(near[0] - 56.55) < 0.3 and near[1] > 9):
        raise Failure(f"the man stands at {near}")
    time.sleep(1)
    far = degrees(window.expect("image", "targetMap.view").get_name())
    near = degrees(window.expect("image", "startMap.view").get_name())
    if abs(far[0] + near[0]) > 1e-3 or abs(abs(far[1] - near[1]) - 180) > 1e-3:
        raise Failure(f"{far} is not straight through the Earth from {near}")
    window.keys("ctrl+z")
    window.expect("image", HOME)
    window.expect("image", AWAY)


def comes_closer_about_the_pointer(window):
    """The wheel and a double click leave what is below the pointer where it is; the man stays."""
    x, y = feet(window)
    ways = [("wheel", lambda mouse: mouse.run("click", 4), 1.2),
            ("double click", lambda mouse: mouse.run("click", 1, "click", 1), 1.8)]
    for name, zoom, least in ways:
        mouse = Mouse(x + 40, y + 24)
        zoom(mouse)
        wait_for(f"the {name} to bring the map closer",
                 lambda: (x + 40 - feet(window)[0]) / 40 > least)
        time.sleep(0.6)
        man = feet(window)
        across, down = (x + 40 - man[0]) / 40, (y + 24 - man[1]) / 24
        if abs(across - down) > 0.15 * across:
            raise Failure(f"the {name} came {across:.2f} times closer across, {down:.2f} down")
        window.expect("image", HOME)
        comes_home(window)


def digs_at_a_place_of_the_menu(window):
    """Actions without space below the stage are in a menu, which closes after a choice."""
    window.press("push button", "Drag the Man to")
    row = window.expect("push button", "Drag the Man to Madrid")
    wait_for("the row to be shown", lambda: row.get_extents(1).width > 0)
    if row.get_extents(1).width < 70:
        raise Failure(f"a row of {row.get_extents(1).width} points has no room for its city")
    window.press("push button", "Drag the Man to Madrid")
    wait_for("the man to be in Madrid", lambda: abs(degrees(at(window, "startMap"))[0] - 40.4) < 0.2)
    wait_for("the far map to follow", lambda: is_straight_through(window))
    wait_for(
        "the menu to be gone",
        lambda: not window.find("push button", "Drag the Man to Madrid"),
    )
    window.keys("ctrl+z")
    window.expect("image", HOME)


def taps_the_radar(window):
    """Both maps flip over; the names of the places can be read. Steps go back through the flip; undo takes it back
    altogether."""
    window.press("push button", "radar button")
    window.expect("label", "Lemvig, Central Jutland, Denmark")
    window.expect("label", "South Pacific Ocean, 994 km SE of the Antipodes Islands")
    window.expect("tree item", "startGeo, GeoInfoController, appeared, child of tunnel")
    window.expect("tree item", "targetGeo, GeoInfoController, appeared, child of tunnel")
    wait_for("the map to be off screen", lambda: not window.find("image", "startMap.view"))
    photograph(window, "flipped")
    window.keys("p", "p", "p", "p", "p")
    window.expect("tree item", "targetMap, MapController, disappearing")
    window.expect("label", "targetGeo viewIsAppearing(true)")
    window.keys("End")
    window.expect("tree item", "targetMap, MapController, disappeared")
    window.keys("ctrl+z")
    window.expect("image", HOME)


def opens_vertical_navigation(window):
    """The sidebar opens another system; its buttons push and pop with a slide."""
    row = window.expect("list item", "Vertical Navigation")
    row.get_parent().select_child(row.get_index_in_parent())
    window.expect("tree item", "stack, VerticalNavigationController, appeared")
    window.press("push button", "Push")
    window.expect("tree item", "page1, VerticalPageController, appeared, child of stack")
    photograph(window, "pushed")
    window.press("push button", "Pop")
    wait_for(
        "the page to be gone",
        lambda: not window.find("tree item", "page1, VerticalPageController, appeared"),
    )


def takes_the_device_in_hand(window):
    """Dragging an edge resizes the device, its menu sets a size, Ctrl+M sends a memory warning."""
    stage = window.expect("image", "startMap.view").get_extents(1)
    far = window.expect("image", "targetMap.view").get_extents(1)
    # The window's own edge, some points wide, is not part of a widget's reported position.
    edge = (stage.x + stage.width + 11, (stage.y + stage.height + far.y) // 2)
    window.pull(edge, by=(24, 0))
    wait_for(
        "a wider device",
        lambda: window.expect("image", "startMap.view").get_extents(1).width > stage.width + 10,
    )
    window.keys("ctrl+z")
    wait_for(
        "the device as it was",
        lambda: abs(window.expect("image", "startMap.view").get_extents(1).width - stage.width) < 2,
    )
    window.keys("ctrl+m")
    window.expect("label", "targetMap didReceiveMemoryWarning")
    window.keys("ctrl+z")
    window.expect("image", HOME)


def shares_the_screen(window):
    """A submenu of the device puts another app next to this one, and keys still go to the window."""
    window.press("push button", "Device")
    item = wait_for(
        "the part of the screen",
        lambda: next((n for n in window.all("menu item", "Half") if n.get_name() == "Half"), None),
    )
    item.do_action(0)
    wait_for("half a tablet", lambda: fills(window, 507, 768))
    # The other app is as wide as this one; the divider between them is dragged to the right.
    stage = window.expect("image", "startMap.view").get_extents(1)
    edge = (stage.x + stage.width + 7, stage.y + stage.height)
    window.pull(edge, by=(stage.width * 187 // 507, 0))
    wait_for("two thirds of it", lambda: fills(window, 694, 768))
    window.keys("ctrl+r")
    wait_for("the tablet to be turned", lambda: fills(window, 438, 1024))
    photograph(window, "shared")
    window.keys("ctrl+z", "ctrl+z", "ctrl+z")
    wait_for("the phone", lambda: fills(window, 320, 460))
    window.expect("image", HOME)


def fills(window, width, height):
    """Whether the upper map has the shape it takes, by 42 % of the height, on such a screen."""
    stage = window.expect("image", "startMap.view").get_extents(1)
    return abs(stage.width / stage.height - width / (0.42 * height)) < 0.03


def names_everything(window):
    """Nothing that can be used is without a name."""
    roles = {"push button", "toggle button", "tree item", "slider", "image", "combo box", "list item"}
    nameless = []
    for node in window.everything():
        if role_of(node) in roles and not node.get_name():
            extents = node.get_extents(1)
            if extents.width > 0 and role_of(node.get_parent()) not in roles:
                nameless.append(f"{role_of(node)} at {extents.x}, {extents.y}")
    if nameless:
        raise Failure("without a name: " + "; ".join(nameless))


def photograph(window, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name + ".png"))


def main():
    stories = [
        ("moves the man with keys", moves_the_man_by_keys),
        nightly("moves the map with keys", moves_the_map_by_keys),
        nightly("selects a card with keys", selects_a_card_by_keys),
        ("drags the man with the mouse", drags_the_man_with_the_mouse),
        ("zooms around the pointer", comes_closer_about_the_pointer),
        nightly("crosses the date line", walks_over_the_date_line),
        ("finds a place by name", finds_a_place_by_name),
        nightly("resets a panned map", forgets_how_a_map_was_moved),
        nightly("finds a place for the man", finds_a_place_for_the_man),
        nightly("digs at a place from the menu", digs_at_a_place_of_the_menu),
        ("resizes the device", takes_the_device_in_hand),
        nightly("splits the screen", shares_the_screen),
        ("taps the radar and steps back", taps_the_radar),
        ("has accessible names for everything", names_everything),
        nightly("opens vertical navigation", opens_vertical_navigation),
        ("quits without warnings", Window.close),
    ]
    return summary(tell(lambda: Window(PROGRAM), stories))


sys.exit(main())
