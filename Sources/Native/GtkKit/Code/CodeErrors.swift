// Errors in the text: underlined, with a sign beside the line and words for the pointer.

internal import CGtk
internal import CGtkSourceView
internal import Geometry

extension CodeView {
  /// Something wrong in the text: where, as UTF-8 offsets, and what.
  nonisolated package struct Mistake: Hashable, Sendable {
    package let range: Range<Int>
    package let message: String

    package init(_ range: Range<Int>, _ message: String) {
      (self.range, self.message) = (range, message)
    }
  }

  /// Underlines what is wrong; the pointer resting there is told why.
  package func setErrors(_ mistakes: [Mistake]) {
    guard mistakes != errors.mistakes else { return }
    var counter = ScalarCounter(buffer.text)
    errors.show(mistakes) { offset in counter.scalars(before: offset) }
    gutter.show(executed: gutter.executed, errors: errors.lines)
  }

  /// The pointer resting on a character is told what is wrong there, or else what it means.
  ///
  /// No tooltip while typing or with an open menu, until the pointer moves again.
  func tellTooltips() {
    var (rest, isBusy) = (CGPoint?.none, false)
    onHover { event in
      if event?.position != rest { (rest, isBusy) = (event?.position, false) }
    }
    let hide = { [weak self] in
      isBusy = true
      if let self { gtk_widget_trigger_tooltip_query(pointer) }
    }
    onKeyFirst { _ in
      hide()
      return false
    }
    onPressWithin(ofAnyButton: true, hide)
    onTooltip { [weak self] event in
      guard let self, !isBusy else { return nil }
      let point = (x: Int32(event.position.x), y: Int32(event.position.y))
      var (x, y, iter) = (Int32(0), Int32(0), GtkTextIter())
      gtk_text_view_window_to_buffer_coords(
        typed(), GTK_TEXT_WINDOW_WIDGET, point.x, point.y, &x, &y)
      guard gtk_text_view_get_iter_at_location(typed(), &iter, x, y) != 0 else { return nil }
      return errors.message(at: iter) ?? explain(offset(of: iter))
    }
  }
}

/// The errors shown in a buffer.
final class CodeErrors {
  private let buffer: CodeBuffer
  private let tag: TextTag
  private(set) var mistakes: [CodeView.Mistake] = []
  /// The lines errors begin on, from 0.
  private(set) var lines: Set<Int> = []
  /// Where they are, in scalars.
  private var ranges: [Range<Int>] = []

  init(in buffer: CodeBuffer) {
    self.buffer = buffer
    tag = buffer.addTag("error")
  }

  func take(_ scheme: CodeScheme) { tag.take(scheme.error) }

  /// The text is another one, without errors.
  func forget() { (mistakes, lines, ranges) = ([], [], []) }

  func show(_ mistakes: [CodeView.Mistake], scalars: (Int) -> Int) {
    buffer.remove(tag)
    self.mistakes = mistakes
    ranges = mistakes.map { mistake in
      visible(scalars(mistake.range.lowerBound)..<scalars(mistake.range.upperBound))
    }
    lines = []
    for range in ranges {
      var start = buffer.iter(at: range.lowerBound)
      lines.insert(Int(gtk_text_iter_get_line(&start)))
      buffer.apply(tag, from: start, to: buffer.iter(at: range.upperBound))
    }
  }

  /// The message of the error at a place; where several are, that of the shortest.
  func message(at place: GtkTextIter) -> String? {
    var place = place
    guard gtk_text_iter_has_tag(&place, tag.typed()) != 0 else { return nil }
    let offset = Int(gtk_text_iter_get_offset(&place))
    let hits = ranges.indices.filter { ranges[$0].contains(offset) }
    return hits.min { ranges[$0].count < ranges[$1].count }.map { mistakes[$0].message }
  }

  /// At least one character that can be seen: the next of the line, or else the one before.
  private func visible(_ range: Range<Int>) -> Range<Int> {
    var start = buffer.iter(at: range.lowerBound)
    guard range.isEmpty || gtk_text_iter_ends_line(&start) != 0 else { return range }
    if gtk_text_iter_ends_line(&start) == 0 { return range.lowerBound..<range.lowerBound + 1 }
    if gtk_text_iter_starts_line(&start) != 0 { return range }
    return range.lowerBound - 1..<range.lowerBound
  }
}
