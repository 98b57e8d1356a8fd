// GTK 4, the toolkit of the window, and the few of its macros Swift cannot see.
#include <gtk/gtk.h>

// The fundamental types, which GObject writes as casts.
static const GType terrarium_type_boolean = G_TYPE_BOOLEAN;
static const GType terrarium_type_int = G_TYPE_INT;
static const GType terrarium_type_double = G_TYPE_DOUBLE;
static const GType terrarium_type_enum = G_TYPE_ENUM;
static const GType terrarium_type_string = G_TYPE_STRING;

/// The class record of an object, as `G_OBJECT_GET_CLASS`.
static inline gpointer terrarium_class_of(gpointer object) {
  return ((GTypeInstance *)object)->g_class;
}

/// The type of what a value holds, reduced to its fundamental one.
static inline GType terrarium_fundamental(const GValue *value) {
  return G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value));
}

/// The number of a surface's window on an X screen, as `gdk/x11/gdkx.h` has it, which would bring all
/// names of Xlib along.
unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);
