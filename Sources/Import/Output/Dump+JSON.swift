import Geometry
package import Hierarchy

/// A dump as JSON in a stable format for other programs; unknown values are null.
extension Dump {
  /// The dump as one JSON object.
  package var json: JSON {
    .object([
      ("format", .string(format.rawValue)), ("certainty", .string(certainty.rawValue)),
      ("next", JSON(next?.rawValue)),
      ("nodes", .array(jsonOfNodes)),
      ("warnings", .array(notes.map(\.json))),
    ])
  }

  private var jsonOfNodes: [JSON] {
    let marks = marks
    return zip(nodes, marks).map { node, mark in
      json(of: node, marked: mark, below: node.isRoot ? nil : marks[Int(node.parent)])
    }
  }

  private func json(of node: DumpNode, marked mark: String, below parent: String?) -> JSON {
    let facts = facts(of: node)
    let others = facts.others.filter { $0.name != "role" }
    return .object([
      ("id", .string(mark)), ("line", .number(Double(node.line))),
      ("parentLine", node.isRoot ? .null : .number(Double(nodes[Int(node.parent)].line))),
      ("class", JSON(className(of: node))), ("state", JSON(node.phase?.rawValue)),
      ("inWindow", JSON(node.isInWindow)), ("presented", JSON(node.isPresented)),
      ("name", JSON(facts.name)), ("frame", facts.frame.map { JSON($0) } ?? .null),
      ("kind", .string(node.kind.name)), ("role", JSON(facts.other("role"))),
      ("viewLoaded", JSON(node.isViewLoaded)), ("view", JSON(facts.viewClass)),
      ("viewId", JSON(facts.viewIdentity)), ("presentedWith", JSON(facts.presentedWith)),
      ("controller", JSON(facts.controller)), ("hidden", JSON(facts.isHidden)),
      ("alpha", facts.alpha.map { .number($0) } ?? .null),
      ("parent", JSON(parent)), ("presentedWithId", JSON(facts.presentationIdentity)),
      ("facts", .array(others.map { .array([.string($0.name), .string($0.value)]) })),
    ])
  }

  /// A unique mark of each node, by index: its address, or its line.
  ///
  /// The second node without an address on line 1 is "line 1.2".
  package var marks: [String] {
    var counts: [Int32: Int] = [:]
    return nodes.map { node in
      if let identity = identity(of: node) { return identity }
      let count = counts[node.line, default: 0] + 1
      counts[node.line] = count
      return count == 1 ? "line \(node.line)" : "line \(node.line).\(count)"
    }
  }
}

extension DumpNode.Kind {
  fileprivate var name: String {
    switch self {
    case .controller: "controller"
    case .view: "view"
    case .layer: "layer"
    case .item: "item"
    }
  }
}

extension ImportNote {
  fileprivate var json: JSON {
    .object([
      ("line", .number(Double(line))), ("lastLine", .number(Double(lastLine))),
      ("message", .string(message)),
    ])
  }
}

extension JSON {
  fileprivate init(_ answer: Bool?) { self = answer.map(JSON.bool) ?? .null }

  fileprivate init(_ frame: CGRect) {
    self = .array(
      [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
  }
}
