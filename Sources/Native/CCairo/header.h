// Cairo, Pango, fontconfig and zlib: everything CairoKit paints, shapes and packs with.
#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <zlib.h>
