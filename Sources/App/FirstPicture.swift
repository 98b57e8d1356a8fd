import Drawing
import Figures
import Geometry
import Session

/// What the first picture of Tunnel is made of, for whoever prepares it.
///
/// Nothing looks different where something is missing here: it is only learnt later.
nonisolated enum FirstPicture {
  /// A letter of each size and weight: to find the font takes longer than all else.
  static let texts: [TextRun] = {
    let sizes: [(TextRun.Weight, [Double])] = [
      (.regular, [9.5, 10, 10.5, 11, 12]), (.medium, [11.5]),
      (.semibold, [9.5, 10, 10.5, 11, 11.5, 12]), (.bold, [14]),
    ]
    return sizes.flatMap { weight, sizes in
      sizes.map { TextRun("x", size: $0, weight: weight) }
    }
  }()

  /// Draws what the window usually will, for nobody, and with blocks for letters: types and tables that are made
  /// when they are first met are there when the window needs them.
  static func rehearse() {
    let session = Session(worlds: .installed)
    let options = FigureOptions(
      shaper: Blocks(), theme: .light, size: CGSize(width: 400, height: 500))
    for kind in [FigureKind.stage, .hierarchy, .timeline] {
      _ = Figure.draw(
        kind, of: session.recording, at: session.player.playhead, options: options)
    }
  }
}

/// Letters that are all alike, as fonts belong to other threads.
nonisolated private final class Blocks: TextShaper {
  func size(of run: TextRun) -> CGSize {
    CGSize(width: run.width ?? run.size * Double(run.text.count) / 2, height: run.size)
  }

  func lines(of run: TextRun) -> [TextLine] {
    [TextLine(text: run.text, baseline: CGPoint(x: 0, y: run.size), width: size(of: run).width)]
  }

  func outline(of run: TextRun) -> Path { Path() }
}
