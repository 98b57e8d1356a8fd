internal import CGtk
internal import CGtkSourceView

/// Navigation, and marking the current line.
extension CodeView {
  /// The cursor's line and column, from 1.
  package var cursor: (line: Int, column: Int) {
    var iter = buffer.cursor
    return (
      Int(gtk_text_iter_get_line(&iter)) + 1, Int(gtk_text_iter_get_line_offset(&iter)) + 1
    )
  }

  package var lineCount: Int { buffer.lineCount }

  /// Moves the cursor, scrolls to it and focuses the editor.
  ///
  /// Positions beyond the end of a line, or of the text, are clamped.
  package func go(toLine line: Int, column: Int = 1) {
    quietly { buffer.moveCursor(to: iter(line: line, column: column)) }
    scroll(to: buffer.cursor)
    grabFocus()
  }

  /// Marks the current line, or none.
  ///
  /// If followed, it is scrolled into view, also after a resize (`CodeRoom`), until the user
  /// interacts with the text.
  package func markExecuted(line: Int?, isFollowed: Bool = true) {
    sight.target = isFollowed && line != nil ? .mark : nil
    if gutter.executed != line.map({ $0 - 1 }) {
      gutter.show(executed: line.map { $0 - 1 }, errors: gutter.errors)
      applyMark()
      guard line != nil else { return }
    }
    showTarget()
  }

  /// Highlights the current line only.
  func applyMark() {
    buffer.remove(executedLine)
    guard let line = gutter.executed else { return }
    let start = buffer.start(ofLine: line)
    buffer.apply(executedLine, from: start, to: lineEnd(start, withBreak: true))
  }

  /// Scrolls to the first line.
  package func showTop() {
    sight.target = .top
    showTarget()
  }

  /// Scrolls to the target if it is not visible.
  ///
  /// Waits for the layout: scrolling during drawing leaves the scroll bars behind.
  func showTarget() {
    afterwards { [weak self] in
      guard let self else { return }
      let line = sight.target.flatMap { $0 == .top ? 0 : gutter.executed }
      guard let start = line.map(buffer.start) else { return }
      if !isInSight(start) { scroll(to: start) }
      showLineBeginnings()
    }
  }

  /// Scrolls to the cursor, by the minimum distance.
  func showCaret() {
    sight.target = nil
    afterwards { [weak self] in
      guard let self else { return }
      gtk_text_view_scroll_mark_onscreen(typed(), gtk_text_buffer_get_insert(buffer.typed()))
    }
  }

  /// Scrolls back to the start of lines, after GTK scrolled horizontally in a view of zero width.
  private func showLineBeginnings() {
    guard let across = gtk_scrollable_get_hadjustment(opaque) else { return }
    gtk_adjustment_set_value(across, gtk_adjustment_get_lower(across))
  }

  func iter(line: Int, column: Int) -> GtkTextIter {
    let start = buffer.start(ofLine: line - 1)
    var (iter, end) = (start, lineEnd(start, withBreak: false))
    gtk_text_iter_forward_chars(&iter, Int32(clamping: max(column - 1, 0)))
    return gtk_text_iter_compare(&iter, &end) > 0 ? end : iter
  }

  private func lineEnd(_ start: GtkTextIter, withBreak: Bool) -> GtkTextIter {
    var iter = start
    if withBreak {
      gtk_text_iter_forward_line(&iter)
    } else if gtk_text_iter_ends_line(&iter) == 0 {
      gtk_text_iter_forward_to_line_end(&iter)
    }
    return iter
  }

  func isInSight(_ iter: GtkTextIter) -> Bool {
    var (iter, seen) = (iter, GdkRectangle())
    var (top, height) = (Int32(0), Int32(0))
    gtk_text_view_get_visible_rect(typed(), &seen)
    gtk_text_view_get_line_yrange(typed(), &iter, &top, &height)
    // An unmeasured line has no height.
    return height > 0 && top >= seen.y && top + height <= seen.y + seen.height
  }

  /// Scrolls once line heights are known.
  func scroll(to iter: GtkTextIter) {
    gtk_text_view_scroll_to_mark(typed(), buffer.put(.sight, at: iter), 0.15, 0, 0, 0)
  }
}
