/// Finds where nodes begin within a line of XCUITest, AppKit, Espresso, Compose, pywinauto and
/// autolayout traces.
extension LostLineEnds {
  /// The greatest distance in bytes between related parts of a line.
  private static let near = 200

  /// The start of each node after the first, including the blanks and marks before it; empty if the
  /// line has one node or another format.
  static func formStarts(in line: Bytes) -> [Int] {
    let first = line.skipBlanks()
    if line.find("{id=") != nil, line.find(">") != nil, line.find("visibility=") != nil {
      return places(in: line, from: first, of: "+", marks: "|") { isEspresso(line, at: $0) }
    }
    if line.find("Node #") != nil, line.find(" at (l=") != nil {
      // When several trees are printed, the first node has a number prefix.
      let number = line.end(from: first) { $0.isDigit || $0 == UInt8(ascii: ")") }
      let own = line.has(" Node #", at: number) ? number + 2 : first
      return places(in: line, from: own, of: "N", marks: "|-") { place in
        let end = line.has("Node #", at: place) ? line.end(from: place + 6) { $0.isDigit } : 0
        return end > place + 6 && line.has(" at (", at: end)
      }
    }
    if AppKitReader.score(line) > 0 {
      return places(in: line, from: first, of: "[", marks: "") { place in
        // Here and below, search nearby bytes only, so that long lines stay fast.
        let flags = line.slice(0, place + near)
        return flags.first(UInt8(ascii: "]"), from: place).map { line.has("] h=", at: $0) } ?? false
      }
    }
    if XCUITestReader.score(line) > 5 { return evened(elements(in: line), line) }
    if AutolayoutTraceReader.score(line) > 4 { return traced(in: line) }
    return controls(in: line)
  }

  /// The positions of a sign, including preceding blanks and marks, at which a node begins.
  private static func places(
    in line: Bytes, from first: Int, of sign: Unicode.Scalar, marks: String,
    where begins: (Int) -> Bool
  ) -> [Int] {
    var (places, index) = ([Int](), first)
    while let place = line.first(UInt8(ascii: sign), from: index) {
      index = place + 1
      let start = line.start(before: place, marks: marks)
      // Words before the first node were on a separate line.
      guard start > 0, begins(place) else { continue }
      places.append(start)
      // A vertical bar connecting two lines was on a separate line.
      if sign == "+", line.slice(start, place).first(UInt8(ascii: "|")) != nil {
        places.append(place)
      }
    }
    return places
  }

  private static func isEspresso(_ line: Bytes, at place: Int) -> Bool {
    let arrow = line.end(from: place + 1) { $0 == UInt8(ascii: "-") }
    let brace = line.end(from: arrow + 1) { $0.isNamePart }
    return line[arrow] == UInt8(ascii: ">") && brace > arrow + 1
      && line[brace] == UInt8(ascii: "{")
  }

  /// Finds `Type, 0x1, ` and `Type (Main), 0x1, ` after blanks.
  private static func elements(in line: Bytes) -> [Int] {
    var (places, index, isFirst) = ([Int](), 0, true)
    while let zero = line.find(", 0x", from: index) {
      index = zero + 1
      guard let end = line.hexEnd(from: zero + 2), line[end] == UInt8(ascii: ",") else { continue }
      var start = zero
      if line[start - 1] == UInt8(ascii: ")") {
        while start > zero - near, start > 0, line[start] != UInt8(ascii: "(") { start -= 1 }
        start -= 1
      }
      while start > 0, line[start - 1].isLetter, line[start - 1] < 0x80 { start -= 1 }
      guard line[start].isUppercase else { continue }
      if !isFirst, start > 0 { places.append(line.start(before: start, marks: "")) }
      isFirst = false
    }
    return places
  }

  /// Skips the blank that replaced a line break, if every position has an odd indentation.
  private static func evened(_ places: [Int], _ line: Bytes) -> [Int] {
    let isOdd = places.allSatisfy { line.end(from: $0) { $0 == 0x20 } % 2 != $0 % 2 }
    return isOdd ? places.map { $0 + 1 } : places
  }

  /// Finds `*UIView:0x1` and `UIView:0x1` after bars.
  private static func traced(in line: Bytes) -> [Int] {
    var (places, index, isFirst) = ([Int](), 0, true)
    while let colon = line.find(":0x", from: index) {
      index = colon + 1
      var start = colon
      while start > 0, line[start - 1].isNamePart, line[start - 1] < 0x80 { start -= 1 }
      guard start < colon else { continue }
      if start > 3, line.has("•", at: start - 3) { start -= 3 }
      let place = line.start(before: start, marks: "|*+<")
      // An ambiguity's details are in braces, without bars.
      let isOwn = line.slice(place, start).first(UInt8(ascii: "|")) != nil
      if !isFirst, isOwn { places.append(place) }
      isFirst = false
    }
    return places
  }

  /// Finds pywinauto's controls: edges, names in brackets, then a `child_window` call.
  private static func controls(in line: Bytes) -> [Int] {
    guard line.find(" (L") != nil, line.find("child_window(") != nil else { return [] }
    var (places, index) = ([Int](), 0)
    while let next = line.find(" [", from: index) {
      guard "'\"".utf8.contains(line[next + 2]),
        line.slice(0, line.start(before: next + 1, marks: "|")).ends(with: ")"),
        let end = line.slice(0, next + 1_000).find("]", from: next),
        line.has("child_window(", at: line.end(from: end + 1) { " |".utf8.contains($0) })
      else {
        index = next + 1
        continue
      }
      let find = line.end(from: end + 1) { " |".utf8.contains($0) }
      places += [line.start(before: next + 1, marks: "|"), end + 1]
      guard let close = line.find("\")", from: find) else { break }
      index = close + 2
      if line.skipBlanks(from: index) < line.count { places.append(index) }
    }
    return places
  }
}

extension Bytes {
  /// The start of the blanks and marks before a position.
  fileprivate func start(before place: Int, marks: String) -> Int {
    var start = place
    while start > 0, " \t".utf8.contains(self[start - 1]) || marks.utf8.contains(self[start - 1]) {
      start -= 1
    }
    return start
  }
}
