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

  /// Whether a line is of a page, in which these tags are elements.
  static func isMarkup(_ line: Bytes) -> Bool { line.trimmed.beginsTag }

  /// Where the bracket stands that ends a tag of code; nil where none begins at a place.
  private static func closeOfTag(in line: Bytes, at start: Int, isEnd: Bool) -> Int? {
    let brackets: [(UInt8, UInt8)] = [(0x3C, 0x3E), (0x7B, 0x7D), (0x5B, 0x5D)]
    guard let (open, close) = brackets.first(where: { $0.0 == line[start] }) else { return nil }
    var name = start + 1
    if isEnd {
      guard line[name] == UInt8(ascii: "/") else { return nil }
      name += 1
    }
    for known in names where line.has(known, at: name) {
      let end = name + known.utf8CodeUnitCount
      if line[end] == close { return end }
      // `<pre class="x">`, `{code:java}`, `[code=swift]`.
      let divider: UInt8 = open == 0x3C ? 0x20 : open == 0x7B ? 0x3A : 0x3D
      if !isEnd, line[end] == divider { return line.slice(0, end + 200).first(close, from: end) }
    }
    return nil
  }
}
