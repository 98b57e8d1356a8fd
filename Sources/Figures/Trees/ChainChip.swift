import Drawing
import Geometry
import Support

/// The face of a collapsed chain: the number of its nodes.
struct ChainChip {
  let count: Int

  private static let height = 22.0

  private func run(_ palette: Palette) -> TextRun {
    TextRun(localized("\(count) more"), size: 11.5, weight: .semibold, color: palette.secondaryText)
  }

  func size(_ options: FigureOptions) -> CGSize {
    CGSize(
      width: (options.shaper.size(of: run(options.palette)).width + 34).rounded(.up),
      height: Self.height)
  }

  /// A capsule with an ellipsis before the text.
  func face(size: CGSize, _ options: FigureOptions) -> [DisplayList.Item] {
    let palette = options.palette
    let outline = Path.roundedRectangle(
      CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), radius: size.height / 2)
    let text = run(palette)
    let height = options.shaper.size(of: text).height
    let dots = (0..<3).map { index in
      DisplayList.Item.fill(
        .circle(
          center: CGPoint(x: 12, y: size.height / 2 - 4.5 + 4.5 * Double(index)), radius: 1.4),
        palette.secondaryText)
    }
    return [.fill(outline, palette.surface), .stroke(outline, Stroke(palette.line, width: 1.5))]
      + dots + [.text(text, at: CGPoint(x: 20, y: (size.height - height) / 2))]
  }

  var label: String { localized("\(count) more in a row, folded") }
}
