// Starts a program and watches its window from outside, through the X server alone.
//
//   watch-window start COMMAND…   until it has been painted and came to rest
//   watch-window idle COMMAND…    then for four seconds more
//
// Prints for a start "painted", the milliseconds from exec until the window has pixels of more than one
// color, and "rss", the MB that are resident at rest: when nothing changed any more for a while. For
// idleness it prints "busy", milliseconds of processor time a second.
//
// The pixels come through memory that the server shares: by the socket a look at 1440 x 900 points keeps
// the server from the program it watches for 10 ms, and one at 800 x 600 for 4.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xdamage.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static const double patience = 20000, rest = 400, settling = 1000, watching = 4000, longest = 1000;

static Display *display;
static int damage_event;
static Window window;
static XShmSegmentInfo shared;
static pid_t child;
static double began, painted, changed;

static double milliseconds(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double now(void) { return milliseconds(CLOCK_MONOTONIC); }

// The processor time the program has used, in all its threads.
static double used(void) {
  clockid_t clock;
  return clock_getcpuclockid(child, &clock) == 0 ? milliseconds(clock) : 0;
}

// A window may go at any moment.
static int errors;
static int ignore(Display *display, XErrorEvent *error) { return errors++, 0; }

static void leave(int status, const char *reason) {
  if (reason) fprintf(stderr, "watch-window: %s\n", reason);
  kill(child, SIGTERM);
  for (int step = 0; step < 100; step++) {
    if (waitpid(child, NULL, WNOHANG) != 0) exit(status);
    usleep(10000);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  exit(status);
}

// Has memory that the server can write into, large enough for all of the screen, and laid in before it is needed.
static int share(void) {
  size_t size = (size_t)DisplayWidth(display, DefaultScreen(display)) *
                DisplayHeight(display, DefaultScreen(display)) * 4;
  if (!XShmQueryExtension(display)) return 0;
  shared.shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
  if (shared.shmid < 0 || (shared.shmaddr = shmat(shared.shmid, NULL, 0)) == (char *)-1) return 0;
  memset(shared.shmaddr, 0, size);
  int attached = XShmAttach(display, &shared);
  XSync(display, False);
  shmctl(shared.shmid, IPC_RMID, NULL);
  return attached && !errors;
}

// What a part of the window at its upper left shows.
static XImage *picture(const XWindowAttributes *form, int width, int height) {
  XImage *image = XShmCreateImage(
      display, form->visual, form->depth, ZPixmap, shared.shmaddr, &shared, width, height);
  if (!image) return NULL;
  if (!XShmGetImage(display, window, image, 0, 0, AllPlanes)) {
    XFree(image);
    return NULL;
  }
  return image;
}

// Whether the window shows more than one color.
static int is_painted(void) {
  XWindowAttributes form;
  if (!XGetWindowAttributes(display, window, &form) || form.map_state != IsViewable) return 0;
  int right = form.x + form.width, bottom = form.y + form.height;
  int width = DisplayWidth(display, DefaultScreen(display));
  int height = DisplayHeight(display, DefaultScreen(display));
  if (form.x < 0 || form.y < 0) return 0;
  XImage *image = picture(
      &form, right > width ? width - form.x : form.width,
      bottom > height ? height - form.y : form.height);
  if (!image) return 0;
  // The frame and its shadow are no content.
  int many = 0, inset = 40;
  unsigned long first = XGetPixel(image, image->width / 2, image->height / 2);
  for (int y = inset; y < image->height - inset && many < 20; y += 3)
    for (int x = inset; x < image->width - inset && many < 20; x += 3)
      if (XGetPixel(image, x, y) != first) many++;
  XFree(image);
  return many >= 20;
}

// Takes in what the server says until a time.
static void listen_until(double end) {
  for (;;) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == MapNotify && !window && !event.xmap.override_redirect) {
        XWindowAttributes form;
        if (!XGetWindowAttributes(display, event.xmap.window, &form)) continue;
        if (form.width < 100 || form.height < 100) continue;
        window = event.xmap.window;
        XDamageCreate(display, window, XDamageReportNonEmpty);
        XFlush(display);
        if (is_painted()) painted = changed = now();
      } else if (event.type == damage_event + XDamageNotify) {
        XDamageSubtract(display, ((XDamageNotifyEvent *)&event)->damage, None, None);
        XFlush(display);
        changed = now();
        if (!painted && is_painted()) painted = changed;
      }
    }
    double left = end - now();
    if (left <= 0) return;
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    poll(&wait, 1, (int)left + 1);
    if (waitpid(child, NULL, WNOHANG) != 0) {
      fprintf(stderr, "watch-window: the program ended\n");
      exit(1);
    }
  }
}

static double kilobytes(const char *key) {
  char name[64], line[256];
  snprintf(name, sizeof name, "/proc/%d/smaps_rollup", child);
  FILE *file = fopen(name, "r");
  double value = 0;
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) value = atof(line + strlen(key));
  if (file) fclose(file);
  return value;
}

static void start(char **command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor = 1; descriptor < 3; descriptor++)
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0);
  began = now();
  if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) != 0) {
    perror(command[0]);
    exit(1);
  }
}

int main(int count, char **words) {
  int error;
  if (count < 3 || !(display = XOpenDisplay(NULL))) return 2;
  if (!XDamageQueryExtension(display, &damage_event, &error)) return 2;
  XSetErrorHandler(ignore);
  if (!share()) {
    fprintf(stderr, "watch-window: the X server shares no memory with it\n");
    return 2;
  }
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  start(words + 2);
  while (!painted && now() < began + patience) listen_until(now() + 20);
  if (!painted) leave(1, "no window was painted");
  // At rest, or as good as it gets with what never rests.
  while (now() < changed + rest && now() < painted + longest) listen_until(now() + 20);
  if (!strcmp(words[1], "idle")) {
    listen_until(now() + settling);
    double busy = used(), time = now();
    listen_until(time + watching);
    printf("busy %f\n", (used() - busy) / (now() - time) * 1000);
  } else {
    printf("painted %f\nrss %f\n", painted - began, kilobytes("Rss:") / 1024);
  }
  leave(0, NULL);
}
