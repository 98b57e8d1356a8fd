internal import CGtk

/// Wraps lines that are too long to draw in one piece.
///
/// GTK draws a selected line once for each run of one script and direction, and each time in full:
/// 8,000 letters, half of them Japanese, take gigabytes. Each row of a wrapped line is drawn
/// separately.
///
/// Wrapped lines are also split into short runs: Pango reshapes the rest of a run for each wrapped
/// row, which for a run of 80,000 letters takes seconds per key press.
final class CodeWrapping {
  /// The longest line that is not wrapped, in characters.
  static let longest = 500
  /// The length of runs in a wrapped line, and their maximum.
  private static let (pieceLength, longestPiece) = (250, 500)
  private let buffer: CodeBuffer
  private let folded: TextTag
  /// An invisible tag on every other run.
  private let cut: TextTag

  init(in buffer: CodeBuffer) {
    self.buffer = buffer
    folded = buffer.addTag("folded")
    folded.folds()
    cut = buffer.addTag("cut")
    cut.cuts()
    buffer.on("changed") { [weak self] in self?.fold() }
  }

  private func fold() {
    var line = buffer.start(ofLine: 0)
    repeat {
      let isLong = gtk_text_iter_get_chars_in_line(&line) > Self.longest
      let isFolded = gtk_text_iter_has_tag(&line, folded.typed()) != 0
      guard isLong || isFolded else { continue }
      var end = line
      gtk_text_iter_forward_line(&end)
      if !isLong {
        buffer.remove(folded, from: line, to: end)
        buffer.remove(cut, from: line, to: end)
      } else if !isFolded || !isCut(from: line, to: end) {
        buffer.apply(folded, from: line, to: end)
        cut(from: line, to: end)
      }
    } while gtk_text_iter_forward_line(&line) != 0
  }

  /// Whether no run is too long.
  private func isCut(from start: GtkTextIter, to end: GtkTextIter) -> Bool {
    var (piece, next, end) = (start, start, end)
    while gtk_text_iter_compare(&piece, &end) < 0 {
      if gtk_text_iter_forward_to_tag_toggle(&next, cut.typed()) == 0
        || gtk_text_iter_compare(&next, &end) > 0
      {
        next = end
      }
      let length = gtk_text_iter_get_offset(&next) - gtk_text_iter_get_offset(&piece)
      if length > Self.longestPiece { return false }
      piece = next
    }
    return true
  }

  private func cut(from start: GtkTextIter, to end: GtkTextIter) {
    buffer.remove(cut, from: start, to: end)
    var (piece, next, end) = (start, start, end)
    while gtk_text_iter_compare(&piece, &end) < 0 {
      gtk_text_iter_forward_chars(&next, gint(Self.pieceLength))
      if gtk_text_iter_compare(&next, &end) > 0 { next = end }
      buffer.apply(cut, from: piece, to: next)
      gtk_text_iter_forward_chars(&next, gint(Self.pieceLength))
      piece = next
    }
  }
}
