internal import CGtk

/// Lines that are too long to be drawn in one piece, which go on below themselves.
///
/// GTK draws a selected line once for each of its pieces of one script and direction, and each time
/// the whole of it: 8,000 letters, half of them Japanese, take gigabytes. Folded, each part of the line
/// is drawn for itself.
final class CodeWrapping {
  /// The longest line that is drawn as one, in characters.
  static let longest = 500
  private let buffer: CodeBuffer
  private let tag: CodeTag

  init(in buffer: CodeBuffer) {
    self.buffer = buffer
    tag = buffer.addTag("wrapped")
    tag.wraps()
    buffer.on("changed") { [weak self] in self?.wrap() }
  }

  private func wrap() {
    var line = buffer.start(ofLine: 0)
    repeat {
      let isLong = gtk_text_iter_get_chars_in_line(&line) > Self.longest
      guard isLong != (gtk_text_iter_has_tag(&line, tag.typed()) != 0) else { continue }
      var end = line
      gtk_text_iter_forward_line(&end)
      if isLong {
        buffer.apply(tag, from: line, to: end)
      } else {
        buffer.remove(tag, from: line, to: end)
      }
    } while gtk_text_iter_forward_line(&line) != 0
  }
}
