/// A parsed CommonMark text: blocks in order, each with its line.
package struct Markdown: Hashable, Sendable {
  package let blocks: [Block]

  /// A paragraph, a heading or another block.
  package struct Block: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    package let kind: Kind

    package init(line: Int, kind: Kind) { (self.line, self.kind) = (line, kind) }
  }

  /// The kind of a block.
  package indirect enum Kind: Hashable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// `start` is the first number of an ordered list, nil for bullets.
    case list(start: Int?, items: [[Block]])
    case quote([Block])
    /// `info` is the text after the opening fence; `text` ends in a line feed.
    case code(info: String, text: String)
    case rule
  }

  /// An inline element.
  package indirect enum Inline: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], address: String)
    /// A line break in the source, shown as a space.
    case softBreak
    case lineBreak
  }
}

extension Markdown {
  /// The text without markup; blocks are separated by line feeds.
  package var plainText: String { blocks.map(\.plainText).joined(separator: "\n") }
}

extension Markdown.Block {
  package var plainText: String {
    switch kind {
    case .heading(_, let inlines), .paragraph(let inlines): inlines.plainText
    case .list(_, let items): items.joined().map(\.plainText).joined(separator: "\n")
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n")
    case .code(_, let text): text
    case .rule: ""
    }
  }
}

extension [Markdown.Inline] {
  package var plainText: String { map(\.plainText).joined() }
}

extension Markdown.Inline {
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
    case .softBreak: " "
    case .lineBreak: "\n"
    }
  }
}
