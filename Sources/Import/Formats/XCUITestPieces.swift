/// The parts of an element in XCUITest's description: frame, named values, words.
extension XCUITestReader {
  enum Piece: Equatable {
    case frame(String)
    case fact(String, String)
    case word(String)
  }

  /// The parts of an element after its type and address.
  ///
  /// - Complexity: O(*n*), the bytes of the element.
  struct Pieces {
    private(set) var all: [Piece] = []
    /// Whether a quoted text is not terminated.
    private(set) var isOpen = false

    init(_ text: Bytes) {
      var index = Self.start(of: text)
      while index < text.count {
        index = text.end(from: index) { $0 == UInt8(ascii: ",") || $0 <= 0x20 && $0 > 0 }
        let key = text.end(from: index) { $0.isLetter || $0 == 0x20 }
        if text.has("{{", at: index), let end = Self.frameEnd(in: text, from: index) {
          all.append(.frame(text.slice(index, end).string))
          index = end
        } else if key > index, text.has(": '", at: key) {
          let end = Self.textEnd(in: text, from: key + 3)
          if end == nil { isOpen = true }
          let value = text.slice(key + 3, end ?? text.count)
          all.append(.fact(text.slice(index, key).string, value.string))
          index = end.map { $0 + 1 } ?? text.count
        } else if index < text.count {
          let end = text.find(", ", from: index) ?? text.count
          let word = text.slice(index, end)
          if let colon = word.find(": ") {
            all.append(.fact(word.slice(0, colon).string, word.slice(colon + 2).string))
          } else if text.hexEnd(from: index) != end {
            all.append(.word(word.trimmed.string))
          }
          index = end
        }
      }
    }

    /// After the type: `Window (Main),`, or `Other 0x1:` up to Xcode 9.
    private static func start(of text: Bytes) -> Int {
      let end = text.end(from: 0) { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
      return min(end + 1, text.find(" {{") ?? end + 1)
    }

    private static func frameEnd(in text: Bytes, from start: Int) -> Int? {
      text.slice(0, min(start + 200, text.count)).find("}}", from: start).map { $0 + 2 }
    }

    /// The closing apostrophe: nothing or another part follows it.
    private static func textEnd(in text: Bytes, from start: Int) -> Int? {
      var (last, index) = (Int?.none, start)
      while let quote = text.first(UInt8(ascii: "'"), from: index) {
        if text.slice(quote + 1).isBlank || begins(in: text, at: quote + 1) { return quote }
        (last, index) = (quote, quote + 1)
      }
      return last
    }

    private static let words: [StaticString] = [
      "Disabled", "Selected", "Focused", "Hittable", "Keyboard Focused",
    ]

    /// Whether another part starts here.
    private static func begins(in text: Bytes, at place: Int) -> Bool {
      guard text.has(", ", at: place) else { return false }
      let start = place + 2
      let key = text.end(from: start, while: \.isLetter)
      if text.has("{{", at: start) { return true }
      if key > start, !text[start].isUppercase, text.has(": ", at: key) { return true }
      return words.contains { word in
        let end = start + word.utf8CodeUnitCount
        return text.has(word, at: start)
          && (text[end] == UInt8(ascii: ",") || text.slice(end).isBlank)
      }
    }
  }
}
