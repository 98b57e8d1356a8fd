// Errors in the text: underlines, gutter signs and tooltips.

internal import CGtk
internal import CGtkSourceView
internal import Geometry

extension CodeView {
  /// An error: its range in UTF-8 offsets, and its message.
  nonisolated package struct Mistake: Hashable, Sendable {
    package let range: Range<Int>
    package let message: String

    package init(_ range: Range<Int>, _ message: String) {
      (self.range, self.message) = (range, message)
    }
  }

  /// Underlines errors; tooltips show their messages.
  package func setErrors(_ mistakes: [Mistake]) {
    guard mistakes != errors.mistakes else { return }
    var counter = ScalarCounter(buffer.text)
    errors.show(mistakes) { offset in counter.scalars(before: offset) }
    gutter.show(executed: gutter.executed, errors: errors.lines)
  }

  /// Shows a tooltip: the error at the pointer, else the help of its symbol.
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
  /// The lines on which errors begin, from 0.
  private(set) var lines: Set<Int> = []
  /// Their ranges, in scalars.
  private var ranges: [Range<Int>] = []

  init(in buffer: CodeBuffer) {
    self.buffer = buffer
    tag = buffer.addTag("error")
  }

  func take(_ scheme: CodeScheme) { tag.take(scheme.error) }

  /// Forgets the errors of a replaced text.
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

  /// The message of the error at a position; the shortest error if several overlap.
  func message(at place: GtkTextIter) -> String? {
    var place = place
    guard gtk_text_iter_has_tag(&place, tag.typed()) != 0 else { return nil }
    let offset = Int(gtk_text_iter_get_offset(&place))
    let hits = ranges.indices.filter { ranges[$0].contains(offset) }
    return hits.min { ranges[$0].count < ranges[$1].count }.map { mistakes[$0].message }
  }

  /// The range extended to at least one visible character: the next on the line, or else the
  /// previous.
  private func visible(_ range: Range<Int>) -> Range<Int> {
    var start = buffer.iter(at: range.lowerBound)
    guard range.isEmpty || gtk_text_iter_ends_line(&start) != 0 else { return range }
    if gtk_text_iter_ends_line(&start) == 0 { return range.lowerBound..<range.lowerBound + 1 }
    if gtk_text_iter_starts_line(&start) != 0 { return range }
    return range.lowerBound - 1..<range.lowerBound
  }
}
