import Figures
import GtkKit
import Script
import Session
import Support

/// The running script: its text with the current line, its errors and its variables.
final class ScriptPane {
  let widget: Box
  private let title = Label("", style: "pane-title")
  private let room = Box(.vertical)
  private let editor: ScriptEditor
  private let remarks = RemarkList()
  /// Offers to rename UIKit names, above the errors; created lazily.
  private var offer: Notice?
  private let offerRoom = Box(.vertical)
  private let variables = ScriptVariables()
  private var act: (Session.Action) -> Void = { _ in }
  private var focus: () -> Void = {}
  private var history: () -> Void = {}
  private var shown: ScriptModel?
  /// Whether a jump to a line is in progress, which keeps the scroll position.
  private var isGoing = false

  /// The largest text, in bytes, that is highlighted while typing.
  private static let coloredSize = 200_000

  /// Creates a pane with `controls` in its heading.
  init(controls: [Widget]) {
    editor = ScriptEditor(in: room)
    title.horizontalAlignment = 0
    title.isEllipsized = true
    title.expandsHorizontally = true
    let header = Box(.horizontal, spacing: 6, [title] + controls)
    header.addStyle("pane-header")
    widget = Box(.vertical, [header, room, offerRoom, remarks.widget, variables.widget])
    widget.addStyle("script-pane")
    remarks.onSelect { [weak self] place in self?.follow(remarkAt: place) }
    listen()
  }

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action) -> Void) { act = body }

  /// Calls `body` when the user tries to exceed the maximum length of a line.
  func onRefusal(_ body: @escaping () -> Void) { editor.onRefusal(body) }

  /// Calls `body` with the number of hits that were replaced, in words.
  func onReplacement(_ body: @escaping (String) -> Void) { editor.search.onWord(body) }

  /// Calls `body` when the editor gains or loses the focus.
  func onFocusChange(_ body: @escaping () -> Void) { focus = body }

  /// Calls `body` when undo or redo may have become available.
  func onHistoryChange(_ body: @escaping () -> Void) { history = body }

  private func listen() {
    editor.onEdit { [weak self] text in
      self?.shown?.text = text
      self?.color(text)
      self?.act(.script(.edit(text)))
    }
    editor.code.onCursorLine { [weak self] line in self?.go(toLine: line) }
    editor.onFocusChange { [weak self] in self?.focus() }
    editor.code.onHistoryChange { [weak self] in self?.history() }
  }

  /// Goes to an error, or, without errors, to an issue.
  private func follow(remarkAt place: Int) {
    guard let shown else { return }
    guard !shown.errors.isEmpty else { return act(.issue(.show(shown.diagnoses[place].event))) }
    let mistake = shown.errors[place]
    editor.code.go(toLine: mistake.line, column: mistake.column)
    go(toLine: mistake.line)
  }

  private func go(toLine line: Int) {
    isGoing = true
    act(.script(.goToLine(line)))
    isGoing = false
  }
}

/// Updating.
extension ScriptPane {
  func show(_ content: ScriptModel, _ theme: Theme) {
    let code = editor.code
    code.isHighContrast = theme.isHighContrast
    code.isDark = theme.isDark
    guard content != shown else { return }
    let isOtherText = shown.map { !$0.text.utf8.elementsEqual(content.text.utf8) } ?? true
    let isOtherScript = shown?.fileName != content.fileName
    let before = isOtherText ? nil : shown
    shown = content
    if isOtherText {
      // Scroll another script to its start; keep the position in a changed one.
      if isOtherScript { code.text = "" }
      code.text = content.text
      color(content.text)
      editor.textReplaced(by: content.text)
    }
    title.text = (content.isModified ? "● " : "") + content.fileName
    title.setAccessibleLabel(
      content.fileName + (content.isModified ? localized(", not saved") : ""))
    showErrors(of: content, after: before)
    showVariables(of: content, after: before)
    showMark(of: content, after: before)
  }

  /// Shows the errors; the previous ones stay until the text was checked again.
  private func showErrors(of content: ScriptModel, after before: ScriptModel?) {
    if content.isRunDue, before != nil { return }
    editor.code.setErrors(content.errors.map { CodeView.Mistake($0.range, $0.message) })
    offerNames(content.isForUIKit)
    remarks.show(
      content.errors.isEmpty
        ? content.diagnoses.map(RemarkList.Remark.init)
        : content.errors.map(RemarkList.Remark.init))
  }

  private func offerNames(_ isFitting: Bool) {
    offerRoom.isVisible = isFitting
    guard isFitting, offer == nil else { return }
    let offer = Notice(localized("This is UIKit code. Terrarium's types have no UI prefix."))
    offer.offer(localized("Remove UI Prefixes")) { [weak self] in
      self?.act(.script(.removePrefixes))
      // The pressed button is gone.
      self?.takeKeyboard()
    }
    offerRoom.append(WidthFirst(offer.widget))
    self.offer = offer
  }

  /// Shows the variables; those of the last successful run stay until the next.
  private func showVariables(of content: ScriptModel, after before: ScriptModel?) {
    variables.isStale = !content.isExecuted
    if !content.isExecuted, before != nil { return }
    variables.show(content.variables)
  }

  /// Scrolls to the current line when the playhead moves, but not while the user edits or clicks.
  private func showMark(of content: ScriptModel, after before: ScriptModel?) {
    let isMove = before.map {
      $0.playhead != content.playhead && $0.executedText == content.executedText && !isGoing
    }
    guard isMove ?? true || before?.currentLine != content.currentLine else { return }
    editor.code.markExecuted(line: content.currentLine, isFollowed: isMove ?? true)
    if content.isAtStart, isMove ?? false { editor.code.showTop() }
  }

  private func color(_ text: String) {
    let isShort = text.utf8.count <= Self.coloredSize
    editor.code.setColors(
      isShort ? Highlight.all(in: SourceText(text)).compactMap(CodeView.Word.init) : [])
  }
}

/// The undo history of the text, which the window's Undo uses while the editor has the focus.
extension ScriptPane {
  var hasKeyboard: Bool { editor.code.isFocused }
  var canUndo: Bool { editor.code.canUndo }
  var canRedo: Bool { editor.code.canRedo }
  func undo() { editor.code.undo() }
  func redo() { editor.code.redo() }
  func takeKeyboard() { editor.code.grabFocus() }

  /// Whether the editor or its search bar has the focus.
  var hasKeyboardWithin: Bool { hasKeyboard || editor.search.hasKeyboard }

  /// Opens the search.
  func openSearch() { editor.search.open() }

  /// Focuses the search entry, if the search is open.
  func takeKeyboardOfSearch() { editor.search.takeKeyboard() }

  /// Opens find and replace.
  func openReplacing() { editor.search.openReplacing() }
}

extension CodeView.Word {
  /// Creates a colored token; nil for tokens in the default color.
  fileprivate init?(_ highlight: Highlight) {
    let kind: CodeView.WordKind
    switch highlight.kind {
    case .comment: kind = .comment
    case .keyword: kind = .keyword
    case .string: kind = .string
    case .number: kind = .number
    case .typeName: kind = .type
    case .function: kind = .function
    case .attribute, .directive: kind = .attribute
    case .unknown: kind = .unknown
    case .name, .operator, .punctuation: return nil
    }
    self.init(highlight.range.start..<highlight.range.end, kind)
  }
}
