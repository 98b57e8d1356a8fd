// GtkSourceView: a text view with line numbers, marks and the colours of a language.
#include <gtksourceview/gtksource.h>
