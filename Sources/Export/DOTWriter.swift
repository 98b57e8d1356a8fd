import Drawing
import Figures
import Geometry
import Hierarchy

/// Writes a diagram as a Graphviz graph: the same nodes and lines, without the layout.
///
/// Tree edges come first, parents first, so that other DOT readers can reconstruct the tree.
struct DOTWriter {
  private let state: HierarchyState
  private let palette: Palette

  init(_ state: HierarchyState, _ palette: Palette) {
    (self.state, self.palette) = (state, palette)
  }

  func document(of diagram: NodeDiagram) -> String {
    var text = """
      digraph \(quoted(diagram.title)) {
        graph [label=\(quoted(diagram.title)), labelloc=t, bgcolor=\(color(diagram.background)), \
      fontname="Inter", ordering=out, nodesep=0.25, ranksep=0.4];
        graph [fontcolor=\(color(palette.text))];
        node [shape=box, style="rounded,filled", fontname="Inter", fontsize=12, \
      fillcolor=\(color(palette.surface)), fontcolor=\(color(palette.text))];
        edge [fontname="Inter", fontsize=10, fontcolor=\(color(palette.text)), arrowhead=none];

      """
    for card in diagram.cards { text += "  \(node(card))\n" }
    for edge in diagram.edges where edge.from != edge.to { text += "  \(line(edge))\n" }
    return text + "}\n"
  }

  private func node(_ card: Card) -> String {
    // A line end is written \\n, which Graphviz centers.
    let words = words(on: card).map(escaped).joined(separator: "\\n")
    var attributes = ["label=\"\(words)\"", "tooltip=\(quoted(card.label))"]
    attributes.append("color=\(color(card.ink.alpha > 0 ? card.ink : palette.line))")
    if card.isSelected { attributes.append("fillcolor=\(color(palette.selectedSurface))") }
    if card.opacity < 1 { attributes.append("style=\"rounded,filled,dotted\"") }
    return "\(name(card.key)) [\(attributes.joined(separator: ", "))];"
  }

  /// The text of a card: name, class and state.
  private func words(on card: Card) -> [String] {
    let parts = card.label.split(separator: ", ", maxSplits: 1).map(String.init)
    if let controller = state.controllers[card.node], card.key.kind == .controller {
      let mark = controller.unknown.contains(.phase) ? nil : PhaseMark(of: controller).word
      return [controller.name, controller.className, mark].compactMap(\.self)
    }
    if let view = state.views[card.node], card.key.kind == .view || card.key.kind == .window {
      return view.name == view.className ? [view.name] : [view.name, view.className]
    }
    return parts
  }

  private func line(_ edge: Edge) -> String {
    var attributes = ["color=\(color(edge.stroke.color))"]
    switch edge.kind {
    case .containment: break
    case .presentation: attributes += ["style=dashed", "xlabel=\"presents\""]
    case .observation: attributes += extra("dotted", "observes")
    case .showing: attributes += extra("dotted", "shows")
    case .torn: attributes += extra("bold", "its view")
    case .knowledge: attributes += extra("solid", "knows")
    case .link: attributes += extra("dashed", "its view")
    }
    if let tag = edge.tag?.run.text, edge.kind.makesTree {
      attributes.removeAll { $0.hasPrefix("xlabel=") }
      attributes.append("xlabel=\(quoted(tag))")
    }
    return "\(name(edge.from)) -> \(name(edge.to)) [\(attributes.joined(separator: ", "))];"
  }

  /// Edges outside the tree have arrows and do not affect the layout.
  private func extra(_ style: String, _ label: String) -> [String] {
    ["style=\(style)", "xlabel=\(quoted(label))", "arrowhead=vee", "constraint=false"]
  }

  private func name(_ key: Card.Key) -> String {
    let kind =
      switch key.kind {
      case .controller: "c"
      case .window: "w"
      case .view: "v"
      case .coordinator: "k"
      case .chain: "n"
      }
    return "\(kind)\(key.node.rawValue)"
  }

  private func color(_ color: Color) -> String {
    var buffer = SVGBuffer()
    buffer.color(color)
    return "\"\(String(decoding: buffer.bytes, as: UTF8.self))\""
  }

  private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The most bytes per line for Graphviz 2.42, which reads at most 16,384.
  private static let mostInARow = 8_000

  /// Escapes a quoted string: Graphviz interprets backslashes and XML entities.
  ///
  /// Long text continues on the next line after a backslash, which Graphviz ignores.
  private func escaped(_ text: String) -> String {
    var result = ""
    var (count, inARow) = (0, 0)
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\r", "\u{2028}", "\u{2029}": result += "\\n"
      case "&" where scalars[scalars.index(after: index)...].beginsEntity: result += "&amp;"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": result += "\u{FFFD}"
      // Bidirectional controls, which would affect editors and terminals.
      case _ where scalar.isControl: result += "&#x\(String(scalar.value, radix: 16));"
      // Not allowed in XML, which Graphviz writes.
      case _ where scalar.properties.isNoncharacterCodePoint: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
      inARow += result.utf8.count - count
      if inARow > Self.mostInARow {
        result += "\\\n"
        inARow = 0
      }
      count = result.utf8.count
    }
    return result
  }
}

extension Substring.UnicodeScalarView {
  /// Whether a preceding ampersand would begin an XML entity.
  fileprivate var beginsEntity: Bool {
    first == "#" || first?.properties.isAlphabetic == true
  }
}
