internal import CGtk
internal import CGtkSourceView

/// A code editor: line numbers, colors, brackets, undo, a current line and errors.
///
/// It reports the user's changes, not the program's. Lines and columns count from 1, ranges in
/// UTF-8, as in compilers. Annotations (colors, errors, the current line) move with the text until
/// they are set again.
package final class CodeView: Widget {
  let buffer: CodeBuffer
  let gutter: CodeGutter
  let colors: CodeColors
  let errors: CodeErrors
  private let wrapping: CodeWrapping
  let executedLine: TextTag
  /// The tags of search hits and of the current hit.
  let (foundTag, hitTag): (TextTag, TextTag)
  let sight = CodeSight()
  private var edit: () -> Void = {}
  private var goToLine: (Int) -> Void = { _ in }
  /// The help for a UTF-8 offset.
  private(set) var explain: (Int) -> String? = { _ in nil }
  /// The most bytes in a line, and the handler for exceeding them.
  private(set) var refusal: (bytes: Int, tell: () -> Void)?
  /// The depth of programmatic changes, which send no signal.
  private var quiet = 0
  /// The depth of text changes, which also move the cursor.
  private var changing = 0
  /// The cursor line that was last reported.
  private var knownLine: Int?

  /// Creates an empty editor with an accessible name.
  package init(label: String) {
    let buffer = CodeBuffer()
    // Later tags take precedence: errors are visible on the current line.
    executedLine = buffer.addTag("executed-line")
    colors = CodeColors(in: buffer)
    errors = CodeErrors(in: buffer)
    wrapping = CodeWrapping(in: buffer)
    (foundTag, hitTag) = (buffer.addTag("found"), buffer.addTag("hit"))
    self.buffer = buffer
    let view = gtk_source_view_new_with_buffer(buffer.typed())
    gutter = CodeGutter(of: view.unsafelyUnwrapped)
    super.init(view.unsafelyUnwrapped)
    setUp()
    setAccessibleLabel(label)
    listen()
    takeScheme()
  }

  private func setUp() {
    let view: UnsafeMutablePointer<GtkSourceView> = typed()
    addStyle("code")
    gtk_text_view_set_monospace(typed(), 1)
    gtk_source_view_set_show_line_numbers(view, 1)
    gtk_source_view_set_tab_width(view, 4)
    gtk_source_view_set_insert_spaces_instead_of_tabs(view, 1)
    gtk_source_view_set_auto_indent(view, 1)
    gtk_source_view_set_indent_on_tab(view, 1)
    gtk_source_view_set_smart_backspace(view, 1)
    gtk_source_view_set_smart_home_end(view, GTK_SOURCE_SMART_HOME_END_BEFORE)
    gtk_text_view_set_top_margin(typed(), 6)
    gtk_text_view_set_bottom_margin(typed(), 6)
    gtk_text_view_set_left_margin(typed(), 4)
    gtk_text_view_set_right_margin(typed(), 8)
  }

  /// The text.
  ///
  /// Setting a different text clears the undo history and keeps the cursor's line; setting the same
  /// one does nothing. U+0000, which GTK does not support, becomes U+FFFD.
  package var text: String {
    get { buffer.text }
    set {
      // Compare bytes: Swift treats canonically equivalent strings as equal.
      guard !newValue.utf8.elementsEqual(buffer.text.utf8) else { return }
      let (line, column) = cursor
      quietly {
        buffer.text = newValue
        buffer.moveCursor(to: iter(line: line, column: column))
      }
      colors.forget()
      errors.forget()
      gutter.show(executed: nil, errors: [])
    }
  }

  /// Whether the color scheme is dark.
  package var isDark = false {
    didSet { if isDark != oldValue { takeScheme() } }
  }

  /// Whether the color scheme has high contrast.
  package var isHighContrast = false {
    didSet { if isHighContrast != oldValue { takeScheme() } }
  }

  private func takeScheme() {
    take(CodeScheme(isDark: isDark, isHighContrast: isHighContrast))
  }

  /// Whether the user may edit; if not, Tab moves the focus on.
  package var isEditable: Bool {
    get { gtk_text_view_get_editable(typed()) != 0 }
    set {
      gtk_text_view_set_editable(typed(), newValue ? 1 : 0)
      gtk_text_view_set_accepts_tab(typed(), newValue ? 1 : 0)
    }
  }

  package var canUndo: Bool { isEditable && buffer.canUndo }
  package var canRedo: Bool { isEditable && buffer.canRedo }
  /// Calls `body` when undo or redo becomes available or unavailable; GTK notifies after the
  /// change.
  package func onHistoryChange(_ body: @escaping () -> Void) {
    for property in ["can-undo", "can-redo"] { buffer.on("notify::\(property)", body) }
  }

  /// Undoes, reported like any edit, and scrolls there.
  package func undo() {
    guard canUndo else { return }
    changingText { buffer.undo() }
    showCaret()
  }

  /// Redoes, and scrolls there.
  package func redo() {
    guard canRedo else { return }
    changingText { buffer.redo() }
    showCaret()
  }
}

/// Reporting the user's actions.
extension CodeView {
  /// Calls `body` after every edit by the user.
  package func onEdit(_ body: @escaping () -> Void) { edit = body }

  /// Calls `body` with the line the user moves the cursor to, or clicks; not when typing or
  /// selecting moves the cursor.
  package func onCursorLine(_ body: @escaping (Int) -> Void) { goToLine = body }

  /// Calls `body` with the UTF-8 offset of the hovered character; it returns a tooltip, or nil.
  package func onExplain(_ body: @escaping (Int) -> String?) { explain = body }

  /// Makes a change without sending signals.
  func quietly(_ body: () -> Void) {
    quiet += 1
    changingText(body)
    quiet -= 1
  }

  /// Makes a change that may move the cursor.
  private func changingText(_ body: () -> Void) {
    changing += 1
    body()
    changing -= 1
    knownLine = cursor.line
  }

  /// Refuses input that would make a line longer than `bytes`, and calls `body` instead: GTK lays
  /// out a line as a whole, which can take minutes.
  package func refuses(linesLongerThan bytes: Int, _ body: @escaping () -> Void) {
    refusal = (bytes, body)
    connect(buffer.raw, "insert-text") { [weak self] call in
      guard let self, quiet == 0,
        let place = call.boxed(0)?.assumingMemoryBound(to: GtkTextIter.self).pointee,
        buffer.longestLine(putting: call.text(1), from: place, to: place) > bytes
      else { return }
      g_signal_stop_emission_by_name(buffer.raw, "insert-text")
      afterwards(body)
    }
  }

  private func listen() {
    colors.listen()
    buffer.on("changed") { [weak self] in
      guard let self, quiet == 0 else { return }
      // A split line would have the mark on both parts.
      if gutter.executed != nil { applyMark() }
      buffer.endDrop()
      edit()
    }
    buffer.on("begin-user-action") { [weak self] in self?.changing += 1 }
    buffer.on("end-user-action") { [weak self] in
      guard let self else { return }
      changing -= 1
      knownLine = cursor.line
    }
    connect(buffer.raw, "mark-set") { [weak self] call in
      guard let self, let mark = call.object(1),
        mark == UnsafeMutableRawPointer(gtk_text_buffer_get_insert(buffer.typed()))
      else { return }
      tellLine()
    }
    tellTooltips()
    letPersonLook()
    measureChanges()
    // A click on the cursor's line moves nothing but still selects the line.
    let click = UnsafeMutableRawPointer(gtk_gesture_click_new()).unsafelyUnwrapped
    gtk_event_controller_set_propagation_phase(OpaquePointer(click), GTK_PHASE_CAPTURE)
    connect(click, "pressed") { [weak self] _ in
      self?.knownLine = nil
      afterwards { [weak self] in self?.tellLine() }
    }
    adopt(click)
  }

  private func tellLine() {
    guard changing == 0, !buffer.hasSelection, cursor.line != knownLine else { return }
    knownLine = cursor.line
    goToLine(cursor.line)
  }
}
