"""What a sea is near when no town is: remote islands and Antarctic stations."""

import sys

from . import names
from .places import kilometres
from .topology import UNIT

REACH = 30  # km between a row of the table and the ring it means


class Anchor:
    """A named position with a country but without people."""

    def __init__(self, name, x, y, code, country):
        self.name, self.x, self.y, self.code, self.country = name, x, y, code, country


def stations(earth, countries):
    """The research stations of Antarctica, in the order of their names."""
    rows = sorted(row for row in earth["cities"] if row[1] == "AQ")
    return [Anchor(name, round(longitude * UNIT), round(latitude * UNIT), "AQ", None)
            for name, _, latitude, longitude in rows]


def islands(countries):
    """The anchors of names.ISLANDS: each in the middle of the largest ring within reach."""
    middles = [(middle(ring), countries.topo.areas[i], owner)
               for i, (owner, ring) in enumerate(countries.rings) if countries.topo.areas[i] < 600_000]
    anchors, missing = [], []
    for name, latitude, longitude in names.ISLANDS:
        at = (round(longitude * UNIT), round(latitude * UNIT))
        near = [(size, x, y, owner) for (x, y), size, owner in middles
                if abs(y - at[1]) < UNIT and kilometres(y, x, at[1], at[0]) < REACH + size ** 0.5]
        if near:
            _, x, y, owner = max(near)
            anchors.append(Anchor(name, x, y, "", owner))
        else:
            missing.append(name)
    if missing:
        sys.exit("build-world: no ring of Natural Earth near: " + ", ".join(missing))
    return anchors


def middle(ring):
    """The middle of the box around a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
