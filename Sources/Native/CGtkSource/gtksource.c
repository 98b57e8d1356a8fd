// Brings GtkSourceView when the first of its functions is called.
//
// It is C since these are the functions themselves, by their own names: each looks for the library's when it
// is called first. Most starts show no script, and none of the commands does, but all would wait for the
// library and for those it needs, of which ICU's data alone are 31 MB.

#include <dlfcn.h>
#include <glib.h>
#include <stdlib.h>

static void *find(const char *name);

#define LATE(result, name, parameters, ...)                \
  result name parameters {                                 \
    static result (*function) parameters;                  \
    if (!function) function = find(#name);                 \
    return function(__VA_ARGS__);                          \
  }
#include "gtksource.h"

static const char *const library = "libgtksourceview-5.so.0";

// Where a function of the library is.
static void *find(const char *name) {
  void *opened = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  void *function = opened ? dlsym(opened, name) : NULL;
  // As the loader does for a library that is there from the start.
  if (!function) {
    g_printerr("terrarium: %s; install GtkSourceView 5, in Debian libgtksourceview-5-0\n", dlerror());
    exit(127);
  }
  return function;
}
