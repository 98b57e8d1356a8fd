"""A running program walked by the system's own AT-SPI library, as assistive technology does."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Atspi.set_timeout(10_000, 20_000)
process = int(sys.argv[1])


def find():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == process:
            return child
    sys.exit(f"{process} is not on the accessibility bus")


root = find()
start = time.monotonic()
# What the library has kept of an earlier walk would be no walk.
root.clear_cache()
count, stack = 0, [root]
while stack:
    node = stack.pop()
    count += 1
    try:
        # What a picture needs of each: what it is, what it is called, how and where it is.
        node.get_role(), node.get_name(), node.get_description(), node.get_state_set()
        component = node.get_component_iface()
        if component:
            component.get_extents(Atspi.CoordType.WINDOW)
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        stack += [child for child in reversed(children) if child]
    except GLib.Error:
        continue
print("count", count)
print("walk", (time.monotonic() - start) * 1000)
