package import Drawing
import Geometry

/// Lays out a sheet in a column, as one picture or as pages broken between blocks.
package struct SheetLayout {
  private typealias Strip = SheetColumn.Strip

  private let strips: [Strip]
  private let width: Double
  private let title: String
  private let summary: String
  private let palette: Palette
  private let margin: Double
  private let wanted: CGSize?

  /// A width for comfortable reading.
  private static let readableWidth = 640.0
  private static let cardWidth = 420.0

  /// Lays out a sheet at the requested or default width.
  package init(_ sheet: Sheet, as kind: FigureKind, options: FigureOptions) {
    let usual = kind == .inspector ? Self.cardWidth : Self.readableWidth
    margin = kind == .inspector ? 20 : 40
    width = max(options.size.map { Double($0.width) } ?? usual, 80)
    wanted = options.size
    palette = options.palette
    let column = SheetColumn(width: max(width - 2 * margin, 40), options)
    strips = sheet.blocks.flatMap(column.strips)
    let titles = sheet.blocks.compactMap { block in
      if case .title(let words) = block { words } else { nil }
    }
    title = titles.first ?? kind.title
    summary = sheet.text
  }

  /// Everything in one picture, scaled down to the requested size if needed.
  package var picture: DisplayList {
    let own = page(strips)
    guard let wanted, own.size != wanted else { return own }
    let scale = max(0.001, min(1, wanted.width / own.size.width, wanted.height / own.size.height))
    var picture = own
    picture.size = wanted
    guard scale < 1 else { return picture }
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (wanted.width - own.size.width * scale) / 2, ty: 0)
    picture.items = [.group(Group(transform: ProjectiveTransform(place), items: own.items))]
    return picture
  }

  /// Pages of at most a height; a taller block is scaled down.
  package func pages(height: Double) -> [DisplayList] {
    let room = max(height - 2 * margin, 40)
    var pages: [[Strip]] = [[]]
    var used = 0.0
    for strip in strips {
      let needed = strip.height + (pages[pages.count - 1].isEmpty ? 0 : strip.space)
      if used + needed > room, !pages[pages.count - 1].isEmpty {
        var carried: [Strip] = []
        while let last = pages[pages.count - 1].last, last.staysWithNext,
          pages[pages.count - 1].count > 1
        {
          carried.insert(pages[pages.count - 1].removeLast(), at: 0)
        }
        pages.append(carried)
        used = Self.height(of: carried)
      }
      pages[pages.count - 1].append(strip)
      used = Self.height(of: pages[pages.count - 1])
    }
    return pages.enumerated().map { index, strips in
      var page = self.page(strips, room: room)
      page.size.height = height
      let number = TextRun(
        "\(index + 1) / \(pages.count)", size: 9, color: palette.secondaryText,
        alignment: .center, width: width)
      page.items.append(.text(number, at: CGPoint(x: 0, y: height - margin + 12)))
      return page
    }
  }

  private static func height(of strips: [Strip]) -> Double {
    strips.enumerated().reduce(0) {
      $0 + $1.element.height + ($1.offset == 0 ? 0 : $1.element.space)
    }
  }

  private func page(_ strips: [Strip], room: Double = .infinity) -> DisplayList {
    var items: [DisplayList.Item] = []
    var y = margin
    for (index, strip) in strips.enumerated() {
      if index > 0 { y += strip.space }
      let scale = min(1, room / max(strip.height, 1))
      let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: margin, ty: y)
      items.append(.group(Group(transform: ProjectiveTransform(place), items: strip.items)))
      y += strip.height * scale
    }
    return DisplayList(
      size: CGSize(width: width, height: (y + margin).rounded(.up)), background: palette.ground,
      items: items, title: title, summary: summary)
  }
}
