"""The maps of Tunnel in the window: their texts and positions."""

import time

from xtest import xtest

HOME = "startMap.view, man at 56.55° N, 8.3167° E"
AWAY = "targetMap.view, x at 56.55° S, 171.6833° W"


def find_place(window, text):
    """Types a place into the finder, replacing its text."""
    window.keys("ctrl+f")
    window.expect("entry", "Place")
    time.sleep(0.3)
    window.type(text)
    time.sleep(0.5)
    window.keys("Return")


def at(window, map_name):
    """The map's text about its marker."""
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
    """Whether the man's feet are in the middle of his map."""
    man, ground = window.find("slider", "man at"), window.find("image", "startMap.view")
    if not man or not ground:
        return False
    man, ground = man.get_extents(1), ground.get_extents(1)
    feet = (man.x + man.width / 2, man.y + man.height)
    middle = (ground.x + ground.width / 2, ground.y + ground.height / 2)
    return abs(feet[0] - middle[0]) < 12 and abs(feet[1] - middle[1]) < 12


def feet(window):
    """Where the man stands on the screen."""
    man = window.expect("slider", "man at").get_extents(1)
    return man.x + man.width // 2, man.y + man.height


def near(window):
    return degrees(at(window, "startMap"))


def comes_home(window):
    window.focus("slider", "man at")
    window.keys("Home")
    window.expect("image", HOME)
    time.sleep(0.5)


class Mouse:
    """A hand on the mouse, with pauses as a hand makes them."""

    def __init__(self, x, y):
        self.x, self.y = x, y
        self.to(x, y)

    def run(self, *words):
        xtest(*words)
        time.sleep(0.05)

    def to(self, x, y):
        self.run("mousemove", x, y)

    def press(self, button=1):
        self.run("mousedown", button)

    def release(self, button=1):
        self.run("mouseup", button)

    def carry(self, dx, dy, steps=8):
        """Goes on by so many pixels from where the last stroke ended, little by little."""
        for step in range(1, steps + 1):
            self.to(self.x + dx * step // steps, self.y + dy * step // steps)
        self.x, self.y = self.x + dx, self.y + dy
