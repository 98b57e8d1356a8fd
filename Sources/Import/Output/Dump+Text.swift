import Hierarchy

/// A dump as text: an outline, or the format of UIKit's debugger command.
extension Dump {
  /// An indented outline with one node and all its known facts per line.
  ///
  /// Deeply nested lines have a level number instead of bars, to keep the text small.
  package var outline: String {
    lines { node, depth in
      let facts = facts(of: node)
      let known: [String?] = [
        node.isPresented == true ? "presented" : nil, facts.name.map { "\"\($0.shortened)\"" },
        identity(of: node).flatMap { $0 == facts.name ? nil : $0 },
        node.phase.map { "state: \($0.rawValue)" },
        facts.viewClass.map { "view: \($0)" }, node.isViewLoaded == false ? "view not loaded" : nil,
        node.isInWindow == false ? "not in the window" : nil,
        facts.presentedWith.map { "presented with: \($0)" },
        facts.controller.map { "controller: \($0)" }, facts.isHidden == true ? "hidden" : nil,
        facts.frame.map { "frame: \($0.numbers)" },
      ]
      let title = className(of: node) ?? facts.name?.shortened ?? identity(of: node) ?? "?"
      let rest = className(of: node) == nil ? known.filter { $0?.hasPrefix("\"") != true } : known
      let words = ([title] + rest.compactMap(\.self)).map { $0.visible() }
      return OutlineBars.text(depth) + words.joined(separator: ", ")
    }
  }

  /// The controllers in the format of UIKit's `_printHierarchy`, with the dump's addresses.
  ///
  /// Missing values are printed as unknown, a word that UIKit does not use. The size grows with the
  /// square of the depth: check `isPrintable` first.
  package var printHierarchy: String {
    lines { node, depth in
      let facts = facts(of: node)
      let isMarked =
        node.isPresented == true || node.isDetached || node.isRoot && facts.presentedWith != nil
      let bars = isMarked ? max(depth - 1, 0) : depth
      var text = String(repeating: "   | ", count: bars) + (isMarked ? "   + " : "")
      text += object(printedClassName(of: node) ?? "?", identity(of: node))
      text += ", state: \(node.phase?.rawValue ?? "unknown"), view: "
      if node.isViewLoaded == false {
        text += " (view not loaded)"
      } else if let view = facts.other("mangled view") ?? facts.viewClass {
        text += object(view, facts.viewIdentity)
        text += node.isInWindow == false ? " not in the window" : ""
      } else {
        text += "unknown"
      }
      if let with = facts.presentedWith {
        text += ", presented with: \(object(with, facts.presentationIdentity))"
      }
      return text
    }
  }

  private func object(_ className: String, _ identity: String?) -> String {
    "<\(className)\(identity.map { " \($0)" } ?? "")>".visible()
  }

  /// The maximum depth printed with a bar per level.
  package static let mostPrintedLevels = OutlineBars.mostForTools

  /// Whether it is shallow enough for `printHierarchy`.
  package var isPrintable: Bool { (depths.max() ?? 0) < Self.mostPrintedLevels }

  /// Whether it consists of controllers only.
  package var isOfControllers: Bool { nodes.allSatisfy { $0.kind == .controller } }

  /// The depth of each node, by index.
  package var depths: [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for node in nodes { depths.append(node.isRoot ? 0 : depths[Int(node.parent)] + 1) }
    return depths
  }

  private func lines(_ line: (DumpNode, Int) -> String) -> String {
    var text = ""
    for (node, depth) in zip(nodes, depths) { text += line(node, depth) + "\n" }
    return text
  }
}

extension String {
  /// The string with line breaks replaced by blanks, truncated to a line.
  fileprivate var shortened: String {
    let flat = split { $0 == "\n" || $0 == "\r\n" }.joined(separator: " ")
    return flat.count > 60 ? flat.prefix(60) + " …" : flat
  }
}
