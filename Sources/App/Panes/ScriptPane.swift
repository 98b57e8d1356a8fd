import Figures
import GtkKit
import Script
import Session
import Support

/// The script that runs: its text with the line that is executed, its errors, and its variables.
final class ScriptPane {
  let widget: Box
  private let title = Label("", style: "pane-title")
  private let room = Box(.vertical)
  private let editor: ScriptEditor
  private let remarks = RemarkList()
  /// Offers other names, above the mistakes; made when it is first needed.
  private var offer: Notice?
  private let offerRoom = Box(.vertical)
  private let variables = ScriptVariables()
  private var act: (ScriptPaneIntent) -> Void = { _ in }
  private var focus: () -> Void = {}
  private var history: () -> Void = {}
  private var shown: ScriptPaneContent?
  /// Whether a jump to a line is under way, which keeps the scroll position.
  private var isGoing = false

  /// The largest text, in bytes, that is colored while typing.
  private static let coloredSize = 200_000

  /// A pane with `controls` at the right of its heading.
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

  /// Calls `body` with everything a person does.
  func onIntent(_ body: @escaping (ScriptPaneIntent) -> Void) { act = body }

  /// Calls `body` when the keyboard comes to the text or leaves it.
  func onFocusChange(_ body: @escaping () -> Void) { focus = body }

  /// Calls `body` when what can be taken back, or done again, may have changed.
  func onHistoryChange(_ body: @escaping () -> Void) { history = body }

  private func listen() {
    editor.onEdit { [weak self] text in
      self?.shown?.text = text
      self?.color(text)
      self?.act(.edited(text))
    }
    editor.code.onCursorLine { [weak self] line in self?.go(toLine: line) }
    editor.onRefusal { [weak self] in self?.act(.wroteTooMuch) }
    editor.search.onWord { [weak self] word in self?.act(.replaced(word)) }
    editor.onFocusChange { [weak self] in self?.focus() }
    editor.code.onHistoryChange { [weak self] in self?.history() }
  }

  /// Goes to a mistake, or where there is none, to a diagnosis.
  private func follow(remarkAt place: Int) {
    guard let shown else { return }
    guard !shown.errors.isEmpty else { return act(.choseDiagnosis(shown.diagnoses[place].event)) }
    let mistake = shown.errors[place]
    editor.code.go(toLine: mistake.line, column: mistake.column)
    go(toLine: mistake.line)
  }

  private func go(toLine line: Int) {
    isGoing = true
    act(.wentToLine(line))
    isGoing = false
  }
}

/// Showing.
extension ScriptPane {
  func show(_ content: ScriptPaneContent, _ theme: Theme) {
    let code = editor.code
    code.isHighContrast = theme.isHighContrast
    code.isDark = theme.isDark
    guard content != shown else { return }
    let isOtherText = shown.map { !$0.text.utf8.elementsEqual(content.text.utf8) } ?? true
    let isOtherScript = shown?.fileName != content.fileName
    let before = isOtherText ? nil : shown
    shown = content
    if isOtherText {
      // Another script is read from its beginning, a changed one where the person is.
      if isOtherScript { code.text = "" }
      code.text = content.text
      color(content.text)
      editor.textReplaced(by: content.text)
    }
    title.text = (content.isModified ? "● " : "") + content.fileName
    title.setAccessibleLabel(
      content.fileName + (content.isModified ? localized(", not saved") : ""))
    code.isEditable = content.isEditable
    showErrors(of: content, after: before)
    showVariables(of: content, after: before)
    showMark(of: content, after: before)
  }

  /// What was wrong stays on screen until it is known what is wrong now.
  private func showErrors(of content: ScriptPaneContent, after before: ScriptPaneContent?) {
    if content.isRunDue, before != nil { return }
    editor.code.setErrors(content.errors.map { CodeView.Mistake($0.range, $0.message) })
    offerNames(content.isForUIKit && content.isEditable)
    remarks.show(
      content.errors.isEmpty
        ? content.diagnoses.map(RemarkList.Remark.init)
        : content.errors.map(RemarkList.Remark.init))
  }

  private func offerNames(_ isFitting: Bool) {
    offerRoom.isVisible = isFitting
    guard isFitting, offer == nil else { return }
    let offer = Notice(localized("This is UIKit code. Terrarium's types have no UI prefix."))
    offer.offer(localized("Remove UI Prefixes")) { [weak self] in self?.act(.shortenedNames) }
    offerRoom.append(WidthFirst(offer.widget))
    self.offer = offer
  }

  /// The variables of the last run that could be executed stay until there is another.
  private func showVariables(of content: ScriptPaneContent, after before: ScriptPaneContent?) {
    variables.isStale = !content.isExecuted
    if !content.isExecuted, before != nil { return }
    variables.show(content.variables)
  }

  /// The text goes along with who moves through time, and stays for who writes or points at it.
  private func showMark(of content: ScriptPaneContent, after before: ScriptPaneContent?) {
    let isMove = before.map {
      $0.playhead != content.playhead && $0.rerunCount == content.rerunCount && !isGoing
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

  /// Whether keys go into the text, or to the lines above it that look for words.
  var hasKeyboardWithin: Bool { hasKeyboard || editor.search.hasKeyboard }

  /// Asks what to look for in the text.
  func openSearch() { editor.search.open() }

  /// Has the keyboard in the line that looks for words, where that is open.
  func takeKeyboardOfSearch() { editor.search.takeKeyboard() }

  /// Asks what to look for in the text, and what to put in its place.
  func openReplacing() { editor.search.openReplacing() }
}

extension CodeView.Word {
  /// A word as the language sees it; nil for what has no colour of its own.
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
