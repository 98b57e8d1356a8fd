import Geometry

/// The attributes of a view in UIKit's format.
extension RecursiveDescriptionReader {
  static func facts(_ detail: Bytes) -> DumpFacts { facts(detail, withOthers: true) }

  static func mainFacts(_ detail: Bytes) -> DumpFacts { facts(detail, withOthers: false) }

  private static func facts(_ detail: Bytes, withOthers: Bool) -> DumpFacts {
    var facts = DumpFacts()
    if detail[0] == UInt8(ascii: "'"), let end = detail.find("' ", from: 1) {
      facts.controller = detail.slice(1, end).string
    }
    if withOthers, let mark = detail.find("XX ("), mark < detail.find("<") ?? 0 {
      facts.add("marker", "XX")
    }
    guard let open = detail.first(UInt8(ascii: "<")) else { return facts }
    if withOthers, let close = detail.findLast("> "), detail[close + 2].isLetter {
      facts.add("behind", detail.slice(close + 2).string)
    }
    var index = detail.first(UInt8(ascii: ";"), from: open) ?? detail.count
    while index < detail.count {
      let start = detail.skipBlanks(from: index + 1)
      let equals = detail.end(from: start) { $0.isNamePart }
      guard equals > start, let valueStart = valueStart(in: detail, behind: equals) else {
        var end = detail.find("; ", from: start) ?? detail.count
        let isText = detail.has("text: ", at: start)
        // Only a blank separates a React Native text from the frame.
        if isText, let frame = detail.slice(0, end).find(" frame = (", from: start) { end = frame }
        if isText, end == detail.count, detail.last == UInt8(ascii: ">") { end -= 1 }
        if withOthers || isText { facts.setScroll(detail.slice(start, end)) }
        index = end
        continue
      }
      let end = valueEnd(in: detail, from: valueStart)
      let (name, value) = (detail.slice(start, equals), detail.slice(valueStart, end))
      if !facts.set(name, to: value), withOthers { facts.add(name.string, value.string) }
      index = end
    }
    return facts
  }

  /// The end of a value: before the `;` that precedes the next name, or before the last bracket.
  private static func valueEnd(in detail: Bytes, from start: Int) -> Int {
    if detail[start] == UInt8(ascii: "'") { return textEnd(in: detail, from: start) }
    var index = start
    var depth = 0
    while true {
      index = detail.end(from: index) { !$0.isBracket && $0 != UInt8(ascii: ";") }
      switch detail[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        // A single bracket inside a value: another name follows in this node.
        let isInside =
          depth == 0 && detail[index] == UInt8(ascii: ">") && detail[index + 1] == 0x20
          && followsName(in: detail, from: index)
        if depth == 0, !isInside { return index }
        if depth > 0 { depth -= 1 }
      case UInt8(ascii: ";") where depth > 0: break
      default: return index
      }
      index += 1
    }
  }

  /// Whether `; name = ` follows in the same node.
  private static func followsName(in detail: Bytes, from index: Int) -> Bool {
    // Search nearby bytes only, so that long text stays fast.
    let near = detail.slice(0, min(index + 200, detail.count))
    guard let next = near.find("; ", from: index), let close = detail.findLast(">") else {
      return false
    }
    return next < close && beginsNext(in: detail, at: next)
  }

  /// The end of a quoted text, which may contain apostrophes.
  private static func textEnd(in detail: Bytes, from start: Int) -> Int {
    var index = start + 1
    while let quote = detail.first(UInt8(ascii: "'"), from: index) {
      if beginsNext(in: detail, at: quote + 1) { return quote + 1 }
      index = quote + 1
    }
    // A truncated text may end within the name of the next attribute.
    if let last = detail.findLast("'; "), last > start,
      detail.end(from: last + 3, while: { $0.isNamePart || $0 == 0x20 }) == detail.count
    {
      return last + 1
    }
    return detail.count
  }

  /// Whether another attribute, or the end, follows here.
  private static func beginsNext(in detail: Bytes, at index: Int) -> Bool {
    if detail[index] == UInt8(ascii: ">") { return true }
    guard detail[index] == UInt8(ascii: ";"), detail[index + 1].isBreak else { return false }
    let end = detail.end(from: index + 2) { $0.isNamePart }
    return end > index + 2 && valueStart(in: detail, behind: end) != nil
  }

  /// The start of a value after the attribute name and ` = `, which may have lost a blank where the
  /// line was broken.
  private static func valueStart(in detail: Bytes, behind name: Int) -> Int? {
    var index = name
    if detail[index].isBreak { index += 1 }
    guard detail[index] == UInt8(ascii: "=") else { return nil }
    let hasBlank = index > name || detail[index + 1].isBreak
    index += detail[index + 1].isBreak ? 2 : 1
    return hasBlank ? index : nil
  }
}

extension UInt8 {
  /// Whether it separates words: a blank, or a line break.
  fileprivate var isBreak: Bool { self == 0x20 || self == 0x0A }
}

extension DumpFacts {
  /// Sets a field for a fact; returns false if there is no field for it.
  fileprivate mutating func set(_ name: Bytes, to value: Bytes) -> Bool {
    switch name[0] {
    case UInt8(ascii: "f") where name.isExactly("frame") && value.ends(with: ")"):
      frame = CGRect(numbersIn: value)
      // An invalid or infinite value is kept as printed.
      if frame == nil { return false }
    case UInt8(ascii: "t") where name.isExactly("text"):
      guard !value.isExactly("(null)") else { return false }
      self.name = value.unquoted
    case UInt8(ascii: "h") where name.isExactly("hidden"):
      isHidden = value.has("YES")
    case UInt8(ascii: "a") where name.isExactly("alpha"):
      guard let number = Double(value.string), number.isFinite else { return false }
      alpha = number
    default: return false
    }
    return true
  }

  /// `contentOffset: {0, 0}`, which comes last and has a colon.
  fileprivate mutating func setScroll(_ text: Bytes) {
    guard let colon = text.find(": ") else { return }
    // React Native prints the text of its own views with a colon.
    if text.has("text: "), name == nil {
      name = text.slice(colon + 2).trimmed.string
      return
    }
    let end = text.first(UInt8(ascii: "}"), from: colon).map { $0 + 1 } ?? text.count
    add(text.slice(0, colon).string, text.slice(colon + 2, end).string)
  }
}

extension Bytes {
  /// Without its straight or curly apostrophes; a truncated text has only one.
  fileprivate var unquoted: String {
    let text = string
    guard let quote = text.first, "'‘".contains(quote) else { return text }
    let inner = text.dropFirst()
    return String("'’".contains(inner.last ?? " ") ? inner.dropLast() : inner)
  }
}
