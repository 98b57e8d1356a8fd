/// Parses the statements of Graphviz texts, one graph after the other, without recursion.
struct DOTParser {
  /// The limit for nested braces.
  private static let depthLimit = 1000
  /// The limit for nodes in a braced set that is an end of an edge.
  private static let setLimit = 1000

  /// The prefix of node names in a cluster's namespace, as clusters may share their names.
  private static let member = "\u{1E}"

  private var scanner: DOTScanner
  private let number: (Int) -> Int
  private var token: DOTScanner.Token?
  private var line = 0
  /// Whether the parser is inside a graph, and the lines of the graph.
  private var isInGraph = false
  private var used: [Int] = []
  private var lastLine = 1

  private var forest = GraphForest()
  private var clusters = GraphForest()
  /// Drawing settings, and repeated attributes of nodes.
  private var settings: [(line: Int, words: [String])] = []
  /// The open `{`: its cluster, the nodes named in it, and the edge that leads to it.
  private var scopes: [Scope] = []
  /// The edges of the current statement, and the port where the next one starts.
  private var edges: [GraphForest.Edge] = []
  private var port: String?

  private struct Scope {
    var cluster: Int?
    var members: [Int] = []
    /// The nodes where the edge before the brace starts.
    var sources: [Int] = []
    var nodeFacts: [(String, String)] = []
    var isDirected = true
  }

  init(_ bytes: Bytes, starts: [Int], number: @escaping (Int) -> Int) {
    scanner = DOTScanner(bytes, starts: starts)
    self.number = number
  }

  private mutating func advance() {
    let next = scanner.next()
    token = next?.token
    if let next {
      line = number(next.line)
      lastLine = line
      if isInGraph { used.append(line) }
    }
  }

  /// Parses all graphs.
  mutating func parse(into builder: inout DumpBuilder) throws(ImportError) {
    advance()
    while token != nil {
      guard let keyword = token?.keyword, ["strict", "graph", "digraph"].contains(keyword) else {
        isInGraph = false
        while let word = token?.keyword, !["strict", "graph", "digraph"].contains(word) {
          advance()
        }
        if token != nil, token?.keyword == nil { advance() }
        continue
      }
      used.append(line)
      isInGraph = true
      while let word = token?.keyword, ["strict", "graph", "digraph"].contains(word) { advance() }
      let name: (line: Int, text: String)? =
        if case .word(let text, _) = token { (line, text) } else { nil }
      if name != nil { advance() }
      guard token == .sign(UInt8(ascii: "{")) else { continue }
      if let name, !name.text.isEmpty {
        builder.note(name.line, "the name of the graph, set aside: \(name.text)")
      }
      advance()
      try parseGraph(into: &builder)
      for line in used { builder.use(line) }
      used = []
    }
    for comment in scanner.comments {
      builder.note(
        number(comment.line), through: number(comment.lastLine),
        "a comment, set aside: \(comment.text)")
    }
  }

  private mutating func parseGraph(into builder: inout DumpBuilder) throws(ImportError) {
    (forest, clusters, scopes, settings) = (GraphForest(), GraphForest(), [Scope()], [])
    /// The nodes where the next edge starts.
    var sources: [Int] = []
    while !scopes.isEmpty, let token {
      try builder.reached(line: line)
      switch token {
      case .sign(UInt8(ascii: "{")):
        try open(cluster: nil, sources: [], limit: Self.depthLimit)
        sources = []
        advance()
      case .sign(UInt8(ascii: "}")):
        sources = close()
        if scopes.isEmpty { isInGraph = false }
        advance()
      case .edge(let isDirected):
        advance()
        sources = try readEdge(from: sources, isDirected: isDirected, limit: Self.depthLimit)
      case .sign(UInt8(ascii: "[")):
        let facts = readAttributes()
        if edges.isEmpty { for node in sources { add(facts, to: node) } }
        for edge in edges { add(facts, to: edge) }
      case .sign:
        (sources, edges, port) = ([], [], nil)
        advance()
      case .word(let word, let isQuoted):
        sources = try readWord(word, isQuoted: isQuoted, limit: Self.depthLimit)
      }
    }
    for (line, words) in settings {
      builder.note(line, "set aside: \(words.joined(separator: ", "))")
    }
    if !scopes.isEmpty {
      builder.note(lastLine, "the text ends while \(scopes.count) braces are open; it is cut off")
    }
    finish(into: &builder)
  }

  /// Parses a statement that starts with a word; returns the nodes where an edge would start.
  private mutating func readWord(
    _ word: String, isQuoted: Bool, limit: Int
  ) throws(ImportError) -> [Int] {
    let keyword = isQuoted ? "" : word.lowercased()
    let wordLine = line
    (edges, port) = ([], nil)
    advance()
    if ["node", "edge", "graph"].contains(keyword), token == .sign(UInt8(ascii: "[")) {
      let facts = readAttributes()
      if keyword == "node", let last = scopes.indices.last { scopes[last].nodeFacts += facts }
      if keyword == "graph" { label(facts) }
      if keyword != "node" { set(facts, line: wordLine) }
      return []
    }
    if keyword == "subgraph" {
      var name = ""
      if case .word(let text, _) = token {
        name = text
        advance()
      }
      guard token == .sign(UInt8(ascii: "{")) else { return [] }
      let cluster = name.hasPrefix("cluster") ? clusters.node(name, line: wordLine) : nil
      // Only clusters are drawn around their nodes.
      if cluster == nil, !name.isEmpty { settings.append((wordLine, ["subgraph \(name)"])) }
      try open(cluster: cluster, sources: [], limit: limit)
      advance()
      return []
    }
    if token == .sign(UInt8(ascii: "=")) {
      advance()
      if case .word(let value, _) = token {
        label([(word, value)])
        set([(word, value)], line: wordLine)
        advance()
      }
      return []
    }
    port = readPort()
    return [mention(word, line: wordLine)]
  }

  /// Parses what follows `->`.
  private mutating func readEdge(
    from sources: [Int], isDirected: Bool, limit: Int
  ) throws(ImportError) -> [Int] {
    var isSubgraph = false
    if token?.keyword == "subgraph" {
      advance()
      if case .word = token { advance() }
      isSubgraph = true
    }
    if token == .sign(UInt8(ascii: "{")) {
      try open(cluster: nil, sources: sources, limit: limit)
      scopes[scopes.count - 1].isDirected = isDirected
      advance()
      return []
    }
    guard !isSubgraph, case .word(let word, _) = token else { return [] }
    let edgeLine = line
    advance()
    let ends = [("from", port), ("to", readPort())]
    port = ends[1].1
    let facts = ends.compactMap { end in end.1.map { (end.0, $0) } }
    let target = mention(word, line: edgeLine)
    for source in sources {
      let edge = forest.connect(source, target, isDirected: isDirected, line: edgeLine)
      if !facts.isEmpty { add(facts, to: edge) }
      edges.append(edge)
    }
    return [target]
  }

  /// The port of an edge's end, as in `:f1:nw`; nil if there is none.
  private mutating func readPort() -> String? {
    var parts: [String] = []
    while token == .sign(UInt8(ascii: ":")) {
      advance()
      guard case .word(let part, _) = token else { continue }
      parts.append(part)
      advance()
    }
    return parts.isEmpty ? nil : parts.joined(separator: ":")
  }

  /// Returns the node that a statement names.
  private mutating func mention(_ name: String, line: Int) -> Int {
    let isNew = forest.place(of: name) == nil
    let node = forest.node(name, line: line)
    if isNew {
      for scope in scopes { add(scope.nodeFacts, to: node) }
      if let cluster = scopes.last(where: { $0.cluster != nil })?.cluster {
        let member = clusters.node(Self.member + name, line: line)
        clusters.connect(cluster, member, isDirected: true, line: line)
      }
    }
    if let last = scopes.indices.last { scopes[last].members.append(node) }
    return node
  }

  private mutating func open(cluster: Int?, sources: [Int], limit: Int) throws(ImportError) {
    guard scopes.count < limit else { throw .tooDeep(line: line, limit: limit) }
    if let cluster, let outer = scopes.last(where: { $0.cluster != nil })?.cluster {
      clusters.connect(outer, cluster, isDirected: true, line: line)
    }
    var scope = Scope(cluster: cluster)
    scope.sources = sources
    scopes.append(scope)
  }

  /// Closes a `{`; returns its nodes, where an edge may start.
  private mutating func close() -> [Int] {
    guard let scope = scopes.popLast() else { return [] }
    edges = []
    for source in scope.sources.prefix(Self.setLimit) {
      for member in scope.members.prefix(Self.setLimit) {
        edges.append(forest.connect(source, member, isDirected: scope.isDirected, line: line))
      }
    }
    if let last = scopes.indices.last {
      scopes[last].members += scope.members.prefix(Self.setLimit)
    }
    return scope.members
  }

  /// Parses attributes, as in `[a=b, c=d]`.
  private mutating func readAttributes() -> [(String, String)] {
    var facts: [(String, String)] = []
    advance()
    while let current = token, current != .sign(UInt8(ascii: "]")) {
      advance()
      guard case .word(let name, _) = current else { continue }
      guard token == .sign(UInt8(ascii: "=")) else {
        facts.append((name, "true"))
        continue
      }
      advance()
      if case .word(let value, _) = token {
        facts.append((name, value))
        advance()
      }
    }
    advance()
    return facts
  }

  private mutating func add(_ facts: [(String, String)], to node: Int) {
    forest.update(node) { forestNode in
      for (name, value) in facts {
        let key = name == "label" ? "name" : name
        let text = key == "name" ? Self.text(ofLabel: value, node: forestNode.name) : value
        if forestNode.facts.contains(where: { $0 == (key, text) }) {
          settings.append((line, ["\(name)=\(value), said before"]))
        }
        forestNode.facts.removeAll { $0.0 == key }
        forestNode.facts.append((key, text))
      }
    }
  }

  /// Adds the attributes of an edge to the node it leads to, or, if the edge is not in the tree, to
  /// the note about it.
  private mutating func add(_ facts: [(String, String)], to edge: GraphForest.Edge) {
    guard case .child(let node) = edge else {
      if case .left(let left) = edge, !facts.isEmpty {
        forest.say(facts.map { "\($0.0)=\($0.1)" }.joined(separator: ", "), of: left)
      }
      return
    }
    forest.update(node) { target in
      for (name, value) in facts where !value.isEmpty {
        let text = name == "label" ? Self.text(ofLabel: value, node: target.name) : value
        target.facts.append(("edge \(name)", text))
      }
    }
  }

  private mutating func label(_ facts: [(String, String)]) {
    guard let cluster = scopes.last?.cluster else { return }
    for (name, value) in facts where name == "label" {
      clusters.update(cluster) { $0.facts = [("name", Self.text(ofLabel: value, node: $0.name))] }
    }
  }

  /// Records drawing settings for a note; a cluster's label is not one of them.
  private mutating func set(_ facts: [(String, String)], line: Int) {
    let isNamed = scopes.last?.cluster != nil
    let words = facts.filter { $0.0 != "label" || !isNamed }.map { "\($0.0)=\($0.1)" }
    guard !words.isEmpty else { return }
    if settings.last?.line == line {
      settings[settings.count - 1].words += words
    } else {
      settings.append((line, words))
    }
  }

  /// Adds the graph; without edges, the clusters form the tree.
  private mutating func finish(into builder: inout DumpBuilder) {
    guard forest.edgeCount == 0, !clusters.nodes.isEmpty else {
      for cluster in clusters.nodes where cluster.name.hasPrefix("cluster") {
        builder.note(
          cluster.line, "the cluster \(cluster.name) is left out: the edges are the tree")
      }
      return forest.write(into: &builder, format: .dot)
    }
    for node in forest.nodes {
      let member = clusters.node(Self.member + node.name, line: node.line)
      let isNamed = node.facts.contains { $0.0 == "name" }
      clusters.update(member) { $0.facts = (isNamed ? [] : [("name", node.name)]) + node.facts }
    }
    clusters.write(into: &builder, format: .dot)
  }
}
