"""Lays out a tree with Tulip's extended Reingold–Tilford, and prints how many milliseconds that took.

The one word is a file of `measure nodes`: a line "parent width height" a node, parents first.
Processor time of one layout, after a first that is not counted.
"""

import sys
import time

from tulip import tlp


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        rows = [line.split() for line in file]
    graph = tlp.newGraph()
    nodes = graph.addNodes(len(rows))
    sizes = graph.getSizeProperty("viewSize")
    edges = []
    for node, (parent, width, height) in zip(nodes, rows):
        sizes[node] = tlp.Size(float(width), float(height), 1)
        if int(parent) >= 0:
            edges.append((nodes[int(parent)], node))
    graph.addEdges(edges)
    name = "Hierarchical Tree (R-T Extended)"
    parameters = tlp.getDefaultPluginParameters(name, graph)
    parameters["node size"] = sizes
    layout = graph.getLayoutProperty("viewLayout")
    graph.applyLayoutAlgorithm(name, layout, parameters)
    rounds = 1 + 200_000 // len(rows)
    start = time.process_time()
    for _ in range(rounds):
        did, reason = graph.applyLayoutAlgorithm(name, layout, parameters)
        assert did, reason
    print("time", (time.process_time() - start) * 1000 / rounds)


main()
