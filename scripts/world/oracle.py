"""What the unsimplified outlines say about many random points; the test of answers compares.

Nothing here is shared with the rounding, simplifying and asking that it is to judge: outlines stay
in degrees as Natural Earth has them, and points are asked by winding number.
"""

import math

from . import names, worldfile

POINTS, SEED = 100_000, 5
NEAR = 0.5  # km to a border, within which a simplified outline may differ
BAND = 0.05  # degrees of latitude
RADIUS = 6371.0088


def numbers(seed):
    """SplitMix64 by Vigna, as fractions of one."""
    state, mask = seed, (1 << 64) - 1
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & mask
        yield ((mixed ^ mixed >> 31) >> 11) / (1 << 53)


def points():
    """Latitude and longitude in millionths of a degree, evenly spread over the globe."""
    fractions = numbers(SEED)
    for _ in range(POINTS):
        latitude = math.asin(2 * next(fractions) - 1) * 180 / math.pi
        longitude = 360 * next(fractions) - 180
        yield math.floor(latitude * 1e6 + 0.5), math.floor(longitude * 1e6 + 0.5)


class Outlines:
    """The edges of all countries by bands of latitude."""

    def __init__(self, rows):
        self.bands = {}
        self.areas = [sum(sphere_area(ring) for _, ring in row[5]) for row in rows]
        for owner, row in enumerate(rows):
            for _, ring in row[5]:
                for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
                    if (x1, y1) == (x2, y2):
                        continue
                    edge = (x1, y1, x2, y2, owner)
                    for band in range(self.band(min(y1, y2)), self.band(max(y1, y2)) + 1):
                        self.bands.setdefault(band, []).append(edge)

    @staticmethod
    def band(y):
        return math.floor(y / BAND)

    def owner(self, x, y):
        """The smallest country that winds around a point, or None."""
        winding = {}
        for x1, y1, x2, y2, owner in self.bands.get(self.band(y), ()):
            if (y1 <= y) != (y2 <= y):
                side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
                if y1 <= y and side > 0:
                    winding[owner] = winding.get(owner, 0) + 1
                elif y2 <= y and side < 0:
                    winding[owner] = winding.get(owner, 0) - 1
        inside = [owner for owner, turns in winding.items() if turns]
        return min(inside, key=lambda owner: self.areas[owner], default=None)

    def is_near(self, x, y):
        """Whether a border or a coast lies within NEAR km."""
        reach = math.degrees(NEAR / RADIUS)
        shrinking = max(math.cos(math.radians(y)), 1e-4)
        run = reach / shrinking
        for band in range(self.band(y - reach), self.band(y + reach) + 1):
            for x1, y1, x2, y2, _ in self.bands.get(band, ()):
                if max(x1, x2) < x - run or min(x1, x2) > x + run:
                    continue
                ax, bx = (x1 - x) * shrinking, (x2 - x) * shrinking
                ay, by = y1 - y, y2 - y
                dx, dy = bx - ax, by - ay
                along = min(max(-(ax * dx + ay * dy) / (dx * dx + dy * dy or 1), 0), 1)
                if math.hypot(ax + along * dx, ay + along * dy) <= reach:
                    return True
        return False


def sphere_area(ring):
    """The area of a ring in km²; holes count negative."""
    total = 0.0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        total += math.radians(x2 - x1) * (
            2 + math.sin(math.radians(y1)) + math.sin(math.radians(y2)))
    return abs(total) * RADIUS ** 2 / 2


def answers(earth):
    """The bytes of the oracle: the countries' names, a digest of the points, a number a point.

    The number is twice the country counted from 1, or 0 for none; one more where a border is near.
    """
    rows = sorted(earth["countries"], key=lambda row: (row[1], row[2] or ""))
    outlines = Outlines(rows)
    digest, body = 0, bytearray()
    for latitude, longitude in points():
        digest = ((digest * 31 + latitude) * 31 + longitude) & 0xFFFFFFFF
        x, y = longitude / 1e6, latitude / 1e6
        owner = outlines.owner(x, y)
        number = 0 if owner is None else owner + 1
        body += worldfile.varint(2 * number + outlines.is_near(x, y))
    head = worldfile.texts([names.COUNTRIES.get(row[1], row[1]) for row in rows])
    return head + worldfile.varint(digest) + worldfile.varint(POINTS) + bytes(body)
