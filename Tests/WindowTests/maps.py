"""The maps of Tunnel as a person finds them in the window: what they say and where things stand."""

import time

HOME = "startMap.view, man at 56.55° N, 8.3167° E"
AWAY = "targetMap.view, x at 56.55° S, 171.6833° W"


def find_place(window, text):
    """Types a place into the finder, over what is left there from before."""
    window.keys("ctrl+f")
    window.expect("entry", "Place")
    time.sleep(0.3)
    window.type(text)
    time.sleep(0.5)
    window.keys("Return")


def at(window, map_name):
    """What the map says about its marker."""
    return window.expect("image", map_name + ".view").get_name()


def is_straight_through(window):
    """Whether one map shows the antipode of the other."""
    near, far = degrees(at(window, "startMap")), degrees(at(window, "targetMap"))
    return abs(far[0] + near[0]) < 1e-3 and abs(abs(far[1] - near[1]) - 180) < 1e-3


def degrees(name):
    """The latitude and longitude at the end of a marker's name, north and east positive."""
    parts = name.rsplit(" at ", 1)[1].replace("°", "").split(", ")
    signs = {"N": 1, "S": -1, "E": 1, "W": -1}
    return [float(p.split()[0]) * signs.get(p.split()[-1], 1) for p in parts]


def is_in_the_middle(window):
    """Whether the man's feet stand in the middle of his map."""
    man, ground = window.find("slider", "man at"), window.find("image", "startMap.view")
    if not man or not ground:
        return False
    man, ground = man.get_extents(1), ground.get_extents(1)
    feet = (man.x + man.width / 2, man.y + man.height)
    middle = (ground.x + ground.width / 2, ground.y + ground.height / 2)
    return abs(feet[0] - middle[0]) < 12 and abs(feet[1] - middle[1]) < 12
