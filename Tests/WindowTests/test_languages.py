"""The window in a person's language: its texts, its lessons, how its map writes numbers."""

import os
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

from desktop import Failure, Window, wait_for
from stories import nightly, summary, tell

PROGRAM = sys.argv[1]

# Where there is no catalog and no lesson of a language both are English; maps know more of them.
LANGUAGES = {
    "ja_JP": ("場所を探す", "6. 子を追加する", "北緯56.55度、東経8.3167度"),
    "de_DE": ("Find a Place", "6. Adding a child", "56,55° N, 8,3167° O"),
    "da_DK": ("Find a Place", "6. Adding a child", "56,55° N, 8,3167° Ø"),
    "en_GB": ("Find a Place", "6. Adding a child", "56.55° N, 8.3167° E"),
    "en_US": ("Find a Place", "6. Adding a child", "56.55° N, 8.3167° E"),
}


def speaks(button, lesson, place):
    def story(window):
        window.expect("push button", button)
        window.expect("list item", lesson)
        # Not closed: GTK says that the machine has no such locale, which the words do not need.
        window.expect("image", place)
        # Before an audience maps speak the same language.
        window.keys("F5")
        wait_for("the projected map", lambda: len(list(window.each("image", place))) > 1)
        window.keys("F5")

    return story


def stands_from_right_to_left(window):
    """The sidebar is at the right; time, like code, runs from left to right all the same."""
    window.expect("image", "٥٦٫٥٥° شمالًا، ٨٫٣١٦٧° شرقًا")

    def left(role, name):
        return window.expect(role, name).get_extents(Atspi.CoordType.WINDOW).x

    script = left("text", "Script")
    if not script < left("tree item", "tunnel, TunnelController") < left("list item", "Tunnel"):
        raise Failure("the window does not stand from right to left")
    if not left("push button", "Go to Start") < left("push button", "Go to End"):
        raise Failure("time runs from right to left")
    window.keys("alt+1")
    window.keys("ctrl+t")
    if not left("push button", "Previous Transition") < left("push button", "Next Transition"):
        raise Failure("transitions stand from right to left")
    window.keys("Escape")
    window.keys("F7")

    def columns(*words):
        """The positions of the labels with exactly these words, from the first to the last."""
        found = {}
        for node in window.each("label"):
            if node.get_name() in words:
                found.setdefault(node.get_name(), node.get_extents(Atspi.CoordType.WINDOW).x)
        return [found.get(word) for word in words]

    wait_for("the event list", lambda: None not in columns("Instant", "Event"))
    for words in [("Instant", "Event"), ("0 ms", "viewDidLoad")]:
        first, last = columns(*words)
        if first is None or last is None or not first < last:
            raise Failure(f"the event list stands from right to left: {words} at {first} and {last}")


def asks_in_mixed_letters(window):
    """Questions and lines of Japanese and Latin letters are laid out as GTK wants it."""
    window.keys("ctrl+n")
    window.expect("text", "スクリプト")
    window.type("// x")
    window.expect("label", "Untitled.swift、未保存")
    window.keys("ctrl+n")
    window.expect("label", "Untitled.swift への変更を保存しますか?")
    window.press("push button", "キャンセル")
    wait_for("the draft", lambda: os.path.exists(DRAFT))
    window.process.kill()
    window.process.wait()
    window = Window(PROGRAM, "tunnel")
    window.expect("label", "Untitled.swift の未保存の変更: ")
    window.press("push button", "再び開く")
    window.expect("label", "Untitled.swift、未保存")
    if window.process.poll() is not None:
        raise Failure("the window has ended")
    window.process.kill()
    window.process.wait()


DRAFT = os.path.join(
    os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state"),
    "terrarium", "draft.json")


def main():
    outcomes = []

    def tells(story):
        outcomes.append(tell(lambda: Window(PROGRAM, "tunnel"), [story]))

    for locale, words in LANGUAGES.items():
        os.environ["LANG"] = os.environ["LC_ALL"] = f"{locale}.UTF-8"
        story = (f"is in the language of {locale}", speaks(*words))
        # Ours that is translated; of the others it is the numbers that are written their way.
        tells(story if locale == "ja_JP" else nightly(*story))
    os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
    os.environ["LANGUAGE"] = "ja:en"
    tells(nightly("is in the language of LANGUAGE before the locale's", speaks(*LANGUAGES["ja_JP"])))
    tells(nightly("asks in Japanese and Latin letters", asks_in_mixed_letters))
    del os.environ["LANGUAGE"]
    os.environ["LANG"] = os.environ["LC_ALL"] = "ar_EG.UTF-8"
    tells(nightly("is laid out from right to left", stands_from_right_to_left))
    return summary(*outcomes)


sys.exit(main())
