package import Drawing
package import Figures
package import Geometry
import Hierarchy
import Support

/// A printed figure: a title line, and the figure scaled to fit below.
package struct PrintedPage {
  /// "Tunnel: Stage at 120 ms".
  package let title: String
  private let figure: DisplayList
  private let options: FigureOptions

  package init(_ kind: FigureKind, of opened: Opened, options: FigureOptions) {
    let milliseconds = opened.player.instant.milliseconds
    title = localized("\(opened.title): \(kind.title) at \(milliseconds) ms")
    figure = Figure.draw(
      kind, of: opened.recording, at: opened.player.playhead, options: options)
    self.options = options
  }

  /// The picture of the page for its printable size.
  package func picture(size: CGSize) -> DisplayList {
    let palette = options.palette
    let heading = TextRun(
      title, size: 12, weight: .semibold, color: palette.text,
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
      ], title: title, summary: figure.summary)
  }

  /// Whether the figure is wider than high, for landscape pages.
  package var isLandscape: Bool { figure.size.width > figure.size.height }
}
