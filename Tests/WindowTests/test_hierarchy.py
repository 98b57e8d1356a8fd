"""How a person finds the way through large trees: searching, isolating, folding and zooming."""

import os
import sys
import tempfile
import time

from desktop import Atspi, Failure, wait_for
from states import Stateful, cards
from stories import nightly, summary, tell
from xtest import xtest

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")

# Nearly 5,000 nodes.
BIG = """import Containers

let root = ViewController("root")
window.rootViewController = root
for group in 1...50 {
    let box = View("box\\(group)")
    root.view.addSubview(box)
    for leaf in 1...97 {
        box.addSubview(View("leaf\\(group)_\\(leaf)"))
    }
}
simulation.turn()
"""

SMALL = """import Containers

let root = ViewController("root")
let child = ViewController("child")
window.rootViewController = root
simulation.turn()
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
"""


def photograph(window, name):
    if PICTURES:
        window.photograph(os.path.join(PICTURES, f"hierarchy-{name}.png"))


def items(window):
    return cards(window)


def chosen(window):
    return cards(window, "SELECTED")


def focused(window):
    """The name of the card that has the keyboard."""
    return next(iter(cards(window, "FOCUSED")), "")


def distance(window):
    """How far two boxes stand from each other, which goes by how large the trees are drawn."""
    x = [
        window.expect("tree item", name + ", View").get_extents(Atspi.CoordType.WINDOW).x
        for name in ("box4", "box5")
    ]
    return x[1] - x[0]


def finds(window):
    """A search among folded families leaves out what it does not find; Return goes from hit to hit and chooses
    it. Escape brings the folds back, also on a switch; what was chosen is in sight, with the keyboard."""
    window.keys("F9", "End")
    window.expect("tree item", "box1, View, in root.view, 97 folded away", 60)
    photograph(window, "large")
    window.press("push button", "Find in the Hierarchy")
    window.expect("entry", "Find in the hierarchy")
    time.sleep(0.5)
    start = time.monotonic()
    window.keys()
    window.type("leaf12_3")
    window.expect("label", "1 of 11", 30)
    took = time.monotonic() - start
    if took > 15:
        raise Failure(f"looking through 5,000 nodes took {took:.1f} s")
    window.expect("tree item", "leaf12_30, View, in box12, found")
    wait_for("box13 to be left out", lambda: not any("box13" in name for name in items(window)))
    window.keys("Return", "Return")
    window.expect("label", "2 of 11")
    wait_for("the second hit to be chosen", lambda: chosen(window) == ["leaf12_30, View, in box12, found"])
    photograph(window, "found")
    window.keys("shift+Return")
    window.expect("label", "1 of 11")
    window.keys("Return")
    before = wait_for("a choice", lambda: chosen(window))[0].removesuffix(", found")
    window.focus("push button", "Regular expression")
    window.keys("Escape")
    wait_for("box13 again", lambda: window.find("tree item", "box13, View"))
    wait_for("the choice to stay", lambda: chosen(window) == [before])
    wait_for("the keyboard on a card", lambda: focused(window) == before)


def goes_by_keys(window):
    """Left goes up or folds, Right unfolds, F shows the branch alone with the way to it above, Escape shows all."""
    window.keys("Left")
    wait_for("the keyboard on the box", lambda: focused(window).startswith("box12, View"))
    window.keys("f")
    window.expect("push button", "Everything")
    wait_for("the branch alone", lambda: len(items(window)) == 98)
    photograph(window, "isolated")
    window.keys("Escape")
    wait_for("all again", lambda: window.find("tree item", "box13, View"))
    if window.find("push button", "Everything"):
        raise Failure("the way to the branch is still there")
    wait_for("the box to stay chosen", lambda: any("box12, View" in n for n in chosen(window)))
    wait_for("the keyboard on the box", lambda: focused(window).startswith("box12, View"))
    if not window.find("tree item", "box12, View, in root.view, 97 folded away"):
        window.keys("Left")
    window.expect("tree item", "box12, View, in root.view, 97 folded away")
    window.keys("Right")
    window.expect("tree item", "leaf12_1, View, in box12")
    window.keys("Left")
    window.expect("tree item", "box12, View, in root.view, 97 folded away")
    window.keys("Left")
    wait_for("the keyboard on the root", lambda: focused(window).startswith("root.view, View"))


def finds_by_typing_a_name(window):
    """The first letters of a name go to its card."""
    window.type("box4")
    wait_for("the keyboard on the box", lambda: focused(window).startswith("box4, View"))
    wait_for("the choice", lambda: any("box4, View" in n for n in chosen(window)))


def zooms(window):
    """0 shows all, 1 the cards as large as they are, plus and minus a step more or less."""
    # What is typed at once would go on with the name.
    time.sleep(1.2)
    window.keys("1")
    time.sleep(0.5)
    large = distance(window)
    window.keys("plus")
    wait_for("larger cards", lambda: distance(window) > large * 1.15)
    window.keys("minus")
    wait_for("smaller cards", lambda: abs(distance(window) - large) < 3)
    photograph(window, "actual-size")
    window.keys("0")
    wait_for("small cards", lambda: distance(window) < large * 0.4)
    photograph(window, "fit")


def place_of(window, card):
    extents = window.expect("tree item", card + ", View").get_extents(Atspi.CoordType.WINDOW)
    return extents.x, extents.y


def mouse(*words):
    xtest(*words)
    time.sleep(0.12)


def middle_of_trees(window):
    pane = window.expect("tree", "Hierarchy").get_extents(Atspi.CoordType.WINDOW)
    return pane.x + pane.width // 2, pane.y + pane.height // 2


def pulls(window, button, start, held=None):
    """How far a card goes when the drawing is pulled by 60 to the left with a button, or a key, held."""
    before = place_of(window, "box4")
    mouse("mousemove", *start)
    if held:
        mouse("keydown", held)
    mouse("mousedown", button)
    for step in range(1, 7):
        mouse("mousemove", start[0] - 10 * step, start[1])
    mouse("mouseup", button)
    if held:
        mouse("keyup", held)
    wait_for(
        f"a drawing pulled by button {button} {held or ''}",
        lambda: 40 < before[0] - place_of(window, "box4")[0] < 80,
    )


def card_in_sight(window):
    """The middle of a card that lies wholly in the pane, where a pull without space would carry it."""
    pane = window.expect("tree", "Hierarchy").get_extents(Atspi.CoordType.WINDOW)
    for node in window.each("tree item", "box"):
        card = node.get_extents(Atspi.CoordType.WINDOW)
        if pane.x + 80 < card.x < pane.x + pane.width - 160 and (
            pane.y < card.y < pane.y + pane.height - 60
        ):
            return card.x + card.width // 2, card.y + card.height // 2
    raise Failure("no card is in sight")


def moves_the_drawing(window):
    """Control and the wheel zoom at the pointer, the wheel alone moves, and so do the middle button
    and the first one with space held."""
    window.keys("1")
    time.sleep(0.5)
    x, y = middle_of_trees(window)
    large = distance(window)
    mouse("mousemove", x, y)
    mouse("keydown", "ctrl")
    mouse("click", "4")
    mouse("click", "4")
    mouse("keyup", "ctrl")
    wait_for("larger cards", lambda: distance(window) > large * 1.2)
    mouse("keydown", "ctrl")
    mouse("click", "5")
    mouse("click", "5")
    mouse("keyup", "ctrl")
    wait_for("cards as large as before", lambda: abs(distance(window) - large) < 4)
    before = place_of(window, "box4")
    mouse("keydown", "shift")
    mouse("click", "5")
    mouse("keyup", "shift")
    wait_for("the wheel to move it", lambda: abs(place_of(window, "box4")[0] - before[0]) > 20)
    pulls(window, 2, (x, y))
    pulls(window, 1, card_in_sight(window), held="space")
    window.keys("0")


def opens_a_menu_under_the_pointer(window):
    """The menu of a card moves nothing, whatever the drawing's size."""
    window.keys("1", "minus")
    time.sleep(0.7)
    before = (place_of(window, "box4"), distance(window))
    mouse("mousemove", *card_in_sight(window))
    mouse("click", "3")
    window.expect("menu item", "Fold or Unfold")
    window.keys("Escape")
    time.sleep(0.7)
    after = (place_of(window, "box4"), distance(window))
    if after != before:
        raise Failure(f"a card was at {before} and is at {after}")


def says_how_large_cards_are(window):
    """A card is told to be as large as it is drawn, also after zooming."""

    def size():
        card = window.expect("tree item", "child, ViewController")
        extents = card.get_extents(Atspi.CoordType.WINDOW)
        return extents.width, extents.height

    at_small(window)
    window.focus("tree item", "child, ViewController")
    window.keys("1")
    wait_for("it to stand still", lambda: [time.sleep(0.4), size() == size()][1])
    whole = size()
    window.keys("minus")
    wait_for("a smaller card", lambda: size()[0] < whole[0] - 4 and size()[1] < whole[1])
    window.keys("1")
    wait_for("the card as it was", lambda: size() == whole)


def at_small(window):
    """The small trees, at their end."""
    if not window.find("tree item", "child, ViewController"):
        window.write("small.swift", SMALL)
        window.keys("End")
        window.expect("tree item", "child, ViewController, appeared")


def marks_what_changed(window):
    """A step back says in words what it did, until the next one."""
    at_small(window)
    window.focus("tree item", "child, ViewController")
    window.keys("p")
    wait_for("a mark", lambda: any(n.endswith(", changed") for n in items(window)))
    photograph(window, "changed")


def gives_the_keyboard_back(window):
    """All cards are one stop of the Tab key, and the one that had the keyboard has it again: by shift and Tab,
    and after the palette or a menu, where a key meets no button. The menu of a card folds it."""
    at_small(window)
    for going, back in (("Tab", "shift+Tab"), ("ctrl+k", "Escape"), ("F10", "Escape")):
        window.focus("tree item", "root, ViewController")
        window.keys(going)
        wait_for(f"{going} to take the keyboard", lambda: not focused(window))
        window.keys(back)
        wait_for(
            f"the keyboard on the card after {going}",
            lambda: focused(window).startswith("root, ViewController"))
    window.keys("shift+F10")
    item = wait_for("the menu", lambda: window.find("menu item", "Fold or Unfold"))
    item.do_action(0)
    wait_for("a folded card", lambda: any("1 folded away" in n for n in items(window)))
    wait_for("the keyboard", lambda: focused(window).startswith("root, ViewController"))
    window.keys("Right")
    window.expect("tree item", "child, ViewController")


def main():
    stories = [
        ("searches a large tree", finds),
        ("walks through branches with keys", goes_by_keys),
        nightly("finds by typing a name", finds_by_typing_a_name),
        nightly("zooms", zooms),
        ("pans the drawing with the pointer", moves_the_drawing),
        nightly("opens a menu under the pointer", opens_a_menu_under_the_pointer),
        nightly("highlights changes", marks_what_changed),
        ("returns the focus", gives_the_keyboard_back),
        nightly("reports the sizes of cards", says_how_large_cards_are),
        ("quits without warnings", Stateful.close),
    ]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "big.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write(BIG)
        return summary(tell(lambda: Stateful(PROGRAM, path), stories))


sys.exit(main())
