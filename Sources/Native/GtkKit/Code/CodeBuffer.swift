internal import CGtk
internal import CGtkSourceView

/// An editor's text buffer with tags, positions and undo history.
///
/// Offsets are in Unicode scalars and lines from 0, as in GTK.
final class CodeBuffer: Object {
  init() {
    super.init(owning: UnsafeMutableRawPointer(gtk_source_buffer_new(nil)))
    gtk_source_buffer_set_highlight_syntax(typed(), 0)
    gtk_source_buffer_set_highlight_matching_brackets(typed(), 1)
  }

  /// The whole text; setting it clears the undo history.
  ///
  /// GTK does not support U+0000, which becomes U+FFFD.
  var text: String {
    get { text(from: iter(at: 0), to: iter(at: count)) }
    set {
      let text = newValue.utf8.contains(0) ? newValue.replacing("\0", with: "\u{FFFD}") : newValue
      gtk_text_buffer_begin_irreversible_action(typed())
      gtk_text_buffer_set_text(typed(), text, Int32(text.utf8.count))
      gtk_text_buffer_end_irreversible_action(typed())
    }
  }

  /// The text between two positions.
  func text(from start: GtkTextIter, to end: GtkTextIter) -> String {
    let text = withUnsafePointer(to: start) { start in
      withUnsafePointer(to: end) { gtk_text_buffer_get_text(typed(), start, $0, 1) }
    }
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The length of the longest line, in bytes, that would contain a text inserted between two
  /// positions.
  func longestLine(
    putting text: String, from start: GtkTextIter, to end: GtkTextIter
  ) -> Int {
    var (start, end) = (start, end)
    let before = Int(gtk_text_iter_get_line_index(&start))
    let after = Int(gtk_text_iter_get_bytes_in_line(&end) - gtk_text_iter_get_line_index(&end))
    var lengths = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(\.count)
    lengths[0] += before
    lengths[lengths.count - 1] += after
    return lengths.max() ?? 0
  }

  /// The number of characters.
  var count: Int { Int(gtk_text_buffer_get_char_count(typed())) }
  var lineCount: Int { Int(gtk_text_buffer_get_line_count(typed())) }

  var canUndo: Bool { gtk_text_buffer_get_can_undo(typed()) != 0 }
  var canRedo: Bool { gtk_text_buffer_get_can_redo(typed()) != 0 }
  func undo() { gtk_text_buffer_undo(typed()) }
  func redo() { gtk_text_buffer_redo(typed()) }
}

/// Drag and drop.
extension CodeBuffer {
  /// Hides the drop caret: GTK 4.8 leaves it visible beside the cursor.
  func endDrop() {
    guard let mark = gtk_text_buffer_get_mark(typed(), "gtk_drag_target") else { return }
    gtk_text_mark_set_visible(mark, 0)
  }
}

/// Positions.
extension CodeBuffer {
  /// The position before a character; clamped to the end.
  func iter(at offset: Int) -> GtkTextIter {
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(typed(), &iter, Int32(min(max(offset, 0), count)))
    return iter
  }

  /// The start of a line; clamped to the last.
  func start(ofLine line: Int) -> GtkTextIter {
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(typed(), &iter, Int32(min(max(line, 0), lineCount - 1)))
    return iter
  }

  /// The cursor position.
  var cursor: GtkTextIter {
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(typed(), &iter, gtk_text_buffer_get_insert(typed()))
    return iter
  }

  /// Whether text is selected.
  ///
  /// Reads the marks: the `has-selection` property is stale while a mark
  /// moves.
  var hasSelection: Bool { gtk_text_buffer_get_selection_bounds(typed(), nil, nil) != 0 }

  func moveCursor(to iter: GtkTextIter) {
    withUnsafePointer(to: iter) { gtk_text_buffer_place_cursor(typed(), $0) }
  }
}

/// Marks: positions that move with the text.
extension CodeBuffer {
  enum Mark: String {
    /// The scroll target.
    case sight
    /// The ends of the search hit.
    case hitStart, hitEnd
  }

  @discardableResult
  func put(_ name: Mark, at iter: GtkTextIter) -> UnsafeMutablePointer<GtkTextMark>? {
    withUnsafePointer(to: iter) { iter in
      let known = gtk_text_buffer_get_mark(typed(), name.rawValue)
      guard let known else { return gtk_text_buffer_create_mark(typed(), name.rawValue, iter, 1) }
      gtk_text_buffer_move_mark(typed(), known, iter)
      return known
    }
  }

  /// The position of a mark; nil if it was never set.
  func place(of name: Mark) -> GtkTextIter? {
    guard let mark = gtk_text_buffer_get_mark(typed(), name.rawValue) else { return nil }
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(typed(), &iter, mark)
    return iter
  }
}

/// Tags.
extension CodeBuffer {
  /// Adds a tag with the highest priority.
  func addTag(_ name: String) -> TextTag {
    let tag = TextTag(name)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(typed()), tag.typed())
    return tag
  }

  func apply(_ tag: TextTag, from start: GtkTextIter, to end: GtkTextIter) {
    withUnsafePointer(to: start) { start in
      withUnsafePointer(to: end) { gtk_text_buffer_apply_tag(typed(), tag.typed(), start, $0) }
    }
  }

  func remove(_ tag: TextTag, from start: GtkTextIter, to end: GtkTextIter) {
    withUnsafePointer(to: start) { start in
      withUnsafePointer(to: end) { gtk_text_buffer_remove_tag(typed(), tag.typed(), start, $0) }
    }
  }

  func remove(_ tag: TextTag) { remove(tag, from: iter(at: 0), to: iter(at: count)) }
}

/// A text tag.
final class TextTag: Object {
  init(_ name: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_text_tag_new(name)))
  }

  /// Wraps lines at the view's width.
  func folds() {
    set(
      "wrap-mode",
      to: PropertyValue(case: GTK_WRAP_WORD_CHAR.rawValue, of: gtk_wrap_mode_get_type()))
  }

  /// Splits shaping runs by an invisible difference in letter spacing, a thousandth of a point.
  func cuts() { set("letter-spacing", to: PropertyValue(1 as Int32)) }

  /// Applies `style`, or none.
  func take(_ style: OpaquePointer?) { gtk_source_style_apply(style, typed()) }
}

extension GtkTextIter {
  /// The offset in characters.
  var offset: Int {
    var iter = self
    return Int(gtk_text_iter_get_offset(&iter))
  }
}
