import Drawing
import Geometry

/// Truncating text with an ellipsis.
extension Layout {
  /// Returns the layout of a run as it will be painted.
  ///
  /// Pango ellipsizes each paragraph separately and does not report the remaining text, so this
  /// truncates instead: it estimates the cut from the last line, then moves it back until the text
  /// fits.
  static func fitting(_ run: TextRun, in context: OpaquePointer) -> Layout {
    let text = run.printable
    guard run.maximumLines > 0 else {
      return Layout(text, style: run, width: run.width, in: context)
    }
    let head = text.prefix(run.mostCharacters)
    let full = Layout(String(head), style: run, width: run.width, in: context)
    let isWhole = head.endIndex == text.endIndex
    guard !isWhole || full.lineCount > run.maximumLines else { return full }

    let start = full.start(ofLine: min(run.maximumLines, full.lineCount) - 1)
    var line = full.text[start...].prefix { $0 != "\n" }
    if let width = run.width {
      let dots = Layout("…", style: run, width: nil, in: context).size.width
      let loose = Layout(String(line), style: run, width: nil, in: context)
      let kept = loose.text[..<loose.index(fitting: width - dots)]
      line = line.prefix(kept.count)
    }
    var before = full.text[..<start]
    while true {
      while let last = line.last, last.isWhitespace { line.removeLast() }
      let shortened = Layout(
        before + line + "…", style: run, width: run.width, in: context)
      let fits =
        shortened.lineCount <= run.maximumLines && shortened.longestLine <= run.width ?? .infinity
      if fits { return shortened }
      guard line.isEmpty else {
        line.removeLast()
        continue
      }
      // The ellipsis does not fit on the last line: append it to the previous line.
      guard shortened.lineCount > run.maximumLines, !before.isEmpty else { return shortened }
      before.removeLast()
    }
  }
}

extension TextRun {
  /// An upper bound of the characters that fit, to limit Pango's work.
  fileprivate var mostCharacters: Int {
    guard let width, width.isFinite, size.isFinite, size > 0 else { return .max }
    let aLine = min(max(width, 0) / size * 16 + 64, 1e5)
    return Int(aLine) * min(maximumLines, 1_000)
  }
}
