// A GtkStack that turns from one map to another, each drawn by C and Cairo without names, in a
// GtkDrawingArea below a bar:
//
//   stack-gtk flip|slide WIDTH HEIGHT MAPS
//
// MAPS is what `measure-maps pages` prints. Prints the milliseconds of processor time of a frame, of all
// threads of the process: "frame-p50" and "frame-p95"; and "frame-late", how many of 100 frames came later
// than the display.

#include "frame-times.h"
#include "map-drawing.h"
#include <gtk/gtk.h>

static double busy[1000], last_busy;
static gint64 last_time;
static int frames, late, rested;
static GtkWidget *stack;

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  if (rested++ < 20) {
    if (rested == 20) gtk_stack_set_visible_child_name(GTK_STACK(stack), "two");
    return G_SOURCE_CONTINUE;
  }
  double time = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
  gint64 frame = gdk_frame_clock_get_frame_time(clock);
  if (last_time && frames < 1000) {
    busy[frames++] = time - last_busy;
    if (frame - last_time > 25000) late++;
  }
  last_busy = time, last_time = frame;
  if (gtk_stack_get_transition_running(GTK_STACK(stack))) return G_SOURCE_CONTINUE;
  exit(!printFrames(busy, frames, late));
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

static void add_maps(const char *path) {
  static struct view views[2];
  static const char *const names[] = {"one", "two"};
  FILE *file = fopen(path, "r");
  for (int page = 0; page < 2; page++) {
    if (!file || !readView(file, &views[page])) exit(3);
    GtkWidget *map = gtk_drawing_area_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(map), paint_map, &views[page], NULL);
    gtk_stack_add_named(GTK_STACK(stack), map, names[page]);
  }
}

int main(int count, char **words) {
  if (count != 5 || !gtk_init_check()) return 2;
  GtkWidget *window = gtk_window_new();
  stack = gtk_stack_new();
  gtk_stack_set_transition_type(
      GTK_STACK(stack), !strcmp(words[1], "flip") ? GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT
                                                  : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
  gtk_stack_set_transition_duration(GTK_STACK(stack), 3000);
  gtk_widget_set_size_request(stack, atoi(words[2]), atoi(words[3]));
  add_maps(words[4]);
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_add_tick_callback(stack, tick, NULL, NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
