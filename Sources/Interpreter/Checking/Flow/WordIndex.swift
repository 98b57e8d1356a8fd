import Script

/// An index of a script's words, for fast name lookup in a range.
struct WordIndex {
  /// The sorted offsets of each word.
  private let places: [String: [Int]]

  init(of source: SourceText) {
    var places: [String: [Int]] = [:]
    let text = String(decoding: source.bytes, as: UTF8.self)
    var start: String.Index?
    var (offset, wordOffset) = (0, 0)
    for index in text.indices {
      if text[index].isInWord {
        if start == nil { (start, wordOffset) = (index, offset) }
      } else if let first = start {
        places[String(text[first..<index]), default: []].append(wordOffset)
        start = nil
      }
      offset += text[index].utf8.count
    }
    if let first = start { places[String(text[first...]), default: []].append(wordOffset) }
    self.places = places
  }

  /// The number of occurrences of a word in a range.
  func count(of word: String, in range: SourceRange) -> Int {
    guard let places = places[word] else { return 0 }
    return Self.count(of: places, before: range.end) - Self.count(of: places, before: range.start)
  }

  private static func count(of places: [Int], before offset: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
