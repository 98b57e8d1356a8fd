// The limit for "which place is nearest": a k-d tree over unit vectors, and nothing else.
//
// Reads places, "latitude longitude" a line, from the file in $BENCH_PLACES, and asks the same
// questions as `measure answers`. Prints microseconds of processor time a question.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { QUESTIONS = 100000, WARM_UP = 1000 };

typedef struct {
  float at[3];
  int place;
} Node;

static Node *nodes;
static double (*degrees)[2];
static int count;
static float nearest_square;
static int nearest_place;

static Node node(double latitude, double longitude, int place) {
  double north = latitude * M_PI / 180, east = longitude * M_PI / 180;
  return (Node){{cos(north) * cos(east), cos(north) * sin(east), sin(north)}, place};
}

// Puts the node that belongs in the middle there, smaller ones before it, and goes on in both halves.
static void build(int low, int high, int axis) {
  if (high - low < 2) return;
  int middle = low + (high - low) / 2;
  for (int from = low, to = high - 1; from < to;) {
    float pivot = nodes[from + (to - from) / 2].at[axis];
    int i = from, j = to;
    while (i <= j) {
      while (nodes[i].at[axis] < pivot) i++;
      while (nodes[j].at[axis] > pivot) j--;
      if (i <= j) {
        Node swapped = nodes[i];
        nodes[i++] = nodes[j];
        nodes[j--] = swapped;
      }
    }
    if (middle <= j) to = j;
    else if (middle >= i) from = i;
    else break;
  }
  build(low, middle, (axis + 1) % 3);
  build(middle + 1, high, (axis + 1) % 3);
}

static void visit(int low, int high, int axis, const float *target) {
  if (low >= high) return;
  int middle = low + (high - low) / 2;
  const Node *here = &nodes[middle];
  float x = target[0] - here->at[0], y = target[1] - here->at[1], z = target[2] - here->at[2];
  float square = x * x + y * y + z * z;
  if (square < nearest_square) {
    nearest_square = square;
    nearest_place = here->place;
  }
  float gap = target[axis] - here->at[axis];
  int next = axis == 2 ? 0 : axis + 1;
  if (gap < 0) {
    visit(low, middle, next, target);
    if (gap * gap < nearest_square) visit(middle + 1, high, next, target);
  } else {
    visit(middle + 1, high, next, target);
    if (gap * gap < nearest_square) visit(low, middle, next, target);
  }
}

static uint64_t state = 7;

static double part(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (double)(state >> 11) / 9007199254740992.0;
}

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static long seen;

static void ask(const char *key, double (*places)[2]) {
  double start = 0;
  for (int question = -WARM_UP; question < QUESTIONS; question++) {
    if (question == 0) start = microseconds();
    const double *place = places[question < 0 ? question + WARM_UP : question];
    Node target = node(place[0], place[1], 0);
    nearest_square = INFINITY;
    visit(0, count, 0, target.at);
    seen += nearest_place;
  }
  printf("%s %f\n", key, (microseconds() - start) / QUESTIONS);
}

int main(void) {
  const char *path = getenv("BENCH_PLACES");
  FILE *file = path ? fopen(path, "r") : NULL;
  if (!file) {
    fprintf(stderr, "nearest: $BENCH_PLACES names no file of places\n");
    return 2;
  }
  int room = 1 << 20;
  nodes = malloc(room * sizeof *nodes);
  degrees = malloc(room * sizeof *degrees);
  double latitude, longitude;
  while (count < room && fscanf(file, "%lf %lf", &latitude, &longitude) == 2) {
    degrees[count][0] = latitude;
    degrees[count][1] = longitude;
    nodes[count] = node(latitude, longitude, count);
    count++;
  }
  double start = microseconds();
  build(0, count, 0);
  printf("build %f\n", (microseconds() - start) / 1e3);

  double(*anywhere)[2] = malloc(QUESTIONS * sizeof *anywhere);
  double(*nearby)[2] = malloc(QUESTIONS * sizeof *nearby);
  for (int i = 0; i < QUESTIONS; i++) {
    double height = 2 * part() - 1;
    anywhere[i][0] = asin(height) * 180 / M_PI;
    anywhere[i][1] = 360 * part() - 180;
  }
  for (int i = 0; i < QUESTIONS; i++) {
    const double *town = degrees[(int)(part() * count)];
    nearby[i][0] = town[0] + (part() - 0.5) / 5;
    nearby[i][1] = town[1] + (part() - 0.5) / 5;
  }
  ask("nearest", anywhere);
  ask("nearest-near", nearby);
  return seen < 0;
}
