/// A tool's prefix on every line, as in `INFO `, `web_1
/// `, `app.log:12:`, or a line number.
///
/// Unlike the known prefixes of loggers (`LogPrefix`), it is detected by being the same on all
/// lines except for numbers.
enum SharedPrefix {
  /// The maximum length in bytes.
  private static let length = 80

  /// Removes it, and the lines without it before and after; returns the notes about it.
  static func strip(_ table: inout LineTable) throws(ImportError) -> [(line: Int, message: String)]
  {
    var sample: [Int] = []
    for index in 0..<table.count where sample.count < 40 {
      if !table.withLine(index, \.isBlank) { sample.append(index) }
    }
    let shapes = shapes(of: table, sample)
    guard !shapes.isEmpty else { return [] }
    let lines = (0..<table.count).filter { index in !table.withLine(index, \.isBlank) }
    for shape in shapes {
      var places: [(index: Int, end: Int)] = []
      for index in lines {
        guard let end = table.withLine(index, { end(of: shape, in: $0) }) else { continue }
        places.append((index, end))
      }
      guard places.count >= 3, places.count * 5 >= lines.count * 4,
        shape != [0x39] || count(up: places.map(\.index), table)
      else { continue }
      // Likewise fastlane's arrow before a tool's output.
      let arrow: StaticString = "▸ "
      if places.allSatisfy({ place in
        table.withLine(place.index) { $0.has(arrow, at: $0.skipBlanks(from: place.end)) }
      }) {
        places = places.map { place in
          let start = table.withLine(place.index) { $0.skipBlanks(from: place.end) }
          return (index: place.index, end: start + arrow.utf8CodeUnitCount)
        }
      }
      // Common blanks after it are part of it.
      let blanks = places.map { place in
        table.withLine(place.index) { line in
          let start = line.skipBlanks(from: place.end)
          return start == line.count ? Int.max : start - place.end
        }
      }.min()
      if let blanks, blanks < Int.max {
        places = places.map { (index: $0.index, end: $0.end + blanks) }
      }
      var trial = table
      for (index, end) in places {
        trial.narrow(index, from: min(end, table.withLine(index, \.count)))
      }
      guard let first = places.first, try isBetter(trial, table, places.map(\.index)) else {
        continue
      }
      let text = table.withLine(first.index) { $0.slice(0, first.end).trimmed.string }
      let words = text + (shape.contains(0x39) ? ", or the like" : "")
      var notes = [
        (
          line: table.number(first.index),
          message: "before each line stands \(words), which is taken off"
        )
      ]
      let own = first.index...(places.last?.index ?? first.index)
      for index in lines where !own.contains(index) {
        let head = table.withLine(index, \.head)
        notes.append((table.number(index), "outside the dump, set aside: \(head)"))
        trial.clear(index)
      }
      table = trial
      return notes
    }
    return []
  }

  /// Whether a text fits better without the prefixes: more lines fit a format, or lines that fit
  /// none are an outline.
  private static func isBetter(
    _ trial: LineTable, _ table: LineTable, _ places: [Int]
  ) throws(ImportError) -> Bool {
    let columns = Set(places.prefix(500).map { trial.withLine($0) { OutlineRow($0).column } })
    let (before, after) = (try table.score(), try trial.score())
    if let after { return after >= before ?? 0 && (columns.count > 1 || after > before ?? 0) }
    guard before == nil, columns.count > 1 else { return false }
    return try trial.holdsOutline()
  }

  /// Whether the numbers at the start of lines are consecutive line numbers.
  private static func count(up places: [Int], _ table: LineTable) -> Bool {
    let numbers = places.map { index in
      table.withLine(index) { line in
        let start = line.skipBlanks()
        return Int(line.slice(start, line.end(from: start) { $0.isDigit }).string) ?? 0
      }
    }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 &+ 1 }
  }

  /// The possible prefixes, the most likely first, with a 9 for each number.
  private static func shapes(of table: LineTable, _ sample: [Int]) -> [[UInt8]] {
    var found: [[UInt8]: Int] = [:]
    for index in sample {
      for shape in Set(table.withLine(index, shapes)) { found[shape, default: 0] += 1 }
    }
    // Those that most lines have, the longest first.
    return found.filter { $0.value >= 3 && $0.value * 5 >= sample.count * 3 }
      .sorted {
        ($1.value, $1.key.count, $0.key.lexicographic)
          < ($0.value, $0.key.count, $1.key.lexicographic)
      }.prefix(4).map(\.key)
  }

  /// The possible prefixes of one line.
  private static func shapes(of line: Bytes) -> [[UInt8]] {
    var (shapes, shape, index) = ([[UInt8]](), [UInt8](), line.skipBlanks())
    let isFurtherIn = index > 0
    guard line[index].isLetter || line[index].isDigit || line[index] == UInt8(ascii: "[") else {
      return []
    }
    while index < min(line.count, length) {
      let byte = line[index]
      if byte.isDigit {
        index = line.end(from: index) { $0.isDigit }
        shape.append(0x39)
        // grep's `12:`, and a line number after blanks.
        let isNumber = shape.count == 1
        if isNumber, line[index].isBlank || "|:".utf8.contains(line[index]) { shapes.append(shape) }
        if ":-".utf8.contains(line[index]), !line[index + 1].isDigit {
          shapes.append(shape + [UInt8(ascii: ":")])
        }
        if isFurtherIn { break }
        continue
      }
      if isFurtherIn { break }
      // The number of blanks before a bar depends on the width of the number.
      if byte.isBlank, shape.last == 0x20 {
        index += 1
        continue
      }
      shape.append(byte.isBlank ? 0x20 : byte)
      index += 1
      guard line[index].isBlank else { continue }
      let isLevel = levels.contains(String(decoding: shape, as: UTF8.self))
      if isLevel || "]:|".utf8.contains(byte) { shapes.append(shape) }
    }
    return shapes
  }

  /// Log levels.
  private static let levels: Set<String> = [
    "V", "D", "I", "W", "E", "F", "VERBOSE", "DEBUG", "INFO", "WARN", "WARNING", "ERROR", "TRACE",
    "NOTICE", "LOG", "FATAL", "debug", "info", "warn", "warning", "error", "trace", "log",
  ]

  /// The end of a prefix at the start of a line; nil if it does not match.
  private static func end(of shape: [UInt8], in line: Bytes) -> Int? {
    var index = line.skipBlanks()
    guard index == 0 || shape.first == 0x39 else { return nil }
    for byte in shape {
      if byte == 0x39 {
        guard line[index].isDigit else { return nil }
        index = line.end(from: index) { $0.isDigit }
      } else if byte == 0x20 {
        guard line[index].isBlank else { return nil }
        index = line.skipBlanks(from: index)
      } else {
        // grep writes `13-` instead of `12:` for context lines.
        let isNear = byte == UInt8(ascii: ":") && line[index] == UInt8(ascii: "-")
        guard line[index] == byte || isNear && index > 0 && line[index - 1].isDigit else {
          return nil
        }
        index += 1
      }
    }
    return index
  }
}

extension [UInt8] {
  /// The bytes as sortable text.
  fileprivate var lexicographic: String { String(decoding: self, as: UTF8.self) }
}
