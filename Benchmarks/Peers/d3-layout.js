// Lays out a tree with d3-hierarchy's tree(), and prints how many milliseconds that took.
//
// The one word is a file of `measure nodes`: a line "parent width height" a node, parents first.
// Processor time of one layout, after a first that is not counted; all nodes are of one size, as
// tree() knows no other.

const { readFileSync } = require("fs");
const { hierarchy, tree } = require("d3-hierarchy");

const nodes = [];
for (const line of readFileSync(process.argv[2], "utf8").trimEnd().split("\n")) {
  const node = { children: [] };
  const parent = parseInt(line, 10);
  if (parent >= 0) nodes[parent].children.push(node);
  nodes.push(node);
}
const root = hierarchy(nodes[0]);
const layout = tree().nodeSize([100, 60]);
layout(root);
const rounds = 1 + Math.floor(500000 / nodes.length);
const before = process.cpuUsage();
for (let round = 0; round < rounds; round++) layout(root);
const { user, system } = process.cpuUsage(before);
if (!Number.isFinite(root.leaves()[0].x)) process.exit(1);
console.log("time " + (user + system) / 1000 / rounds);
