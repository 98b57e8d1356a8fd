import CCairo
import Drawing
import Geometry

/// The letter tables of the fonts in use.
struct LetterTables {
  private struct Style: Equatable {
    let size: Double
    let weight: TextRun.Weight
    let family: TextRun.Family
  }

  /// A picture uses a handful, for which linear search is faster than hashing.
  private var tables: [(style: Style, table: LetterTable)] = []
  private static let most = 64

  /// Measures a run whose text fits on one line; nil for all others.
  mutating func measure(
    _ run: TextRun, in context: OpaquePointer
  ) -> (line: LetterTable.Line, table: LetterTable)? {
    guard run.size >= 1, run.size <= 1_000 else { return nil }
    let style = Style(size: run.size, weight: run.weight, family: run.family)
    let table: LetterTable
    if let place = tables.firstIndex(where: { $0.style == style }) {
      table = tables[place].table
    } else {
      if tables.count >= Self.most { tables = [] }
      table = LetterTable(run, in: context)
      tables.append((style, table))
    }
    guard let line = table.line(run.text), run.fits(line.width) else { return nil }
    return (line, table)
  }
}

extension TextRun {
  /// The available width in Pango units; nil if unlimited.
  private var room: Int? {
    width.flatMap { $0.isFinite ? Int(min(max($0, 0), 1_000_000) * units) : nil }
  }

  fileprivate func fits(_ width: Int) -> Bool { room.map { width <= $0 } ?? true }

  /// The start of a line of this width, by Pango's alignment.
  func start(ofLine width: Int) -> Double {
    guard let room else { return 0 }
    let start: Int
    switch alignment {
    case .leading: return 0
    case .trailing: start = room - width
    case .center:
      let half = (room - width) / 2
      let isWhole = (room | width) & 1023 == 0
      start = isWhole ? (half + 512) & ~1023 : half
    }
    return Double(start) / units
  }
}
