"""Stories: which of them are told, one after the other, and how many went well.

A story is its title and what is done. WANT=WORDS tells only those whose titles contain the words.
"""

import os
import time
import traceback

from desktop import Failure, Window

WANTED = os.environ.get("WANT", "")
# With every push the stories that need a real window and cover each part of it once; by night all.
IS_NIGHT = os.environ.get("TERRARIUM_TESTS") == "nightly"


class _Nightly(tuple):
    """A story that runs nightly only."""


def nightly(title, story):
    """Marks a story that is long, or fails only together with a story of each push."""
    return _Nightly((title, story))


def told(stories):
    """The stories to run now."""
    return [
        story for story in stories
        if (IS_NIGHT or not isinstance(story, _Nightly)) and WANTED in story[0]
    ]


def tell(open_window, stories):
    """Tells stories of one window, each with its title; how many went well, how many did not.

    The window is opened if there is something to tell. A story may answer another window, which the
    next ones are about.
    """
    stories = told(stories)
    if not stories:
        return 0, 0
    window, outcome = open_window(), []
    for title, story in stories:
        # The next stories run even if this one failed.
        answer, is_well = _told(title, lambda: story(window))
        window = answer or window
        outcome.append(is_well)
    # Until it is gone it holds the folder of its state, and the next program gets another.
    if window.process.poll() is None:
        window.process.kill()
        window.process.wait()
    return outcome.count(True), outcome.count(False)


def tell_all(stories):
    """Tells stories that start windows of their own; the exit status."""
    return summary(tell_apart(stories))


def tell_apart(stories):
    """Tells stories that start windows of their own; how many passed, how many failed."""
    outcome = []
    for title, story in told(stories):
        outcome.append(_told(title, story)[1])
        Window.end_all()
    return outcome.count(True), outcome.count(False)


def summary(*outcomes):
    """Prints the numbers of passed and failed stories; returns the exit status."""
    passed, failed = (sum(counts) for counts in zip(*outcomes))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _told(title, story):
    """The result of a story, and whether it passed."""
    begin, answer = time.monotonic(), None
    try:
        answer = story()
    except Exception as failure:
        if not isinstance(failure, Failure):
            traceback.print_exc()
        print(f"FAILED  the window {title}: {failure!r}", flush=True)
        return None, False
    print(f"ok      the window {title} ({time.monotonic() - begin:.1f} s)", flush=True)
    return answer, True
