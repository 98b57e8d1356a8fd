"""What a program tells assistive technology, asked for all at once.

GTK keeps a list of all that it ever told somebody about. Asking for it, and then every parent for its
children, all before the first answer, takes a fifth of the time of a walk from node to node. Answers are
parsed from their printed form, as unpacking each value in Python would take most of the time.
"""

import ast
import collections
import functools
import re

from gi.repository import Atspi, Gio, GLib

from events import connect

CACHE = ("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")


# A string, and a reference: a bus name and a path.
TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
REFERENCE = r"\('[^']*', '([^']*)'\)"
# Reference, application, parent, index, child count, interfaces, name, role, description, states.
ITEM = re.compile(
    rf"\({REFERENCE}, {REFERENCE}, {REFERENCE}, -?\d+, (-?\d+), \[[^]]*\], ({TEXT}), (\d+), (?:{TEXT}), "
    r"\[(\d*)[^]]*\]\)"
)

FOCUSED = 1 << int(Atspi.StateType.FOCUSED)
Item = collections.namedtuple("Item", "parent count name role states")


@functools.cache
def role_called(number):
    return older(Atspi.Role(number).value_nick.replace("-", " "))


def older(role):
    """The name of a role, as the library called it before 2.54: a button was a push button."""
    return "push button" if role == "button" else role


class Entry:
    """One accessible: its role, its name, its path, child by child, and whether it has the focus."""

    def __init__(self, role, name, way, isFocused):
        self.role, self.name, self.way, self.isFocused = role, name, way, isFocused


class Roll:
    """The list of one program; None if the program does not keep one."""

    def __init__(self, pid):
        self.bus, self.pid, self.program = connect(), pid, None

    def _ask(self, whom, path, interface, method, arguments=None):
        return self.bus.call_sync(
            whom, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 10_000, None
        )

    def _name(self):
        """The connection on which the program keeps its list; it uses another one for requests."""
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        for name in reversed(self._ask(*bus, "ListNames").unpack()[0]):
            whose = GLib.Variant("(s)", (name,))
            try:
                if self.pid in self._ask(*bus, "GetConnectionUnixProcessID", whose).unpack():
                    self._ask(name, *CACHE)
                    return name
            except GLib.Error:
                continue
        return None

    def look(self):
        """All accessibles, top down; None if they cannot be requested this way."""
        try:
            self.program = self.program or (self.bus and self._name())
            if not self.program:
                return None
            items = self._items()
            first = next((path for path, item in items.items() if item.parent not in items), None)
            if not first:
                return None
            families, level = {}, [first]
            while level:
                # The list has hidden children, too, and none that are not created yet.
                found = self._children(
                    path for path in level
                    if path not in items or items[path].count > 0 or path == first
                )
                families |= found
                level = [child for family in found.values() for child in family]
            if any(child not in items for family in families.values() for child in family):
                items = self._items()
            return self._entries(first, items, families)
        except GLib.Error:
            return None

    def _items(self):
        text = self._ask(self.program, *CACHE).print_(False)
        return {
            path: Item(
                parent, int(count), ast.literal_eval(name) if "\\" in name else name[1:-1], int(role),
                int(states or 0),
            )
            for path, _, parent, count, name, role, states in ITEM.findall(text)
        }

    def _children(self, paths):
        """The children of each, all asked for before the first answer."""
        found, waiting = {}, set(paths)
        context = GLib.MainContext()
        context.push_thread_default()
        try:
            for path in tuple(waiting):

                def answer(bus, result, path=path):
                    waiting.discard(path)
                    try:
                        found[path] = re.findall(REFERENCE, bus.call_finish(result).print_(False))
                    except GLib.Error:
                        pass  # It went meanwhile.

                self.bus.call(
                    self.program, path, "org.a11y.atspi.Accessible", "GetChildren", None, None,
                    Gio.DBusCallFlags.NONE, 10_000, None, answer,
                )
            while waiting:
                context.iteration(True)
        finally:
            context.pop_thread_default()
        return found

    @staticmethod
    def _entries(first, items, families):
        result, stack = [], [(first, ())]
        while stack:
            path, way = stack.pop()
            # Pages of stacks never come into the list.
            if path in items:
                item = items[path]
                result.append(Entry(
                    role_called(item.role), item.name, way, bool(item.states & FOCUSED)))
            children = list(enumerate(families.get(path, [])))
            stack.extend((child, (*way, place)) for place, child in reversed(children))
        return result
