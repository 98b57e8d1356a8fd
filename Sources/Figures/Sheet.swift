package import Drawing
import Hierarchy

/// A document of text and picture blocks.
package struct Sheet {
  /// A block.
  package enum Block {
    case title(String)
    case heading(String)
    case paragraph(String)
    /// A note in small type.
    case note(String)
    /// A list item with a mark, indented by level.
    case item(mark: String, String, level: Int = 0)
    /// A property and its value, which may have just changed.
    case row(name: String, value: String, hasChanged: Bool = false)
    /// Lines of code.
    case code(String)
    /// A warning, with a bar at its side.
    case alarm(String)
    case picture(DisplayList)
    case rule
  }

  package var blocks: [Block]

  package init(_ blocks: [Block]) { self.blocks = blocks }
}

extension Sheet {
  /// The document as plain text.
  package var text: String { blocks.map(\.text).joined() }
}

extension Sheet.Block {
  fileprivate var text: String {
    switch self {
    case .note(let words), .paragraph(let words), .alarm(let words): words.visible(.line) + "\n"
    case .title(let words): words.visible() + "\n"
    case .heading(let words): "\n\(words.visible())\n"
    case .item(let mark, let words, let level):
      String(repeating: "  ", count: level + 1) + "\(mark) \(words.visible())\n"
    case .row(let name, let value, let hasChanged):
      "  \(name.visible()): \(value.visible())\(hasChanged ? " (changed)" : "")\n"
    case .code(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        "    \(String($0).visible(.line))\n"
      }.joined()
    case .picture(let picture): "[\(picture.title.visible())]\n"
    case .rule: "\n"
    }
  }
}
