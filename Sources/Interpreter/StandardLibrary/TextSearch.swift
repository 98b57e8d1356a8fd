import Foundation

/// Substring search in time linear in both texts.
///
/// Foundation compares the search text at every offset. For text whose characters have only one
/// encoding, a Knuth-Morris-Pratt search by bytes finds the same; for other text Foundation
/// searches, and its steps are accounted for.
struct TextSearch {
  private let run: RunContext
  private let text: String
  private let sought: String
  /// If both texts are plain, the failure table of the Knuth-Morris-Pratt search.
  private let table: [Int]?

  /// Accounts for the cost of any of the searches.
  init(for sought: String, in text: String, _ run: RunContext) throws(Stop) {
    (self.run, self.text, self.sought) = (run, text, sought)
    let (length, count) = (text.utf8.count, sought.utf8.count)
    try run.work(length / 4 + count / 4 + 1)
    guard !sought.isEmpty, sought.isPlain, text.isPlain else {
      table = nil
      let (steps, isTooMuch) = length.multipliedReportingOverflow(by: 60 + 2 * count)
      try run.work(isTooMuch ? .max : steps)
      return
    }
    try run.make(elements: count)
    table = Self.table(of: Array(sought.utf8))
  }

  /// Whether the text occurs.
  func isFound() throws(Stop) -> Bool {
    guard table != nil else { return text.contains(sought) }
    var isFound = false
    try forEachMatch { _ throws(Stop) in
      isFound = true
      return false
    }
    return isFound
  }

  /// The parts between the occurrences.
  func components() throws(Stop) -> [ScriptValue] {
    guard table != nil else {
      try run.make(bytes: 2 * (text.utf8.count + 1) * RunContext.Size.element)
      return text.components(separatedBy: sought).map { .string($0) }
    }
    var parts: [ScriptValue] = []
    try forEachPart { part throws(Stop) in
      try run.make(elements: 1, growing: true)
      try run.make(bytes: part.utf8.count > 15 ? RunContext.Size.object + part.utf8.count : 0)
      parts.append(.string(String(part)))
    }
    return parts
  }

  /// The text with each occurrence replaced.
  func replacing(with other: String) throws(Stop) -> String {
    guard table != nil else {
      // A text occurs no more often than it has bytes.
      let most = sought.isEmpty ? 0 : text.utf8.count / max(1, sought.unicodeScalars.count)
      let (size, isTooMuch) = most.multipliedReportingOverflow(by: other.utf8.count)
      try run.make(bytes: isTooMuch ? .max : size)
      try run.make(bytes: text.utf8.count)
      return text.replacingOccurrences(of: sought, with: other)
    }
    var result = ""
    var isFirst = true
    try forEachPart { part throws(Stop) in
      try run.make(bytes: 2 * (part.utf8.count + (isFirst ? 0 : other.utf8.count)))
      if !isFirst { result += other }
      isFirst = false
      result += part
    }
    return result
  }

  private func forEachPart(_ body: (Substring) throws(Stop) -> Void) throws(Stop) {
    let bytes = text.utf8
    var (start, offset) = (bytes.startIndex, 0)
    try forEachMatch { end throws(Stop) in
      try run.work(4)
      let match = end - sought.utf8.count
      let place = bytes.index(start, offsetBy: match - offset)
      try body(text[start..<place])
      (start, offset) = (bytes.index(place, offsetBy: sought.utf8.count), end)
      return true
    }
    try body(text[start...])
  }

  /// Calls the body with the offset of each occurrence, without overlaps, until it returns false.
  private func forEachMatch(_ body: (Int) throws(Stop) -> Bool) throws(Stop) {
    guard let table else { return }
    let sought = Array(sought.utf8)
    var (matched, place) = (0, 0)
    for byte in text.utf8 {
      place += 1
      while matched > 0, sought[matched] != byte { matched = table[matched - 1] }
      if sought[matched] == byte { matched += 1 }
      guard matched == sought.count else { continue }
      matched = 0
      guard try body(place) else { return }
    }
  }

  private static func table(of sought: [UInt8]) -> [Int] {
    var table = Array(repeating: 0, count: sought.count)
    var matched = 0
    for place in sought.indices.dropFirst() {
      while matched > 0, sought[matched] != sought[place] { matched = table[matched - 1] }
      if sought[matched] == sought[place] { matched += 1 }
      table[place] = matched
    }
    return table
  }
}

extension String {
  /// Whether each scalar is a character with only one encoding: precomposed Latin, kana, and common
  /// Chinese characters.
  fileprivate var isPlain: Bool { unicodeScalars.allSatisfy(\.isPlain) }
}

extension Unicode.Scalar {
  /// Whether it is a character by itself, with only one encoding.
  var isPlain: Bool {
    switch value {
    case 0xD: false
    case 0..<0x300, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }
}
