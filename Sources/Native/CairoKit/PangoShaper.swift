import CCairo
package import Drawing
package import Geometry

/// A text shaper with Pango, in the pinned fonts.
///
/// One shaper serves one thread. Sizes are in points, independent of the screen.
package final class PangoShaper: TextShaper {
  /// Missing fonts, to be reported once by the owner.
  package let missingFonts: [MissingFont]
  private let fonts: FontMap?
  private var missingLetters: Set<Unicode.Scalar> = []
  private var reportedLetters: Set<Unicode.Scalar> = []
  private var layouts = RecentCache<TextRun, Layout>(limit: 4_096)
  private var outlines = RecentCache<TextRun, Path>(limit: 1_024)

  private var tables = LetterTables()
  private let usesTables: Bool

  /// Creates a shaper with the font files in `folders`, and no others.
  ///
  /// `usesTables`: measures most text from letter tables, which is faster and gives the same
  /// result. `isAlone`: nothing else in the process shows text, so the scan of other installed
  /// fonts is skipped.
  package init(
    folders: [String] = PangoShaper.debianFolders, usesTables: Bool = true, isAlone: Bool = false
  ) {
    self.usesTables = usesTables
    let files = FontFiles(folders: folders)
    missingFonts = files.missing
    fonts = FontLock.hold { FontMap(files, isAlone: isAlone) }
  }

  /// The folders of Debian's font packages.
  package static var debianFolders: [String] { FontFiles.debianFolders }

  package func size(of run: TextRun) -> CGSize {
    if let line = measured(run)?.line {
      return CGSize(
        width: run.width ?? Double(line.width) / units, height: Double(line.height) / units)
    }
    let size = FontLock.hold { layout(of: run)?.size ?? .zero }
    return CGSize(width: run.width ?? size.width, height: size.height)
  }

  package func lines(of run: TextRun) -> [TextLine] {
    if let line = measured(run)?.line {
      let baseline = CGPoint(
        x: run.start(ofLine: line.width), y: Double(line.baseline) / units)
      return [TextLine(text: run.text, baseline: baseline, width: Double(line.width) / units)]
    }
    return FontLock.hold { layout(of: run)?.lines ?? [] }
  }

  package func outline(of run: TextRun) -> Path {
    if let (line, table) = measured(run) {
      let start = CGAffineTransform(translationX: run.start(ofLine: line.width), y: 0)
      return FontLock.hold { table.outline(run.text) }.applying(start)
    }
    return outlines.value(for: run.shape) { FontLock.hold { layout(of: run)?.outline ?? Path() } }
  }

  /// Shows a run as text with its top left corner at (0, 0), if the letter tables cover it.
  func show(_ run: TextRun, on cairo: OpaquePointer) -> Bool {
    guard let (line, table) = measured(run) else { return false }
    let start = CGPoint(x: run.start(ofLine: line.width), y: Double(line.baseline) / units)
    return table.show(run.text, at: start, on: cairo)
  }

  /// The run as one line of the letter tables, if they cover it.
  private func measured(_ run: TextRun) -> (line: LetterTable.Line, table: LetterTable)? {
    guard usesTables, let fonts else { return nil }
    return FontLock.hold { tables.measure(run, in: fonts.context) }
  }

  /// The run's layout, cached while in use.
  func layout(of run: TextRun) -> Layout? {
    guard let fonts else { return nil }
    return layouts.value(for: run.shape) {
      FontLock.hold {
        let layout = Layout.fitting(run, in: fonts.context)
        missingLetters.formUnion(layout.missingLetters)
        return layout
      }
    }
  }

  /// Takes the characters without a glyph, sorted, that were not returned before.
  package func takeMissingLetters() -> [Unicode.Scalar] {
    let new = missingLetters.subtracting(reportedLetters)
    reportedLetters.formUnion(new)
    return new.sorted { $0.value < $1.value }
  }
}

extension TextRun {
  /// The run without attributes that do not affect its shape.
  fileprivate var shape: TextRun {
    var run = self
    run.color = .black
    return run
  }
}
