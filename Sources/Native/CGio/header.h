// GLib, GObject and GIO: main loop, options, key files, files, D-Bus, desktop entries; gettext and the
// locale.
#include <gio/gdesktopappinfo.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>

// Renaming in one step, which the C library's own header shows only to programs that ask for all of GNU.
extern int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path,
                     unsigned int flags);
