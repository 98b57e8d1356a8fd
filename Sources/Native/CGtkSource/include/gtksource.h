// GtkSourceView 5 as far as it is used: a text view with line numbers, marks, and the colours of a language.
//
// Its own header would have the library linked, and so brought with every start; gtksource.c brings it later.
#ifndef TERRARIUM_GTK_SOURCE_H
#define TERRARIUM_GTK_SOURCE_H

#include <gtk/gtk.h>

typedef struct _GtkSourceBuffer GtkSourceBuffer;
typedef struct _GtkSourceGutter GtkSourceGutter;
typedef struct _GtkSourceGutterRenderer GtkSourceGutterRenderer;
typedef struct _GtkSourceGutterRendererText GtkSourceGutterRendererText;
typedef struct _GtkSourceStyle GtkSourceStyle;
typedef struct _GtkSourceStyleScheme GtkSourceStyleScheme;
typedef struct _GtkSourceStyleSchemeManager GtkSourceStyleSchemeManager;
typedef struct _GtkSourceView GtkSourceView;
typedef enum { GTK_SOURCE_SMART_HOME_END_BEFORE = 1 } GtkSourceSmartHomeEndType;

// What a function gives, its name, what it takes, and that handed on.
#ifndef LATE
#define LATE(result, name, parameters, ...) result name parameters;
#endif

LATE(GtkSourceBuffer *, gtk_source_buffer_new, (GtkTextTagTable *tags), tags)
LATE(void, gtk_source_buffer_set_highlight_matching_brackets, (GtkSourceBuffer *buffer, gboolean is), buffer, is)
LATE(void, gtk_source_buffer_set_highlight_syntax, (GtkSourceBuffer *buffer, gboolean is), buffer, is)
LATE(void, gtk_source_buffer_set_style_scheme,
     (GtkSourceBuffer *buffer, GtkSourceStyleScheme *scheme), buffer, scheme)

LATE(GtkWidget *, gtk_source_view_new_with_buffer, (GtkSourceBuffer *buffer), buffer)
LATE(GtkSourceGutter *, gtk_source_view_get_gutter, (GtkSourceView *view, GtkTextWindowType side), view, side)
LATE(void, gtk_source_view_set_auto_indent, (GtkSourceView *view, gboolean is), view, is)
LATE(void, gtk_source_view_set_indent_on_tab, (GtkSourceView *view, gboolean is), view, is)
LATE(void, gtk_source_view_set_insert_spaces_instead_of_tabs, (GtkSourceView *view, gboolean is), view, is)
LATE(void, gtk_source_view_set_show_line_numbers, (GtkSourceView *view, gboolean is), view, is)
LATE(void, gtk_source_view_set_smart_backspace, (GtkSourceView *view, gboolean is), view, is)
LATE(void, gtk_source_view_set_smart_home_end, (GtkSourceView *view, GtkSourceSmartHomeEndType end), view, end)
LATE(void, gtk_source_view_set_tab_width, (GtkSourceView *view, guint width), view, width)

LATE(gboolean, gtk_source_gutter_insert,
     (GtkSourceGutter *gutter, GtkSourceGutterRenderer *column, gint place), gutter, column, place)
LATE(GtkSourceGutterRenderer *, gtk_source_gutter_renderer_text_new, (void))
LATE(void, gtk_source_gutter_renderer_set_xalign, (GtkSourceGutterRenderer *column, gfloat place), column, place)
LATE(void, gtk_source_gutter_renderer_text_set_markup,
     (GtkSourceGutterRendererText *column, const gchar *text, gint length), column, text, length)

LATE(GtkSourceStyleSchemeManager *, gtk_source_style_scheme_manager_get_default, (void))
LATE(GtkSourceStyleScheme *, gtk_source_style_scheme_manager_get_scheme,
     (GtkSourceStyleSchemeManager *manager, const gchar *name), manager, name)
LATE(void, gtk_source_style_scheme_manager_append_search_path,
     (GtkSourceStyleSchemeManager *manager, const gchar *path), manager, path)
LATE(GtkSourceStyle *, gtk_source_style_scheme_get_style,
     (GtkSourceStyleScheme *scheme, const gchar *name), scheme, name)
LATE(void, gtk_source_style_apply, (const GtkSourceStyle *style, GtkTextTag *tag), style, tag)

#endif
