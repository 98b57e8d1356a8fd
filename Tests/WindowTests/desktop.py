"""A person at the desktop: finds things by what a screen reader says, presses, types and looks."""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from events import events  # noqa: E402
from roll import Roll, older  # noqa: E402
from xtest import xtest  # noqa: E402

# A busy machine takes its time; without this an answer is waited for less than a second.
Atspi.set_timeout(10_000, 20_000)


# G_DEBUG is for the program: what the accessibility library complains of in here, when something is
# gone that it was about to tell of, ends no story.
GLib.log_set_always_fatal(GLib.LogLevelFlags.LEVEL_ERROR)


# So often what no program tells of is looked for, in seconds.
UNTOLD = 0.2


class Failure(Exception):
    """A failed expectation of a story."""


def wait_for(what, look, seconds=15.0):
    """Looks until there is something, or fails naming what was looked for.

    It looks whenever a program tells of a change, and now and then for files and processes, of which
    nothing is told. What goes between finding it and reading it, as a row of a list that is filled
    again, counts as not found.
    """
    deadline = time.monotonic() + seconds
    complaint = ""
    while True:
        events().forget()
        try:
            found = look()
        except gi.repository.GLib.Error as error:
            found, complaint = None, f"; the accessibility bus said: {error.message}"
        if found:
            return found
        left = deadline - time.monotonic()
        if left <= 0:
            raise Failure(f"waited {seconds:g} s for {what}{complaint}")
        events().wait(min(left, UNTOLD))


def role_of(node):
    """The name of its role, the same whichever library reads it."""
    return older(node.get_role_name())


def application_of(process):
    """A program's accessible tree on the bus; None if it is not there."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        try:
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == process.pid:
                return child
        except gi.repository.GLib.Error:
            # A program that ends just now is named a moment longer than it answers.
            continue
    return None


class Window:
    """The program in a window of its own, driven through the accessibility bus."""

    # All that were started.
    processes = []

    def __init__(self, program, *arguments, isSeparate=True):
        environment = {"G_DEBUG": "fatal-criticals"} | os.environ
        if isSeparate:
            environment["TERRARIUM_SEPARATE"] = "1"
        self.process = subprocess.Popen(
            [program, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        Window.processes.append(self.process)
        self.roll = Roll(self.process.pid)
        # Before it answers by itself the library is not asked about it, which would take it for ended.
        wait_for("the program on the accessibility bus", self._answers, 40)
        self.application = wait_for("the program among all", self._find)
        wait_for("a window", lambda: self.find("frame"))
        time.sleep(0.5)

    @staticmethod
    def end_all():
        """Ends the processes that a story left running."""
        for process in Window.processes:
            if process.poll() is None:
                process.kill()
                process.wait()
        Window.processes.clear()

    def _answers(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended: {self.process.stderr.read().decode()}")
        return self.roll.look()

    def _find(self):
        application = application_of(self.process)
        if application:
            # With children cached, the library drops the program for good once GTK tells that a window went.
            Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.INTERFACES)
            application.set_cache_mask(Atspi.Cache.INTERFACES)
            application.clear_cache()
        return application

    def everything(self, below=None):
        """Every accessible of the program, or of a part of it, top down."""
        stack = [below or self.application]
        while stack:
            node = stack.pop()
            yield node
            try:
                count = node.get_child_count()
                stack.extend(
                    child
                    for child in (node.get_child_at_index(i) for i in reversed(range(count)))
                    if child
                )
            except gi.repository.GLib.Error:
                continue

    def each(self, role, name=None):
        """The accessibles with this role and these words in the name, top down, found lazily."""

        def fits(one, itsName):
            return one == role and (name is None or name in (itsName or ""))

        # A menu's items count children in two ways: walk both.
        entries = None if "menu" in role else self._listed(fits)
        if entries is not None:
            known = {(): self.application}
            candidates = [self._at(entry.way, known) for entry in entries]
        # Accessibles that came or went meanwhile lead nowhere.
        if entries is None or None in candidates:
            candidates = self.everything()
        for node in candidates:
            try:
                if fits(role_of(node), node.get_name()):
                    yield node
            except gi.repository.GLib.Error:
                continue

    def _listed(self, fits):
        """What fits in the roll; nothing only if a second look has nothing, either.

        A page that was just turned to is told of a moment later.
        """
        for _ in range(2):
            entries = self.roll.look()
            found = entries and [entry for entry in entries if fits(entry.role, entry.name)]
            if entries is None or found:
                break
            time.sleep(0.1)
        return found

    @staticmethod
    def _at(way, known):
        """The descendants, child by child; nothing for one that went meanwhile."""
        try:
            for length in range(1, len(way) + 1):
                if way[:length] not in known:
                    parent = known[way[: length - 1]]
                    known[way[:length]] = parent and parent.get_child_at_index(way[length - 1])
            return known[way]
        except gi.repository.GLib.Error:
            return None

    def all(self, role, name=None):
        return list(self.each(role, name))

    def find(self, role, name=None):
        return next(self.each(role, name), None)

    def expect(self, role, name, seconds=15.0):
        """The first such thing, once it is there."""
        try:
            return wait_for(f"a {role} named {name!r}", lambda: self.find(role, name), seconds)
        except Failure as failure:
            there = ", ".join(sorted({repr(node.get_name()) for node in self.all(role)}))
            raise Failure(f"{failure}; of that kind there are {there}") from None

    def press(self, role, name):
        """Does what a click would, once there is something to click at.

        What is drawn again in between is another thing of the same name.
        """
        self.expect(role, name)

        def pressed():
            for node in self.all(role, name):
                if node.get_n_actions() > 0:
                    node.do_action(0)
                    return True
            return False

        wait_for(f"the {role} named {name!r} to be pressed", pressed)

    @staticmethod
    def has(node, state):
        """Whether a thing is in a state, as in "SELECTED"."""
        return node.get_state_set().contains(getattr(Atspi.StateType, state))

    def focused(self):
        """Role and name of the focused widget, or two empty strings."""
        entries = self.roll.look() or []
        return next((
            (entry.role, entry.name) for entry in entries
            if entry.isFocused and entry.role not in ("frame", "window")), ("", ""))

    def focus(self, role, name):
        """Goes there with the Tab key, as people without a pointer do, and by arrows from card to card."""
        node, editor = self.expect(role, name), self.find("text", "Script")
        isAmongCards = False
        for count in range(80):
            if count % 10 == 9:
                node = self.expect(role, name)
            # In a button with a menu the inner button takes the keyboard.
            inside = [node.get_child_at_index(0)] if node.get_child_count() else []
            if any(self.has(one, "FOCUSED") for one in [node, *inside]):
                return
            # In a text the Tab key inserts a character.
            isWriting = editor is not None and self.has(editor, "FOCUSED")
            if role == "tree item" and any(self.has(card, "FOCUSED") for card in self.all(role)):
                self.keys("Down" if isAmongCards else "Home")
                isAmongCards = True
                continue
            self.keys("ctrl+Tab" if isWriting else "Tab")
        raise Failure(f"Tab never came to the {role} named {name!r}")

    def keys(self, *names, over=(700, 20)):
        """Types keys; the pointer is put over a window, where keys go without a manager."""
        xtest("mousemove", *over)
        for name in names:
            xtest("key", name)
            time.sleep(0.06)

    def drag(self, role, name, by):
        """Takes hold of the middle of a thing and carries it, with the mouse."""
        extents = self.expect(role, name).get_extents(Atspi.CoordType.WINDOW)
        x, y = extents.x + extents.width // 2, extents.y + extents.height // 2
        self.pull((x, y - 4), by)

    def pull(self, start, by):
        """Presses the mouse somewhere in the window, moves it by so much and lets go."""

        def move(dx, dy):
            xtest("mousemove", start[0] + dx, start[1] + dy)
            time.sleep(0.06)

        move(0, 0)
        xtest("mousedown", 1)
        for step in range(1, 9):
            move(by[0] * step // 8, by[1] * step // 8)
        xtest("mouseup", 1)
        time.sleep(0.2)

    def type(self, text):
        xtest("type", text)

    def choose_file(self, path, over):
        """Writes the path of a file into a dialog for opening one, which is there, and takes it.

        A slash asks the dialog for a place to be typed; letters that come before it is ready are lost.
        """
        time.sleep(0.7)
        self.keys("slash", over=over)
        wait_for("a place to be typed", lambda: self._has_text("/"))
        self.type(path[1:])
        wait_for("the path in the dialog", lambda: self._has_text(path))
        self.keys("Return", over=over)

    def save_file(self, path, over):
        """Types the path of a file into an open save dialog, and saves."""
        wait_for("the name in the dialog to have the keyboard", lambda: any(
            self.has(node, "FOCUSED") for node in self.all("text") if node.get_name() != "Script"))
        self.keys("ctrl+a", over=over)
        self.type(path)
        wait_for("the path in the dialog", lambda: self._has_text(path))
        self.keys("Return", over=over)
        # Without a window manager keys go to the window below the pointer, which may still be the dialog.
        wait_for("the dialog to be gone", lambda: not self._has_text(path))
        time.sleep(0.2)

    def _has_text(self, text):
        return any(
            Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)) == text
            for node in self.all("text"))

    def photograph(self, path):
        subprocess.run(["import", "-window", "root", path], check=True)

    def close(self, discards=False):
        """Quits by the keyboard; the exit status must be 0 and nothing critical said.

        With discards a question about something that was not saved may come, and is answered.
        """
        self.keys("ctrl+q")
        if discards:
            wait_for(
                "the end, or a question",
                lambda: self.process.poll() is not None or self.find("push button", "Discard"))
            if self.process.poll() is None:
                self.press("push button", "Discard")
        try:
            status = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure("the program did not quit on Control+Q") from None
        said = self.process.stderr.read().decode()
        if status != 0:
            raise Failure(f"exit status {status}: {said}")
        # The C library need not have the language in which a person wants the window.
        complaints = [
            line for line in said.splitlines()
            if ("CRITICAL" in line or "WARNING" in line) and "Locale not supported" not in line
        ]
        if complaints:
            raise Failure(f"GTK complained: {said}")
