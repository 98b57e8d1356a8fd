internal import CGtk
internal import CGtkSourceView
package import Geometry

/// Support for typing aids: cursor position, keys before the editor, and changes that count as
/// typed.
extension CodeView {
  /// The cursor's UTF-8 offset.
  package var caret: Int { offset(of: buffer.cursor) }

  /// Whether text is selected.
  package var hasSelection: Bool { buffer.hasSelection }

  /// Replaces a UTF-8 range and moves the cursor into the new text.
  ///
  /// It is one undo step, and reported like typing; returns false if nothing changes because a line
  /// would become too long or the text is read-only.
  @discardableResult
  package func replace(_ range: Range<Int>, with text: String, caret: Int) -> Bool {
    guard isEditable else { return false }
    var counter = ScalarCounter(buffer.text)
    let first = counter.scalars(before: range.lowerBound)
    var (start, end) = (
      buffer.iter(at: first), buffer.iter(at: counter.scalars(before: range.upperBound))
    )
    if let refusal, buffer.longestLine(putting: text, from: start, to: end) > refusal.bytes {
      afterwards(refusal.tell)
      return false
    }
    gtk_text_buffer_begin_user_action(buffer.typed())
    gtk_text_buffer_delete(buffer.typed(), &start, &end)
    gtk_text_buffer_insert(buffer.typed(), &start, text, Int32(text.utf8.count))
    var written = ScalarCounter(text)
    buffer.moveCursor(to: buffer.iter(at: first + written.scalars(before: caret)))
    gtk_text_buffer_end_user_action(buffer.typed())
    gtk_text_view_scroll_mark_onscreen(typed(), gtk_text_buffer_get_insert(buffer.typed()))
    return true
  }

  /// The rectangle of a character, in view coordinates; `offset` is in UTF-8.
  package func place(of offset: Int) -> CGRect {
    var counter = ScalarCounter(buffer.text)
    var (iter, box) = (buffer.iter(at: counter.scalars(before: offset)), GdkRectangle())
    var (x, y) = (Int32(0), Int32(0))
    gtk_text_view_get_iter_location(typed(), &iter, &box)
    gtk_text_view_buffer_to_window_coords(typed(), GTK_TEXT_WINDOW_WIDGET, box.x, box.y, &x, &y)
    return CGRect(x: Int(x), y: Int(y), width: 1, height: Int(box.height))
  }

  /// Calls `body` after every cursor movement.
  package func onCaret(_ body: @escaping () -> Void) {
    buffer.on("notify::cursor-position", body)
  }

  /// The UTF-8 offset of a position.
  func offset(of place: GtkTextIter) -> Int {
    let start = buffer.iter(at: 0)
    return withUnsafePointer(to: start) { start in
      withUnsafePointer(to: place) { place in
        guard let text = gtk_text_buffer_get_text(buffer.typed(), start, place, 1) else { return 0 }
        defer { g_free(text) }
        return Int(strlen(text))
      }
    }
  }
}
