"""What a person does in the real window, told as short stories and found by name."""

import os
import struct
import sys
import tempfile
import time

from desktop import Failure, Window, wait_for

PROGRAM = sys.argv[1]
PICTURES = os.environ.get("TERRARIUM_PICTURES")

HOME = "startMap.view, man at 56.55° N, 8.3167° E"
# Dialogs open at the top left corner when no window manager places them.
INSIDE_DIALOG = (300, 200)
AWAY = "targetMap.view, x at 56.55° S, 171.6833° W"


def opens_on_tunnel(window):
    """The trees and the maps are there, each card with its name, class and phase."""
    window.expect("tree item", "window, window")
    window.expect("tree item", "tunnel, TunnelController, appeared")
    window.expect("tree item", "startMap, MapController, appeared, child of tunnel")
    window.expect("tree item", "targetMap, MapController, appeared, child of tunnel")
    window.expect("tree item", "startGeo, GeoInfoController, not loaded")
    window.expect("image", HOME)
    window.expect("image", AWAY)


def moves_the_man_by_keys(window):
    """The arrow keys move the man; the far map follows."""
    window.focus("image", "startMap.view")
    window.keys("Right", "Right", "Right")
    window.expect("image", "startMap.view, man at 56.55° N, 8.6167° E")
    window.expect("image", "targetMap.view, x at 56.55° S, 171.3833° W")
    window.keys("shift+Left", "Right", "Right", "Right", "Right", "Right", "Right", "Right")
    window.expect("image", HOME)
    window.expect("image", AWAY)


def selects_a_card_by_keys(window):
    """Return marks the card that has the keyboard, arrows go on to the next, Escape unmarks."""
    window.focus("tree item", "tunnel, TunnelController")
    window.keys("Return")
    card = window.expect("tree item", "tunnel, TunnelController")
    wait_for("the card to be marked", lambda: window.has(card, "SELECTED"))
    window.keys("Down")
    wait_for(
        "the card below to have the keyboard",
        lambda: any(window.has(n, "FOCUSED") for n in window.all("tree item", "Map, MapController")),
    )
    window.keys("Escape")
    wait_for("the mark to be gone", lambda: not window.has(card, "SELECTED"))


def drags_the_man_with_the_mouse(window):
    """The man is carried east; the far map follows at once, and undo puts both back."""
    window.drag("image", "startMap.view", by=(64, 0))
    moved = wait_for(
        "the man to stand further east",
        lambda: next(
            (n for n in window.all("image", "startMap.view") if HOME not in n.get_name()), None
        ),
    )
    near = degrees(moved.get_name())
    if not (abs(near[0] - 56.55) < 0.3 and near[1] > 9):
        raise Failure(f"the man stands at {near}")
    time.sleep(1)
    far = degrees(window.expect("image", "targetMap.view").get_name())
    near = degrees(window.expect("image", "startMap.view").get_name())
    if abs(far[0] + near[0]) > 1e-3 or abs(abs(far[1] - near[1]) - 180) > 1e-3:
        raise Failure(f"{far} is not straight through the Earth from {near}")
    window.keys("ctrl+z")
    window.expect("image", HOME)
    window.expect("image", AWAY)


def degrees(name):
    """The latitude and longitude at the end of a marker's name, north and east positive."""
    parts = name.rsplit(" at ", 1)[1].replace("°", "").split(", ")
    signs = {"N": 1, "S": -1, "E": 1, "W": -1}
    return [float(p.split()[0]) * signs.get(p.split()[-1], 1) for p in parts]


def taps_the_radar(window):
    """Both maps flip over; the names of the places can be read."""
    window.press("push button", "radar button")
    window.expect("label", "Lemvig, Central Jutland, Denmark")
    window.expect("label", "South Pacific Ocean, 994 km SE of the Antipodes Islands")
    window.expect("tree item", "startGeo, GeoInfoController, appeared, child of tunnel")
    window.expect("tree item", "targetGeo, GeoInfoController, appeared, child of tunnel")
    wait_for("the map to be off screen", lambda: not window.find("image", "startMap.view"))
    photograph(window, "flipped")


def goes_back_in_time(window):
    """Steps go back through the flip; undo takes it back altogether."""
    window.keys("p", "p", "p", "p", "p")
    window.expect("tree item", "targetMap, MapController, disappearing")
    window.expect("label", "targetGeo viewIsAppearing(true)")
    window.keys("End")
    window.expect("tree item", "targetMap, MapController, disappeared")
    window.keys("ctrl+z")
    window.expect("image", HOME)


def exports_through_the_menu(window, folder):
    """The export menu writes the picture that is seen."""
    path = os.path.join(folder, "stage.png")
    window.press("push button", "Export")
    item = wait_for(
        "the menu item",
        lambda: window.find("menu item", "Stage as Picture")
        or window.find("push button", "Stage as Picture")
        or window.find("button", "Stage as Picture"),
    )
    item.do_action(0)
    window.expect("filler", "Export Stage")
    time.sleep(0.7)
    window.keys("ctrl+a", over=INSIDE_DIALOG)
    window.type(path)
    window.keys("Return", over=INSIDE_DIALOG)
    wait_for("the picture", lambda: os.path.exists(path))
    time.sleep(0.3)
    with open(path, "rb") as file:
        head = file.read(24)
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        raise Failure("the exported file is no PNG")
    width, height = struct.unpack(">II", head[16:24])
    if width < 600 or height < 800:
        raise Failure(f"the picture is only {width} × {height} pixels")


def opens_vertical_navigation(window):
    """The sidebar opens another system; its buttons push and pop with a slide."""
    row = window.expect("list item", "Vertical Navigation")
    row.get_parent().select_child(row.get_index_in_parent())
    window.expect("tree item", "stack, VerticalNavigationController, appeared")
    window.press("push button", "Push")
    window.expect("tree item", "page1, VerticalPageController, appeared, child of stack")
    photograph(window, "pushed")
    window.press("push button", "Pop")
    wait_for(
        "the page to be gone",
        lambda: not window.find("tree item", "page1, VerticalPageController, appeared"),
    )


def names_everything(window):
    """Nothing that can be used is without a name."""
    roles = {"push button", "toggle button", "tree item", "slider", "image", "combo box", "list item"}
    nameless = []
    for node in window.everything():
        if node.get_role_name() in roles and not node.get_name():
            extents = node.get_extents(1)
            if extents.width > 0 and node.get_parent().get_role_name() not in roles:
                nameless.append(f"{node.get_role_name()} at {extents.x}, {extents.y}")
    if nameless:
        raise Failure("without a name: " + "; ".join(nameless))


def photograph(window, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        window.photograph(os.path.join(PICTURES, name + ".png"))


def main():
    passed, failed = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        window = Window(PROGRAM)
        stories = [
            lambda: opens_on_tunnel(window),
            lambda: moves_the_man_by_keys(window),
            lambda: selects_a_card_by_keys(window),
            lambda: drags_the_man_with_the_mouse(window),
            lambda: taps_the_radar(window),
            lambda: goes_back_in_time(window),
            lambda: exports_through_the_menu(window, folder),
            lambda: names_everything(window),
            lambda: opens_vertical_navigation(window),
            window.close,
        ]
        titles = [
            "opens on Tunnel", "moves the man by keys", "selects a card by keys", "drags the man with the mouse", "taps the radar", "goes back in time",
            "exports through the menu", "names everything", "opens vertical navigation",
            "quits without a complaint",
        ]
        for title, story in zip(titles, stories):
            try:
                story()
                passed += 1
                print(f"ok      the window {title}", flush=True)
            except Failure as failure:
                failed += 1
                print(f"FAILED  the window {title}: {failure}", flush=True)
        if window.process.poll() is None:
            window.process.kill()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
