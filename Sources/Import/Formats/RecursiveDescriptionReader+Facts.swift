import Geometry

/// The attributes of a view in UIKit's form.
extension RecursiveDescriptionReader {
  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    if detail[0] == UInt8(ascii: "'"), let end = detail.find("' ", from: 1) {
      facts.controller = detail.slice(1, end).string
    }
    if let mark = detail.find("XX ("), mark < detail.find("<") ?? 0 { facts.add("marker", "XX") }
    guard let open = detail.first(UInt8(ascii: "<")) else { return facts }
    var index = detail.first(UInt8(ascii: ";"), from: open) ?? detail.count
    while index < detail.count {
      let start = detail.skipBlanks(from: index + 1)
      guard let equals = detail.find(" = ", from: start),
        detail.slice(start, equals).allNameParts
      else {
        let end = detail.find("; ", from: start) ?? detail.count
        facts.setScroll(detail.slice(start, end))
        index = end
        continue
      }
      let end = valueEnd(in: detail, from: equals + 3)
      facts.set(detail.slice(start, equals).string, to: detail.slice(equals + 3, end))
      index = end
    }
    return facts
  }

  /// Where a value ends: before the `;` that the next name follows, or before the last bracket.
  private static func valueEnd(in detail: Bytes, from start: Int) -> Int {
    var index = start
    var depth = 0
    let isText = detail[start] == UInt8(ascii: "'")
    while index < detail.count {
      let byte = detail[index]
      if isText {
        if byte == UInt8(ascii: "'"), index > start, beginsNext(in: detail, at: index + 1) {
          return index + 1
        }
      } else if "<({[".utf8.contains(byte) {
        depth += 1
      } else if ">)}]".utf8.contains(byte) {
        if depth == 0 { return index }
        depth -= 1
      } else if byte == UInt8(ascii: ";"), depth == 0 {
        return index
      }
      index += 1
    }
    return detail.count
  }

  /// Whether another attribute, or the end, comes at a place.
  private static func beginsNext(in detail: Bytes, at index: Int) -> Bool {
    if detail[index] == UInt8(ascii: ">") { return true }
    guard detail.has("; ", at: index) else { return false }
    let end = detail.end(from: index + 2) { $0.isNamePart }
    return detail.has(" = ", at: end) && end > index + 2
  }
}

extension Bytes {
  fileprivate var allNameParts: Bool { count > 0 && end(from: 0) { $0.isNamePart } == count }
}

extension DumpFacts {
  fileprivate mutating func set(_ name: String, to value: Bytes) {
    switch name {
    case "frame" where value.ends(with: ")"): frame = CGRect(numbersIn: value.string)
    case "text": self.name = value.slice(1, value.count - 1).string
    case "hidden":
      isHidden = value.has("YES")
    case "alpha":
      if let number = Double(value.string), number.isFinite { alpha = number }
    default: add(name, value.string)
    }
  }

  /// `contentOffset: {0, 0}`, which comes last and with a colon.
  fileprivate mutating func setScroll(_ text: Bytes) {
    guard let colon = text.find(": ") else { return }
    let end = text.first(UInt8(ascii: "}"), from: colon).map { $0 + 1 } ?? text.count
    add(text.slice(0, colon).string, text.slice(colon + 2, end).string)
  }
}
