// GTK 4, the toolkit of the window.
#include <gtk/gtk.h>
