"""A dump cut into lines, and each line matched with one regular expression."""

import re
import resource
import sys
import time

LINE = re.compile(r"((?:   \| )*)<([^:;>]+): (0x[0-9a-f]+)(.*)>")


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6


before = peak()
start = time.process_time()
with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
nodes = []
for number, line in enumerate(text.split("\n"), 1):
    match = LINE.match(line)
    if match:
        nodes.append((number, len(match[1]) // 5, match[2], match[3], match[4]))
print("time", (time.process_time() - start) * 1000)
print("nodes", len(nodes))
print("memory", peak() - before)
