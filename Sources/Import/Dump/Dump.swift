/// A hierarchy as printed by a tool: nodes, and notes about everything unclear.
///
/// A text may contain several trees and several dumps; their nodes are concatenated, parents before
/// their children.
package struct Dump: Sendable {
  /// The format of most nodes.
  package let format: DumpFormat
  /// The certainty of the format.
  package let certainty: Detection.Certainty
  /// The next best format, if another one fits, too.
  package let next: DumpFormat?
  package let nodes: [DumpNode]
  /// In line order.
  package let notes: [ImportNote]
  package let text: DumpText

  /// The demangled class name of a node, or nil if the dump lacks it.
  package func className(of node: DumpNode) -> String? {
    let name = printedClassName(of: node)
    return name.flatMap(SwiftName.demangled) ?? name
  }

  /// The class name of a node as printed, possibly mangled.
  package func printedClassName(of node: DumpNode) -> String? {
    node.className.isEmpty ? nil : text.string(node.className)
  }

  /// The address or another identifier of a node, or nil if none is printed.
  package func identity(of node: DumpNode) -> String? {
    node.identity.isEmpty ? nil : text.string(node.identity)
  }

  /// A node's other attributes.
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

  /// The children of each node by index; the roots are the last element.
  ///
  /// - Complexity: O(*nodes*).
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count + 1)
    for (index, node) in nodes.enumerated() {
      children[node.isRoot ? nodes.count : Int(node.parent)].append(index)
    }
    return children
  }

  /// The ranges of nodes that are one dump each, in order: those printed at the same moment.
  package var moments: [Range<Int>] {
    let starts = nodes.indices.filter { $0 == 0 || nodes[$0].beginsDump }
    return starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : nodes.count)
    }
  }
}
