internal import CGtk
internal import CGtkSourceView

/// Going to places, and marking the line that is executed.
extension CodeView {
  /// Where the person writes: line and character of the line, from 1.
  package var cursor: (line: Int, column: Int) {
    var iter = buffer.cursor
    return (
      Int(gtk_text_iter_get_line(&iter)) + 1, Int(gtk_text_iter_get_line_offset(&iter)) + 1
    )
  }

  package var lineCount: Int { buffer.lineCount }

  /// Puts the cursor before a character, shows it, and takes the keyboard.
  ///
  /// What lies behind the end of a line, or of the text, stands for that end.
  package func go(toLine line: Int, column: Int = 1) {
    quietly { buffer.moveCursor(to: iter(line: line, column: column)) }
    scroll(to: buffer.cursor)
    grabFocus()
  }

  /// Marks the line that is executed, or none.
  ///
  /// If it is followed it is scrolled to where it cannot be seen, also when the room for the text
  /// changes later (`CodeRoom`), until the person does something with the text.
  package func markExecuted(line: Int?, isFollowed: Bool = true) {
    sight.target = isFollowed && line != nil ? .mark : nil
    if gutter.executed != line.map({ $0 - 1 }) {
      gutter.show(executed: line.map { $0 - 1 }, errors: gutter.errors)
      applyMark()
      guard line != nil else { return }
    }
    showTarget()
  }

  /// Lets the line that is executed stand out, and no other.
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

  /// Scrolls to what is to be seen, if it cannot be.
  ///
  /// It waits until the text is laid out: what scrolls while it is drawn leaves the bars
  /// beside it behind.
  func showTarget() {
    afterwards { [weak self] in
      guard let self else { return }
      let line = sight.target.flatMap { $0 == .top ? 0 : gutter.executed }
      guard let start = line.map(buffer.start) else { return }
      if !isInSight(start) { scroll(to: start) }
      showLineBeginnings()
    }
  }

  /// Scrolls to where the person writes, no further than it takes.
  func showCaret() {
    sight.target = nil
    afterwards { [weak self] in
      guard let self else { return }
      gtk_text_view_scroll_mark_onscreen(typed(), gtk_text_buffer_get_insert(buffer.typed()))
    }
  }

  /// Scrolls back to where lines begin, from where GTK leads who looked at a text without any width.
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
    // A line that was not measured yet has no height.
    return height > 0 && top >= seen.y && top + height <= seen.y + seen.height
  }

  /// Scrolls when the heights of the lines are known.
  func scroll(to iter: GtkTextIter) {
    gtk_text_view_scroll_to_mark(typed(), buffer.put(.sight, at: iter), 0.15, 0, 0, 0)
  }
}
