/// Code tags of web pages, Jira and forums, on separate lines or next to the text.
enum CodeTag {
  private static let names: [StaticString] = ["pre", "code", "noformat", "xmp"]

  /// The end of the tags at the start of a line; 0 if there are none.
  static func openingEnd(in line: Bytes) -> Int {
    var (index, end) = (line.skipBlanks(), 0)
    while let close = closeOfTag(in: line, at: index, isEnd: false) {
      (index, end) = (close + 1, close + 1)
    }
    return end
  }

  /// The start of the tags at the end of a line; nil if there are none.
  static func closingStart(in line: Bytes) -> Int? {
    var (end, start) = (line.lastEnd, Int?.none)
    while end > 0, ">}]".utf8.contains(line[end - 1]) {
      var open = end - 1
      while open > 0, !"<{[".utf8.contains(line[open]) { open -= 1 }
      let hasBraces = line[open] == UInt8(ascii: "{")
      guard closeOfTag(in: line, at: open, isEnd: !hasBraces) == end - 1 else { break }
      (end, start) = (line.slice(0, open).lastEnd, open)
    }
    return start
  }

  /// The closing bracket of a code tag that starts here; nil if there is none.
  private static func closeOfTag(in line: Bytes, at start: Int, isEnd: Bool) -> Int? {
    // `<pre class="x">`, `{code:java}`, `[code=swift]`.
    let kinds: [(open: Unicode.Scalar, close: Unicode.Scalar, divider: Unicode.Scalar)] = [
      ("<", ">", " "), ("{", "}", ":"), ("[", "]", "="),
    ]
    guard let kind = kinds.first(where: { UInt8(ascii: $0.open) == line[start] }) else {
      return nil
    }
    let close = UInt8(ascii: kind.close)
    var name = start + 1
    if isEnd {
      guard line[name] == UInt8(ascii: "/") else { return nil }
      name += 1
    }
    for known in names where line.has(known, at: name) {
      let end = name + known.utf8CodeUnitCount
      if line[end] == close { return end }
      if !isEnd, line[end] == UInt8(ascii: kind.divider) {
        return line.slice(0, end + 200).first(close, from: end)
      }
    }
    return nil
  }
}
