// A GtkStack that turns from one page to another, both as Terrarium shows them:
//
//   stack-gtk flip|slide WIDTH HEIGHT FOLDER       pictures of them, which nothing has to draw any more
//   stack-gtk flip|slide WIDTH HEIGHT FOLDER maps  the maps themselves, drawn by C and Cairo without
//                                                  names, each in a GtkDrawingArea below a bar
//   stack-gtk flip|slide WIDTH HEIGHT FOLDER kept  no GtkStack: the pictures in one GtkDrawingArea, turned
//                                                  by the processor
//   stack-gtk plain WIDTH HEIGHT                   one page of one color, another in each frame: what
//                                                  GTK takes to bring so many pixels onto the screen
//
// Prints the milliseconds of processor time of a frame, of all threads of the process: "frame-p50" and
// "frame-p95"; and "frame-late", how many of 100 frames came later than the display.

#include "frame-times.h"
#include "map-drawing.h"
#include "page-warp.h"
#include <gtk/gtk.h>

static double busy[1000], last_busy;
static gint64 last_time;
static int frames, late, rested;
static GtkWidget *stack, *plain;
static struct pages pages;
static uint32_t *turned;
static int is_flip;

// As many frames as are counted where no GtkStack says when it is done.
static int longest = 180;

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  if (rested++ < 20) {
    if (rested == 20 && !plain) gtk_stack_set_visible_child_name(GTK_STACK(stack), "two");
    return G_SOURCE_CONTINUE;
  }
  double time = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
  gint64 frame = gdk_frame_clock_get_frame_time(clock);
  if (last_time && frames < 1000) {
    busy[frames++] = time - last_busy;
    if (frame - last_time > 25000) late++;
  }
  last_busy = time, last_time = frame;
  if (plain && frames < longest) {
    gtk_widget_queue_draw(plain);
    return G_SOURCE_CONTINUE;
  }
  if (gtk_stack_get_transition_running(GTK_STACK(stack))) return G_SOURCE_CONTINUE;
  exit(!printFrames(busy, frames, late));
}

static void add(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.png", folder, name);
  gtk_stack_add_named(GTK_STACK(stack), gtk_picture_new_for_filename(path), name);
}

// The height of the bar above a map.
static const double bar = 44;

static void paint_map(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  cairo_set_source_rgb(cairo, 0.97, 0.97, 0.97);
  cairo_paint(cairo);
  cairo_translate(cairo, 0, bar);
  cairo_rectangle(cairo, 0, 0, width, height - bar);
  cairo_clip(cairo);
  draw(cairo, data);
}

static void add_maps(const char *folder) {
  static struct view views[2];
  static const char *const names[] = {"one", "two"};
  char path[4096];
  snprintf(path, sizeof path, "%s/maps.txt", folder);
  FILE *file = fopen(path, "r");
  for (int page = 0; page < 2; page++) {
    if (!file || !readView(file, &views[page])) exit(3);
    GtkWidget *map = gtk_drawing_area_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(map), paint_map, &views[page], NULL);
    gtk_stack_add_named(GTK_STACK(stack), map, names[page]);
  }
}

static void paint(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  cairo_set_source_rgb(cairo, frames % 256 / 255.0, 0.8, 0.9);
  cairo_paint(cairo);
}

static void paint_kept(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  double part = frames / (double)longest;
  if (!is_flip) {
    double left = -round(part * pages.width);
    for (int i = 0; i < 2; i++) {
      cairo_set_source_surface(cairo, pages.surfaces[i], left + i * pages.width, 0);
      cairo_paint(cairo);
    }
    return;
  }
  turnPages(&pages, part, 1, turned);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)turned, CAIRO_FORMAT_RGB24, pages.width, pages.height, pages.width * 4);
  cairo_set_source_surface(cairo, surface, 0, 0);
  cairo_paint(cairo);
  // What GTK has recorded keeps a copy of its own.
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
}

int main(int count, char **words) {
  int is_plain = count > 1 && !strcmp(words[1], "plain");
  int is_drawn = count == 6 && !strcmp(words[5], "maps");
  int is_kept = count == 6 && !strcmp(words[5], "kept");
  if (count != (is_plain ? 4 : is_drawn || is_kept ? 6 : 5) || !gtk_init_check()) return 2;
  is_flip = !strcmp(words[1], "flip");
  GtkWidget *window = gtk_window_new();
  stack = gtk_stack_new();
  gtk_stack_set_transition_type(
      GTK_STACK(stack), is_flip ? GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT
                                : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
  gtk_stack_set_transition_duration(GTK_STACK(stack), 3000);
  gtk_widget_set_size_request(stack, atoi(words[2]), atoi(words[3]));
  if (is_plain || is_kept) {
    if (is_kept) {
      longest = 60;
      readPages(&pages, words[4], atoi(words[2]), atoi(words[3]));
      turned = malloc((size_t)pages.width * pages.height * 4);
    }
    plain = gtk_drawing_area_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(plain), is_kept ? paint_kept : paint, NULL, NULL);
    gtk_stack_add_named(GTK_STACK(stack), plain, "plain");
  } else if (is_drawn) {
    add_maps(words[4]);
  } else {
    add(words[4], "one");
    add(words[4], "two");
  }
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_add_tick_callback(stack, tick, NULL, NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
