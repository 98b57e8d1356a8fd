// The limit of the machine: the same coasts of the same maps, straight from their corners to Cairo.
//
// It draws what every map has at least (sea, shallow water along the coast, land, coast) and no
// names, no degrees and no marker. Usage: map-cairo OUTLINES; prints "NAME milliseconds" a line.

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct ring { int count; double *corners; };
struct view {
  char name[32];
  double width, height, east, north, scaleEast, scaleNorth;
  int count;
  struct ring *rings;
};

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

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **words) {
  const char *path = count > 1 ? words[1] : getenv("BENCH_OUTLINES");
  FILE *file = path ? fopen(path, "r") : NULL;
  if (!file) return fprintf(stderr, "map-cairo: no outlines\n"), 1;
  struct view view;
  while (readView(file, &view)) {
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)view.width, (int)view.height);
    cairo_t *cairo = cairo_create(surface);
    draw(cairo, &view);
    double start = now();
    for (int i = 0; i < 12; i++) draw(cairo, &view);
    cairo_surface_flush(surface);
    printf("%s %f\n", view.name, (now() - start) / 12);
    if (count > 2) cairo_surface_write_to_png(surface, words[2]);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
  }
  return 0;
}
