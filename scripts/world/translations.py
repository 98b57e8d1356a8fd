"""Names in the other languages: countries, seas, disputed areas and places, a chunk a language."""

import gettext
import io
import pathlib
import pickle
import re
import unicodedata
import zipfile

from . import names, sources, worldfile

LANGUAGES = ["da", "de", "fr", "es", "ja", "zh", "ar"]
TABLES = pathlib.Path(__file__).parent / "translations"
# Languages in Latin letters have names of their own for large places only.
LATIN, LARGE = {"da", "de", "fr", "es"}, 50_000
# Stands in the table of towns where the English name is the usual one and GeoNames has another.
AS_ENGLISH = "="
# Letters of transcriptions, which no Dane, German, Frenchman or Spaniard would write.
TRANSCRIBED = re.compile("[āēīōūǎěǐǒǔḥṣṭḍẓ\u1e00-\u1eff]", re.IGNORECASE)
# Names that end as if they called themselves cities.
NO_SUFFIX = ("日市", "野々市")
# Persian and Urdu letters that Arabic writes otherwise.
ARABIC = str.maketrans("یکہھے", "يكههي")


class Translations:
    """Where the translations come from: hand-written tables, CLDR, GeoNames' alternate names."""

    def __init__(self, packages, seas, stations, islands):
        self.seas, self.islands, self.areas = table("seas"), table("islands"), table("areas")
        self.towns, self.stations = table("towns"), table("stations")
        for kind, rows, known in [("sea", self.seas, set(seas.names)),
                                  ("station", self.stations, {place.name for place in stations}),
                                 ("island", self.islands, {place.name for place in islands})]:
            unknown = sorted(set(rows) - known)
            if unknown:
                raise SystemExit(f"build-world: no {kind} is called " + ", ".join(unknown))
        self.territories = {language: territories(packages, language) for language in LANGUAGES}
        folder = sources.unpacked_deb(packages["libgeonames-common"])
        self.places = {language: catalogue(folder, language) for language in LANGUAGES}
        self.simplified = simplified_characters(packages)

    def chunk(self, language, countries, seas, chosen, stations, islands, features):
        """Five lists of numbers and texts: countries, seas, disputed areas, places, features."""
        def word(rows, name):
            return rows[name][LANGUAGES.index(language)] if name in rows else ""

        country_names = [
            word(self.areas, name) or self.territories[language].get(code, "")
            for name, code in zip(countries.names, countries.codes)]
        sea_names = [word(self.seas, name) for name in seas.names]
        area_names = [word(self.areas, area[0]) for area in names.DISPUTED_AREAS]
        largest = {}
        for place in sorted(chosen, key=lambda place: (place.population, -place.id)):
            largest[place.name] = place
        place_names = [
            self._hand_written(place, largest, language) or self._town(place, language)
            for place in chosen]
        place_names = ["" if name == AS_ENGLISH else name for name in place_names]
        place_names += [word(self.stations, station.name) for station in stations]
        place_names += [word(self.islands, island.name) for island in islands]
        feature_names = [feature.names[LANGUAGES.index(language)] for feature in features]
        return b"".join(pairs(values) for values in (
            country_names, sea_names, area_names, place_names, feature_names))

    def _hand_written(self, place, largest, language):
        """What the table has for the largest town of a name."""
        if largest[place.name] is not place or place.name not in self.towns:
            return ""
        return self.towns[place.name][LANGUAGES.index(language)]

    def _town(self, place, language):
        name = usual(language, self.places[language].get(str(place.id), ""))
        if language == "zh":
            name = "".join(self.simplified.get(letter, letter) for letter in name)
        if not name or name == place.name or name in names.UNUSUAL or name[-1] == "." or any(
                mark in name for mark in "(,/،;:"):
            return ""
        if language not in LATIN:
            return "" if re.search("[A-Za-z]", name) else name
        if place.population < LARGE or is_poorer(name, place.name) or TRANSCRIBED.search(name):
            return ""
        return name


def usual(language, name):
    """A name as people say it: without "city" behind it, in the letters of the language."""
    if language in ("ja", "zh") and not name.endswith(NO_SUFFIX):
        name = re.sub("(?<=..)(特別市|特别市|広域市|广域市|直轄市|市|都)$", "", name)
    return name.translate(ARABIC) if language == "ar" else name


def is_poorer(name, original):
    """Whether a name is only the original with letters' marks lost."""
    def marks(text):
        return sum(letter > "\x7f" for letter in text)
    return folded(name) == folded(original) and marks(name) <= marks(original)


def folded(name):
    letters = unicodedata.normalize("NFKD", name.casefold()).replace("ı", "i")
    return "".join(letter for letter in letters if letter.isalnum())


def table(name):
    """A hand-written table: {English name: one name a language, empty where it is the English}."""
    lines = (TABLES / f"{name}.tsv").read_text().splitlines()
    if lines[0].split("\t") != ["en", *LANGUAGES]:
        raise SystemExit(f"build-world: {name}.tsv: the first line is not the languages")
    rows = [line.split("\t") for line in lines[1:]]
    for row in rows:
        if len(row) != len(LANGUAGES) + 1:
            raise SystemExit(f"build-world: {name}.tsv: {row[0]}: {len(row)} columns")
    return {row[0]: row[1:] for row in rows}


def territories(packages, language):
    """CLDR's names of countries by ISO code, in the form for lists."""
    with zipfile.ZipFile(packages["babel"]) as wheel:
        data = wheel.read(f"babel/locale-data/{language}.dat")
    found = BlankUnpickler(io.BytesIO(data)).load()["territories"]
    # Japanese writes brackets of half a width there.
    return {code: name.replace(" (", "（").replace("(", "（").replace(")", "）")
            if language in ("ja", "zh") else name for code, name in found.items()}


class Blank:
    """Stands for every object of a class: nothing is called, nothing kept."""

    def __new__(cls, *_, **__):
        return object.__new__(cls)

    def __setstate__(self, _):
        pass


class BlankUnpickler(pickle.Unpickler):
    """Reads texts, numbers and containers; whatever a class is named for comes out blank."""

    def find_class(self, module, name):
        return Blank


def catalogue(folder, language):
    """{geonameid: name} of one language."""
    found = {}
    # Some names are given for one region only; the language's own come last.
    for part in (["zh_TW", "zh_SG", "zh_CN"] if language == "zh" else []) + [language]:
        path = folder / f"usr/share/locale/{part}/LC_MESSAGES/geonames.mo"
        with open(path, "rb") as file:
            found.update(gettext.GNUTranslations(file)._catalog)
    return {key: value.strip() for key, value in found.items() if key}


def simplified_characters(packages):
    """{traditional character: simplified one}; GeoNames' Chinese is a mixture of both."""
    text = sources.member(packages["opencc-python-reimplemented"],
                          "opencc/dictionary/TSCharacters.txt").decode()
    rows = [line.split("\t") for line in text.splitlines() if "\t" in line]
    return {row[0]: row[1].split(" ")[0] for row in rows}


def pairs(values):
    """A list of the values that are not empty: a number, less the one before, and a text."""
    out, last, count = bytearray(), 0, 0
    for number, value in enumerate(values):
        if value:
            out += worldfile.varint(number - last) + worldfile.text(value)
            last, count = number, count + 1
    return worldfile.varint(count) + bytes(out)
