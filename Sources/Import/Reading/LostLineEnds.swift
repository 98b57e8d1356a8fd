/// Restores the line ends of a dump pasted as one line, for example from a form field.
enum LostLineEnds {
  /// Splits the lines that contain several nodes, and returns their numbers.
  static func restore(_ table: inout LineTable) -> [Int] {
    var splits: [(index: Int, places: [Int])] = []
    for index in 0..<table.count where table.width(index) > 60 {
      var places = table.withLine(index) { items(in: $0) }
      if places.isEmpty {
        places = table.withLine(index) { starts(in: $0) }
        // A text with many lines has its line ends.
        if places.isEmpty, table.count <= 100 {
          places = table.withLine(index) { formStarts(in: $0) }
        }
      } else {
        // The brackets of an array.
        let (start, end) = table.withLine(index) { ($0.skipBlanks() + 1, $0.lastEnd - 1) }
        table.narrow(index, from: start, to: end)
        places = places.map { $0 - start }
      }
      if !places.isEmpty { splits.append((index, places)) }
    }
    let numbers = splits.map { table.number($0.index) }
    table.split(splits)
    return numbers
  }

  /// Removes and returns what custom code prints before the first node on its line, as in `views:
  /// <UIWindow: 0x1; frame = …`.
  static func takeOffWords(_ table: inout LineTable) -> [(line: Int, head: String)] {
    var heads: [(line: Int, head: String)] = []
    for index in 0..<table.count where table.width(index) > 20 {
      guard let place = table.withLine(index, wordsEnd) else { continue }
      heads.append((table.number(index), table.withLine(index) { $0.slice(0, place).head }))
      table.narrow(index, from: place)
    }
    return heads
  }

  /// The start of a UIKit dump after a command on the same line; nil if there is none.
  static func dumpStart(in line: Bytes) -> Int? {
    guard line.count > 60, let open = line.first(UInt8(ascii: "<")), open > 0 else { return nil }
    return beginsDump(line, at: open) ? open : nil
  }

  /// Whether a view with a frame, or a controller with a state, starts at a bracket.
  private static func beginsDump(_ line: Bytes, at open: Int) -> Bool {
    isNode(line, at: open) && line.find("; frame = (", from: open) != nil
      || saysState(line, at: open)
  }

  /// The end of the words before a node; nil if there are none.
  private static func wordsEnd(in line: Bytes) -> Int? {
    guard let open = line.first(UInt8(ascii: "<")) else { return nil }
    let start = line.skipBlanks()
    guard start < open, Markers(line).end != open, line[start].isLetter,
      line.slice(0, open).first(UInt8(ascii: "|")) == nil,
      ":=> ".utf8.contains(line.slice(0, open).trimmed.last), line[open - 1] == 0x20
    else { return nil }
    return beginsDump(line, at: open) ? open : nil
  }

  /// The starts of the items after the first one in an array that Swift printed on one line, as in
  /// `[<UIView: 0x1; frame = …>, <UIView: 0x2; frame = …>]`.
  private static func items(in line: Bytes) -> [Int] {
    let start = line.skipBlanks()
    guard line.has("[<", at: start), line.trimmed.ends(with: ">]"), isNode(line, at: start + 1),
      line.find("; frame = (", from: start) != nil
    else { return [] }
    var (places, index) = ([Int](), start)
    while let comma = line.find(">, <", from: index) {
      index = comma + 3
      if isNode(line, at: index) { places.append(index) }
    }
    return places
  }

  /// The starts of the nodes after the first one, including the marks before them.
  ///
  /// A node ends with a bracket, or like a state or a view, and the next one has marks before it or
  /// a state.
  private static func starts(in line: Bytes) -> [Int] {
    guard let first = line.first(UInt8(ascii: "<")) else { return [] }
    let state = line.find(">, state: ")
    let hasMarks =
      line.first(UInt8(ascii: "|"), from: first) != nil || line.find("+ <", from: first) != nil
    guard hasMarks || state.flatMap({ line.find(">, state: ", from: $0 + 1) }) != nil else {
      return []
    }
    var (places, index) = ([Int](), first)
    while let open = line.first(UInt8(ascii: "<"), from: index + 1) {
      index = open
      guard line[open + 1].isLetter || line[open + 1] == UInt8(ascii: "_") else { continue }
      var start = open
      var marks = 0
      while start > 0 {
        let byte = line[start - 1]
        if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "+") {
          marks += 1
        } else if byte != 0x20 {
          break
        }
        start -= 1
      }
      guard start > 0, start < open, ends(line, before: start) else { continue }
      if marks > 0 && isNode(line, at: open) || saysState(line, at: open) { places.append(start) }
    }
    return places
  }

  /// Whether a node can end here.
  private static func ends(_ line: Bytes, before place: Int) -> Bool {
    let head = line.slice(0, place)
    return head.ends(with: ">") || head.ends(with: "not in the window")
      || head.ends(with: "(view not loaded)") || head.ends(with: "(null)")
  }

  /// Whether an object with its address starts at a bracket.
  private static func isNode(_ line: Bytes, at open: Int) -> Bool {
    let end = line.end(from: open + 1) {
      $0 != 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ";")
    }
    return line.has(": 0x", at: end) || line.has(" 0x", at: end) || saysState(line, at: open)
  }

  /// Whether the object at a bracket is a controller with a state.
  private static func saysState(_ line: Bytes, at open: Int) -> Bool {
    guard let state = line.slice(open, open + 600).find(">, state: ") else { return false }
    return line.slice(open + 1, open + state).find(" view: ") == nil
      && line.slice(open + 1, open + state).find(">, ") == nil
  }
}
