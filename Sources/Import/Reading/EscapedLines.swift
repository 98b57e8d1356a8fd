/// A dump in a quoted string with `\n` among other lines, as printed by cycript, frida and test
/// runners.
///
/// A terminal may have broken the string at its width: since its own line ends are escaped, any
/// other one in it is such a break.
struct EscapedLines {
  /// The text with the string unescaped and unquoted.
  private(set) var text: [UInt8] = []
  /// The line where the first string starts.
  private(set) var line = 0

  init?(_ bytes: Bytes) {
    guard bytes.find("\\n") != nil else { return nil }
    let head = bytes.end(from: 0) { $0 <= 0x20 && $0 > 0 }
    let next = bytes.end(from: head + 1) { $0 <= 0x20 && $0 > 0 }
    let isList = bytes[head] == UInt8(ascii: "[") && "\"{[]".utf8.contains(bytes[next])
    guard bytes[head] != UInt8(ascii: "{"), !isList else { return nil }
    var lines: [Bytes] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.first(0x0A, from: start) ?? bytes.count
      let last = end > start && bytes[end - 1] == 0x0D ? end - 1 : end
      lines.append(bytes.slice(start, last))
      start = end + 1
    }
    var index = 0
    // The number of lines to search for the end of a string, so that malformed input stays fast.
    var budget = 4 * lines.count + 10_000
    while index < lines.count {
      if let (string, count) = Self.string(in: lines, at: index, &budget) {
        if line == 0 { line = index + 1 }
        text += string
        index += count
      } else {
        lines[index].append(to: &text)
        index += 1
      }
      text.append(0x0A)
    }
    guard line > 0 else { return nil }
  }

  /// The unescaped string that starts on a line, and its number of lines.
  private static func string(
    in lines: [Bytes], at index: Int, _ budget: inout Int
  ) -> ([UInt8], count: Int)? {
    let first = lines[index]
    let answer = Prompt.answerEnd(in: first)
    var open = first.skipBlanks(from: answer)
    if first[open] == UInt8(ascii: "@") { open += 1 }
    // Three are a fence.
    guard !first.has("```", at: open) else { return nil }
    let quote = first[open]
    let isAnswer = answer > 0 && first[answer - 1] == UInt8(ascii: "\"")
    guard
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") || quote == UInt8(ascii: "`")
        || isAnswer
    else {
      // Without quotation marks, only tree marks identify it.
      guard hasTreeMarks(first) else { return nil }
      return (Escapes.unescaped(first), 1)
    }
    let start = isAnswer ? answer : open + 1
    let mark = isAnswer ? UInt8(ascii: "\"") : quote
    var joined: [UInt8] = []
    var (place, rows) = (index, 0)
    while place < lines.count, place < index + 10_000, budget > 0 {
      budget -= 1
      let line = place == index ? lines[place].slice(start) : lines[place]
      if place > index, line.isBlank { return nil }
      if place > index, line.beginsNode { rows += 1 }
      let end = stringEnd(in: line, mark, isBroken: joined.last == UInt8(ascii: "\\"))
      line.slice(0, end).append(to: &joined)
      if end != nil { break }
      place += 1
    }
    guard place < lines.count, place < index + 10_000, budget > 0 else { return nil }
    let count = place - index + 1
    // `"name": "…"` is JSON, and a string with raw newlines does not escape them.
    return joined.withUnsafeBufferPointer { buffer -> ([UInt8], count: Int)? in
      let string = Bytes(buffer)
      guard string.find("\\n") != nil, hasTreeMarks(string), rows * 4 <= count else { return nil }
      return (Escapes.unescaped(string), count)
    }
  }

  /// The closing quotation mark of a string, followed only by commas and brackets.
  private static func stringEnd(in line: Bytes, _ mark: UInt8, isBroken: Bool) -> Int? {
    var index = isBroken ? 1 : 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        index += 2
      } else if line[index] == mark {
        let rest = line.slice(index + 1)
        if rest.end(from: 0, while: { ",;)]} ".utf8.contains($0) }) == rest.count { return index }
        index += 1
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Whether tree marks follow an escaped newline.
  private static func hasTreeMarks(_ line: Bytes) -> Bool {
    var index = 0
    while let next = line.find("\\n", from: index) {
      index = next + 2
      if line[index] == UInt8(ascii: "<") && line[index + 1].isNamePart
        || line.has("   | ", at: index)
        || line.has("   + ", at: index) || line.has("  ", at: index)
        || line.slice(index).beginsWithBranch || line.has("|", at: index)
        || line.has(" →", at: index) || line.has("\\t", at: index)
      {
        return true
      }
    }
    return false
  }
}

extension Bytes {
  /// Whether it starts with marks and an object with its address.
  fileprivate var beginsNode: Bool {
    let start = Markers(self).end
    guard self[start] == UInt8(ascii: "<") else { return false }
    let end = end(from: start + 1) { $0.isNamePart }
    return end > start + 1 && (has(": 0x", at: end) || has(" 0x", at: end))
  }
}
