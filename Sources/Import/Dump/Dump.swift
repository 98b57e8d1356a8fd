/// A hierarchy as a tool printed it: nodes, and notes about everything unclear.
///
/// A text may hold several trees, and several dumps after each other; their nodes stand one after
/// the other, parents before their children.
package struct Dump: Sendable {
  /// The form that most of it is in.
  package let format: DumpFormat
  /// How sure it is that the text is in this form.
  package let certainty: Detection.Certainty
  /// The form that came next, if another one fits, too.
  package let next: DumpFormat?
  package let nodes: [DumpNode]
  /// In the order of the lines.
  package let notes: [ImportNote]
  package let text: DumpText

  /// The name of a node's class as people know it, or nil when the dump does not tell.
  package func className(of node: DumpNode) -> String? {
    let name = printedClassName(of: node)
    return name.flatMap(SwiftName.demangled) ?? name
  }

  /// The name of a node's class as the dump has it, which may be mangled.
  package func printedClassName(of node: DumpNode) -> String? {
    node.className.isEmpty ? nil : text.string(node.className)
  }

  /// The address or other mark of a node, or nil when none is printed.
  package func identity(of node: DumpNode) -> String? {
    node.identity.isEmpty ? nil : text.string(node.identity)
  }

  /// What the dump says of a node besides.
  package func facts(of node: DumpNode) -> DumpFacts {
    var facts = text.withBytes(of: node.detail) { node.format.reader.facts($0) }
    if let name = printedClassName(of: node), SwiftName.demangled(name) != nil {
      facts.add("mangled", name)
    }
    if let view = facts.viewClass, let name = SwiftName.demangled(view) {
      facts.add("mangled view", view)
      facts.viewClass = name
    }
    return facts
  }

  /// The same without the other facts, which are most of the work.
  func mainFacts(of node: DumpNode) -> DumpFacts {
    var facts = text.withBytes(of: node.detail) { node.format.reader.mainFacts($0) }
    facts.viewClass = facts.viewClass.map { SwiftName.demangled($0) ?? $0 }
    return facts
  }

  /// The children of each node, by its place; the roots come last.
  ///
  /// - Complexity: O(*nodes*).
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count + 1)
    for (index, node) in nodes.enumerated() {
      children[node.isRoot ? nodes.count : Int(node.parent)].append(index)
    }
    return children
  }

  /// The stretches of nodes that are a dump each, in order: what was printed at one moment.
  package var moments: [Range<Int>] {
    let starts = nodes.indices.filter { $0 == 0 || nodes[$0].beginsDump }
    return starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : nodes.count)
    }
  }
}
