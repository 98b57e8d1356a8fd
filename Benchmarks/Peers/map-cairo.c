// The limit of the machine: the same coasts of the same maps, straight from their corners to Cairo.
//
// Usage: map-cairo OUTLINES; prints "NAME milliseconds" a line.

#include "map-drawing.h"
#include <time.h>

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
