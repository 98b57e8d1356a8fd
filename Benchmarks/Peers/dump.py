"""Writes a dump of COUNT controllers, as UIKit prints them: the input of the benchmarks of exporting.

Four of five controllers are the first child of the one before, as in an app where containers hold
one thing each; names and states go round, so that each run has the same.
With --dot it writes the same tree as a graph of Graphviz, with rounded boxes of two lines.
"""

import sys

KINDS = ["Map", "List", "Detail", "Profile", "Story", "Navigation", "Container", "Loading"]
STATES = ["appeared", "disappeared", "appearing"]


def main() -> None:
    count, is_dot = int(sys.argv[1]), "--dot" in sys.argv
    children: list[list[int]] = [[] for _ in range(count)]
    for number in range(1, count):
        children[number - 1 if number % 5 else number // 2].append(number)
    lines = ["digraph tree {", '  node [shape=box, style="rounded,filled", fontname=Inter];'] if is_dot else []
    waiting = [(0, 0)]
    while waiting:
        number, depth = waiting.pop()
        name = f"{KINDS[number % len(KINDS)]}{number}ViewController"
        state = STATES[number % len(STATES)]
        if is_dot:
            lines.append(f'  n{number} [label="{name}\\n{state}"];')
            lines += [f"  n{number} -> n{child};" for child in children[number]]
        else:
            lines.append(
                "   | " * depth + f"<{name} 0x{0x600000000000 + 64 * number:x}>, state: {state}, "
                f"view: <UIView 0x{0x7f0000000000 + 64 * number:x}>")
        waiting += [(child, depth + 1) for child in reversed(children[number])]
    print("\n".join(lines + (["}"] if is_dot else [])))


main()
