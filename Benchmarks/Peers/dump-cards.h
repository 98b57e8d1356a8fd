// The cards of a dump of controllers: who they are, how deep they hang, and where they stand.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct card { char name[80], kind[64], state[32]; int parent, depth; double x, width; };

static struct card *cards;
static int count;

static void readDump(const char *path) {
  FILE *file = fopen(path, "r");
  char line[512];
  int capacity = 0, *last = calloc(4096, sizeof(int));
  if (!file) { perror(path); exit(2); }
  while (fgets(line, sizeof line, file)) {
    int depth = 0;
    char *text = line;
    while (!strncmp(text, "   | ", 5)) { text += 5; depth++; }
    if (*text != '<' || depth > 4094) continue;
    if (count == capacity) cards = realloc(cards, (capacity = 2 * capacity + 64) * sizeof *cards);
    struct card *card = &cards[count];
    memset(card, 0, sizeof *card);
    sscanf(text, "<%63[^ ] %*[^,], state: %31[^,]", card->kind, card->state);
    snprintf(card->name, sizeof card->name, "%s#1", card->kind);
    card->depth = depth;
    card->parent = depth ? last[depth - 1] : -1;
    last[depth] = count++;
  }
  fclose(file);
  free(last);
}

// Leaves stand side by side; a parent stands in the middle of its children. The widths are set before.
static double placeCards(double *height) {
  double right = 0, *low = malloc(count * sizeof *low), *high = malloc(count * sizeof *high);
  int deepest = 0;
  for (int i = 0; i < count; i++) {
    low[i] = INFINITY;
    high[i] = -INFINITY;
    if (cards[i].depth > deepest) deepest = cards[i].depth;
    int isLeaf = i + 1 == count || cards[i + 1].parent != i;
    if (isLeaf) { cards[i].x = right; right += cards[i].width + 18; }
  }
  for (int i = count - 1; i >= 0; i--) {
    if (low[i] <= high[i]) cards[i].x = (low[i] + high[i]) / 2 - cards[i].width / 2;
    int parent = cards[i].parent;
    if (parent < 0) continue;
    double middle = cards[i].x + cards[i].width / 2;
    low[parent] = fmin(low[parent], middle);
    high[parent] = fmax(high[parent], middle);
  }
  free(low);
  free(high);
  *height = 32 + 54 + deepest * 88.0;
  return right + 32;
}

static double top(const struct card *card) { return 16 + card->depth * 88.0; }
