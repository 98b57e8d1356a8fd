import Drawing
import Foundation
import Geometry
import Hierarchy

/// The face of a controller or window: name, class and phase, by mark and word.
struct ControllerCard {
  let name: String
  let className: String
  /// A controller's mark; a window has none.
  let mark: PhaseMark?
  /// The text at the right if there is no mark.
  let note: String
  let isParked: Bool
  let isSelected: Bool

  /// The height; scripts with tall letters need more.
  private static let height = 54.0
  /// Above the name, and at least below the class.
  private static let (top, bottom) = (10.0, 6.0)
  private static let lineGap = 2.0
  private static let padding = 14.0
  private static let edgeWidth = 5.0
  private static let gap = 18.0
  private static let markRadius = 4.5
  /// Longer names are ellipsized.
  private static let longestName = 220.0

  /// The width of the longest phase name, shared by all cards of a picture.
  static func longestWord(_ options: FigureOptions) -> Double {
    PhaseMark.allCases.map {
      options.shaper.size(
        of: TextRun($0.word, size: 12, weight: .semibold, color: options.palette.text)
      ).width
    }.max() ?? 0
  }

  /// A card's size, which is the same in all phases: it has space for the longest phase name.
  ///
  /// `longestWord` is the width of that name.
  func size(_ options: FigureOptions, longestWord: Double) -> CGSize {
    let status =
      mark == nil
      ? options.shaper.size(of: statusRun(note, options.palette)).width
      : longestWord + 2 * Self.markRadius + 5
    let nameSize = options.shaper.size(of: nameRun(options.palette))
    let classSize = options.shaper.size(of: classRun(options.palette))
    let first = min(nameSize.width, Self.longestName) + Self.gap + status
    let second = min(classSize.width, Self.longestName + 60)
    let width = max(first, second, 96) + 2 * Self.padding + Self.edgeWidth
    let height = Self.top + nameSize.height + Self.lineGap + classSize.height + Self.bottom
    return CGSize(
      width: width.rounded(.up), height: max(height.rounded(.up), Self.height))
  }

  func face(size: CGSize, _ options: FigureOptions) -> [DisplayList.Item] {
    let palette = options.palette
    let colors = mark.map { palette[$0] } ?? palette.disappeared
    let box = CGRect(origin: .zero, size: size).insetBy(dx: 1.25, dy: 1.25)
    let outline = Path.roundedRectangle(box, radius: 8)
    let dashes = isParked || mark?.isDashed == true ? [4.0, 3] : []
    let stroke =
      isSelected
      ? Stroke(palette.accent, width: 2.5, dashes: dashes)
      : Stroke(colors.ink, width: 1.5, dashes: dashes)
    var items: [DisplayList.Item] = [
      .fill(outline, isSelected ? palette.selectedSurface : palette.surface),
      .stroke(outline, stroke),
    ]
    if dashes.isEmpty {
      // Start inside an outline of another color.
      let inset = isSelected ? stroke.width / 2 : 0
      items.append(
        .fill(
          .edge(
            of: box.insetBy(dx: inset, dy: inset), radius: 8 - inset,
            width: Self.edgeWidth - inset), colors.ink))
    } else {
      let bar = CGRect(x: box.minX + 5, y: box.minY + 9, width: 3, height: box.height - 18)
      items.append(.fill(.roundedRectangle(bar, radius: 1.5), colors.ink))
    }

    let left = Self.edgeWidth + Self.padding
    let right = size.width - Self.padding
    let status = statusRun(mark?.word ?? note, palette)
    let statusSize = options.shaper.size(of: status)
    var run = nameRun(palette)
    run.width = max(
      right - left - statusSize.width - Self.gap / 2 - (mark == nil ? 0 : 2 * Self.markRadius + 5),
      20)
    let nameHeight = options.shaper.size(of: run).height
    let line = Self.top
    // Group items by color, then by font, for shorter documents.
    if let mark {
      let center = CGPoint(
        x: right - statusSize.width - 5 - Self.markRadius, y: line + nameHeight / 2 + 0.5)
      items += mark.items(center: center, radius: Self.markRadius, color: colors.ink)
    }
    items.append(.text(run, at: CGPoint(x: left, y: line)))
    items.append(
      .text(
        status,
        at: CGPoint(
          x: right - statusSize.width, y: line + (nameHeight - statusSize.height) / 2 + 0.5)))
    var second = classRun(palette)
    second.width = max(right - left, 20)
    items.append(.text(second, at: CGPoint(x: left, y: line + nameHeight + Self.lineGap)))
    return items
  }

  /// The outline color.
  func ink(_ palette: Palette) -> Color { (mark.map { palette[$0] } ?? palette.disappeared).ink }

  /// The address in a dump, a suffix of the name.
  ///
  /// It is long: after the class, its distinguishing end would be truncated.
  private var address: Substring? {
    name.hasPrefix("\(className)#0x") ? name.dropFirst(className.count + 1) : nil
  }

  private func nameRun(_ palette: Palette) -> TextRun {
    TextRun(
      address == nil ? name : className, size: 14, weight: .bold, color: palette.text)
  }

  /// The class or address; Inter would replace the x in "0x60" by a multiplication sign.
  private func classRun(_ palette: Palette) -> TextRun {
    TextRun(
      address.map(String.init) ?? className, size: 12, family: address == nil ? .sans : .mono,
      color: palette.secondaryText)
  }

  private func statusRun(_ word: String, _ palette: Palette) -> TextRun {
    TextRun(
      word, size: 12, weight: .semibold,
      color: mark.map { palette[$0].text } ?? palette.secondaryText)
  }
}

extension Path {
  /// The left edge of a rounded rectangle, at most as wide as its corners.
  fileprivate static func edge(of box: CGRect, radius: Double, width: Double) -> Path {
    // The arc of the corner that is within the edge.
    let (width, right) = (min(width, radius), box.minX + width)
    let angle = acos((radius - width) / radius)
    let reach = radius * 4 / 3 * tan(angle / 4)
    let rise = radius * (1 - sin(angle))
    let (x, y) = (reach * sin(angle), reach * cos(angle))
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return Path([
      .move(at(right, box.minY + rise)),
      .curve(
        at(right - x, box.minY + rise + y), at(box.minX, box.minY + radius - reach),
        to: at(box.minX, box.minY + radius)),
      .line(at(box.minX, box.maxY - radius)),
      .curve(
        at(box.minX, box.maxY - radius + reach), at(right - x, box.maxY - rise - y),
        to: at(right, box.maxY - rise)),
      .close,
    ])
  }
}
