// GtkSourceView: a text view with line numbers, marks and the colors of a language.
#include <gtksourceview/gtksource.h>
