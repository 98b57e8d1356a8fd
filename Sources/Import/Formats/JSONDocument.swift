/// JSON as a flat list of values, each with the index after its last descendant; parsed without
/// recursion at any depth.
struct JSONDocument {
  enum Kind: UInt8 {
    case object, array, string, number, word
  }

  struct Value {
    let kind: Kind
    /// Its key in the enclosing object; empty in an array.
    let key: TextRange
    /// Its text without quotation marks; for objects and arrays, including the brackets.
    var text = TextRange.none
    /// The index of the value after this one and its descendants.
    var next = 0
    let parent: Int32
  }

  private(set) var values: [Value] = []
  /// The positions of dots that stand for omitted text.
  private(set) var cuts: [Int] = []
  /// The errors, with their positions in the text.
  private(set) var problems: [(place: Int, message: String)] = []

  /// Parses a text; ignores everything after the first error.
  init(_ bytes: Bytes, depthLimit: Int) {
    var open: [Int] = []
    var index = 0
    var key = TextRange.none
    var wantsKey = false
    var isBehindValue = false
    loop: while true {
      index = bytes.end(from: index) { $0 <= 0x20 && $0 > 0 }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      // After a value in an object, only a comma or the closing bracket can follow.
      if isBehindValue, let last = open.last, values[last].kind == .object,
        !",}]".utf8.contains(byte)
      {
        problems.append((index, "a comma or a bracket is missing before this"))
        break
      }
      isBehindValue = byte != UInt8(ascii: ",")
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        isBehindValue = false
        guard open.count < depthLimit else {
          problems.append((index, "too deep"))
          isTooDeep = true
          break loop
        }
        add(
          byte == UInt8(ascii: "{") ? .object : .array, key: key,
          text: TextRange(start: bytes.offset + index, count: 1), below: open.last)
        open.append(values.count - 1)
        (key, wantsKey) = (.none, byte == UInt8(ascii: "{"))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let last = open.last,
          values[last].kind == (byte == UInt8(ascii: "}") ? .object : .array)
        else {
          problems.append((index, "a bracket is closed that was not opened"))
          break loop
        }
        open.removeLast()
        values[last].next = values.count
        index += 1
        (key, wantsKey) = (.none, false)
        end(last, at: bytes.offset + index)
      case UInt8(ascii: ","):
        wantsKey = open.last.map { values[$0].kind == .object } ?? false
        key = .none
        index += 1
      // JavaScript prints objects with unquoted names and strings in apostrophes.
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = Self.stringEnd(in: bytes, from: index + 1, quote: byte)
        guard end < bytes.count else {
          problems.append((index, "a string does not end; the text is cut off"))
          break loop
        }
        let text = bytes.slice(index + 1, end).range
        index = end + 1
        if wantsKey {
          index = bytes.end(from: index) { $0 <= 0x20 && $0 > 0 }
          guard bytes[index] == UInt8(ascii: ":") else {
            problems.append((index, "a colon is missing behind a name"))
            break loop
          }
          (key, wantsKey, isBehindValue) = (text, false, false)
          index += 1
        } else {
          add(.string, key: key, text: text, below: open.last)
        }
      default:
        let end = bytes.end(from: index) {
          $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
            || $0 == UInt8(ascii: ".")
        }
        if end > index, wantsKey, bytes[end] == UInt8(ascii: ":"), !byte.isDigit {
          (key, wantsKey, isBehindValue) = (bytes.slice(index, end).range, false, false)
          index = end + 1
          continue
        }
        if bytes.slice(index, end).isCutMark {
          cuts.append(index)
          index = end
          continue
        }
        guard end > index, !wantsKey else {
          problems.append((index, "\(bytes.slice(index, index + 1).string) cannot stand here"))
          break loop
        }
        let isNumber = byte.isDigit || byte == UInt8(ascii: "-")
        add(
          isNumber ? .number : .word, key: key, text: bytes.slice(index, end).range,
          below: open.last)
        index = end
      }
      if open.isEmpty, !values.isEmpty, problems.isEmpty, bytes[index] == 0 { break }
    }
    if !open.isEmpty, problems.isEmpty {
      problems.append(
        (bytes.count - 1, "the text ends while \(open.count) brackets are open; it is cut off"))
    }
    for place in open {
      values[place].next = values.count
      end(place, at: bytes.offset + bytes.count)
    }
  }

  private mutating func end(_ place: Int, at end: Int) {
    let start = Int(values[place].text.start)
    values[place].text = TextRange(start: start, count: end - start)
  }

  private(set) var isTooDeep = false

  private mutating func add(
    _ kind: Kind, key: TextRange, text: TextRange = .none, below parent: Int?
  ) {
    values.append(
      Value(
        kind: kind, key: key, text: text, next: values.count + 1,
        parent: Int32(truncatingIfNeeded: parent ?? -1)))
  }

  private static func stringEnd(in bytes: Bytes, from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// The values in an object or array, by index.
  func parts(of place: Int) -> [Int] {
    var (parts, index) = ([Int](), place + 1)
    let end = min(values[place].next, values.count)
    while index < end {
      parts.append(index)
      index = max(values[index].next, index + 1)
    }
    return parts
  }
}
