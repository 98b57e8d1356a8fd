"""What a place is near when no town is: islands with names of their own and Antarctic stations."""

import sys

from . import names, worldfile
from .islands import ISLANDS, UNDRAWN_ISLANDS
from .places import kilometres
from .topology import UNIT

REACH = 30  # km between a row of the table and the outline it means


class Anchor:
    """A named position with a country but without people; an island knows its rings."""

    def __init__(self, name, x, y, code, country, rings=()):
        self.name, self.x, self.y, self.code, self.country = name, x, y, code, country
        self.rings = rings


def stations(earth, countries):
    """The research stations of Antarctica, in the order of their names."""
    rows = sorted(names.STATIONS.get(row[0], (row[0], row[2], row[3]))
                  for row in earth["cities"] if row[1] == "AQ")
    return [anchor(name, latitude, longitude, "AQ") for name, latitude, longitude in rows]


def anchor(name, latitude, longitude, code):
    return Anchor(name, round(longitude * UNIT), round(latitude * UNIT), code, None)


def islands(countries):
    """The islands of the table, each in the middle of its main ring; behind them those without one.

    Rows without a reach choose first, so that a group does not take them in.
    """
    shore = Shore(countries)
    mains = [shore.ring(latitude, longitude, reach) for _, latitude, longitude, reach in ISLANDS]
    missing = [row[0] for row, main in zip(ISLANDS, mains) if main is None]
    if missing:
        sys.exit("build-world: no ring of Natural Earth near: " + ", ".join(missing))
    taken, anchors = set(mains), []
    for (name, latitude, longitude, reach), main in zip(ISLANDS, mains):
        others = shore.around(latitude, longitude, reach, countries.rings[main][0]) if reach else []
        rings = [main, *(ring for ring in others if ring not in taken)]
        taken.update(rings)
        x, y = shore.middles[main]
        anchors.append(Anchor(name, x, y, "", countries.rings[main][0], rings))
    return anchors + [anchor(*row) for row in UNDRAWN_ISLANDS]


class Shore:
    """Finds the rings of countries by positions."""

    LARGEST = 550_000  # km²: Baffin Island is an island, Madagascar a country

    def __init__(self, countries):
        self.rings, self.areas = countries.rings, countries.topo.areas
        self.boxes = [box(ring) for _, ring in self.rings]
        self.middles = [((west + east) // 2, (south + north) // 2)
                        for west, south, east, north in self.boxes]

    def ring(self, latitude, longitude, reach):
        """The ring around a position, else within REACH km the nearest one, of a group the largest."""
        x, y = round(longitude * UNIT), round(latitude * UNIT)
        near = [i for i, (west, south, east, north) in enumerate(self.boxes)
                if self.areas[i] < self.LARGEST and south - UNIT < y < north + UNIT
                and west - 5 * UNIT < x < east + 5 * UNIT]
        around = [i for i in near if is_inside(self.rings[i][1], x, y)]
        if around:
            return min(around, key=lambda i: self.areas[i])
        distances = {i: min(kilometres(b, a, y, x) for a, b in self.rings[i][1]) for i in near}
        within = [i for i in near if distances[i] < REACH]
        if reach:
            return max(within, key=lambda i: self.areas[i], default=None)
        return min(within, key=lambda i: distances[i], default=None)

    def around(self, latitude, longitude, reach, owner):
        """The rings of a country whose middles lie within so many km."""
        x, y = round(longitude * UNIT), round(latitude * UNIT)
        return [i for i, (a, b) in enumerate(self.middles)
                if self.rings[i][0] == owner and self.areas[i] < self.LARGEST
                and kilometres(b, a, y, x) < reach]


def box(ring):
    """West, south, east, north."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def is_inside(ring, x, y):
    """Whether a position lies in a ring; even-odd."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        if (y1 <= y) != (y2 <= y) and (x - x1) * (y2 - y1) * (y2 > y1 or -1) < (
                (x2 - x1) * (y - y1) * (y2 > y1 or -1)):
            inside = not inside
    return inside


def outlines_chunk(islands, numbers):
    """For each island that has rings: its number, and theirs; `numbers` are those of the level."""
    rows = [(number, sorted(numbers[ring] for ring in island.rings if ring in numbers))
            for number, island in enumerate(islands)]
    rows = [(number, rings) for number, rings in rows if rings]
    out = bytearray(worldfile.varint(len(rows)))
    for number, rings in rows:
        out += worldfile.varint(number) + worldfile.varint(len(rings))
        for ring in rings:
            out += worldfile.varint(ring)
    return bytes(out)
