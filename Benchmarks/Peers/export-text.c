// The tree of a dump as SVG that C writes itself, without Cairo or a font: the limit of exporting.
//
// The cards are those of `export-cairo`, their letters are <text> of which the reader knows the font, so
// their widths are guessed. Usage: export-text DUMP FILE

#include "dump-cards.h"

static const char *ink(const struct card *card) {
  if (!strcmp(card->state, "appeared")) return "#2e8b57";
  return strcmp(card->state, "appearing") ? "#8c949c" : "#d18a0f";
}

static double place(double *height) {
  for (int i = 0; i < count; i++) {
    double first = 8.0 * strlen(cards[i].name) + 116, second = 6.8 * strlen(cards[i].kind);
    cards[i].width = ceil(fmax(first, second) + 33);
  }
  return placeCards(height);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  readDump(argv[1]);
  double height, width = place(&height);
  FILE *out = fopen(argv[2], "wb");
  if (!out) { perror(argv[2]); return 2; }
  fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\" font-family=\"Inter\">\n"
               "<rect width=\"100%%\" height=\"100%%\" fill=\"#fafafa\"/>\n", width, height);
  for (int i = 0; i < count; i++) {
    if (cards[i].parent < 0) continue;
    const struct card *from = &cards[cards[i].parent];
    double x = from->x + from->width / 2 + 16, y = top(from) + 54;
    double toX = cards[i].x + cards[i].width / 2 + 16, toY = top(&cards[i]);
    fprintf(out, "<path d=\"M%g %gC%g %g %g %g %g %g\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\"/>\n", x, y, x,
            y + 17, toX, toY - 17, toX, toY, ink(&cards[i]));
  }
  for (int i = 0; i < count; i++) {
    const struct card *card = &cards[i];
    double x = card->x + 16, y = top(card), right = x + card->width - 14;
    fprintf(out,
            "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"51.5\" rx=\"8\" fill=\"#fff\" stroke=\"%s\" stroke-width=\"1.5\"/>\n"
            "<path d=\"M%g %gc-3 1.3-5 4.2-5 7.4v35.5c0 3.3 2 6.2 5 7.5z\" fill=\"%s\"/>\n"
            "<circle cx=\"%g\" cy=\"%g\" r=\"4.5\" fill=\"%s\"/>\n"
            "<text x=\"%g\" y=\"%g\" font-size=\"14\" font-weight=\"700\">%s</text>\n"
            "<text x=\"%g\" y=\"%g\" font-size=\"12\" text-anchor=\"end\" fill=\"#1f6b42\">%s</text>\n"
            "<text x=\"%g\" y=\"%g\" font-size=\"12\" fill=\"#59616b\">%s</text>\n",
            x + 1.25, y + 1.25, card->width - 2.5, ink(card), x + 6.25, y + 1.8, ink(card),
            right - 6.8 * strlen(card->state) - 9.5, y + 18.5, ink(card), x + 19, y + 23, card->name,
            right, y + 23, card->state, x + 19, y + 41, card->kind);
  }
  fputs("</svg>\n", out);
  return fclose(out) ? 1 : 0;
}
