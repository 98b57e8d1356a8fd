"""The three layers of polygons: countries, seas, admin-1 provinces."""

import collections
import sqlite3
import struct

from . import names, sources, worldfile
from .places import plain
from .topology import Finder, Topology, quantised

# tag, (threshold km², smallest ring km², quantum in 1e-4 degree)
LEVELS = [
    (b"TOP0", (300, 1500, 100)),
    (b"TOP1", (12, 60, 20)),
    (b"TOP2", (0.5, 0, 5)),
]
SEA_DETAIL = (25, 0, 20)
PROVINCE_DETAIL = (4, 0, 20)
# A province is the GeoNames unit of this share of the places inside; of fewer than FEW places, one
# that has its name will do.
SHARE, FEW = 0.7, 10


class Layer:
    """Rings with owners, and the areas of both."""

    def __init__(self, rings, count):
        self.rings = [(owner, ring) for owner, ring in rings if len(ring) >= 3]
        self.topo = Topology(self.rings)
        self.areas = [0.0] * count
        self.largest = {}
        for i, (owner, _) in enumerate(self.rings):
            ring_area = self.topo.areas[i]
            self.areas[owner] += ring_area
            best = self.largest.get(owner)
            if best is None or ring_area > self.topo.areas[best]:
                self.largest[owner] = i

    def encoded(self, threshold, smallest, quantum):
        """The chunk at one level of detail, and the numbers of the rings in it."""
        return self.topo.encoded(
            threshold, smallest, quantum, keep=frozenset(self.largest.values()))


class Countries(Layer):
    """The countries of Natural Earth, in the order of their names."""

    def __init__(self, earth):
        rows = sorted(earth["countries"], key=lambda row: (row[1], row[2] or ""))
        self.names = [names.COUNTRIES.get(row[1], row[1]) for row in rows]
        self.codes = [names.ISO2.get(row[2], row[2]) or "" for row in rows]
        self.alpha3 = [row[3] for row in rows]
        self.index = {}
        for i, name in enumerate(self.names):
            self.index[name] = i
        super().__init__(
            [(i, quantised(ring)) for i, row in enumerate(rows) for _, ring in row[5]], len(rows))
        # The largest country with a code stands for it.
        self.by_code = {}
        for i in sorted(range(len(rows)), key=lambda i: -self.areas[i]):
            if self.codes[i]:
                self.by_code.setdefault(self.codes[i], i)

    def table(self, territories):
        """The countries, then the territories that are drawn as part of one."""
        out = worldfile.varint(len(self.names))
        for i, name in enumerate(self.names):
            out += (worldfile.text(name) + worldfile.text(self.codes[i])
                    + worldfile.varint(name in names.DISPUTED)
                    + worldfile.varint(round(self.areas[i])))
        out += worldfile.varint(len(territories))
        for code in territories:
            name, parent = names.TERRITORIES[code]
            out += worldfile.text(name) + worldfile.text(code)
            out += worldfile.varint(self.index[parent])
        return out


class Seas(Layer):
    """The named seas."""

    def __init__(self, earth):
        rows = earth["marine"]
        self.names = []
        for name, box, _ in rows:
            if not name:
                name = names.NAMELESS_SEAS[(int(box[0] // 1), int(box[1] // 1))]
            self.names.append(names.SEAS.get(name, name))
        super().__init__(
            [(i, quantised(ring)) for i, row in enumerate(rows) for _, ring in row[2]], len(rows))

    def table(self):
        out = worldfile.varint(len(self.names))
        for name, size in zip(self.names, self.areas):
            out += worldfile.text(name) + worldfile.varint(round(size))
        return out

    def topology(self):
        return self.encoded(*SEA_DETAIL)[0]


class Provinces(Layer):
    """Admin-1: Natural Earth's polygons under GeoNames' names where most places inside agree."""

    def __init__(self, packages, countries, gazetteer):
        folder = sources.unpacked_deb(packages["qgis-common"])
        database = sqlite3.connect(folder / "usr/share/qgis/resources/data/world_map.gpkg")
        rows = database.execute(
            "select name, iso_a2, adm0_a3, admin, geom from states_provinces order by fid"
        ).fetchall()
        database.close()
        rings = [(i, quantised(ring)) for i, row in enumerate(rows) for ring in multipolygon(row[4])]
        rings = [(i, ring) for i, ring in rings if len(ring) >= 3]
        units, self.unit_index, owner_of = [], {}, []
        votes = self._votes(rings, gazetteer, len(rows))
        for i, (name, iso2, alpha3, admin, _) in enumerate(rows):
            key, country = self._unit(name, iso2, alpha3, admin, votes[i], countries, gazetteer)
            if key not in self.unit_index:
                self.unit_index[key] = len(units)
                units.append((gazetteer.admin_names.get(key) or names.PROVINCES.get(key[1], key[1]),
                              country))
            owner_of.append(self.unit_index[key])
        # Units that own no polygon are still the admin-1 of places.
        for code in sorted(gazetteer.admin_names):
            if code not in self.unit_index:
                country = gazetteer.country_of(code[0])
                if country is not None:
                    self.unit_index[code] = len(units)
                    units.append((gazetteer.admin_names[code], country))
        self.units = units
        super().__init__([(owner_of[i], ring) for i, ring in rings], len(units))

    @staticmethod
    def _votes(rings, gazetteer, count):
        finder, votes = Finder(rings), [collections.Counter() for _ in range(count)]
        for place in gazetteer.places:
            for i in finder.owners(place.x, place.y):
                votes[i][place.admin] += 1
        return votes

    @staticmethod
    def _unit(name, iso2, alpha3, admin, votes, countries, gazetteer):
        """A key for the unit a polygon belongs to and its country; a GeoNames code if there is one."""
        country = countries.by_code.get(iso2)
        if country is None and alpha3 in countries.alpha3:
            country = countries.alpha3.index(alpha3)
        if country is None:
            country = countries.index.get(names.COUNTRIES.get(admin, admin))
        own = collections.Counter({key: count for key, count in votes.items()
                                   if country is None or gazetteer.country_of(key[0]) == country})
        named = [key for key, _ in sorted(own.items(), key=lambda item: (-item[1], item[0]))
                 if key in gazetteer.admin_names and gazetteer.country_of(key[0]) is not None]
        namesakes = [key for key in named if plain(gazetteer.admin_names[key]) == plain(name or "")]
        total = sum(own.values())
        # One outline around the whole of a country tells nothing of its units.
        if len(named) > 1 and plain(name or "") == plain(admin):
            return (f"#{country}", ""), country
        chosen = (named if named and own[named[0]] >= SHARE * total
                  else namesakes if total < FEW else [])
        if chosen:
            return chosen[0], gazetteer.country_of(chosen[0][0])
        # An outline around several units: the places themselves know better, so it has no name.
        if named:
            return (f"#{country}", ""), country
        # Not a GeoNames unit: known by its own name and its country.
        if country is None:
            country = countries.index[name]
        return (f"#{country}", name or ""), country

    def table(self):
        out = worldfile.varint(len(self.units))
        for name, country in self.units:
            out += worldfile.text(name) + worldfile.varint(country)
        return out

    def topology(self):
        return self.encoded(*PROVINCE_DETAIL)[0]


def multipolygon(blob):
    """The rings of a GeoPackage geometry (OGC 12-128, clause 2.1.3), a list of (x, y) each."""
    envelope = {0: 0, 1: 32, 2: 48, 3: 48, 4: 64}[blob[3] >> 1 & 7]
    position = 8 + envelope

    def number(form):
        nonlocal position
        value, = struct.unpack_from(form, blob, position)
        position += struct.calcsize(form)
        return value

    def polygon():
        for _ in range(number("<I")):
            count = number("<I")
            flat = number(f"<{32 * count // 2}s")
            yield list(struct.iter_unpack("<dd", flat))

    def geometry():
        if number("<B") != 1:
            raise ValueError("big-endian geometry")
        kind = number("<I")
        if kind == 3:
            yield from polygon()
        elif kind == 6:
            for _ in range(number("<I")):
                yield from geometry()
        else:
            raise ValueError(f"geometry of kind {kind}")

    return list(geometry())


def boxes(rows, index, is_named):
    """A list of boxes: the name if it is one of their own, the owner, south, west, north, east."""
    out = worldfile.varint(len(rows))
    for row in rows:
        *name, owner, south, west, north, east = row
        if is_named:
            out += worldfile.text(name[0])
        out += worldfile.varint(index[owner])
        for value in (south, west, north, east):
            out += worldfile.signed(round(value * 10_000))
    return out


def disputed_areas(countries):
    """Boxes inside a country that another one claims."""
    return boxes(names.DISPUTED_AREAS, countries.index, is_named=True)


def corrections(countries, seas):
    """Boxes that belong to another country, or sea, than the outlines say."""
    index = {name: i for i, name in reversed(list(enumerate(seas.names)))}
    return (boxes(names.CORRECTIONS, countries.index, is_named=False)
            + boxes(names.SEA_CORRECTIONS, index, is_named=False))
