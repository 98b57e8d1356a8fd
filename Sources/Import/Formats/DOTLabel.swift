/// Graphviz labels.
extension DOTParser {
  /// `\n`, `\l` and `\r` end a line, `\N` is the node's name, and entities are those of XML.
  static func text(ofLabel label: String, node: String) -> String {
    label.replacing("\\N", with: node).replacing("\\n", with: " ").replacing("\\l", with: " ")
      .replacing("\\r", with: " ").withEntitiesExpanded
  }
}
