import Glibc

/// A range of bytes that can be read beyond its end, where it returns zeros.
///
/// Readers can look ahead without bounds checks. A dump contains no zeros (`Decoding` refuses
/// them), so a zero always means the end. Only valid inside the closure that receives it.
struct Bytes {
  private let base: UnsafePointer<UInt8>?
  let count: Int
  /// Its start in the text it was cut from.
  let offset: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>, offset: Int = 0) {
    (base, count, self.offset) = (buffer.baseAddress, buffer.count, offset)
  }

  private init(base: UnsafePointer<UInt8>?, count: Int, offset: Int) {
    (self.base, self.count, self.offset) = (base, count, offset)
  }

  var isEmpty: Bool { count == 0 }
  var range: TextRange { TextRange(start: offset, count: count) }
  var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  @inline(__always) subscript(index: Int) -> UInt8 {
    guard let base, index >= 0, index < count else { return 0 }
    return base[index]
  }

  /// The part from `start` up to, not including, `end`, both clamped.
  func slice(_ start: Int, _ end: Int? = nil) -> Bytes {
    let from = min(max(start, 0), count)
    let to = min(max(end ?? count, from), count)
    return Bytes(base: base.map { $0 + from }, count: to - from, offset: offset + from)
  }
}

/// Searching.
extension Bytes {
  /// Whether `word` is at `index`.
  @inline(__always) func has(_ word: StaticString, at index: Int = 0) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count, let base else { return false }
    let start = word.utf8Start
    for place in 0..<length where base[index + place] != start[place] { return false }
    return true
  }

  /// Whether it equals `word`.
  func isExactly(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && has(word) }

  func ends(with word: StaticString) -> Bool { has(word, at: count - word.utf8CodeUnitCount) }

  /// The position of the first `byte` from `start` on.
  @inline(__always) func first(_ byte: UInt8, from start: Int = 0) -> Int? {
    guard let base, start >= 0, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
  }

  /// The position of the first `word` from `start` on.
  func find(_ word: StaticString, from start: Int = 0) -> Int? {
    let head = word.utf8Start[0]
    var index = start
    while let place = first(head, from: index) {
      if has(word, at: place) { return place }
      index = place + 1
    }
    return nil
  }

  /// The position of the last `word`.
  func findLast(_ word: StaticString) -> Int? {
    var index = count - word.utf8CodeUnitCount
    while index >= 0 {
      if has(word, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Eight bytes as an integer, the first one lowest; 0 if fewer are left.
  @inline(__always) func word(at index: Int) -> UInt64 {
    guard let base, index >= 0, index + 8 <= count else { return 0 }
    return UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    var all: UInt8 = 0
    for byte in UnsafeBufferPointer(start: base, count: count) { all |= byte }
    return all < 0x80
  }

  /// The position of the first byte from `start` on for which `isPart` returns false.
  @inline(__always) func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    guard let base, start >= 0 else { return start }
    var index = start
    while index < count, isPart(base[index]) { index += 1 }
    return index
  }

  /// The position of the first nonblank byte from `start` on.
  @inline(__always) func skipBlanks(from start: Int = 0) -> Int {
    end(from: start) { $0 == 0x20 || $0 == 0x09 }
  }

  /// Appends the bytes to others.
  func append(to others: inout [UInt8]) {
    others.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  /// Whether it stands for omitted lines: dots, or a word in brackets.
  var isCutMark: Bool {
    let marks: [StaticString] = [
      "…", "- ...", "[...]", "[…]", "[snip]", "[truncated]", "[TRUNCATED]",
    ]
    return has("...") && end(from: 0) { $0 == UInt8(ascii: ".") } == count
      || marks.contains { isExactly($0) }
  }

  /// Without leading and trailing blanks.
  var trimmed: Bytes { slice(skipBlanks(), lastEnd) }

  /// The position after the last nonblank byte.
  @inline(__always) var lastEnd: Int {
    var last = count
    while last > 0, self[last - 1].isBlank { last -= 1 }
    return last
  }

  var isBlank: Bool { skipBlanks() == count }
  /// The last byte, or 0 if there is none.
  var last: UInt8 { self[count - 1] }

  /// The column of a position: tabs stop at multiples of eight, a character is one column.
  func column(at end: Int) -> Int {
    var column = 0
    for index in 0..<min(end, count) {
      if self[index] == 0x09 {
        column = (column / 8 + 1) * 8
      } else if self[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return column
  }

  /// The column of the first nonblank byte.
  var indentation: Int { column(at: skipBlanks()) }

  /// The end of a hexadecimal number with "0x" at `start`, or nil if there is none.
  func hexEnd(from start: Int) -> Int? {
    guard has("0x", at: start) else { return nil }
    let end = end(from: start + 2) { $0.isHexDigit }
    return end > start + 2 ? end : nil
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexDigit: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self >= 0x80 }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  /// Whether it can be part of a class name: letters, digits, `_`, `.` and `$`.
  var isNamePart: Bool { self >= 0x80 || isOne(0x03FF_4010_0000_0000, 0x07FF_FFFE_87FF_FFFE) }
  /// Whether it is a bracket: one of `()[]{}<>`.
  var isBracket: Bool { isOne(0x5000_0300_0000_0000, 0x2800_0000_2800_0000) }

  /// Whether its bit is set: in `low` for bytes up to `?`, in `high` for the rest of ASCII.
  @inline(__always) private func isOne(_ low: UInt64, _ high: UInt64) -> Bool {
    self < 0x80 && (self < 0x40 ? low : high) &>> UInt64(self & 0x3F) & 1 == 1
  }
}
