import Glibc

/// A stretch of bytes that can be read anywhere: beyond its end stand zeros.
///
/// Readers look ahead without asking for the end, which no input can lead astray. A dump holds no
/// zeros (`Decoding` refuses them), so a zero always means the end. Only valid inside the closure
/// that lent the memory.
struct Bytes {
  private let base: UnsafePointer<UInt8>?
  let count: Int
  /// Where it begins in the text it was cut from.
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

  /// The part from `start` up to, not including, `end`; both are brought within the bytes.
  func slice(_ start: Int, _ end: Int? = nil) -> Bytes {
    let from = min(max(start, 0), count)
    let to = min(max(end ?? count, from), count)
    return Bytes(base: base.map { $0 + from }, count: to - from, offset: offset + from)
  }
}

/// Looking for something.
extension Bytes {
  /// Whether `word` stands at `index`.
  @inline(__always) func has(_ word: StaticString, at index: Int = 0) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count, let base else { return false }
    let start = word.utf8Start
    for place in 0..<length where base[index + place] != start[place] { return false }
    return true
  }

  /// Whether `word` is all there is.
  func isExactly(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && has(word) }

  func ends(with word: StaticString) -> Bool { has(word, at: count - word.utf8CodeUnitCount) }

  /// Where `byte` stands first from `start` on.
  @inline(__always) func first(_ byte: UInt8, from start: Int = 0) -> Int? {
    guard let base, start >= 0, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
  }

  /// Where `word` stands first from `start` on.
  func find(_ word: StaticString, from start: Int = 0) -> Int? {
    let head = word.utf8Start[0]
    var index = start
    while let place = first(head, from: index) {
      if has(word, at: place) { return place }
      index = place + 1
    }
    return nil
  }

  /// Where `word` stands last.
  func findLast(_ word: StaticString) -> Int? {
    var index = count - word.utf8CodeUnitCount
    while index >= 0 {
      if has(word, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Eight bytes as one number, the first one lowest; 0 where fewer are left.
  @inline(__always) func word(at index: Int) -> UInt64 {
    guard let base, index >= 0, index + 8 <= count else { return 0 }
    return UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether nothing is beyond ASCII.
  var isASCII: Bool {
    var all: UInt8 = 0
    for byte in UnsafeBufferPointer(start: base, count: count) { all |= byte }
    return all < 0x80
  }

  /// The place of the first byte from `start` on that `isPart` refuses.
  @inline(__always) func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    guard let base, start >= 0 else { return start }
    var index = start
    while index < count, isPart(base[index]) { index += 1 }
    return index
  }

  /// The place of the first byte from `start` on that is no blank.
  @inline(__always) func skipBlanks(from start: Int = 0) -> Int {
    end(from: start) { $0 == 0x20 || $0 == 0x09 }
  }

  /// Puts the bytes behind others.
  func append(to others: inout [UInt8]) {
    others.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  /// Whether it stands for lines that were cut out: dots, or a word in brackets.
  var isCutMark: Bool {
    let marks: [StaticString] = [
      "…", "- ...", "[...]", "[…]", "[snip]", "[truncated]", "[TRUNCATED]",
    ]
    return has("...") && end(from: 0) { $0 == UInt8(ascii: ".") } == count
      || marks.contains { isExactly($0) }
  }

  /// The same without blanks at either end.
  var trimmed: Bytes { slice(skipBlanks(), lastEnd) }

  /// The place behind the last byte that is no blank.
  @inline(__always) var lastEnd: Int {
    var last = count
    while last > 0, self[last - 1].isBlank { last -= 1 }
    return last
  }

  var isBlank: Bool { skipBlanks() == count }
  /// The last byte, 0 where there is none.
  var last: UInt8 { self[count - 1] }

  /// The column of a place: a tab leads to the next multiple of eight, a character is one.
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

  /// The column of the first byte that is no blank.
  var indentation: Int { column(at: skipBlanks()) }

  /// Where a hexadecimal number with its "0x" ends, or nil when none is at `start`.
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
  /// Whether it can be in the name of a class: letters, digits, `_`, `.` and `$`.
  var isNamePart: Bool { self >= 0x80 || isOne(0x03FF_4010_0000_0000, 0x07FF_FFFE_87FF_FFFE) }
  /// Whether it opens or closes something: one of `()[]{}<>`.
  var isBracket: Bool { isOne(0x5000_0300_0000_0000, 0x2800_0000_2800_0000) }

  /// Whether its bit is set: in `low` up to `?`, in `high` up to the end of ASCII.
  @inline(__always) private func isOne(_ low: UInt64, _ high: UInt64) -> Bool {
    self < 0x80 && (self < 0x40 ? low : high) &>> UInt64(self & 0x3F) & 1 == 1
  }
}
