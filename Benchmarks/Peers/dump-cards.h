// The cards of a dump of controllers: who they are, how deep they hang, and below whom.

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
