import Drawing
import Geometry
import Hierarchy
import Support

/// A node of a difference: class, name, kind of change, and details.
struct DifferenceCard {
  let row: HierarchyDifference.Row
  let words: (label: String, identity: String?, notes: [String])

  private static let padding = 12.0
  private static let gap = 14.0
  /// Above its name and below its last line.
  private static let (top, bottom) = (10.0, 8.0)
  /// The line heights; scripts with tall letters need more.
  private static let (leastNameHeight, leastLineHeight) = (20.0, 17.0)
  private static let longestLine = 300.0
  /// The most notes shown; further ones are counted.
  private static let mostNotes = 6

  /// The colors of the change; gray if unchanged.
  func color(_ palette: Palette) -> Palette.PhaseColors {
    row.kinds.first?.colors(palette) ?? palette.disappeared
  }

  /// The accessible name.
  var spoken: String {
    let kinds =
      row.kinds.isEmpty ? localized("the same") : row.kinds.map(\.name).joined(separator: ", ")
    return ([words.label, kinds] + lines).joined(separator: ", ")
  }

  /// The text below its name, in small type.
  private var small: [String] { [words.identity].compactMap(\.self) + lines }

  /// The notes about the change.
  private var lines: [String] {
    // An unchanged node is only context.
    let notes = row.kinds.isEmpty ? [] : words.notes
    let most = notes.count > Self.mostNotes ? Self.mostNotes - 1 : notes.count
    var lines = Array(notes.prefix(most))
    if notes.count > most { lines.append(localized("and \(notes.count - most) more")) }
    if row.leftOut > 0 {
      lines.append(
        localized(
          "1 unchanged descendant", "\(row.leftOut) unchanged descendants", count: row.leftOut))
    }
    return lines
  }

  func size(_ options: FigureOptions) -> CGSize {
    let palette = options.palette
    func width(_ run: TextRun) -> Double {
      min(options.shaper.size(of: run).width, Self.longestLine)
    }
    let status = status(palette)
    let first =
      width(name(palette)) + (status.text.isEmpty ? 0 : Self.gap + width(status))
    let rest = small.map { width(run(of: $0, palette)) }.max() ?? 0
    let height =
      small.reduce(Self.top + nameHeight(options)) { $0 + lineHeight(of: $1, options) }
      + Self.bottom
    return CGSize(
      width: (max(first, rest, 80) + 2 * Self.padding + 6).rounded(.up),
      height: height.rounded(.up))
  }

  func face(size: CGSize, _ options: FigureOptions) -> [DisplayList.Item] {
    let (palette, colors) = (options.palette, color(options.palette))
    let box = CGRect(origin: .zero, size: size).insetBy(dx: 1.25, dy: 1.25)
    let outline = outline(box)
    var items: [DisplayList.Item] = [
      .fill(outline, palette.surface),
      .stroke(
        outline,
        Stroke(
          colors.ink, width: row.kinds.isEmpty ? 1 : 1.8,
          dashes: row.kinds == [.removed] ? [4, 3] : [])),
    ]
    if row.kinds.contains(.changed) {
      // A second outline, because a descendant changed.
      let inner = Path.roundedRectangle(box.insetBy(dx: 3, dy: 3), radius: 5)
      items.append(.stroke(inner, Stroke(palette.appearing.ink, width: 1)))
    }
    let (left, right) = (Self.padding + 3, size.width - Self.padding - 3)
    var status = status(palette)
    let statusSize = options.shaper.size(of: status)
    status.width = statusSize.width + 1
    var name = name(palette)
    name.width = max(right - left - (statusSize.width > 0 ? statusSize.width + 6 : 0), 20)
    var line = Self.top
    items.append(.text(name, at: CGPoint(x: left, y: line)))
    if !status.text.isEmpty {
      items.append(.text(status, at: CGPoint(x: right - statusSize.width, y: line + 1)))
    }
    line += nameHeight(options)
    for text in small {
      var run = run(of: text, palette)
      run.width = right - left
      items.append(.text(run, at: CGPoint(x: left, y: line)))
      line += lineHeight(of: text, options)
    }
    return items
  }

  /// Round if added, cut corners if removed, pointed if moved.
  private func outline(_ box: CGRect) -> Path {
    switch row.kinds.first {
    case .added: .roundedRectangle(box, radius: 14)
    case .removed: Self.polygon(box, cut: 9)
    case .moved: Self.arrow(box)
    case .changed, nil: .roundedRectangle(box, radius: 7)
    }
  }

  private static func polygon(_ box: CGRect, cut: Double) -> Path {
    var path = Path([.move(CGPoint(x: box.minX + cut, y: box.minY))])
    for (x, y) in [
      (box.maxX - cut, box.minY), (box.maxX, box.minY + cut), (box.maxX, box.maxY - cut),
      (box.maxX - cut, box.maxY), (box.minX + cut, box.maxY), (box.minX, box.maxY - cut),
      (box.minX, box.minY + cut),
    ] {
      path.line(to: CGPoint(x: x, y: y))
    }
    path.close()
    return path
  }

  private static func arrow(_ box: CGRect) -> Path {
    let tip = min(8.0, box.height / 4)
    var path = Path([.move(CGPoint(x: box.minX, y: box.minY))])
    for (x, y) in [
      (box.maxX - tip, box.minY), (box.maxX, box.midY), (box.maxX - tip, box.maxY),
      (box.minX, box.maxY), (box.minX + tip, box.midY),
    ] {
      path.line(to: CGPoint(x: x, y: y))
    }
    path.close()
    return path
  }

  private func name(_ palette: Palette) -> TextRun {
    TextRun(
      words.label.isEmpty ? "?" : words.label, size: 13, weight: .bold,
      color: row.kinds.isEmpty ? palette.secondaryText : palette.text)
  }

  private func status(_ palette: Palette) -> TextRun {
    TextRun(
      row.kinds.map(\.word).joined(separator: ", "), size: 12, weight: .semibold,
      color: color(palette).text)
  }

  private func run(of text: String, _ palette: Palette) -> TextRun {
    TextRun(text, size: 11.5, color: palette.secondaryText)
  }

  /// The height of the name's line.
  private func nameHeight(_ options: FigureOptions) -> Double {
    max(options.shaper.size(of: name(options.palette)).height, Self.leastNameHeight)
  }

  /// The height of a line below the name.
  private func lineHeight(of text: String, _ options: FigureOptions) -> Double {
    max(options.shaper.size(of: run(of: text, options.palette)).height, Self.leastLineHeight)
  }
}

/// The legend of a difference, with counts.
struct DifferenceLegend {
  private let runs: [TextRun]
  private let sizes: [CGSize]
  private static let gap = 22.0

  /// `tellsOfLines`: whether a line leads from a moved node's former parent.
  init(_ difference: HierarchyDifference, tellsOfLines: Bool, _ options: FigureOptions) {
    let palette = options.palette
    let counted = HierarchyDifference.Kind.allCases.map { kind in
      TextRun(
        "\(kind.word): \(difference.changes.count { $0.kind == kind })", size: 12.5,
        weight: .semibold, color: kind.colors(palette).text)
    }
    let words =
      (difference.isEmpty ? [localized("No differences")] : [])
      + (tellsOfLines
        ? [localized("A dashed line leads from the previous place of a moved node.")] : [])
    runs = counted + words.map { TextRun($0, size: 12.5, color: palette.secondaryText) }
    sizes = runs.map { options.shaper.size(of: $0) }
  }

  var size: CGSize {
    CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Double(runs.count - 1) * Self.gap,
      height: (sizes.map(\.height).max() ?? 0).rounded(.up))
  }

  func items(at corner: CGPoint) -> [DisplayList.Item] {
    var left = corner.x
    return zip(runs, sizes).map { run, size in
      defer { left += size.width + Self.gap }
      return .text(run, at: CGPoint(x: left, y: corner.y))
    }
  }
}
