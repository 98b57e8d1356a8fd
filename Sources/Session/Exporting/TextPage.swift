import Drawing
import Figures
import Geometry

/// A preview of a text's start as a picture.
struct TextPage {
  private let lines: [String]
  private let palette: Palette

  private static let most = (lines: 60, letters: 110)
  private static let (size, margin) = (12.0, 16.0)

  init(_ text: String, _ theme: Theme) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = all.prefix(Self.most.lines).map { line in
      line.count > Self.most.letters ? line.prefix(Self.most.letters) + "…" : line
    }
    lines = shown.map(String.init) + (all.count > shown.count ? ["…"] : [])
    palette = Palette(theme)
  }

  func picture(_ shaper: any TextShaper) -> DisplayList {
    var items: [DisplayList.Item] = []
    var (width, y) = (0.0, Self.margin)
    for line in lines {
      // Keeps the height of empty lines.
      let run = TextRun(
        line.isEmpty ? " " : line, size: Self.size, family: .mono, color: palette.text)
      let size = shaper.size(of: run)
      items.append(.text(run, at: CGPoint(x: Self.margin, y: y)))
      width = max(width, size.width)
      y += size.height
    }
    return DisplayList(
      size: CGSize(width: width + 2 * Self.margin, height: y + Self.margin),
      background: palette.surface, items: items)
  }
}
