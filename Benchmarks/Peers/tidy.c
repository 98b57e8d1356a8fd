// The limit for "where do the nodes of a tree stand": a tidy layout over flat arrays in C.
//
//   tidy COUNT
//
// It prints the milliseconds of processor time of a layout, with what it allocates, and the megabytes of
// tree and layout.

#include "tidy-layout.h"

// A figure of /proc/self/status, in megabytes.
static double megabytes(const char *key) {
  char line[256];
  double kilobytes = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) kilobytes = atof(line + strlen(key) + 1);
  if (file) fclose(file);
  return kilobytes / 1024;
}

int main(int words, char **word) {
  count = words == 2 ? atoi(word[1]) : 0;
  if (count < 1) {
    fprintf(stderr, "usage: tidy COUNT\n");
    return 2;
  }
  double before = megabytes("VmRSS:");
  grow_tree();
  FILE *peak = fopen("/proc/self/clear_refs", "w");
  if (peak) fputs("5", peak), fclose(peak);

  double sum = 0, start = 0;
  int rounds = 2 + 2000000 / count;
  for (int round = -1; round < rounds; round++) {
    if (round == 0) start = milliseconds();
    double(*tops)[2] = layout();
    sum += tops[count - 1][0];
    free(tops);
    if (round < 0) printf("memory %f\n", megabytes("VmHWM:") - before);
  }
  printf("time %f\n", (milliseconds() - start) / rounds);
  printf("sum %f\n", sum);
  return 0;
}
