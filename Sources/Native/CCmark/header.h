// cmark: CommonMark, read into a tree.
#include <cmark.h>
