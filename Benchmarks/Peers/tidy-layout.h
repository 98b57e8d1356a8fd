// A tidy layout over flat arrays, and the tree for it, the same as that of `measure layout`.
//
// After van der Ploeg (2013), for nodes in breadth-first order; no more than positions.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double SIBLING_GAP = 12, SUBTREE_GAP = 24, LEVEL_GAP = 36;

// The tree in breadth-first order; the children of a node end where those of the next begin.
static int count;
static int32_t *parents, *starts;
static double (*sizes)[2];

static uint64_t state = 7;

static int below(int limit) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (int)((state >> 33) % (uint64_t)limit);
}

// How many children a node of a user interface has: mostly none or one, rarely a long list.
static int family(void) {
  int chance = below(100);
  if (chance < 42) return 0;
  if (chance < 70) return 1;
  if (chance < 84) return 2;
  return chance < 98 ? 3 + below(4) : 8 + below(33);
}

// The parents of the nodes in the order in which they are made.
static int32_t *listed(void) {
  int32_t *list = malloc(count * sizeof *list);
  int made = 1;
  list[0] = -1;
  for (int node = 0; made < count; node++) {
    int children = family();
    if (node < 8 || node == made - 1) children += 2;
    while (children-- > 0 && made < count) list[made++] = node;
  }
  return list;
}

// Takes a list of parents over: families one after the other, then the levels. Returns which node
// stands at each place.
static int32_t *arrange(const int32_t *list, double (*wanted)[2]) {
  int32_t *first = calloc(count + 1, sizeof *first), *members = malloc(count * sizeof *members);
  for (int node = 1; node < count; node++) first[list[node] + 1]++;
  for (int node = 0; node < count; node++) first[node + 1] += first[node];
  int32_t *next = malloc(count * sizeof *next), *order = malloc(count * sizeof *order);
  memcpy(next, first, count * sizeof *next);
  for (int node = 1; node < count; node++) members[next[list[node]]++] = node;
  parents = malloc(count * sizeof *parents);
  starts = malloc((count + 1) * sizeof *starts);
  sizes = malloc(count * sizeof *sizes);
  int made = 1;
  order[0] = 0;
  parents[0] = 0;
  for (int place = 0; place < count; place++) {
    int node = order[place];
    memcpy(sizes[place], wanted[node], sizeof *sizes);
    starts[place] = made;
    for (int member = first[node]; member < first[node + 1]; member++) {
      parents[made] = place;
      order[made++] = members[member];
    }
  }
  starts[count] = made;
  free(first), free(members), free(next);
  return order;
}

static void grow_tree(void) {
  int32_t *list = listed();
  double(*wanted)[2] = malloc(count * sizeof *wanted);
  for (int node = 0; node < count; node++) {
    wanted[node][0] = 20 + below(200);
    wanted[node][1] = 16 + below(64);
  }
  free(arrange(list, wanted));
  free(list), free(wanted);
}

// What a walk down a contour reads.
typedef struct {
  double bottom, half;
  int32_t left, right;
  double left_step, right_step;
} Node;

// Where the contours of a subtree end, relative to its root.
typedef struct {
  int32_t left, right;
  double left_x, right_x, bottom;
} Ends;

// A sibling that can be seen from the right, and where it ends.
typedef struct {
  int32_t sibling;
  double bottom;
} Seen;

static Node *nodes;
static Ends *ends;
static double *offsets, *slopes, *drops;
static Seen *seen;
static int top;
static int is_shared;

// Moves `child` right until it is clear of its siblings from `first` on.
static void separate(int first, int child) {
  int left = child - 1, right = child, at = top;
  double left_x = offsets[left];
  double right_x = left_x + nodes[left].half + SIBLING_GAP + nodes[right].half;
  offsets[child] = right_x;
  for (;;) {
    const Node *l = &nodes[left], *r = &nodes[right];
    double left_bottom = l->bottom, right_bottom = r->bottom;
    if (left_bottom <= right_bottom) {
      left_x += l->right_step;
      left = l->right;
    }
    if (left_bottom >= right_bottom) {
      right_x += r->left_step;
      right = r->left;
    }
    if (left < 0 || right < 0) break;
    double gap = right == child && left < child ? SIBLING_GAP : SUBTREE_GAP;
    double overlap = left_x + nodes[left].half + gap + nodes[right].half - right_x;
    if (overlap > 0) {
      while (at > 0 && seen[at].bottom < nodes[left].bottom) at--;
      right_x += overlap;
      offsets[child] += overlap;
      int owner = seen[at].sibling, between = child - owner;
      if (between > 1) {
        double share = overlap / between;
        slopes[owner - first + 1] += share;
        slopes[child - first] -= share;
        drops[child - first] += overlap - share;
        is_shared = 1;
      }
    }
  }
  if (right >= 0) {
    int end = ends[first].left;
    nodes[end].left = right;
    nodes[end].left_step = right_x - offsets[first] - ends[first].left_x;
    ends[first].left = ends[child].left;
    ends[first].left_x = offsets[child] + ends[child].left_x - offsets[first];
  } else if (left >= 0) {
    int end = ends[child].right, before = child - 1;
    nodes[end].right = left;
    nodes[end].right_step = left_x - offsets[child] - ends[child].right_x;
    ends[child].right = ends[before].right;
    ends[child].right_x = offsets[before] + ends[before].right_x - offsets[child];
  }
}

static void place_children(int parent, int first, int end) {
  top = 0;
  seen[0] = (Seen){first, ends[first].bottom};
  offsets[first] = 0;
  for (int child = first + 1; child < end; child++) {
    double bottom = ends[child].bottom;
    separate(first, child);
    while (top >= 0 && seen[top].bottom <= bottom) top--;
    seen[++top] = (Seen){child, bottom};
  }
  if (is_shared) {
    double slope = 0, shift = 0;
    for (int child = first; child < end; child++) {
      slope += slopes[child - first];
      shift += slope - drops[child - first];
      offsets[child] += shift;
      slopes[child - first] = drops[child - first] = 0;
    }
    is_shared = 0;
  }
  int last = end - 1;
  double middle = (offsets[first] - nodes[first].half + offsets[last] + nodes[last].half) / 2;
  for (int child = first; child < end; child++) offsets[child] -= middle;
  nodes[parent].left = first;
  nodes[parent].left_step = offsets[first];
  nodes[parent].right = last;
  nodes[parent].right_step = offsets[last];
  ends[parent] = (Ends){ends[first].left, ends[last].right, offsets[first] + ends[first].left_x,
                        offsets[last] + ends[last].right_x, seen[0].bottom};
}

// The top center of every node.
static double (*layout(void))[2] {
  nodes = malloc(count * sizeof *nodes);
  ends = malloc(count * sizeof *ends);
  offsets = malloc(count * sizeof *offsets);
  int widest = 1;
  for (int place = 0; place < count; place++) {
    double above = place ? nodes[parents[place]].bottom : 0;
    double bottom = above + sizes[place][1] + LEVEL_GAP;
    nodes[place] = (Node){bottom, sizes[place][0] / 2, -1, -1, 0, 0};
    ends[place] = (Ends){place, place, 0, 0, bottom};
    int children = starts[place + 1] - starts[place];
    if (children > widest) widest = children;
  }
  seen = malloc(widest * sizeof *seen);
  slopes = calloc(widest, sizeof *slopes);
  drops = calloc(widest, sizeof *drops);
  for (int place = count - 1; place >= 0; place--)
    if (starts[place] < starts[place + 1]) place_children(place, starts[place], starts[place + 1]);
  double left_edge = 0, x = 0;
  for (int place = 0; place >= 0; place = nodes[place].left) {
    if (x - nodes[place].half < left_edge) left_edge = x - nodes[place].half;
    x += nodes[place].left_step;
  }
  double(*tops)[2] = malloc(count * sizeof *tops);
  tops[0][0] = -left_edge;
  tops[0][1] = 0;
  for (int place = 1; place < count; place++) {
    tops[place][0] = tops[parents[place]][0] + offsets[place];
    tops[place][1] = nodes[parents[place]].bottom;
  }
  free(nodes), free(ends), free(offsets), free(seen), free(slopes), free(drops);
  return tops;
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}
