import GtkKit
import Session
import Support

/// Find and replace in the script, with a hit count.
final class ScriptSearchBar {
  let widget: Box
  private let bar: FindBar
  private let replacing = ToggleButton(
    .icon("edit-find-replace-symbolic", label: localized("Show Replace")))
  private let replacement = TextEntry(label: localized("Replace with"))
  private let wholeWords = ToggleButton(.text("\\b"))
  private let one = Button(.text(localized("Replace")))
  private let all = Button(.text(localized("Replace All")))
  private let line: Box
  private let code: CodeView
  private let search: CodeSearch
  private var tell: (String) -> Void = { _ in }

  init(for code: CodeView) {
    self.code = code
    search = CodeSearch(in: code)
    bar = FindBar(label: localized("Find in the script"), switches: [replacing])
    replacement.expandsHorizontally = true
    replacement.lengthInCharacters = 1
    replacement.setPlaceholder(localized("Replace with"))
    wholeWords.setAccessibleLabel(localized("Whole words"))
    wholeWords.tooltip = localized("Whole Words")
    line = Box(.horizontal, spacing: 4, [replacement, wholeWords, one, all])
    line.addStyle("pane-bar")
    line.isVisible = false
    widget = Box(.vertical, [bar.widget, line])
    for button in [wholeWords, one, all] {
      button.addStyle("flat")
      button.leavesKeyboard()
    }
    count()
    listen()
    one.onClick { [weak self] in self?.replace() }
    all.onClick { [weak self] in self?.replaceAll() }
  }

  private func listen() {
    bar.onText { [weak self] _ in self?.look() }
    bar.onStep { [weak self] step in self?.search.step(forward: step > 0) }
    bar.onClose { [weak self] in self?.close() }
    search.onChange { [weak self] in self?.count() }
    replacing.onChange { [weak self] isOn in
      guard let self else { return }
      line.isVisible = isOn
      if wholeWords.isOn { look() }
    }
    wholeWords.onChange { [weak self] _ in self?.look() }
    replacement.onAccept { [weak self] in self?.replace() }
    // Tab skips the hit buttons to the replacement, and back.
    bar.onKey { [weak self] event in
      guard let self, line.isVisible, (event.key, event.modifiers) == (.tab, []) else {
        return false
      }
      replacement.grabFocusForReplacing()
      return true
    }
    replacement.onKey { [weak self] event in
      guard let self, (event.key, event.modifiers) == (.tab, .shift) else { return false }
      bar.takeKeyboard()
      return true
    }
    line.onKey { [weak self] event in
      guard let self, event.key == .escape, event.modifiers.isEmpty else { return false }
      close()
      return true
    }
  }

  /// Calls `body` with a message for the user.
  func onWord(_ body: @escaping (String) -> Void) { tell = body }

  /// Whether the focus is in the bar.
  var hasKeyboard: Bool { widget.hasFocusWithin }

  /// Focuses the search entry.
  func takeKeyboard() { bar.takeKeyboard() }

  /// Opens the search with the editor's selection as the query.
  func open() {
    let proposal = hasKeyboard ? nil : code.selectedWords
    bar.isOpen = true
    if let proposal { bar.words = proposal }
    look()
    bar.takeKeyboard()
  }

  /// Opens find and replace; focuses the replacement if there is a query.
  func openReplacing() {
    open()
    replacing.isOn = true
    if !bar.words.isEmpty { replacement.grabFocusForReplacing() }
  }

  /// Searches with the visible options; hidden toggles do not apply.
  private func look() {
    let finder = StringSearch(bar.words, isWhole: line.isVisible && wholeWords.isOn)
    search.look(for: finder.query.isEmpty ? nil : { finder.ranges(in: $0) })
  }

  /// Ends the search; the editor has the focus, with the last hit selected.
  private func close() {
    // Order matters: an entry that loses its selection also clears a later one.
    search.end()
    bar.isOpen = false
    replacing.isOn = false
  }

  private func replace() {
    bar.lookForTyped()
    search.replace(with: replacement.text)
  }

  private func replaceAll() {
    bar.lookForTyped()
    let count = search.replaceAll(with: replacement.text)
    if count > 0 {
      tell(
        count == 1
          ? localized("Replaced 1 occurrence. Press Ctrl+Z to undo.")
          : localized("Replaced \(count) occurrences. Press Ctrl+Z to undo."))
    }
  }

  private func count() {
    for button in [one, all] { button.isEnabled = search.count ?? 0 > 0 }
    bar.say(search.count.map { HitCount($0, at: search.place).words } ?? "")
  }
}
