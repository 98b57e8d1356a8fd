// The processor time of frames, and what is printed of it.

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

// Prints the median, what 95 of 100 keep to and how many of 100 were late, without the first three frames,
// which are not yet like the others. Returns whether there were more.
static int printFrames(double *busy, int frames, int late) {
  int count = frames - 3;
  if (count < 1) return 0;
  qsort(busy + 3, count, sizeof *busy, compare);
  printf("frame-p50 %f\nframe-p95 %f\n", busy[3 + count / 2], busy[3 + count * 95 / 100]);
  printf("frame-late %f\n", 100.0 * late / count);
  return 1;
}
