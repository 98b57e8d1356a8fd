package import Drawing
package import Figures
package import Geometry
import Hierarchy
import Support

/// A printed figure: a title line, and the figure scaled to fit below.
extension Session {
  /// The print title: "Tunnel: Stage at 120 ms".
  package func printedTitle(_ kind: FigureKind) -> String {
    localized("\(opened.title): \(kind.title) at \(player.instant.milliseconds) ms")
  }

  /// The picture of a page for its printable size.
  package func printedPage(
    _ kind: FigureKind, size: CGSize, options: FigureOptions
  ) -> DisplayList {
    let figure = printedFigure(kind, options)
    let palette = options.palette
    let heading = TextRun(
      printedTitle(kind), size: 12, weight: .semibold, color: palette.text,
      width: max(size.width, 1))
    let top = (options.shaper.size(of: heading).height + 10).rounded(.up)
    let room = CGSize(width: max(size.width, 1), height: max(size.height - top, 1))
    let scale = min(
      room.width / max(figure.size.width, 1), room.height / max(figure.size.height, 1), 2)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (room.width - figure.size.width * scale) / 2, ty: top)
    return DisplayList(
      size: size,
      items: [
        .text(heading, at: .zero),
        .group(
          Group(
            transform: ProjectiveTransform(place),
            clip: .rectangle(CGRect(origin: .zero, size: figure.size)),
            items: (figure.background.map { ground in
              [.fill(.rectangle(CGRect(origin: .zero, size: figure.size)), ground)]
            } ?? []) + figure.items)),
      ], title: printedTitle(kind), summary: figure.summary)
  }

  /// Whether a figure is wider than high, for landscape pages.
  package func isPrintedLandscape(_ kind: FigureKind, options: FigureOptions) -> Bool {
    let size = printedFigure(kind, options).size
    return size.width > size.height
  }

  private func printedFigure(_ kind: FigureKind, _ options: FigureOptions) -> DisplayList {
    Figure.draw(kind, of: recording, at: player.playhead, options: options)
  }
}
