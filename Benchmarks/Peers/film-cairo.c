// The limit of the machine: the stills of a film, straight from their paths to Cairo.
//
// The paths are read once; painting all stills onto the same pixels is what is measured.
// Usage: film-cairo PATHS [PICTURE]; prints "film milliseconds".

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum kind { STILL, FILL, STROKE, CLIP, PUSH, POP, SAVE, RESTORE };
struct element { char kind; double at[6]; };
struct step {
  enum kind kind;
  double color[4], width, opacity;
  int flag, count;
  struct element *path;
};

static struct step *steps;
static int stepCount, stepRoom;

static int readPath(FILE *file, struct step *step) {
  int room = 0;
  char word[16];
  while (fscanf(file, "%15s", word) == 1 && strcmp(word, "end")) {
    if (step->count == room) step->path = realloc(step->path, (room = 2 * room + 16) * sizeof *step->path);
    struct element *element = &step->path[step->count++];
    element->kind = word[0];
    int numbers = word[0] == 'c' ? 6 : word[0] == 'z' ? 0 : 2;
    for (int i = 0; i < numbers; i++)
      if (fscanf(file, "%lf", &element->at[i]) != 1) return 0;
  }
  return 1;
}

static int readSteps(FILE *file) {
  char word[16];
  while (fscanf(file, "%15s", word) == 1) {
    if (stepCount == stepRoom) steps = realloc(steps, (stepRoom = 2 * stepRoom + 64) * sizeof *steps);
    struct step *step = &steps[stepCount++];
    memset(step, 0, sizeof *step);
    double *c = step->color;
    if (!strcmp(word, "still")) {
      step->kind = STILL;
      if (fscanf(file, "%lf %lf", &c[0], &c[1]) != 2) return 0;
    } else if (!strcmp(word, "fill")) {
      step->kind = FILL;
      if (fscanf(file, "%lf %lf %lf %lf %d", c, c + 1, c + 2, c + 3, &step->flag) != 5) return 0;
      if (!readPath(file, step)) return 0;
    } else if (!strcmp(word, "stroke")) {
      step->kind = STROKE;
      if (fscanf(file, "%lf %lf %lf %lf %lf %d", c, c + 1, c + 2, c + 3, &step->width, &step->flag) != 6)
        return 0;
      if (!readPath(file, step)) return 0;
    } else if (!strcmp(word, "clip")) {
      step->kind = CLIP;
      if (!readPath(file, step)) return 0;
    } else if (!strcmp(word, "push")) step->kind = PUSH;
    else if (!strcmp(word, "save")) step->kind = SAVE;
    else if (!strcmp(word, "restore")) step->kind = RESTORE;
    else if (!strcmp(word, "pop")) {
      step->kind = POP;
      if (fscanf(file, "%lf", &step->opacity) != 1) return 0;
    } else return 0;
  }
  return stepCount > 0 && steps[0].kind == STILL;
}

static void outline(cairo_t *cairo, const struct step *step) {
  cairo_new_path(cairo);
  for (int i = 0; i < step->count; i++) {
    const double *at = step->path[i].at;
    switch (step->path[i].kind) {
      case 'm': cairo_move_to(cairo, at[0], at[1]); break;
      case 'l': cairo_line_to(cairo, at[0], at[1]); break;
      case 'c': cairo_curve_to(cairo, at[0], at[1], at[2], at[3], at[4], at[5]); break;
      default: cairo_close_path(cairo);
    }
  }
}

static void paint(cairo_t *cairo) {
  for (int i = 0; i < stepCount; i++) {
    const struct step *step = &steps[i];
    const double *c = step->color;
    switch (step->kind) {
      case STILL: break;
      case SAVE: cairo_save(cairo); break;
      case RESTORE: cairo_restore(cairo); break;
      case PUSH: cairo_push_group(cairo); break;
      case POP:
        cairo_pop_group_to_source(cairo);
        cairo_paint_with_alpha(cairo, step->opacity);
        break;
      case CLIP:
        outline(cairo, step);
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
        cairo_clip(cairo);
        break;
      case FILL:
        outline(cairo, step);
        cairo_set_fill_rule(cairo, step->flag ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        cairo_set_source_rgba(cairo, c[0], c[1], c[2], c[3]);
        cairo_fill(cairo);
        break;
      case STROKE:
        outline(cairo, step);
        cairo_set_source_rgba(cairo, c[0], c[1], c[2], c[3]);
        cairo_set_line_width(cairo, step->width);
        cairo_set_line_cap(cairo, step->flag ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        cairo_set_line_join(cairo, step->flag ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
        cairo_stroke(cairo);
        break;
    }
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **words) {
  const char *path = count > 1 ? words[1] : getenv("BENCH_PATHS");
  FILE *file = path ? fopen(path, "r") : NULL;
  if (!file || !readSteps(file)) return fprintf(stderr, "film-cairo: no paths\n"), 1;
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, (int)steps[0].color[0], (int)steps[0].color[1]);
  cairo_t *cairo = cairo_create(surface);
  paint(cairo);
  double start = now();
  paint(cairo);
  cairo_surface_flush(surface);
  printf("film %f\n", now() - start);
  if (count > 2) cairo_surface_write_to_png(surface, words[2]);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  return 0;
}
