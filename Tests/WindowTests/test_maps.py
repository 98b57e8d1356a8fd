"""What hands do to the maps in the real window, told as short stories."""

import sys
import time

from desktop import Atspi, Failure, Window, wait_for
from maps import HOME, Mouse, at, comes_home, degrees, feet, find_place, is_straight_through, near
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]


def is_taken_within_a_fingers_reach(window):
    """Pressed 18 pixels beside his feet the man comes along, lifted; further off the map does."""
    for aside in (-18, 18):
        x, y = feet(window)
        mouse = Mouse(x + aside, y)
        mouse.press()
        mouse.carry(40, 0)
        held = feet(window)
        if abs(held[0] - (x + 40)) > 2 or not 4 < y - held[1] < 16:
            raise Failure(f"held at {held}, taken at {x}, {y}")
        mouse.release()
        wait_for("the man to stand further east", lambda: near(window)[1] > 11)
        comes_home(window)
    x, y = feet(window)
    mouse = Mouse(x - 34, y + 6)
    mouse.press()
    mouse.carry(40, 0)
    mouse.release()
    window.expect("image", HOME)
    wait_for("the map to have come along", lambda: abs(feet(window)[0] - (x + 40)) < 3)
    comes_home(window)


def gives_a_drag_back(window):
    """Escape, and the other button, bring the man back though he is still held."""
    for give_up in (lambda mouse: mouse.run("key", "Escape"), lambda mouse: mouse.press(3)):
        mouse = Mouse(*feet(window))
        mouse.press()
        mouse.carry(48, -24)
        wait_for("the man to be carried", lambda: near(window)[1] > 11)
        give_up(mouse)
        window.expect("image", HOME)
        mouse.release(3)
        mouse.release()
        time.sleep(0.3)
        window.expect("image", HOME)


def goes_on_at_the_edge(window):
    """Held at its edge the man makes the map go on; the far map stays straight through."""
    # Found before it moves: the window has its hands full while it does.
    ground = window.expect("image", "startMap.view")
    frame = ground.get_extents(Atspi.CoordType.WINDOW)
    mouse = Mouse(*feet(window))
    edge = frame.x + frame.width - 4
    mouse.press()
    mouse.carry(edge - mouse.x, 0)
    there = degrees(ground.get_name())[1]
    time.sleep(0.6)
    mouse.release()
    time.sleep(1.2)
    gone = (near(window)[1] - there) % 360
    if gone < 2:
        raise Failure(f"the map went on by {gone}°")
    wait_for("the far map to follow", lambda: is_straight_through(window))
    comes_home(window)


def brings_the_man(window):
    """A click, and a long press, send the man where the pointer is."""
    x, y = feet(window)
    for seconds in (0, 1.2):
        mouse = Mouse(x + 60, y + 30)
        mouse.press()
        time.sleep(seconds)
        mouse.release()
        wait_for("the man to be further south-east",
                 lambda: near(window)[1] > 12 and near(window)[0] < 55.5)
        time.sleep(0.6)
        comes_home(window)


def is_carried_over_the_date_line(window):
    """Dragged east over 180° the longitude wraps once, by even steps, on both maps."""
    find_place(window, "17 S, 179.7 E")
    wait_for("the man to be in Fiji", lambda: near(window)[0] == -17)
    time.sleep(0.8)
    mouse = Mouse(*feet(window))
    mouse.press()
    places = []
    for _ in range(12):
        mouse.carry(5, 0, steps=1)
        time.sleep(0.15)
        places.append((near(window)[1], degrees(at(window, "targetMap"))[1]))
    mouse.release()
    for side in (0, 1):
        longitudes = [place[side] for place in places]
        steps = [(b - a) % 360 for a, b in zip(longitudes, longitudes[1:])]
        if not 0 < min(steps) or max(steps) > 1:
            raise Failure(f"the longitude went {longitudes}")
    if sum(1 for a, b in zip(places, places[1:]) if b[0] < a[0]) != 1:
        raise Failure(f"180° was crossed more or less than once: {places}")
    time.sleep(0.8)
    comes_home(window)


def says_what_there_is_to_wonder_at(window):
    """A button opens the facts about the tunnel, which can be read and copied."""
    window.press("push button", "About This Tunnel")
    window.expect("label", "Place: 56.55° N, 8.3167° E")
    window.expect("label", "Length: 12,742 km")
    window.expect("label", "Free fall: 42.2 min")
    times = wait_for("the times", lambda: window.all("label", "Solar time: "))
    hours = [int(node.get_name().split(": ")[1][:2]) for node in times]
    if len(hours) != 2 or (hours[0] - hours[1]) % 24 != 12:
        raise Failure(f"the sun shows {hours}")
    if len({node.get_name() for node in window.all("label", "Season: ")}) != 2:
        raise Failure("it is the same season at both ends")
    window.press("push button", "Copy")
    window.keys("Escape")


def remembers_how_maps_are_shown(window):
    """What the menu of the maps was set to is so after a new start."""
    def item(window, name):
        if not window.find("check menu item", name):
            window.press("push button", "Map")
        return wait_for(
            f"the item {name}",
            lambda: window.find("check menu item", name) or window.find("check box", name))

    for name, isOn in (("Satellite", False), ("Grid", True)):
        node = item(window, name)
        if Window.has(node, "CHECKED") != isOn:
            raise Failure(f"{name} is not as usual")
        node.do_action(0)
        time.sleep(0.4)
    window.keys("Escape")
    window.close()
    window = Window(PROGRAM)
    for name, isOn in (("Satellite", True), ("Grid", False)):
        if Window.has(item(window, name), "CHECKED") != isOn:
            raise Failure(f"{name} was forgotten")
    window.keys("Escape")
    return window


def main():
    stories = [
        ("grabs the man within the hit area", is_taken_within_a_fingers_reach),
        ("cancels a drag", gives_a_drag_back),
        ("scrolls a map at its edge", goes_on_at_the_edge),
        ("moves the man to a place", brings_the_man),
        ("drags the man over the date line", is_carried_over_the_date_line),
        ("shows facts about a place", says_what_there_is_to_wonder_at),
        ("remembers the map settings", remembers_how_maps_are_shown),
        ("quits without warnings", Window.close),
    ]
    return summary(tell(lambda: Window(PROGRAM), [nightly(*story) for story in stories]))


sys.exit(main())
