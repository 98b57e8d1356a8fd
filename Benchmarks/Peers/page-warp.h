// Two pages that are pictures, and what stands where while one pushes the other out or turns over to it:
// the least that a program can do in each frame which keeps both and has a processor turn them.

#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pages {
  int width, height;
  uint32_t *pixels[2];
  cairo_surface_t *surfaces[2];
};

// Reads `one.png` and `two.png` of a folder; ends the program where they are missing or too small.
static void readPages(struct pages *pages, const char *folder, int width, int height) {
  static const char *const names[] = {"one", "two"};
  pages->width = width, pages->height = height;
  for (int i = 0; i < 2; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.png", folder, names[i]);
    cairo_surface_t *read = cairo_image_surface_create_from_png(path);
    if (cairo_surface_status(read) || cairo_image_surface_get_width(read) < width ||
        cairo_image_surface_get_height(read) < height)
      exit(3);
    // As many bytes a row as there are pixels, and none that shines through.
    pages->pixels[i] = malloc((size_t)width * height * 4);
    pages->surfaces[i] = cairo_image_surface_create_for_data(
        (unsigned char *)pages->pixels[i], CAIRO_FORMAT_RGB24, width, height, width * 4);
    cairo_t *cairo = cairo_create(pages->surfaces[i]);
    cairo_set_source_surface(cairo, read, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(pages->surfaces[i]);
    cairo_surface_destroy(read);
  }
}

// The first page has gone to the left by a part of its width, and the second follows.
static inline void slidePages(const struct pages *pages, double part, uint32_t *out) {
  int gone = (int)lround(part * pages->width), left = pages->width - gone;
  for (int y = 0; y < pages->height; y++) {
    size_t row = (size_t)y * pages->width;
    memcpy(out + row, pages->pixels[0] + row + gone, (size_t)left * 4);
    memcpy(out + row + left, pages->pixels[1] + row, (size_t)gone * 4);
  }
}

// Four bytes between two colors, `part` of 256 from the first to the second.
static inline uint32_t mixed(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t even = (a & 0xff00ff) * (256 - part) + (b & 0xff00ff) * part;
  uint32_t odd = (a >> 8 & 0xff00ff) * (256 - part) + (b >> 8 & 0xff00ff) * part;
  return (even >> 8 & 0xff00ff) | (odd & 0xff00ff00);
}

// The page has turned about its upright axis by a part of half a turn. Each pixel is mixed of four, or, as
// the limit, is the one that lies there.
static inline void turnPages(const struct pages *pages, double part, int isSmooth, uint32_t *out) {
  static struct column { int left; uint32_t right; int64_t share; } *columns;
  int width = pages->width, height = pages->height, second = part > 0.5;
  const uint32_t *from = pages->pixels[second];
  double angle = (second ? part - 1 : part) * M_PI, distance = 1.5 * width;
  if (!columns) columns = malloc(width * sizeof *columns);
  // Which columns show the page, from `first` to before `end`.
  int first = width, end = 0;
  for (int x = 0; x < width; x++) {
    double across = x + 0.5 - width / 2.0;
    double place = across * distance / (distance * cos(angle) - across * sin(angle));
    double u = place + width / 2.0 - 0.5;
    if (u < 0 || u >= width - 1) continue;
    columns[x].left = (int)u;
    columns[x].right = (uint32_t)((u - (int)u) * 256);
    columns[x].share = (int64_t)((1 + place * sin(angle) / distance) * 65536);
    if (x < first) first = x;
    end = x + 1;
  }
  int64_t middle = (int64_t)((height / 2.0 - 0.5) * 65536), most = (int64_t)(height - 1) << 16;
  for (int y = 0; y < height; y++) {
    int64_t twice = 2 * y + 1 - height;
    uint32_t *row = out + (size_t)y * width;
    for (int x = 0; x < width; x++) row[x] = 0xff202428;
    for (int x = first; x < end; x++) {
      int64_t v = middle + (twice * columns[x].share >> 1);
      if (v < 0 || v >= most) continue;
      const uint32_t *corner = from + (size_t)(v >> 16) * width + columns[x].left;
      if (!isSmooth) { row[x] = *corner; continue; }
      uint32_t right = columns[x].right, down = (uint32_t)(v >> 8 & 255);
      row[x] = mixed(mixed(corner[0], corner[1], right),
                     mixed(corner[width], corner[width + 1], right), down);
    }
  }
}
