// GLib, GObject and GIO: main loop, options, key files, files, D-Bus; gettext and the locale.
#include <gio/gio.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>
