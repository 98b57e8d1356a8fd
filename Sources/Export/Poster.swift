package import Drawing
package import Figures
import Geometry

/// A picture on paper: on one sheet if legible, else on several to be glued together.
///
/// Adjacent sheets overlap, with dashed cut lines. The first of several pages is an overview of the
/// sheets.
package struct Poster {
  /// The pages, each of the paper's size.
  package private(set) var pages: [(name: String, picture: DisplayList)] = []

  /// The printer's margin: 10 mm.
  private static let margin = 72 / 25.4 * 10
  /// The overlap of adjacent sheets: 12 mm.
  private static let overlap = 72 / 25.4 * 12
  /// The height of a sheet's label.
  private static let footer = 18.0
  /// The smallest legible scale.
  private static let leastScale = 0.7
  /// The most sheets allowed.
  private static let mostSheets = 400

  private let picture: DisplayList
  private let paper: Paper
  private let palette: Palette

  /// Lays out a picture on sheets, at `scale` points of paper per point if it needs more than one.
  package init(
    _ picture: DisplayList, on paper: Paper, scale: Double, palette: Palette
  ) throws(ExportError) {
    try ExportLimits.vector.check(picture, scale: scale)
    (self.picture, self.paper, self.palette) = (picture, paper, palette)
    let room = CGRect(origin: .zero, size: paper.size).insetBy(dx: Self.margin, dy: Self.margin)
    let whole = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let fit = min(1, room.width / whole.width, room.height / whole.height)
    guard fit < Self.leastScale else {
      pages = [(picture.title, fitted(in: room, scale: scale * fit))]
      return
    }
    let tile = CGSize(width: room.width, height: room.height - Self.footer)
    let (columns, rows) = (
      Self.count(whole.width, tile.width), Self.count(whole.height, tile.height)
    )
    guard columns * rows <= Self.mostSheets else {
      throw .tooLarge(whole, limit: "\(Self.mostSheets) sheets of \(paper.name)")
    }
    let ink = Self.boxes(
      of: picture.items, ProjectiveTransform(CGAffineTransform(scaleX: scale, y: scale)))
    let all = (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Tile(
          column: column, row: row, columns: columns, rows: rows,
          frame: CGRect(
            x: Double(column) * (tile.width - Self.overlap),
            y: Double(row) * (tile.height - Self.overlap), width: tile.width, height: tile.height))
      }
    }
    // Trees are ragged: skip empty sheets.
    let tiles = all.filter { tile in ink.contains(where: tile.frame.intersects) }
    pages = [("Overview", overview(of: tiles, whole: whole, in: room, scale: scale))]
    pages += tiles.map { ("Sheet \($0.name)", sheet($0, in: room, scale: scale)) }
  }

  /// A sheet's part of the picture, in points of paper.
  private struct Tile {
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    let frame: CGRect

    /// Columns have letters, rows numbers, as on a city map.
    var name: String {
      var (letters, rest) = ("", column)
      repeat {
        letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
        rest = rest / 26 - 1
      } while rest >= 0
      return "\(letters)\(row + 1)"
    }
  }

  private static func count(_ length: Double, _ tile: Double) -> Int {
    guard length > tile else { return 1 }
    return Int(min(((length - overlap) / (tile - overlap)).rounded(.up), 1e6))
  }

  /// The bounds of the items, in points of paper.
  private static func boxes(
    of items: [DisplayList.Item], _ transform: ProjectiveTransform
  ) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _): [path.bounds.applying(transform)]
      case .stroke(let path, let stroke):
        [path.bounds.insetBy(dx: -stroke.width, dy: -stroke.width).applying(transform)]
      case .text(let run, let point):
        [
          CGRect(
            x: point.x, y: point.y, width: run.width ?? run.size * Double(run.text.count),
            height: run.size * 1.5
          ).applying(transform)
        ]
      case .group(let group): boxes(of: group.items, group.transform.concatenating(transform))
      }
    }
  }

  /// A page of items with the picture's background.
  private func page(_ items: [DisplayList.Item]) -> DisplayList {
    DisplayList(
      size: paper.size, background: picture.background, items: items, title: picture.title,
      summary: picture.summary)
  }

  private func placed(_ scale: Double, at corner: CGPoint) -> Group {
    Group(
      transform: ProjectiveTransform(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y)),
      clip: .rectangle(CGRect(origin: .zero, size: picture.size)), items: picture.items)
  }

  private func fitted(in room: CGRect, scale: Double) -> DisplayList {
    let corner = CGPoint(
      x: room.midX - picture.size.width * scale / 2, y: room.midY - picture.size.height * scale / 2)
    return page([.group(placed(scale, at: corner))])
  }

  private func overview(
    of tiles: [Tile], whole: CGSize, in room: CGRect, scale: Double
  ) -> DisplayList {
    let height = room.height - Self.footer
    let fit = min(room.width / whole.width, height / whole.height)
    let corner = CGPoint(
      x: room.midX - whole.width * fit / 2, y: room.minY + (height - whole.height * fit) / 2)
    var items: [DisplayList.Item] = [.group(placed(scale * fit, at: corner))]
    for tile in tiles {
      let frame = CGRect(
        x: corner.x + tile.frame.minX * fit, y: corner.y + tile.frame.minY * fit,
        width: min(tile.frame.width, whole.width - tile.frame.minX) * fit,
        height: min(tile.frame.height, whole.height - tile.frame.minY) * fit)
      items.append(
        .stroke(.rectangle(frame), Stroke(palette.accent, width: min(0.6, frame.height / 20))))
      let run = TextRun(
        tile.name, size: min(14, max(frame.height / 4, 3)), weight: .semibold,
        color: palette.accent)
      guard frame.height > 8 else { continue }
      items.append(.text(run, at: CGPoint(x: frame.minX + 3, y: frame.minY + 2)))
    }
    let (columns, rows) = (tiles.first?.columns ?? 1, tiles.first?.rows ?? 1)
    items.append(
      footer(
        "\(picture.title): \(tiles.count) sheets of \(paper.name), \(columns) × \(rows); "
          + "neighbors share 12 mm", in: room))
    return page(items)
  }

  private func sheet(_ tile: Tile, in room: CGRect, scale: Double) -> DisplayList {
    let corner = CGPoint(x: room.minX - tile.frame.minX, y: room.minY - tile.frame.minY)
    let box = CGRect(origin: room.origin, size: tile.frame.size)
    var items: [DisplayList.Item] = [
      .group(Group(clip: .rectangle(box), items: [.group(placed(scale, at: corner))]))
    ]
    items += marks(of: tile, box)
    items.append(
      footer(
        "\(tile.name) · column \(tile.column + 1) of \(tile.columns), row \(tile.row + 1) of "
          + "\(tile.rows) · \(picture.title)", in: room))
    return page(items)
  }

  /// Dashed lines where the next sheet begins, and corner marks for alignment.
  private func marks(of tile: Tile, _ box: CGRect) -> [DisplayList.Item] {
    let dashed = Stroke(palette.accent.withAlpha(0.6), width: 0.5, dashes: [3, 3])
    var lines: [Path] = []
    if tile.column < tile.columns - 1 {
      let x = box.maxX - Self.overlap
      lines.append(.line(from: CGPoint(x: x, y: box.minY), to: CGPoint(x: x, y: box.maxY)))
    }
    if tile.row < tile.rows - 1 {
      let y = box.maxY - Self.overlap
      lines.append(.line(from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y)))
    }
    let solid = Stroke(palette.secondaryText, width: 0.5)
    let corners = box.corners.flatMap { corner in
      [
        CGPoint(x: corner.x < box.midX ? -1.0 : 1, y: 0),
        CGPoint(x: 0, y: corner.y < box.midY ? -1.0 : 1),
      ]
      .map { way in
        Path.line(
          from: CGPoint(x: corner.x + way.x * 3, y: corner.y + way.y * 3),
          to: CGPoint(x: corner.x + way.x * 12, y: corner.y + way.y * 12))
      }
    }
    return lines.map { .stroke($0, dashed) } + corners.map { .stroke($0, solid) }
  }

  private func footer(_ words: String, in room: CGRect) -> DisplayList.Item {
    let run = TextRun(
      words, size: 8.5, color: palette.secondaryText, alignment: .center, width: room.width)
    return .text(run, at: CGPoint(x: room.minX, y: room.maxY - 12))
  }
}
