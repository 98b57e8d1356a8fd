"""Rings that share arcs, so that a simplified border is the same line for both neighbors.

A ring is a list of integer points (x, y) in units of 1e-4 degree, without the closing repeat.
"""

import heapq
import math

from . import worldfile

UNIT = 10_000  # per degree
KM_PER_UNIT = 6371.0088 * math.pi / 180 / UNIT
SEAM = 180 * UNIT


def quantised(points):
    """The ring of `points` (lon, lat in degrees), without repeats and without the closing point."""
    ring = []
    for lon, lat in points:
        point = (round(lon * UNIT), round(lat * UNIT))
        # Sea polygons stop at 179.9999.
        if abs(abs(point[0]) - SEAM) <= 2:
            point = (SEAM if point[0] > 0 else -SEAM, point[1])
        if not ring or ring[-1] != point:
            ring.append(point)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def area(ring):
    """The area of a ring in km², by the trapezoids of the cylindrical equal-area projection."""
    total = 0.0
    sines = [math.sin(math.radians(y / UNIT)) for _, y in ring]
    for i in range(len(ring)):
        total += (ring[i][0] - ring[i - 1][0]) * (sines[i] + sines[i - 1])
    return abs(total) / 2 * math.radians(1) / UNIT * 6371.0088 ** 2


class Topology:
    """Arcs cut at junctions and the rings made of them, with every point's weight in km²."""

    def __init__(self, rings):
        """`rings` is a list of (owner, ring); the order is kept."""
        self.owners = [owner for owner, _ in rings]
        self.areas = [area(ring) for _, ring in rings]
        self.arcs, self.refs, found = [], [], {}
        junctions = self._junctions([ring for _, ring in rings])
        for _, ring in rings:
            self.refs.append([self._arc(piece, found) for piece in self._cut(ring, junctions)])
        self.weights = [visvalingam(arc) for arc in self.arcs]

    @staticmethod
    def _junctions(rings):
        neighbours, junctions = {}, set()
        for ring in rings:
            count = len(ring)
            for i, point in enumerate(ring):
                before, after = ring[i - 1], ring[(i + 1) % count]
                pair = (before, after) if before < after else (after, before)
                if neighbours.setdefault(point, pair) != pair:
                    junctions.add(point)
        return junctions

    @staticmethod
    def _cut(ring, junctions):
        starts = [i for i, point in enumerate(ring) if point in junctions]
        if not starts:
            first = ring.index(min(ring))
            return [ring[first:] + ring[:first + 1]]
        ring = ring[starts[0]:] + ring[:starts[0]]
        cuts = [i - starts[0] for i in starts] + [len(ring)]
        ring.append(ring[0])
        return [ring[a:b + 1] for a, b in zip(cuts, cuts[1:])]

    def _arc(self, points, found):
        key = tuple(points)
        if key in found:
            return (found[key], False)
        back = key[::-1]
        if back in found:
            return (found[back], True)
        found[key] = len(self.arcs)
        self.arcs.append(points)
        return (found[key], False)

    def encoded(self, threshold, smallest, quantum, keep=frozenset()):
        """The chunk, and the numbers of the rings in it.

        Points below `threshold` km² and rings below `smallest` km² are left out.
        `quantum` is in units of 1e-4 degree; rings whose index is in `keep` stay while they
        are more than a line. A ring far smaller than the threshold keeps 1 % of its area.
        """
        limits = [threshold] * len(self.arcs)
        wanted = []
        for i, refs in enumerate(self.refs):
            if self.areas[i] < smallest and i not in keep:
                continue
            wanted.append(i)
            for arc, _ in refs:
                limits[arc] = min(limits[arc], self.areas[i] / 100)
        lines = {}
        for i in wanted:
            for arc, _ in self.refs[i]:
                if arc not in lines:
                    lines[arc] = simplified(
                        self.arcs[arc], self.weights[arc], limits[arc], quantum)
        rings = []
        for i in wanted:
            points = [p for arc, back in self.refs[i] for p in lines[arc][1:]]
            if len(set(points)) >= 3:
                rings.append(i)
        return self._chunk(rings, lines, quantum)

    def _chunk(self, rings, lines, quantum):
        order, body = {}, bytearray()
        last = (0, 0)
        for i in rings:
            for arc, _ in self.refs[i]:
                if arc in order:
                    continue
                order[arc] = len(order)
                body += worldfile.varint(len(lines[arc]))
                for x, y in lines[arc]:
                    body += worldfile.signed(x - last[0]) + worldfile.signed(y - last[1])
                    last = (x, y)
        tail = bytearray()
        owner = next_arc = 0
        sorted_rings = sorted(rings, key=lambda i: self.owners[i])
        for i in sorted_rings:
            refs = self.refs[i]
            tail += worldfile.varint(self.owners[i] - owner) + worldfile.varint(len(refs))
            owner = self.owners[i]
            for arc, back in refs:
                number = order[arc]
                step = number - next_arc
                zigzag = step << 1 if step >= 0 else (-step << 1) - 1
                tail += worldfile.varint(zigzag << 1 | back)
                next_arc = number + 1
        points = sum(len(lines[arc]) for arc in order)
        chunk = (worldfile.varint(quantum * 100) + worldfile.varint(len(order))
                 + worldfile.varint(points) + bytes(body)
                 + worldfile.varint(len(rings)) + bytes(tail))
        return chunk, {ring: number for number, ring in enumerate(sorted_rings)}


def simplified(points, weights, limit, quantum):
    """The points that weigh at least `limit`, on the coarser grid."""
    line = []
    for (x, y), weight in zip(points, weights):
        if weight >= limit:
            point = (round_half_up(x, quantum), round_half_up(y, quantum))
            if not line or line[-1] != point:
                line.append(point)
    if len(line) == 1:
        line.append(line[0])
    return line


def round_half_up(value, quantum):
    return (2 * value + quantum) // (2 * quantum)


def visvalingam(points):
    """Each point's effective area in km²; end points and seam points weigh without limit.

    Least important point first; a point never weighs less than one removed before it.
    """
    count = len(points)
    weights = [math.inf] * count
    if count < 3:
        return weights
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))

    def triangle(i):
        (ax, ay), (bx, by), (cx, cy) = points[before[i]], points[i], points[after[i]]
        if on_seam(points[i]) and not (on_seam(points[before[i]]) and on_seam(points[after[i]])):
            return math.inf
        doubled = abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))
        if doubled and on_seam(points[i]):
            return math.inf
        return doubled / 2 * KM_PER_UNIT ** 2 * math.cos(math.radians(by / UNIT))

    current = [math.inf] * count
    heap = []
    for i in range(1, count - 1):
        current[i] = triangle(i)
        heap.append((current[i], i))
    heapq.heapify(heap)
    floor, left = 0.0, count - 2
    closed = points[0] == points[-1]
    while heap:
        weight, i = heapq.heappop(heap)
        if weight != current[i]:
            continue  # superseded, or gone
        if weight == math.inf or (closed and left <= 2):
            break
        floor = max(floor, weight)
        weights[i], current[i] = floor, -1.0
        left -= 1
        a, b = before[i], after[i]
        after[a], before[b] = b, a
        for j in (a, b):
            if 0 < j < count - 1:
                current[j] = triangle(j)
                heapq.heappush(heap, (current[j], j))
    return weights


def on_seam(point):
    """Whether a point lies where the flat map is cut: the antimeridian or the south pole's edge."""
    return abs(point[0]) == SEAM or abs(point[1]) == 90 * UNIT


class Finder:
    """Which owners' rings contain a point; even-odd, by bands of latitude."""

    BAND = 500  # units of latitude

    def __init__(self, rings):
        self.bands = {}
        for owner, ring in rings:
            for i in range(len(ring)):
                (x1, y1), (x2, y2) = ring[i - 1], ring[i]
                if y1 == y2:
                    continue
                if y1 > y2:
                    x1, y1, x2, y2 = x2, y2, x1, y1
                edge = (x1, y1, x2, y2, owner)
                for band in range(y1 // self.BAND, (y2 - 1) // self.BAND + 1):
                    self.bands.setdefault(band, []).append(edge)

    def owners(self, x, y):
        """The owners whose area contains (x, y), sorted."""
        inside = set()
        for x1, y1, x2, y2, owner in self.bands.get(y // self.BAND, ()):
            if y1 <= y < y2 and (x < x1 or x < x2):
                if (x2 - x1) * (y - y1) > (x - x1) * (y2 - y1):
                    inside ^= {owner}
        return sorted(inside)
