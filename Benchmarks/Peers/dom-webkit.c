// Attaching and detaching one element in a WebKit document, without and with everybody told.
// Told: a custom element with its callbacks and a mutation observer. Prints "bare" and "told" in
// nanoseconds a cycle, by the page's own clock.

#include <stdio.h>
#include <webkit/webkit.h>

static const char page[] =
    "<!doctype html><body><div id=box></div><script>"
    "let heard = 0;"
    "customElements.define('x-child', class extends HTMLElement {"
    "  connectedCallback() { heard++ } disconnectedCallback() { heard++ } });"
    "const box = document.getElementById('box');"
    "function time(child, count) {"
    "  for (let i = 0; i < count; i++) { box.appendChild(child); box.removeChild(child) }"
    "  const start = performance.now();"
    "  for (let i = 0; i < count; i++) { box.appendChild(child); box.removeChild(child) }"
    "  return (performance.now() - start) * 1e6 / count }"
    "const bare = time(document.createElement('div'), 400000);"
    "new MutationObserver(list => { heard += list.length }).observe(box, {childList: true});"
    "let told = 0;"
    "const child = document.createElement('x-child');"
    "(async () => {"
    "  const rounds = 2000;"
    "  time(child, 2000); await null;"
    "  const start = performance.now();"
    "  for (let i = 0; i < rounds; i++) {"
    "    for (let j = 0; j < 100; j++) { box.appendChild(child); box.removeChild(child) }"
    "    await null }"
    "  told = (performance.now() - start) * 1e6 / (rounds * 100);"
    "  document.title = `${bare} ${told}` })()"
    "</script>";

static void finished(WebKitWebView *view, GParamSpec *property, gpointer loop) {
  const char *title = webkit_web_view_get_title(view);
  if (title == NULL || *title == 0) return;
  double bare = 0, told = 0;
  if (sscanf(title, "%lf %lf", &bare, &told) == 2) printf("bare %f\ntold %f\n", bare, told);
  g_main_loop_quit(loop);
}

int main(void) {
  if (!gtk_init_check()) return 1;
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  GtkWidget *view = webkit_web_view_new();
  gtk_window_set_child(GTK_WINDOW(window), view);
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 460);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(view, "notify::title", G_CALLBACK(finished), loop);
  webkit_web_view_load_html(WEBKIT_WEB_VIEW(view), page, NULL);
  g_main_loop_run(loop);
  return 0;
}
