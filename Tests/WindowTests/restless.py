"""A program that never rests: adds, moves, renames and removes widgets ten times a second.

restless.py SECONDS [words] [twins] [flood]: after so many seconds, or a SIGHUP, it stands still, with
what it then has, until a SIGUSR1. With "words" it has a field to write into, too, with "twins" two buttons of one name, and a third
without any; with "flood" it changes as much as it can.
"""

import random
import signal
import sys
import time

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

SECONDS = float(sys.argv[1])
CHANCE = random.Random(7)


class Restless:
    def __init__(self, application):
        window = Gtk.ApplicationWindow(application=application, title="Restless")
        window.set_default_size(500, 400)
        columns = Gtk.Box(spacing=6)
        self.boxes = [Gtk.Box(orientation=Gtk.Orientation.VERTICAL) for _ in range(3)]
        for box in self.boxes:
            columns.append(box)
        keep = Gtk.Button(label="Constant")
        columns.append(keep)
        if "words" in sys.argv[2:]:
            field = Gtk.Entry(text="some words", valign=Gtk.Align.CENTER)
            field.update_property([Gtk.AccessibleProperty.LABEL], ["Words"])
            columns.append(field)
        if "twins" in sys.argv[2:]:
            for name in ["More", "More", ""]:
                columns.append(Gtk.Button(label=name))
        window.set_child(columns)
        self.buttons = []
        self.count = 0
        self.end = time.monotonic() + SECONDS
        GLib.unix_signal_add(GLib.PRIORITY_HIGH, signal.SIGHUP, self.stop)
        GLib.unix_signal_add(GLib.PRIORITY_HIGH, signal.SIGUSR1, self.go_on)
        window.present()
        self.begin()

    def begin(self):
        if "flood" in sys.argv[2:]:
            GLib.timeout_add(4, self.flood)
        else:
            GLib.timeout_add(100, self.change)

    def stop(self):
        self.end = 0
        return False

    def go_on(self):
        self.end = time.monotonic() + 600
        self.begin()
        return False

    def flood(self):
        return all(self.change() for _ in range(50))

    def change(self):
        if time.monotonic() > self.end:
            return False
        what = CHANCE.choice(["add", "add", "remove", "move", "name"])
        if what == "add" and len(self.buttons) < 20 or not self.buttons:
            self.count += 1
            button = Gtk.Button(label="Button %d" % self.count)
            CHANCE.choice(self.boxes).append(button)
            self.buttons.append(button)
            return True
        button = CHANCE.choice(self.buttons)
        if what == "remove":
            button.get_parent().remove(button)
            self.buttons.remove(button)
        elif what == "move":
            button.get_parent().remove(button)
            CHANCE.choice(self.boxes).append(button)
        else:
            self.count += 1
            button.set_label("Renamed %d" % self.count)
        return True


GLib.set_prgname("restless.py")
application = Gtk.Application(application_id="org.terrarium.Restless")
application.connect("activate", lambda it: setattr(it, "restless", Restless(it)))
application.run([])
