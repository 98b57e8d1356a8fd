"""The program with LeakSanitizer in it: commands, and the real window in all its states, lose nothing.

leaks.py PROGRAM LIBRARY [ROUNDS]: shows each state so many times (2). The library goes into the program
only. Ours is what was taken by a call that led through our sources: Swift and we keep frame pointers,
which the libraries of others do not, so that their own losses have no calls at all.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
import time

from desktop import Failure
from states import ROOT, STATES, Stateful

PROGRAM, LIBRARY = sys.argv[1:3]
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 2
SUPPRESSIONS = os.path.join(ROOT, "Tests", "WindowTests", "leaks.suppressions")
SYSTEMS = ["vertical", "coordinators", "redux"]


def commands(folder):
    """The executed commands; each file is written into the folder."""
    yield ["check", "push", "add", "seed-coordinators"]
    yield ["trace", "tunnel", "--all"]
    yield ["state", "push", "--json"]
    yield ["diff", "Examples/Dumps/before.txt", "Examples/Dumps/after.txt"]
    yield ["where", "52", "13"]
    for ending in ("svg", "png", "pdf", "html"):
        yield ["export", "tunnel", "-o", f"{folder}/tunnel.{ending}"]


def environment(report):
    options = (
        f"suppressions={SUPPRESSIONS}", f"log_path={report}", "print_suppressions=0", "exitcode=0",
        "malloc_context_size=200",
    )
    return {"LD_PRELOAD": LIBRARY, "LSAN_OPTIONS": ":".join(options)}


def expect_nothing(report, what):
    """Fails with our first leak; returns how much other libraries leaked."""
    text = ""
    for path in glob.glob(f"{report}.*"):
        with open(path, encoding="utf-8", errors="replace") as file:
            text += file.read()
        os.remove(path)
    lost = [block for block in text.split("\n\n") if "leak of" in block]
    ours = [block for block in lost if re.search(r"/Sources/\w+/.*\.swift", block)]
    if ours:
        raise Failure(f"{what}: lost in {len(ours)} ways, the first:\n{ours[0]}")
    sizes = [int(size) for size in re.findall(r"leak of (\d+) byte", text)]
    print(f"{what}: nothing of ours; {sum(sizes)} bytes of others", flush=True)


def work(window):
    """Shows all states, in their order after a start, and some more systems."""
    for name in SYSTEMS:
        window.open(name)
        window.act("verb::1", "verb::1", "step-back", "undo")
    window.open("tunnel")
    for title, reach, leave in STATES:
        try:
            reach(window)
            leave(window)
        except Failure as failure:
            raise Failure(f"{title}: {failure}") from None


def main():
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report")
        for words in commands(folder):
            answer = subprocess.run(
                [PROGRAM, *words], env=os.environ | environment(report), cwd=ROOT,
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=300,
            )
            if answer.returncode not in (0, 1):
                raise Failure(f"{words}: status {answer.returncode}: {answer.stderr}")
            expect_nothing(report, " ".join(words[:2]))
        os.environ.update(environment(report))
        window = Stateful(PROGRAM)
        del os.environ["LD_PRELOAD"]
        begin = time.monotonic()
        for turn in range(ROUNDS):
            work(window)
            print(f"round {turn + 1} of {ROUNDS}, {time.monotonic() - begin:.0f} s", flush=True)
        window.keys("ctrl+q")
        # Symbolizing the leaks takes a while.
        status = window.process.wait(300)
        if status != 0:
            raise Failure(f"status {status}: {window.process.stderr.read().decode()[-2000:]}")
        expect_nothing(report, "the window")


try:
    main()
except Failure as failure:
    print(f"FAILED  {failure}")
    sys.exit(1)
