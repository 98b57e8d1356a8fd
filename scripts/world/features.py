"""What people look for by name and no list of towns has: islands, lakes, mountains, regions.

Our own table: positions as published, names in eight languages.
"""

import pathlib

from . import worldfile

TABLE = pathlib.Path(__file__).parent / "translations/features.tsv"
KINDS = ["island", "lake", "mountain", "region", "landmark"]


class Feature:
    """A named position; `names` are those in the other languages, empty where they are the English.

    A kind with a plus is no single country's.
    """

    def __init__(self, kind, latitude, longitude, name, names):
        self.kind, self.name, self.names = KINDS.index(kind.rstrip("+")), name, names
        self.is_shared = kind.endswith("+")
        self.y, self.x = round(float(latitude) * 10_000), round(float(longitude) * 10_000)


def rows(languages):
    """The features in the order of the table."""
    head, *lines = [line.split("\t") for line in TABLE.read_text().splitlines()]
    if head != ["kind", "latitude", "longitude", "en", *languages]:
        raise SystemExit("build-world: features.tsv: the first line is not the languages")
    for line in lines:
        if len(line) != len(head):
            raise SystemExit(f"build-world: features.tsv: {line[3]}: {len(line)} columns")
    return [Feature(*line[:4], line[4:]) for line in lines]


def chunk(features):
    """A list of {name, twice the kind and one more if it is shared, latitude, longitude}."""
    out = bytearray(worldfile.varint(len(features)))
    for feature in features:
        out += worldfile.text(feature.name) + worldfile.varint(2 * feature.kind + feature.is_shared)
        out += worldfile.signed(feature.y) + worldfile.signed(feature.x)
    return bytes(out)
