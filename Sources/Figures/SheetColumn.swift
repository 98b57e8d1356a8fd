import Drawing
import Geometry

/// Lays out a sheet's blocks as strips of a column's width, which pages may separate.
struct SheetColumn {
  /// A strip of the column, with its top at 0.
  struct Strip {
    var items: [DisplayList.Item]
    var height: Double
    /// The space above it, unless it comes first.
    var space: Double
    /// Whether it must not be the last on a page.
    var staysWithNext = false
  }

  private let width: Double
  private let options: FigureOptions
  private let palette: Palette

  init(width: Double, _ options: FigureOptions) {
    (self.width, self.options, palette) = (width, options, options.palette)
  }

  func strips(of block: Sheet.Block) -> [Strip] {
    switch block {
    case .title(let words):
      var strip = text(words, size: 22, weight: .bold, space: 24)
      strip.staysWithNext = true
      return [strip]
    case .heading(let words):
      var strip = text(words, size: 15, weight: .semibold, space: 20)
      strip.staysWithNext = true
      return [strip]
    case .paragraph(let words): return [text(words, size: 13, space: 10)]
    case .note(let words):
      return [text(words, size: 12, color: palette.secondaryText, space: 6)]
    case .alarm(let words): return [alarm(words)]
    case .item(let mark, let words, let level): return [item(mark, words, level)]
    case .row(let name, let value, let hasChanged): return [row(name, value, hasChanged)]
    case .code(let text): return code(text)
    case .picture(let picture): return [shown(picture)]
    case .rule:
      let line = Path.line(from: .zero, to: CGPoint(x: width, y: 0))
      return [Strip(items: [.stroke(line, Stroke(palette.line))], height: 1, space: 16)]
    }
  }

  private func text(
    _ words: String, size: Double, weight: TextRun.Weight = .regular, color: Color? = nil,
    indent: Double = 0, space: Double
  ) -> Strip {
    let run = TextRun(
      words, size: size, weight: weight, color: color ?? palette.text,
      width: max(width - indent, 20), maximumLines: 0)
    return Strip(
      items: [.text(run, at: CGPoint(x: indent, y: 0))],
      height: options.shaper.size(of: run).height,
      space: space)
  }

  private func item(_ mark: String, _ words: String, _ level: Int) -> Strip {
    let sign = TextRun(mark, size: 13, color: palette.secondaryText)
    let start = 18 * Double(min(level, 8))
    let indent = start + max(options.shaper.size(of: sign).width + 7, 16)
    var strip = text(words, size: 13, indent: indent, space: 4)
    strip.items.append(.text(sign, at: CGPoint(x: start, y: 0)))
    return strip
  }

  private func alarm(_ words: String) -> Strip {
    var strip = text(words, size: 12.5, color: palette.alarm, indent: 12, space: 8)
    let bar = CGRect(x: 0, y: 0, width: 3, height: strip.height)
    strip.items.append(.fill(.roundedRectangle(bar, radius: 1.5), palette.alarm))
    return strip
  }

  private static let namesShare = 0.45

  /// The name at the left, the value at the right, both wrapped.
  private func row(_ name: String, _ value: String, _ hasChanged: Bool) -> Strip {
    let split = (width * Self.namesShare).rounded()
    let left = TextRun(
      name, size: 12, color: palette.secondaryText, width: max(split - 10, 10), maximumLines: 0)
    let right = TextRun(
      value, size: 12, weight: hasChanged ? .semibold : .regular,
      color: hasChanged ? palette.change : palette.text, width: max(width - split, 10),
      maximumLines: 0)
    let height = max(options.shaper.size(of: left).height, options.shaper.size(of: right).height)
    return Strip(
      items: [.text(left, at: .zero), .text(right, at: CGPoint(x: split, y: 0))], height: height,
      space: 5)
  }

  /// Each line is a strip with a continuous background, so that a page may break between lines.
  private func code(_ text: String) -> [Strip] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let edge = 7.0
    return lines.enumerated().map { index, line in
      let run = TextRun(
        line.isEmpty ? " " : line, size: 11.5, family: .mono, color: palette.text,
        width: max(width - 20, 20), maximumLines: 0)
      let (above, below) = (index == 0 ? edge : 0, index == lines.count - 1 ? edge : 0)
      let height = options.shaper.size(of: run).height + 2 + above + below
      // Backgrounds overlap slightly, to avoid a seam.
      let ground = CGRect(x: 0, y: 0, width: width, height: height + (below > 0 ? 0 : 0.5))
      return Strip(
        items: [
          .fill(.rectangle(ground), palette.stageGround),
          .text(run, at: CGPoint(x: 10, y: above + 1)),
        ], height: height, space: index == 0 ? 10 : 0,
        staysWithNext: index == 0 && lines.count > 1)
    }
  }

  /// A picture, scaled down to the column's width.
  private func shown(_ picture: DisplayList) -> Strip {
    let scale = min(1, width / max(picture.size.width, 1))
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (width - size.width) / 2, ty: 0)
    var items = picture.items
    if let background = picture.background {
      items.insert(.fill(.rectangle(CGRect(origin: .zero, size: picture.size)), background), at: 0)
    }
    return Strip(
      items: [
        .group(
          Group(
            title: picture.title, transform: ProjectiveTransform(place),
            clip: .rectangle(CGRect(origin: .zero, size: picture.size)), items: items))
      ], height: size.height, space: 14)
  }
}
