import Geometry

/// A spatial index of rectangles.
///
/// Boxes of similar size share a grid with cells of that size; a box is in the cell of its center,
/// so that it exceeds the cell by half its size at most.
struct BoxIndex: Sendable {
  private struct Entry: Sendable {
    let cell: Int64
    let place: Int32
  }

  /// The boxes of one size class, sorted by cell, row by row.
  private struct Level: Sendable {
    let side: Double
    var entries: [Entry] = []
    var rows = Int32.max...Int32.max

    func cell(_ value: Double) -> Int32 {
      Int32(min(max((value / side).rounded(.down), -1e9), 1e9))
    }
  }

  private var levels: [Level] = []
  private static let leastSide = 64.0

  /// - Complexity: O(*n* log *n*).
  init(_ boxes: some Sequence<(place: Int, box: CGRect)>) {
    var byExponent: [Int: Level] = [:]
    for (place, box) in boxes where !box.isNull {
      let length = max(box.width, box.height, Self.leastSide)
      guard length.isFinite, box.midX.isFinite, box.midY.isFinite else { continue }
      let sides = min((length / Self.leastSide).rounded(.up), 0x1p40)
      let exponent = Int.bitWidth - (Int(sides) - 1).leadingZeroBitCount
      var level =
        byExponent.removeValue(forKey: exponent)
        ?? Level(side: Self.leastSide * Double(1 << exponent))
      let (x, y) = (level.cell(box.midX), level.cell(box.midY))
      level.entries.append(Entry(cell: Self.key(x, y), place: Int32(place)))
      byExponent[exponent] = level
    }
    levels = byExponent.sorted { $0.key < $1.key }.map { _, level in
      var level = level
      level.entries.sort { ($0.cell, $0.place) < ($1.cell, $1.place) }
      if let first = level.entries.first, let last = level.entries.last {
        level.rows = Int32(first.cell >> 32)...Int32(last.cell >> 32)
      }
      return level
    }
  }

  /// The sorted indexes of boxes near `part`; may include some just outside.
  func places(near part: CGRect) -> [Int] {
    var result: [Int] = []
    visit(near: part) { entries in
      result += entries.lazy.map { Int($0.place) }
      return true
    }
    return result.sorted()
  }

  /// Whether more than `limit` boxes are near `part`.
  ///
  /// - Complexity: O(*rows* log *n*), regardless of their contents.
  func hasMore(than limit: Int, near part: CGRect) -> Bool {
    var count = 0
    visit(near: part) { entries in
      count += entries.count
      return count <= limit
    }
    return count > limit
  }

  /// Calls `body` with boxes near `part`, row by row, until it returns false.
  private func visit(near part: CGRect, _ body: (ArraySlice<Entry>) -> Bool) {
    guard !part.isNull, ![part.minX, part.minY, part.maxX, part.maxY].contains(where: \.isNaN)
    else { return }
    for level in levels {
      let reach = level.side / 2
      let (left, right) = (level.cell(part.minX - reach), level.cell(part.maxX + reach))
      let top = max(level.cell(part.minY - reach), level.rows.lowerBound)
      let bottom = min(level.cell(part.maxY + reach), level.rows.upperBound)
      guard top <= bottom else { continue }
      for row in top...bottom {
        let (first, last) = (Self.key(left, row), Self.key(right, row))
        let next = Self.first(in: level.entries, from: first)
        let end = Self.first(in: level.entries, from: last + 1)
        if next < end, !body(level.entries[next..<end]) { return }
      }
    }
  }

  /// Sorts by row, then by column.
  private static func key(_ x: Int32, _ y: Int32) -> Int64 {
    Int64(y) << 32 | Int64(UInt32(bitPattern: x) ^ 0x8000_0000)
  }

  private static func first(in entries: [Entry], from cell: Int64) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].cell < cell { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
