"""reverse_geocoder from PyPI: which town is nearest.

`geocoder.py` asks 20,000 questions, one after the other, and prints the microseconds of processor time
a question ("single") and the megabytes it needs; `geocoder.py ready` only loads and asks once.
"""

import math
import sys
import time

import reverse_geocoder


def ask(place):
    """The name of the nearest town."""
    return reverse_geocoder.search(place, mode=1, verbose=False)[0]["name"]


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


letters = len(ask((56.55, 8.316667)))
if sys.argv[1:] == ["ready"]:
    print("letters", letters)
    sys.exit()
questions = list(places(20000))
for place in questions[:500]:
    ask(place)
start = time.process_time()
for place in questions:
    letters += len(ask(place))
print("single", (time.process_time() - start) / len(questions) * 1e6)
with open("/proc/self/statm", encoding="ascii") as file:
    print("memory", int(file.read().split()[1]) * 4096 / 1e6)
