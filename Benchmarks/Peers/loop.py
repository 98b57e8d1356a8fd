"""The same calls on a plain class tree: no callbacks, no recording."""

import sys


class Controller:
    def __init__(self, name):
        self.name = name
        self.parent = None
        self.children = []

    def will_move(self, parent):
        pass

    def did_move(self, parent):
        pass

    def add_child(self, child):
        if child.parent is not None:
            child.remove_from_parent()
        child.will_move(self)
        child.parent = self
        self.children.append(child)

    def remove_from_parent(self):
        if self.parent is None:
            return
        self.parent.children.remove(self)
        self.parent = None
        self.did_move(None)


root = Controller("root")
child = Controller("child")
for _ in range(int(sys.argv[1])):
    root.add_child(child)
    child.did_move(root)
    child.will_move(None)
    child.remove_from_parent()
