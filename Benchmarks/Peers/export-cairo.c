// The tree of a dump drawn by C and Cairo: rounded cards with two lines of text, and their lines.
//
// The reference of exporting: it reads the same dump, places the cards in the simplest way that keeps
// them apart, and has Cairo write the file. A card has what ours has: name, state with its mark, class,
// and an edge in the color of the state. Letters are measured and painted by Cairo's own text
// functions, in the font of our pictures, which does not move them together as ours does.
// Usage: export-cairo svg|png|pdf DUMP FILE SCALE

#include "dump-cards.h"
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

static cairo_status_t discard(void *closure, const unsigned char *data, unsigned length) {
  return fwrite(data, 1, length, closure) == length ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static void font(cairo_t *cairo, int bold) {
  cairo_select_font_face(cairo, "Inter", CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, bold ? 14 : 12);
}

static double textWidth(cairo_t *cairo, int bold, const char *text) {
  cairo_text_extents_t extents;
  font(cairo, bold);
  cairo_text_extents(cairo, text, &extents);
  return extents.x_advance;
}

static double place(cairo_t *cairo, double *height) {
  double longest = textWidth(cairo, 0, "disappearing");
  for (int i = 0; i < count; i++) {
    double first = textWidth(cairo, 1, cards[i].name) + longest + 32, second = textWidth(cairo, 0, cards[i].kind);
    cards[i].width = ceil(fmax(first, second) + 33);
  }
  return placeCards(height);
}

static void rounded(cairo_t *cairo, double x, double y, double width, double height, double r) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + width - r, y + height - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + height - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static void ink(cairo_t *cairo, const struct card *card) {
  if (!strcmp(card->state, "appeared")) cairo_set_source_rgb(cairo, 0.18, 0.55, 0.34);
  else if (!strcmp(card->state, "appearing")) cairo_set_source_rgb(cairo, 0.82, 0.54, 0.06);
  else cairo_set_source_rgb(cairo, 0.55, 0.58, 0.61);
}

// A disc has appeared, a ring has disappeared, a ring half full is on its way.
static void mark(cairo_t *cairo, const struct card *card, double x, double y) {
  int isFull = !strcmp(card->state, "appeared");
  ink(cairo, card);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x, y, isFull ? 4.5 : 3.69, 0, 2 * M_PI);
  if (isFull) { cairo_fill(cairo); return; }
  cairo_set_line_width(cairo, 1.62);
  cairo_stroke(cairo);
  if (strcmp(card->state, "appearing")) return;
  cairo_arc(cairo, x, y, 4.5, M_PI / 2, 3 * M_PI / 2);
  cairo_fill(cairo);
}

static void draw(cairo_t *cairo) {
  cairo_set_source_rgb(cairo, 0.98, 0.98, 0.98);
  cairo_paint(cairo);
  for (int i = 0; i < count; i++) {
    if (cards[i].parent < 0) continue;
    const struct card *from = &cards[cards[i].parent];
    double x = from->x + from->width / 2 + 16, y = top(from) + 54;
    double toX = cards[i].x + cards[i].width / 2 + 16, toY = top(&cards[i]);
    cairo_move_to(cairo, x, y);
    cairo_curve_to(cairo, x, y + 17, toX, toY - 17, toX, toY);
    cairo_set_line_width(cairo, 1.8);
    ink(cairo, &cards[i]);
    cairo_stroke(cairo);
  }
  for (int i = 0; i < count; i++) {
    double x = cards[i].x + 16, y = top(&cards[i]), right = x + cards[i].width - 14;
    rounded(cairo, x + 1.25, y + 1.25, cards[i].width - 2.5, 51.5, 8);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_fill_preserve(cairo);
    ink(cairo, &cards[i]);
    cairo_set_line_width(cairo, 1.5);
    cairo_stroke(cairo);
    cairo_move_to(cairo, x + 6.25, y + 1.83);
    cairo_curve_to(cairo, x + 3.2, y + 3.1, x + 1.25, y + 6, x + 1.25, y + 9.25);
    cairo_line_to(cairo, x + 1.25, y + 44.75);
    cairo_curve_to(cairo, x + 1.25, y + 48, x + 3.2, y + 50.9, x + 6.25, y + 52.17);
    cairo_close_path(cairo);
    ink(cairo, &cards[i]);
    cairo_fill(cairo);
    font(cairo, 1);
    cairo_set_source_rgb(cairo, 0.13, 0.15, 0.17);
    cairo_move_to(cairo, x + 19, y + 23);
    cairo_show_text(cairo, cards[i].name);
    double width = textWidth(cairo, 0, cards[i].state);
    mark(cairo, &cards[i], right - width - 9.5, y + 18.5);
    cairo_set_source_rgb(cairo, 0.12, 0.42, 0.26);
    cairo_move_to(cairo, right - width, y + 23);
    cairo_show_text(cairo, cards[i].state);
    cairo_set_source_rgb(cairo, 0.35, 0.38, 0.42);
    cairo_move_to(cairo, x + 19, y + 41);
    cairo_show_text(cairo, cards[i].kind);
  }
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  double scale = atof(argv[4]);
  readDump(argv[2]);
  cairo_surface_t *scratch = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cairo = cairo_create(scratch);
  double height, width = place(cairo, &height);
  cairo_destroy(cairo);
  FILE *out = fopen(argv[3], "wb");
  if (!out) { perror(argv[3]); return 2; }
  int isPNG = !strcmp(argv[1], "png");
  cairo_surface_t *surface = isPNG ? cairo_image_surface_create(CAIRO_FORMAT_RGB24, ceil(width * scale), ceil(height * scale))
    : !strcmp(argv[1], "pdf") ? cairo_pdf_surface_create_for_stream(discard, out, width, height)
    : cairo_svg_surface_create_for_stream(discard, out, width, height);
  cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  draw(cairo);
  if (isPNG) cairo_surface_write_to_png_stream(surface, discard, out);
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  if (cairo_surface_status(surface)) { fprintf(stderr, "%s\n", cairo_status_to_string(cairo_surface_status(surface))); return 1; }
  fclose(out);
  return 0;
}
