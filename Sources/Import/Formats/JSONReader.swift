/// JSON hierarchies: nested, as a list with parents, or as a graph.
enum JSONReader: DumpReader {
  static let format = DumpFormat.json

  static func score(_ line: Bytes) -> Int { 0 }
  static func begins(_ line: Bytes) -> Bool { "\"{}[]".utf8.contains(line[line.skipBlanks()]) }
  static func isWhole(_ line: Bytes) -> Bool { ",{}[]".utf8.contains(line[line.count - 1]) }

  static func score(of section: Section) -> Int {
    guard let first = section.nextLine(from: 0) else { return 0 }
    let line = section[first].trimmed
    guard line[0] == UInt8(ascii: "{") || line[0] == UInt8(ascii: "[") else { return 0 }
    let second =
      line.count > 1 ? line : section.nextLine(from: first + 1).map { section[$0].trimmed }
    guard let second else { return 0 }
    let start = line.count > 1 ? line.skipBlanks(from: 1) : 0
    let isPython = line[0] == UInt8(ascii: "{") && second[start] == UInt8(ascii: "'")
    let isListOfNumbers =
      line[0] == UInt8(ascii: "[") && second[start].isDigit
      && second.end(from: start) { !$0.isLetter } == second.count
    let isJSON =
      "\"{[}]".utf8.contains(second[start]) || isPython || second.hasName(at: start)
      || isListOfNumbers
    return isJSON ? 11 * min(section.sample.count, 300) : 0
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let (text, starts) = section.joined()
    let base = section.range.lowerBound
    var failure: ImportError?
    text.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      let document = JSONDocument(bytes, depthLimit: builder.limits.depth)
      let lines = LineFinder(starts: starts) { section.number(base + $0) }
      if document.isTooDeep {
        failure = .tooDeep(
          line: lines.number(at: document.problems.last?.place ?? 0), limit: builder.limits.depth)
        return
      }
      var walk = JSONWalk(document, bytes, lines)
      do throws(ImportError) { try walk.read(into: &builder) } catch { failure = error }
      for place in document.cuts { builder.noteCut(lines.number(at: place)) }
      // The reader of an embedded text reports its errors.
      for (place, message) in document.problems {
        let rest = message.hasSuffix("cut off") ? "" : "; nothing from here on is read"
        builder.note(
          lines.number(at: place), through: section.lastFilled.map { section.number($0) },
          message + rest)
      }
      walk.account(to: &builder)
    }
    if let failure { throw failure }
  }

  /// The text that may contain a dump if the JSON has no nodes: the longest string with newlines or
  /// brackets, or a list of strings that are its lines.
  static func embeddedText(in section: Section) -> String? {
    let (text, _) = section.joined()
    return text.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      let document = JSONDocument(bytes, depthLimit: 1000)
      func text(_ place: Int) -> String {
        let range = document.values[place].text
        return JSONWalk.unescaped(
          bytes.slice(Int(range.start), Int(range.start + range.count)))
      }
      // A list of lines.
      if let first = document.values.first, first.kind == .array,
        document.values.dropFirst().allSatisfy({ $0.kind == .string }), document.values.count > 2
      {
        return document.values.indices.dropFirst().map(text).joined(separator: "\n")
      }
      let longest = document.values.indices.filter { document.values[$0].kind == .string }.max {
        document.values[$0].text.count < document.values[$1].text.count
      }
      guard let longest, document.values[longest].text.count >= 20 else { return nil }
      let string = text(longest)
      return string.contains("\n") || string.hasPrefix("{") || string.hasPrefix("<") ? string : nil
    }
  }
}

extension Bytes {
  /// Whether an unquoted JavaScript key with its colon is here.
  func hasName(at start: Int) -> Bool {
    let end = end(from: start) { $0.isNamePart }
    return end > start && self[start].isLetter && self[end] == UInt8(ascii: ":")
      && self[end + 1] == 0x20
  }
}

/// Finds the line number of a position.
struct LineFinder {
  let starts: [Int]
  let numbered: (Int) -> Int

  init(starts: [Int], numbered: @escaping (Int) -> Int) {
    (self.starts, self.numbered) = (starts, numbered)
  }

  /// - Complexity: O(log *lines*).
  func number(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return numbered(max(low - 1, 0))
  }
}
