// Two pages on a bare X window, without a toolkit: the limit of the machine for a page change.
//
//   pages-x11 flip|slide WIDTH HEIGHT FOLDER
//
// Every frame is made by the processor in memory that is shared with the X server, sixty times a second
// for a second. Prints the milliseconds of processor time of a frame, without the server's:
// "frame-p50" and "frame-p95"; and "frame-late", how many of 100 frames came later than the display.

#include "frame-times.h"
#include "page-warp.h"
#include <X11/Xlib.h>
#include <X11/extensions/XShm.h>
#include <sys/ipc.h>
#include <sys/shm.h>

enum { frames = 60 };

int main(int count, char **words) {
  if (count != 5) return 2;
  struct pages pages;
  readPages(&pages, words[4], atoi(words[2]), atoi(words[3]));
  Display *display = XOpenDisplay(NULL);
  if (!display || !XShmQueryExtension(display)) return 2;
  int screen = DefaultScreen(display);
  Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, pages.width,
                                      pages.height, 0, 0, 0);
  XSelectInput(display, window, ExposureMask);
  XMapWindow(display, window);
  XEvent event;
  do XNextEvent(display, &event); while (event.type != Expose);
  XShmSegmentInfo segment = {0};
  XImage *image = XShmCreateImage(display, DefaultVisual(display, screen),
                                  DefaultDepth(display, screen), ZPixmap, NULL, &segment,
                                  pages.width, pages.height);
  if (!image || image->bytes_per_line != pages.width * 4) return 2;
  segment.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * image->height, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
  if (!XShmAttach(display, &segment)) return 2;
  XSync(display, False);
  shmctl(segment.shmid, IPC_RMID, NULL);

  double busy[frames], frame = 1000.0 / 60, begin = milliseconds(CLOCK_MONOTONIC), last = begin;
  int late = 0, isFlip = !strcmp(words[1], "flip");
  for (int i = 0; i < frames; i++) {
    double wait = begin + i * frame - milliseconds(CLOCK_MONOTONIC);
    if (wait > 0) {
      struct timespec time = {0, (long)(wait * 1e6)};
      nanosleep(&time, NULL);
    }
    double now = milliseconds(CLOCK_MONOTONIC), used = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    if (i && now - last > 1.5 * frame) late++;
    last = now;
    uint32_t *out = (uint32_t *)image->data;
    double part = i / (frames - 1.0);
    if (isFlip) turnPages(&pages, part, 0, out); else slidePages(&pages, part, out);
    XShmPutImage(display, window, DefaultGC(display, screen), image, 0, 0, 0, 0, pages.width,
                 pages.height, False);
    // The server has to be done with the memory before it is written again.
    XSync(display, False);
    busy[i] = milliseconds(CLOCK_PROCESS_CPUTIME_ID) - used;
  }
  return !printFrames(busy, frames, late);
}
