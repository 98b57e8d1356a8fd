internal import CGtk

/// Lines that are too long to be drawn in one piece, which go on below themselves.
///
/// GTK draws a selected line once for each of its pieces of one script and direction, and each time
/// the whole of it: 8,000 letters, half of them Japanese, take gigabytes. Folded, each part of the line
/// is drawn for itself.
///
/// Folded lines are cut, too: Pango shapes the rest of a line again for each wrapped row, which
/// for 80,000 letters of one piece takes seconds at each key.
final class CodeWrapping {
  /// The longest line that is drawn as one, in characters.
  static let longest = 500
  /// How long the pieces are that a folded line is cut into, and how long they may grow.
  private static let (pieceLength, longestPiece) = (250, 500)
  private let buffer: CodeBuffer
  private let folded: TextTag
  /// Every other piece has this tag, which is invisible.
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

  /// Whether no piece has grown too long.
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
