// GLib, GObject and GIO: main loop, options, key files, files, D-Bus.
#include <gio/gio.h>
#include <glib-unix.h>
