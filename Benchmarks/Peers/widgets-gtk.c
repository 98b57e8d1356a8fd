// Attaching and detaching one GTK widget in a mapped window, with handlers.
// Prints "told" in nanoseconds of processor time a cycle.

#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>

static unsigned long heard;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void hear(GtkWidget *widget, gpointer data) { heard++; }
static void hear_property(GtkWidget *widget, GParamSpec *property, gpointer data) { heard++; }

static void measure(GtkWidget *box, GtkWidget *child, int count) {
  double start = 0;
  for (int cycle = -count / 10; cycle < count; cycle++) {
    if (cycle == 0) start = now();
    gtk_widget_set_parent(child, box);
    gtk_widget_unparent(child);
  }
  printf("told %f\n", (now() - start) / count);
}

int main(void) {
  if (!gtk_init_check()) return 1;
  GtkWidget *window = gtk_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  for (int step = 0; step < 500 && !gtk_widget_get_mapped(box); step++) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(2000);
  }
  if (!gtk_widget_get_mapped(box)) return 1;

  GtkWidget *child = g_object_ref_sink(gtk_label_new("child"));
  const char *signals[] = {"realize", "map", "unmap", "unrealize", "show", "hide"};
  for (unsigned index = 0; index < G_N_ELEMENTS(signals); index++)
    g_signal_connect(child, signals[index], G_CALLBACK(hear), NULL);
  g_signal_connect(child, "notify::parent", G_CALLBACK(hear_property), NULL);
  g_signal_connect(child, "notify::root", G_CALLBACK(hear_property), NULL);
  measure(box, child, 50000);
  return heard > 0 ? 0 : 1;
}
