// The limit for "one leaf came": what a layout found out is kept, and only the families up to the root
// are laid out anew.
//
//   tidy-leaf SHAPE COUNT
//
// The layout is that of tidy-layout.h. Siblings are a list, so that any family can grow, and each keeps
// the thread that was made when it was placed, so that it can be undone. Bottoms are absolute: a leaf
// moves nobody up or down. It adds the same leaves below the same nodes as `measure changing`, prints
// microseconds of processor time of one, and fails where a layout of the whole puts any node elsewhere.

#include "tidy-layout.h"

// Where a node stands among the others, and what was found out when it was placed.
typedef struct {
  double offset;
  int32_t parent, first, next, thread;
} Kin;

static Kin *kin;
static int32_t *last_children;
static double (*all_sizes)[2];
static int room;

static void make_room(void) {
  room = room ? 2 * room : count;
  nodes = realloc(nodes, room * sizeof *nodes);
  ends = realloc(ends, room * sizeof *ends);
  kin = realloc(kin, room * sizeof *kin);
  last_children = realloc(last_children, room * sizeof *last_children);
  all_sizes = realloc(all_sizes, room * sizeof *all_sizes);
}

static void widen(int family) {
  static int widest = 0;
  if (family <= widest) return;
  int wide = 2 * family;
  seen = realloc(seen, wide * sizeof *seen);
  slopes = realloc(slopes, wide * sizeof *slopes);
  drops = realloc(drops, wide * sizeof *drops);
  for (; widest < wide; widest++) slopes[widest] = drops[widest] = 0;
}

static void enter(int node, int parent, const double size[2]) {
  double bottom = (node ? nodes[parent].bottom : 0) + size[1] + LEVEL_GAP;
  nodes[node] = (Node){bottom, size[0] / 2, -1, -1, 0, 0};
  ends[node] = (Ends){node, node, 0, 0, bottom};
  kin[node] = (Kin){0, parent, -1, -1, -1};
  last_children[node] = -1;
  memcpy(all_sizes[node], size, sizeof *all_sizes);
  if (!node) return;
  if (last_children[parent] < 0) kin[parent].first = node;
  else kin[last_children[parent]].next = node;
  last_children[parent] = node;
}

// A thread is the node whose contour it goes on from, twice, and one more where that is the right one.
static void undo_threads(int parent) {
  for (int child = kin[parent].first; child >= 0; child = kin[child].next) {
    int thread = kin[child].thread;
    if (thread < 0) continue;
    Node *end = &nodes[thread >> 1];
    if (thread & 1) end->right = -1, end->right_step = 0;
    else end->left = -1, end->left_step = 0;
    kin[child].thread = -1;
  }
}

// The siblings placed so far: where their contours end, the left one relative to the first of them, the
// right one relative to the newest.
typedef struct {
  int32_t first, newest, left, right;
  double left_x, right_x;
} Row;

// Moves `child`, the one of that number, right until it is clear of its siblings.
static void separate_one(Row *row, int child, int number) {
  int left = row->newest, right = child, at = top;
  double left_x = kin[left].offset;
  double right_x = left_x + nodes[left].half + SIBLING_GAP + nodes[right].half;
  double offset = right_x;
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
    int are_siblings = right == child && kin[left].parent == kin[child].parent;
    double gap = are_siblings ? SIBLING_GAP : SUBTREE_GAP;
    double overlap = left_x + nodes[left].half + gap + nodes[right].half - right_x;
    if (overlap > 0) {
      while (at > 0 && seen[at].bottom < nodes[left].bottom) at--;
      right_x += overlap;
      offset += overlap;
      int owner = seen[at].sibling, between = number - owner;
      if (between > 1) {
        double share = overlap / between;
        slopes[owner + 1] += share;
        slopes[number] -= share;
        drops[number] += overlap - share;
        is_shared = 1;
      }
    }
  }
  kin[child].offset = offset;
  if (right >= 0) {
    nodes[row->left].left = right;
    nodes[row->left].left_step = right_x - row->left_x;
    kin[child].thread = 2 * row->left;
    row->left = ends[child].left;
    row->left_x = offset + ends[child].left_x;
  }
  if (right < 0 && left >= 0) {
    int end = ends[child].right;
    nodes[end].right = left;
    nodes[end].right_step = left_x - offset - ends[child].right_x;
    kin[child].thread = 2 * end + 1;
    row->right_x = kin[row->newest].offset + row->right_x - offset;
  } else {
    row->right = ends[child].right;
    row->right_x = ends[child].right_x;
  }
  row->newest = child;
}

static void place_family(int parent) {
  int first = kin[parent].first, number = 0;
  Row row = {first, first, ends[first].left, ends[first].right, ends[first].left_x,
             ends[first].right_x};
  top = 0;
  seen[0] = (Seen){0, ends[first].bottom};
  kin[first].offset = 0;
  for (int child = kin[first].next; child >= 0; child = kin[child].next) {
    widen(++number + 1);
    separate_one(&row, child, number);
    while (top >= 0 && seen[top].bottom <= ends[child].bottom) top--;
    seen[++top] = (Seen){number, ends[child].bottom};
  }
  if (is_shared) {
    double slope = 0, shift = 0;
    number = 0;
    for (int child = first; child >= 0; child = kin[child].next, number++) {
      slope += slopes[number];
      shift += slope - drops[number];
      kin[child].offset += shift;
      slopes[number] = drops[number] = 0;
    }
    is_shared = 0;
  }
  int last = row.newest;
  double middle =
    (kin[first].offset - nodes[first].half + kin[last].offset + nodes[last].half) / 2;
  for (int child = first; child >= 0; child = kin[child].next) kin[child].offset -= middle;
  nodes[parent].left = first;
  nodes[parent].left_step = kin[first].offset;
  nodes[parent].right = last;
  nodes[parent].right_step = kin[last].offset;
  ends[parent] = (Ends){row.left, row.right, kin[first].offset + row.left_x,
                        kin[last].offset + row.right_x, seen[0].bottom};
}

static double left_edge(void) {
  double edge = 0, x = 0;
  for (int node = 0; node >= 0; node = nodes[node].left) {
    if (x - nodes[node].half < edge) edge = x - nodes[node].half;
    x += nodes[node].left_step;
  }
  return edge;
}

// Returns how far left all reaches then.
static double add_leaf(int parent, const double size[2]) {
  if (count == room) make_room();
  for (int node = parent; node >= 0; node = kin[node].parent) undo_threads(node);
  enter(count++, parent, size);
  for (int node = parent; node >= 0; node = kin[node].parent) place_family(node);
  return left_edge();
}

// Whether every node stands where a layout of the whole puts it, to the last bit.
static int is_right(double edge) {
  double(*mine)[2] = malloc(count * sizeof *mine);
  int32_t *list = malloc(count * sizeof *list);
  mine[0][0] = -edge;
  mine[0][1] = 0;
  list[0] = -1;
  for (int node = 1; node < count; node++) {
    int parent = list[node] = kin[node].parent;
    mine[node][0] = mine[parent][0] + kin[node].offset;
    mine[node][1] = nodes[parent].bottom;
  }
  int32_t *order = arrange(list, all_sizes);
  double(*tops)[2] = layout();
  int wrong = 0;
  for (int place = 0; place < count; place++)
    wrong += memcmp(tops[place], mine[order[place]], sizeof *tops) != 0;
  if (wrong) fprintf(stderr, "tidy-leaf: %d of %d nodes stand elsewhere\n", wrong, count);
  return !wrong;
}

int main(int words, char **word) {
  count = words == 3 ? atoi(word[2]) : 0;
  if (count < 2) {
    fprintf(stderr, "usage: tidy-leaf ui|star|chain COUNT\n");
    return 2;
  }
  int rounds = strcmp(word[1], "ui") ? 200 : 20000, old = count;
  grow_tree(word[1]);
  make_room();
  widen(1);
  for (int node = 0; node < count; node++) enter(node, node ? parents[node] : -1, sizes[node]);
  for (int node = count - 1; node >= 0; node--)
    if (kin[node].first >= 0) place_family(node);
  int *below_whom = malloc(rounds * sizeof *below_whom);
  state = 11;
  for (int round = 0; round < rounds; round++) below_whom[round] = 1 + below(old - 1);

  double edge = 0, size[2] = {90, 40}, start = milliseconds();
  for (int round = 0; round < rounds; round++) edge = add_leaf(below_whom[round], size);
  printf("added %f\n", (milliseconds() - start) / rounds * 1000);
  return is_right(edge) ? 0 : 1;
}
