"""A reverse geocoder from PyPI: which town is nearest.

`geocoder.py NAME` asks 20,000 questions, one after the other ("single") and all in one call
("batch"), and prints microseconds of processor time a question and the megabytes it needs;
`geocoder.py NAME ready` only loads and asks once.
"""

import math
import sys
import time

name, mode = sys.argv[1], sys.argv[2:] or ["ask"]


def load():
    """What asks for one place, and what asks for many."""
    if name == "reverse_geocoder":
        import reverse_geocoder

        def towns(places):
            return reverse_geocoder.search(places, mode=1, verbose=False)

        return lambda place: towns(place)[0]["name"], towns
    import reverse_geocode

    return lambda place: reverse_geocode.get(place)["city"], reverse_geocode.search


def places(count):
    """The places that `measure answers` asks for, anywhere on the globe."""
    state, mask = 7, (1 << 64) - 1

    def part():
        nonlocal state
        state ^= state << 13 & mask
        state ^= state >> 7
        state ^= state << 17 & mask
        return (state >> 11) / 9007199254740992

    for _ in range(count):
        height = 2 * part() - 1
        yield math.degrees(math.asin(height)), 360 * part() - 180


ask, ask_all = load()
letters = len(ask((56.55, 8.316667)))
if mode == ["ready"]:
    print("letters", letters)
    sys.exit()
questions = list(places(20000))
for place in questions[:500]:
    ask(place)
start = time.process_time()
for place in questions:
    letters += len(ask(place))
print("single", (time.process_time() - start) / len(questions) * 1e6)
start = time.process_time()
if len(ask_all(questions)) != len(questions):
    sys.exit("not every question was answered")
print("batch", (time.process_time() - start) / len(questions) * 1e6)
with open("/proc/self/statm", encoding="ascii") as file:
    print("memory", int(file.read().split()[1]) * 4096 / 1e6)
