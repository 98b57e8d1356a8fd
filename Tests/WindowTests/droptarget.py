"""A window of another program that takes a file that is dropped on it.

Prints "ready" once it is drawn, "over" as soon as a drag is over it, and the path that was dropped.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def main():
    loop = GLib.MainLoop()
    window = Gtk.Window(title="Drop Here", default_width=220, default_height=160)
    window.set_child(Gtk.Label(label="Drop here"))
    target = Gtk.DropTarget.new(Gdk.FileList, Gdk.DragAction.COPY)

    def drop(_target, files, _x, _y):
        for file in files.get_files():
            print(file.get_path(), flush=True)
        loop.quit()
        return True

    def enter(*_):
        print("over", flush=True)
        return Gdk.DragAction.COPY

    def drawn(_window, _clock):
        print("ready", flush=True)
        return GLib.SOURCE_REMOVE

    target.connect("drop", drop)
    target.connect("enter", enter)
    window.add_controller(target)
    window.connect("close-request", lambda _window: loop.quit())
    window.present()
    window.add_tick_callback(drawn)
    GLib.timeout_add_seconds(60, loop.quit)
    loop.run()
    return 0


sys.exit(main())
