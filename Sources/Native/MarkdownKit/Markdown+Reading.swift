import CCmark

/// Parsing CommonMark with cmark; any text is valid.
extension Markdown {
  /// Parses a text into blocks.
  ///
  /// HTML is kept as text, and images as their descriptions.
  package init(_ text: String) {
    var text = text
    let root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { if let root { cmark_node_free(root) } }
    blocks = root.map { Self.blocks(below: $0) } ?? []
  }

  private typealias Node = OpaquePointer

  /// The deepest nesting; deeper lists are truncated, to bound the stack.
  private static let greatestDepth = 60

  private static func children(of node: Node) -> [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private static func blocks(below node: Node, depth: Int = 0) -> [Block] {
    guard depth < greatestDepth else { return [] }
    return children(of: node).compactMap { child in
      kind(of: child, depth: depth).map {
        Block(line: Int(cmark_node_get_start_line(child)), kind: $0)
      }
    }
  }

  private static func kind(of node: Node, depth: Int) -> Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      .heading(level: Int(cmark_node_get_heading_level(node)), inlines(below: node))
    case CMARK_NODE_PARAGRAPH: .paragraph(inlines(below: node))
    case CMARK_NODE_BLOCK_QUOTE: .quote(blocks(below: node, depth: depth + 1))
    case CMARK_NODE_LIST:
      .list(
        start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
          ? Int(cmark_node_get_list_start(node)) : nil,
        items: children(of: node).map { blocks(below: $0, depth: depth + 1) })
    case CMARK_NODE_CODE_BLOCK:
      .code(info: text(cmark_node_get_fence_info(node)), text: literal(of: node))
    case CMARK_NODE_HTML_BLOCK: .code(info: "html", text: literal(of: node))
    case CMARK_NODE_THEMATIC_BREAK: .rule
    default: nil
    }
  }

  private static func inlines(below node: Node, depth: Int = 0) -> [Inline] {
    guard depth < greatestDepth else { return [] }
    return children(of: node).flatMap { child -> [Inline] in
      let inner = { inlines(below: child, depth: depth + 1) }
      return switch cmark_node_get_type(child) {
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: [.text(literal(of: child))]
      case CMARK_NODE_CODE: [.code(literal(of: child))]
      case CMARK_NODE_EMPH: [.emphasis(inner())]
      case CMARK_NODE_STRONG: [.strong(inner())]
      case CMARK_NODE_LINK: [.link(inner(), address: text(cmark_node_get_url(child)))]
      case CMARK_NODE_SOFTBREAK: [.softBreak]
      case CMARK_NODE_LINEBREAK: [.lineBreak]
      default: inner()
      }
    }
  }

  private static func literal(of node: Node) -> String { text(cmark_node_get_literal(node)) }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
