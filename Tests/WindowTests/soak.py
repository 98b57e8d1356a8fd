"""Long runs of the real window: memory is flat after a warm-up, and GTK has nothing to say.

soak.py PROGRAM [FLIPS [RESIZES]]: so many flips of the radar (10,000) and sizes of the window (1,000).
"""

import random
import subprocess
import sys
import time

from desktop import Failure, wait_for
from states import Stateful

PROGRAM = sys.argv[1]
FLIPS, RESIZES = (int(word) for word in (sys.argv[2:] + ["10000", "1000"][len(sys.argv) - 2:])[:2])
# A run grows with its actions; after so many flips they are undone.
FLIPS_A_RUN = 50
# One flip in so many is watched from beginning to end, at the highest speed.
FLIPS_A_LOOK, LOOK = 10, 0.2
# Memory may grow by this after the first tenth, in kB: caches that are not full yet.
SLACK = 8_000


def memory(window):
    """The program's memory, in kB, without shared memory."""
    with open(f"/proc/{window.process.pid}/smaps_rollup", encoding="utf-8") as file:
        return sum(int(line.split()[1]) for line in file if line.startswith("Private_Dirty"))


def repeat(window, what, count, step):
    """Does something many times; how memory went, which must be flat after a tenth."""
    figures = []
    for number in range(count):
        step(number)
        if number % max(count // 10, 1) == max(count // 10, 1) - 1:
            time.sleep(1)
            figures.append(memory(window))
            print(f"{what}: {number + 1} of {count}, {figures[-1]} kB", flush=True)
    if len(figures) > 1 and figures[-1] > figures[0] + SLACK:
        raise Failure(f"{what}: from {figures[0]} to {figures[-1]} kB")


def main():
    window = Stateful(PROGRAM)
    name = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(window.process.pid)],
        capture_output=True, text=True, check=True,
    ).stdout.split()[-1]
    sizes = random.Random(14)
    begin = time.monotonic()
    window.act("faster", "faster")

    def flip(number):
        if number and number % FLIPS_A_RUN == 0:
            window.act(*["undo"] * FLIPS_A_RUN, settle=0)
        window.act("verb::1", settle=0 if number % FLIPS_A_LOOK else LOOK)
        window.act("go-to-end", settle=0)

    def resize(number):
        width, height = sizes.randrange(900, 1440), sizes.randrange(600, 900)
        subprocess.run(["xdotool", "windowsize", name, str(width), str(height)], check=True)
        time.sleep(0.02)

    repeat(window, "flips", FLIPS, flip)
    label = wait_for("a count of events", lambda: window.find("label", "event ")).get_name()
    count = int(label.split()[-1].replace(",", ""))
    if count < 10 * (1 + (FLIPS - 1) % FLIPS_A_RUN):
        raise Failure(f"the radar was not tapped: {label}")
    repeat(window, "sizes", RESIZES, resize)
    subprocess.run(["xdotool", "windowsize", "--sync", name, "1400", "880"], check=True)
    wait_for("the window to answer", lambda: window.find("tree item", "tunnel"))
    window.close()
    print(f"nothing was complained of in {time.monotonic() - begin:.0f} s")


try:
    main()
except Failure as failure:
    print(f"FAILED  {failure}")
    sys.exit(1)
