/// The text of a script as UTF-8 bytes, with line information.
///
/// Lines end in LF, CR LF or CR; a byte order mark at the start belongs to no line.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// The start of each line; never empty.
  private let lineStarts: [Int]
  /// Offsets within long lines, in order, with their columns; columns are counted from the nearest
  /// one.
  private let marks: (offsets: [Int], columns: [Int])

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lineStarts = [start]
    for (offset, byte) in bytes.enumerated() {
      let isReturnBeforeFeed =
        byte == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
      if byte == .lineFeed || (byte == .carriageReturn && !isReturnBeforeFeed) {
        lineStarts.append(offset + 1)
      }
    }
    self.lineStarts = lineStarts
    marks = Self.marks(in: bytes, lineStarts)
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The start of the text, after a byte order mark.
  package var start: Int { lineStarts[0] }

  package var lineCount: Int { lineStarts.count }

  /// The line of a byte, from 1.
  package func line(of offset: Int) -> Int {
    max(1, Self.count(of: lineStarts, upTo: offset))
  }

  /// The number of sorted offsets that are not after another one.
  private static func count(of offsets: [Int], upTo offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line and column of a byte.
  ///
  /// - Complexity: O(log n) in the number of lines, independent of the length of the line.
  package func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset, start), bytes.count)
    let mark = Self.count(of: marks.offsets, upTo: end) - 1
    guard mark >= 0, marks.offsets[mark] >= start else {
      return SourcePosition(line: line, column: Self.characters(of: bytes[start..<end]) + 1)
    }
    let count = Self.characters(of: bytes[marks.offsets[mark]..<end])
    return SourcePosition(line: line, column: marks.columns[mark] + count)
  }

  /// A line, from 1, without its end; empty if there is no such line.
  package func range(ofLine line: Int) -> SourceRange {
    guard (1...lineStarts.count).contains(line) else {
      return SourceRange(bytes.count, bytes.count)
    }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1].isNewline { end -= 1 }
    return SourceRange(start, end)
  }

  package func text(of range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Marks about every thousand bytes, between two ASCII characters and so at the start of a
  /// character.
  private static func marks(
    in bytes: [UInt8], _ lineStarts: [Int]
  ) -> (offsets: [Int], columns: [Int]) {
    var marks: (offsets: [Int], columns: [Int]) = ([], [])
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      var (latest, column) = (start, 1)
      while end - latest > 1024 {
        let places = latest + 1024..<end
        guard
          let place = places.first(where: {
            bytes[$0 - 1] < 0x80 && (0x20..<0x7F).contains(bytes[$0])
          })
        else { break }
        column += characters(of: bytes[latest..<place])
        marks.offsets.append(place)
        marks.columns.append(column)
        latest = place
      }
    }
    return marks
  }

  private static func characters(of piece: ArraySlice<UInt8>) -> Int {
    piece.allSatisfy { $0 < 0x80 && $0 != .carriageReturn }
      ? piece.count : String(decoding: piece, as: UTF8.self).count
  }
}

extension SourceText {
  func offset(afterNewlineAt offset: Int) -> Int {
    let isPair = bytes[offset] == .carriageReturn && offset + 1 < bytes.count
    return offset + (isPair && bytes[offset + 1] == .lineFeed ? 2 : 1)
  }

  /// The number of bytes of the character at an offset.
  func characterLength(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count) - offset
  }
}
