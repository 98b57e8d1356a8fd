/// What stands behind an element of XCUITest's description: its frame, values by their names, words.
extension XCUITestReader {
  enum Piece: Equatable {
    case frame(String)
    case fact(String, String)
    case word(String)
  }

  /// The pieces of an element, behind its type and its address.
  struct Pieces {
    private(set) var all: [Piece] = []
    /// Whether a text in apostrophes has no end.
    private(set) var isOpen = false

    init(_ text: String) {
      var rest = text[...]
      // The type, and an address behind a blank or a comma.
      if let type = rest.firstMatch(of: /^[\s→]*[^,:{]*?( 0x[0-9a-fA-F]+)?(,|:|(?= \{\{)|$)\s*/) {
        rest = rest[type.range.upperBound...]
      }
      while !rest.isEmpty {
        if let frame = rest.prefixMatch(of: /\{\{[^}]*\}, *\{[^}]*\}\}/) {
          all.append(.frame(String(frame.output)))
          rest = rest[frame.range.upperBound...]
        } else if let key = rest.prefixMatch(of: /([A-Za-z][A-Za-z ]*): '/) {
          let value = rest[key.range.upperBound...]
          let end = Self.end(of: value)
          if end == nil { isOpen = true }
          all.append(.fact(String(key.1), String(value[..<(end ?? value.endIndex)])))
          rest = end.map { value[value.index(after: $0)...] } ?? ""
        } else {
          let end = rest.firstRange(of: ", ")?.lowerBound ?? rest.endIndex
          let word = rest[..<end]
          if let colon = word.firstRange(of: ": ") {
            all.append(
              .fact(String(word[..<colon.lowerBound]), String(word[colon.upperBound...])))
          } else if word.prefixMatch(of: /0x[0-9a-fA-F]+$/) == nil, !word.allSatisfy(\.isWhitespace)
          {
            all.append(.word(String(word)))
          }
          rest = rest[end...]
        }
        rest = rest.drop { $0 == "," || $0 == " " }
      }
    }

    /// The apostrophe that ends a text: behind it comes nothing, or another piece.
    private static func end(of value: Substring) -> String.Index? {
      var last: String.Index?
      var place = value.startIndex
      while let quote = value[place...].firstIndex(of: "'") {
        let behind = value[value.index(after: quote)...]
        if behind.allSatisfy(\.isWhitespace) { return quote }
        if begins(behind) { return quote }
        last = quote
        place = value.index(after: quote)
      }
      return last
    }

    /// What comes behind a text that has ended.
    private static func begins(_ text: Substring) -> Bool {
      text.prefixMatch(
        of:
          /, (\{\{|[a-z][A-Za-z]*: |(Disabled|Selected|Focused|Hittable|Keyboard Focused)(, |\s*$))/
      ) != nil
    }
  }
}
