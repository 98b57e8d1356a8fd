import CCairo
package import Drawing
package import Geometry

/// Lays text out with Pango, in the pinned fonts of the pictures.
///
/// One shaper serves one thread. Sizes are points of the picture, whatever the screen.
package final class PangoShaper: TextShaper {
  /// What the machine lacks, to be reported once by whoever made the shaper.
  package let missingFonts: [MissingFont]
  private let fonts: FontMap?
  private var layouts = RecentCache<TextRun, Layout>(limit: 4_096)
  private var outlines = RecentCache<TextRun, Path>(limit: 1_024)

  /// A shaper that sees the font files in `folders`, and nothing else.
  package init(folders: [String] = PangoShaper.debianFolders) {
    let files = FontFiles(folders: folders)
    missingFonts = files.missing
    fonts = FontLock.hold { FontMap(files) }
  }

  /// Where Debian's font packages put their files.
  package static var debianFolders: [String] { FontFiles.debianFolders }

  package func size(of run: TextRun) -> CGSize {
    let size = FontLock.hold { layout(of: run)?.size ?? .zero }
    return CGSize(width: run.width ?? size.width, height: size.height)
  }

  package func lines(of run: TextRun) -> [TextLine] {
    FontLock.hold { layout(of: run)?.lines ?? [] }
  }

  package func outline(of run: TextRun) -> Path {
    outlines.value(for: run.shape) { FontLock.hold { layout(of: run)?.outline ?? Path() } }
  }

  /// The run's layout, kept as long as it is in use.
  func layout(of run: TextRun) -> Layout? {
    guard let fonts else { return nil }
    return layouts.value(for: run.shape) {
      FontLock.hold { Layout.fitting(run, in: fonts.context) }
    }
  }
}

extension TextRun {
  /// The run without what does not change its shape.
  fileprivate var shape: TextRun {
    var run = self
    run.color = .black
    return run
  }
}
