/// A dump that was pasted as one line, as fields of forms make it: line ends are put back where the
/// marks of a new node stand.
enum LostLineEnds {
  /// Splits the lines that hold several nodes of UIKit's forms, and answers their numbers.
  static func restore(_ table: inout LineTable) -> [Int] {
    var splits: [(index: Int, places: [Int])] = []
    for index in 0..<table.count where table.width(index) > 60 {
      let places = table.withLine(index) { starts(in: $0) }
      if !places.isEmpty { splits.append((index, places)) }
    }
    let numbers = splits.map { table.number($0.index) }
    table.split(splits)
    return numbers
  }

  /// Where nodes begin behind the first one, with the marks before them.
  ///
  /// A node ends with a bracket, or with what a state or a view ends with, and the next one has marks
  /// before it or says its state.
  private static func starts(in line: Bytes) -> [Int] {
    guard line.find(">, state: ") != nil || line.find(": 0x") != nil else { return [] }
    var (places, index) = ([Int](), line.first(UInt8(ascii: "<")) ?? line.count)
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

  /// Whether a node can end at a place.
  private static func ends(_ line: Bytes, before place: Int) -> Bool {
    let head = line.slice(0, place)
    return head.ends(with: ">") || head.ends(with: "not in the window")
      || head.ends(with: "(view not loaded)") || head.ends(with: "(null)")
  }

  /// Whether an object with its address begins at a bracket.
  private static func isNode(_ line: Bytes, at open: Int) -> Bool {
    let end = line.end(from: open + 1) {
      $0 != 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ";")
    }
    return line.has(": 0x", at: end) || line.has(" 0x", at: end) || saysState(line, at: open)
  }

  /// Whether the object at a bracket says its state: it is a controller.
  private static func saysState(_ line: Bytes, at open: Int) -> Bool {
    guard let state = line.slice(open, open + 600).find(">, state: ") else { return false }
    return line.slice(open + 1, open + state).find(" view: ") == nil
      && line.slice(open + 1, open + state).find(">, ") == nil
  }
}
