// A machine with faults, loaded before the C library: the disk takes FAULTY_FSYNC seconds for what
// must be safe (and tells on standard error for which file the main thread waited), and the clock on the wall is off by as many seconds as the file FAULTY_CLOCK says.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int fsync(int file) {
  const char *seconds = getenv("FAULTY_FSYNC");
  if (seconds) {
    usleep((useconds_t)(atof(seconds) * 1e6));
    char link[64], path[512] = {0};
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (gettid() == getpid() && readlink(link, path, sizeof path - 1) > 0)
      fprintf(stderr, "the window waited for %s\n", path);
  }
  return (int)syscall(SYS_fsync, file);
}

static long offset(void) {
  const char *path = getenv("FAULTY_CLOCK");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return 0;
  char text[32] = {0};
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  static int (*usual)(clockid_t, struct timespec *);
  if (!usual) usual = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int status = usual(clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += offset();
  return status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *now) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (now) *now = precise.tv_sec;
  return precise.tv_sec;
}
