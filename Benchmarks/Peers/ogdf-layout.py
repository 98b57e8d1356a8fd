"""Lays out a tree with OGDF's TreeLayout, and prints how many milliseconds that took.

The one word is a file of `measure nodes`: a line "parent width height" a node, parents first. What is
timed is C++, compiled when the program starts; processor time of one layout, after a first that is not
counted.
"""

import sys

import cppyy
from ogdf_python import cppinclude

cppinclude("ogdf/tree/TreeLayout.h")
cppyy.cppdef("""
#include <ctime>
#include <fstream>
#include <vector>

double milliseconds_of_tree_layout(const char *path) {
  std::ifstream file(path);
  ogdf::Graph graph;
  ogdf::GraphAttributes attributes(
      graph, ogdf::GraphAttributes::nodeGraphics | ogdf::GraphAttributes::edgeGraphics);
  std::vector<ogdf::node> nodes;
  int parent;
  double width, height;
  while (file >> parent >> width >> height) {
    ogdf::node node = graph.newNode();
    attributes.width(node) = width;
    attributes.height(node) = height;
    if (parent >= 0) graph.newEdge(nodes[parent], node);
    nodes.push_back(node);
  }
  ogdf::TreeLayout layout;
  layout.call(attributes);
  int rounds = 1 + 500000 / nodes.size();
  clock_t start = clock();
  for (int round = 0; round < rounds; round++) layout.call(attributes);
  return (clock() - start) * 1e3 / CLOCKS_PER_SEC / rounds;
}
""")
print("time", cppyy.gbl.milliseconds_of_tree_layout(sys.argv[1]))
