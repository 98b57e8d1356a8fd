/// Lines that a terminal or a chat broke at a fixed width are made whole again.
enum HardWraps {
  /// Joins the pieces of broken lines, and answers the width they were broken at.
  ///
  /// A line of exactly the greatest width goes on on the next one, unless it is whole by itself and
  /// something new begins there.
  static func join(
    _ table: inout LineTable, _ range: Range<Int>, of reader: any DumpReader.Type
  ) -> Int? {
    guard let width = width(of: table, range, isStrict: reader.format == .outline) else {
      return nil
    }
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index + 1
      while end < range.upperBound, table.width(end - 1) >= width,
        count(table, end - 1) == width,
        !isBorder(table, index, end, reader)
      {
        end += 1
      }
      if end > index + 1 { table.join(index..<end) }
      index = end
    }
    return width
  }

  /// Whether the pieces from `first` up to `next` are a whole line, and another begins at `next`.
  private static func isBorder(
    _ table: LineTable, _ first: Int, _ next: Int, _ reader: any DumpReader.Type
  ) -> Bool {
    guard table.withLine(next, reader.begins) else { return false }
    var line: [UInt8] = []
    for index in first..<next {
      line += table.bytes[Int(table.starts[index])..<Int(table.ends[index])]
    }
    return line.withUnsafeBufferPointer { reader.isWhole(Bytes($0).trimmed) }
  }

  /// The characters of a line.
  private static func count(_ table: LineTable, _ index: Int) -> Int {
    table.withLine(index) { line in
      var count = table.lost(index)
      for place in 0..<line.count where line[place] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// The width at which lines were broken, if they were.
  private static func width(
    of table: LineTable, _ range: Range<Int>, isStrict: Bool
  ) -> Int? {
    var (greatest, times) = (0, 0)
    for index in range where table.width(index) >= greatest {
      let width = count(table, index)
      if width > greatest {
        (greatest, times) = (width, 1)
      } else if width == greatest {
        times += 1
      }
    }
    let usual = [72, 76, 78, 79, 80, 100, 120, 132, 160]
    guard greatest >= 40, greatest <= 1000 else { return nil }
    if isStrict { return times >= 2 && usual.contains(greatest) ? greatest : nil }
    return times >= 2 || usual.contains(greatest) ? greatest : nil
  }
}
