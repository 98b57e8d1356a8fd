/// The text of a script as bytes, with its lines.
///
/// Lines end in LF, CR LF or CR; a byte order mark at the start belongs to no line.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// Where each line starts; never empty.
  private let lineStarts: [Int]

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
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Where the text itself begins, after a byte order mark.
  package var start: Int { lineStarts[0] }

  package var lineCount: Int { lineStarts.count }

  /// The line, from 1, that a byte stands on.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of a byte.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset, start), bytes.count)
    return SourcePosition(line: line, column: characters(from: start, to: end) + 1)
  }

  package func text(of range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  private func characters(from start: Int, to end: Int) -> Int {
    let piece = bytes[start..<end]
    return piece.allSatisfy { $0 < 0x80 && $0 != .carriageReturn }
      ? piece.count : String(decoding: piece, as: UTF8.self).count
  }
}

extension SourceText {
  func offset(afterNewlineAt offset: Int) -> Int {
    let isPair = bytes[offset] == .carriageReturn && offset + 1 < bytes.count
    return offset + (isPair && bytes[offset + 1] == .lineFeed ? 2 : 1)
  }

  /// How many bytes the character has that starts here.
  func characterLength(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count) - offset
  }
}
