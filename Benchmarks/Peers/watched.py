"""The program of loop.py, watched: each line that was executed is kept, and each changed variable.

This is what tools that show a program at work do (and what our interpreter does); the classes are
not looked into, as our interpreter does not look into the compiled ones.
"""

import os
import sys

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "loop.py")
with open(path, encoding="utf-8") as file:
    program = compile(file.read(), path, "exec")

lines = []
changes = []
known = {}


def watch_line(frame, event, argument):
    if event == "line":
        lines.append(frame.f_lineno)
        for name, value in frame.f_locals.items():
            if known.get(name) is not value:
                known[name] = value
                changes.append((len(lines), name, repr(value)))
    return watch_line


def watch_call(frame, event, argument):
    return watch_line if frame.f_code is program else None


sys.settrace(watch_call)
exec(program, {"__name__": "__main__"})
sys.settrace(None)
