/// The tags that web pages, Jira and forums have around code, in a line of their own or right beside it.
enum CodeTag {
  private static let names: [StaticString] = ["pre", "code", "noformat", "xmp"]

  /// Where the tags end that a line begins with; 0 where it begins with none.
  static func openingEnd(in line: Bytes) -> Int {
    var (index, end) = (line.skipBlanks(), 0)
    while let close = closeOfTag(in: line, at: index, isEnd: false) {
      (index, end) = (close + 1, close + 1)
    }
    return end
  }

  /// Where the tags begin that a line ends with; nil where it ends with none.
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

  /// Where the bracket stands that ends a tag of code; nil where none begins at a place.
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
