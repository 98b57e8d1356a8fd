"""Lays out a tree with python-igraph, by Reingold and Tilford, and prints how many milliseconds that took.

The one word is a graph of Graphviz, as `measure dot` writes it. Processor time of the layout alone; all
nodes are of one size, as igraph knows no other.
"""

import re
import sys
import time

import igraph


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        edges = [(int(a), int(b)) for a, b in re.findall(r"(\d+) -> n?(\d+)", file.read())]
    graph = igraph.Graph(n=max(max(edge) for edge in edges) + 1, edges=edges)
    start = time.process_time()
    layout = graph.layout_reingold_tilford(root=[0])
    end = time.process_time()
    assert len(layout) == graph.vcount()
    print("time", (end - start) * 1000)


main()
