"""A window of another program from which something can be dragged: dragsource.py files PATH… or text WORDS.

Prints "ready" once it is drawn, and what became of the drag.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402


def content(kind, words):
    if kind == "text":
        return Gdk.ContentProvider.new_for_value(words[0])
    files = [Gio.File.new_for_path(path) for path in words]
    return Gdk.ContentProvider.new_for_value(Gdk.FileList.new_from_list(files))


def main():
    loop = GLib.MainLoop()
    window = Gtk.Window(title="Drag Me", default_width=220, default_height=160)
    window.set_child(Gtk.Label(label="Drag me"))
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: content(sys.argv[1], sys.argv[2:]))

    def ended(_source, _drag, _moves):
        print("dropped", flush=True)
        loop.quit()

    def refused(_source, _drag, reason):
        print(f"refused: {reason.value_nick}", flush=True)
        loop.quit()
        return False

    source.connect("drag-end", ended)
    source.connect("drag-cancel", refused)
    def drawn(_window, _clock):
        print("ready", flush=True)
        return GLib.SOURCE_REMOVE

    window.add_controller(source)
    window.present()
    window.add_tick_callback(drawn)
    GLib.timeout_add_seconds(60, loop.quit)
    loop.run()
    return 0


sys.exit(main())
