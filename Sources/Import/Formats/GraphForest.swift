/// A forest of named nodes and edges: the first edge into a node makes it a child.
///
/// Further edges into it, and edges that would close a cycle, are reported.
struct GraphForest {
  struct Node {
    let name: String
    let line: Int
    var className = ""
    var facts: [(String, String)] = []
    fileprivate(set) var parent: Int?
    fileprivate(set) var children: [Int] = []
    /// The representative of its connected component.
    fileprivate var piece: Int
  }

  private(set) var nodes: [Node] = []
  private var places: [String: Int] = [:]
  /// The edges outside of the tree, with their lines.
  private(set) var leftOver: [(line: Int, message: String)] = []
  private(set) var edgeCount = 0

  /// The node with a name, created if necessary.
  mutating func node(_ name: String, line: Int) -> Int {
    if let place = places[name] { return place }
    places[name] = nodes.count
    nodes.append(Node(name: name, line: line, piece: nodes.count))
    return nodes.count - 1
  }

  func place(of name: String) -> Int? { places[name] }

  mutating func update(_ place: Int, _ change: (inout Node) -> Void) { change(&nodes[place]) }

  /// The place of an edge: at the child it creates, or among those left over.
  enum Edge {
    case child(Int)
    case left(Int)
  }

  /// Adds an edge; if it is undirected, the end that can be a child becomes one.
  @discardableResult mutating func connect(
    _ from: Int, _ to: Int, isDirected: Bool, line: Int
  ) -> Edge {
    edgeCount += 1
    if isDirected {
      if nodes[to].parent == nil, piece(of: from) != piece(of: to) { return hang(to, below: from) }
    } else if piece(of: from) != piece(of: to) {
      if nodes[to].parent == nil { return hang(to, below: from) }
      if nodes[from].parent == nil { return hang(from, below: to) }
    }
    let names = "\(nodes[from].name) → \(nodes[to].name)"
    let reason =
      from == to
      ? "leads back to where it began"
      : nodes[to].parent == nil ? "closes a circle" : "gives a second parent"
    leftOver.append((line, "the edge \(names) \(reason); it is no part of the tree"))
    return .left(leftOver.count - 1)
  }

  /// Adds text to the note about a left-over edge.
  mutating func say(_ words: String, of left: Int) { leftOver[left].message += "; \(words)" }

  private mutating func hang(_ child: Int, below parent: Int) -> Edge {
    nodes[child].parent = parent
    nodes[parent].children.append(child)
    nodes[piece(of: child)].piece = piece(of: parent)
    return .child(child)
  }

  private mutating func piece(of place: Int) -> Int {
    var root = place
    while nodes[root].piece != root { root = nodes[root].piece }
    var index = place
    while nodes[index].piece != root { (index, nodes[index].piece) = (nodes[index].piece, root) }
    return root
  }

  /// Adds all nodes to a dump, parents before children.
  mutating func write(
    into builder: inout DumpBuilder, format: DumpFormat, kind: DumpNode.Kind = .item,
    finish: (Node, inout DumpNode) -> Void = { _, _ in }
  ) {
    var waiting: [(place: Int, parent: Int32)] = []
    for root in nodes.indices.reversed() where nodes[root].parent == nil {
      waiting.append((root, -1))
    }
    while let (place, parent) = waiting.popLast() {
      let node = nodes[place]
      var written = DumpNode(line: node.line, format: format, kind: kind)
      if !node.className.isEmpty { written.className = builder.keep(node.className) }
      written.identity = builder.keep(String(node.name.drop { $0 == "\u{1E}" }))
      let isNamed = node.facts.contains { $0.0 == "name" }
      let facts = isNamed ? node.facts : [("name", node.name)] + node.facts
      written.detail = builder.keep(DumpFacts.packed(facts))
      finish(node, &written)
      let index = builder.add(written, below: parent)
      for child in node.children.reversed() { waiting.append((child, index)) }
    }
    for (line, message) in leftOver { builder.note(line, message) }
  }
}
