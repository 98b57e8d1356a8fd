/// Automatic braces and indentation.
extension CodeView {
  /// Handles a key that affects braces or indentation; returns whether it did.
  ///
  /// Return after an opening brace indents and moves the closing brace to its own line; a closing
  /// brace at the start of a line unindents.
  package func handleBraces(_ event: KeyEvent) -> Bool {
    guard isEditable, !hasSelection else { return false }
    let place = BracePlace(in: text, at: caret)
    switch event.key {
    case .return where event.modifiers.isEmpty:
      guard place.isBehindOpening else { return false }
      let inner = "\n" + place.indent + BracePlace.level
      let outer = place.isBeforeClosing ? "\n" + place.indent : ""
      // Drop spaces between the braces.
      let blanks = place.isBeforeClosing ? place.blanksAfter : 0
      replace(caret..<caret + blanks, with: inner + outer, caret: inner.utf8.count)
    case .character("}"):
      guard place.isAtIndent, place.indent.hasSuffix(BracePlace.level) else { return false }
      replace(caret - BracePlace.level.utf8.count..<caret, with: "}", caret: 1)
    default: return false
    }
    return true
  }
}

/// The cursor's line before and after it.
private struct BracePlace {
  static let level = "    "

  /// The leading spaces, up to the cursor.
  let indent: String
  /// Whether only spaces precede the cursor.
  let isAtIndent: Bool
  /// Whether a block or closure opens before the cursor, including its parameters.
  let isBehindOpening: Bool
  let isBeforeClosing: Bool
  let blanksAfter: Int

  init(in text: String, at caret: Int) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let bytes = Array(text.utf8)
    let before = bytes[..<caret].suffix(while: { $0 != 0x0A })
    let blanks = before.prefix(while: isBlank)
    indent = String(decoding: blanks, as: UTF8.self)
    isAtIndent = blanks.count == before.count
    let words = String(decoding: before, as: UTF8.self).split(separator: " ")
    let opensClosure = words.last == "in" && before.contains(UInt8(ascii: "{"))
    isBehindOpening = before.last { !isBlank($0) } == UInt8(ascii: "{") || opensClosure
    blanksAfter = bytes[caret...].prefix(while: isBlank).count
    isBeforeClosing = bytes[(caret + blanksAfter)...].first == UInt8(ascii: "}")
  }
}

extension BidirectionalCollection {
  /// The longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(while holds: (Element) -> Bool) -> SubSequence {
    self[(lastIndex { !holds($0) }.map(index(after:)) ?? startIndex)...]
  }
}
