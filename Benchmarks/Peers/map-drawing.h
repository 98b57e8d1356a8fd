// A map as the least program draws it: sea, shallow water along the coast, land, coast; no names, no
// degrees and no marker. Its rings are read from a file that `measure-maps pages` writes.

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>

struct ring { int count; double *corners; };
struct view {
  char name[32];
  double width, height, east, north, scaleEast, scaleNorth;
  int count;
  struct ring *rings;
};

// Whether there was another view in the file.
static int readView(FILE *file, struct view *view) {
  if (fscanf(file, " view %31s %lf %lf %lf %lf %lf %lf %d", view->name, &view->width, &view->height,
             &view->east, &view->north, &view->scaleEast, &view->scaleNorth, &view->count) != 8)
    return 0;
  view->rings = calloc(view->count, sizeof *view->rings);
  for (int i = 0; i < view->count; i++) {
    struct ring *ring = &view->rings[i];
    if (fscanf(file, " ring %d", &ring->count) != 1) return 0;
    ring->corners = malloc(ring->count * 2 * sizeof(double));
    for (int j = 0; j < 2 * ring->count; j++)
      if (fscanf(file, "%lf", &ring->corners[j]) != 1) return 0;
  }
  return 1;
}

static void outline(cairo_t *cairo, const struct view *view) {
  for (int i = 0; i < view->count; i++) {
    const struct ring *ring = &view->rings[i];
    for (int j = 0; j < ring->count; j++) {
      double x = view->width / 2 + (ring->corners[2 * j] - view->east) * view->scaleEast;
      double y = view->height / 2 + (view->north - ring->corners[2 * j + 1]) * view->scaleNorth;
      if (j == 0) cairo_move_to(cairo, x, y); else cairo_line_to(cairo, x, y);
    }
    cairo_close_path(cairo);
  }
}

static void draw(cairo_t *cairo, const struct view *view) {
  int isNear = view->scaleNorth > 4;
  cairo_set_source_rgb(cairo, 0.67, 0.82, 0.90);
  cairo_paint(cairo);
  outline(cairo, view);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width(cairo, isNear ? 7 : 3.5);
  cairo_set_source_rgba(cairo, 0.83, 0.92, 0.95, 0.75);
  cairo_stroke_preserve(cairo);
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgb(cairo, 0.94, 0.93, 0.86);
  cairo_fill_preserve(cairo);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width(cairo, isNear ? 0.9 : 0.6);
  cairo_set_source_rgba(cairo, 0.5, 0.62, 0.66, 0.8);
  cairo_stroke(cairo);
}
