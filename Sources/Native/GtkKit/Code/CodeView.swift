internal import CGtk
internal import CGtkSourceView

/// An editor of program text: line numbers, colours, brackets, an undo of its own, one marked line
/// and errors.
///
/// It tells what a person does and nothing the program does. Lines and columns count from 1,
/// ranges in UTF-8, as compilers count. What is said about the text (colours, errors, the marked
/// line) moves along with it until it is set again.
package final class CodeView: Widget {
  let buffer: CodeBuffer
  let gutter: CodeGutter
  let colors: CodeColors
  let errors: CodeErrors
  private let wrapping: CodeWrapping
  let executedLine: TextTag
  /// What a search found, and what of it is at.
  let (foundTag, hitTag): (TextTag, TextTag)
  let sight = CodeSight()
  private var edit: () -> Void = {}
  private var goToLine: (Int) -> Void = { _ in }
  /// What there is to say about the character at a UTF-8 offset.
  private(set) var explain: (Int) -> String? = { _ in nil }
  /// The most bytes a line may have, and what is done where one would have more.
  private(set) var refusal: (bytes: Int, tell: () -> Void)?
  /// The depth of programmatic changes, which send no signal.
  private var quiet = 0
  /// How many changes of the text are at work, which move the cursor by the way.
  private var changing = 0
  /// The line the listener knows the cursor to be on.
  private var knownLine: Int?

  /// An empty editor called `label`.
  package init(label: String) {
    let buffer = CodeBuffer()
    // Later tags win: what goes wrong is seen on whatever is executed.
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

  /// What is written in it.
  ///
  /// Setting another text begins a new history and keeps the cursor's line; setting the same does
  /// nothing. U+0000, which GTK has no room for, becomes U+FFFD.
  package var text: String {
    get { buffer.text }
    set {
      // Byte by byte: to Swift, an é is equal to an e with an accent.
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

  /// Whether it is light on dark.
  package var isDark = false {
    didSet { if isDark != oldValue { takeScheme() } }
  }

  /// Whether words stand out as far as they can.
  package var isHighContrast = false {
    didSet { if isHighContrast != oldValue { takeScheme() } }
  }

  private func takeScheme() {
    take(CodeScheme(isDark: isDark, isHighContrast: isHighContrast))
  }

  /// Whether a person may change the text; if not, Tab leads out of it.
  package var isEditable: Bool {
    get { gtk_text_view_get_editable(typed()) != 0 }
    set {
      gtk_text_view_set_editable(typed(), newValue ? 1 : 0)
      gtk_text_view_set_accepts_tab(typed(), newValue ? 1 : 0)
    }
  }

  package var canUndo: Bool { isEditable && buffer.canUndo }
  package var canRedo: Bool { isEditable && buffer.canRedo }
  /// Calls `body` when there is something to take back, or nothing any more; GTK knows that only after the
  /// change it is about.
  package func onHistoryChange(_ body: @escaping () -> Void) {
    for property in ["can-undo", "can-redo"] { buffer.on("notify::\(property)", body) }
  }

  /// Takes the last thing typed back, which is a change like any other, and shows where it stood.
  package func undo() {
    guard canUndo else { return }
    changingText { buffer.undo() }
    showCaret()
  }

  /// Types once more what was taken back last, and shows it.
  package func redo() {
    guard canRedo else { return }
    changingText { buffer.redo() }
    showCaret()
  }
}

/// Telling what a person does.
extension CodeView {
  /// Calls `body` after every change a person makes to the text.
  package func onEdit(_ body: @escaping () -> Void) { edit = body }

  /// Calls `body` with the line a person moves the cursor to, or clicks on; not when the cursor
  /// moves because text is typed or selected.
  package func onCursorLine(_ body: @escaping (Int) -> Void) { goToLine = body }

  /// Calls `body` with the UTF-8 offset of the character the pointer rests on; it answers what to
  /// tell about it, or nil.
  package func onExplain(_ body: @escaping (Int) -> String?) { explain = body }

  /// Makes a change that sends no signal.
  func quietly(_ body: () -> Void) {
    quiet += 1
    changingText(body)
    quiet -= 1
  }

  /// Does something that moves the cursor by the way.
  private func changingText(_ body: () -> Void) {
    changing += 1
    body()
    changing -= 1
    knownLine = cursor.line
  }

  /// Takes nothing from a person that makes a line longer than so many bytes, and calls `body` instead:
  /// GTK lays a line out as a whole, which for a long one takes minutes.
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
      // A line that is broken in two would have the mark on both.
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
    // A click on the line the cursor is on moves nothing and still means that line.
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
