import GtkKit
import Session
import Support

/// The lines in which one types what to look for in the script, with the hits counted, and what is
/// to stand in their place.
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
    // To what stands in their place, past what goes from hit to hit, and back.
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

  /// Calls `body` with what was done.
  func onWord(_ body: @escaping (String) -> Void) { tell = body }

  /// Whether keys go to something in the lines.
  var hasKeyboard: Bool { widget.hasFocusWithin }

  /// Has the keyboard where one types what to look for.
  func takeKeyboard() { bar.takeKeyboard() }

  /// Asks what to look for; what is selected in the text is proposed.
  func open() {
    let proposal = hasKeyboard ? nil : code.selectedWords
    bar.isOpen = true
    if let proposal { bar.words = proposal }
    look()
    bar.takeKeyboard()
  }

  /// The same, and what is to stand in its place: asked for next where it is known what to look for.
  func openReplacing() {
    open()
    replacing.isOn = true
    if !bar.words.isEmpty { replacement.grabFocusForReplacing() }
  }

  /// Looks for what is typed, as it is to be found: what is out of sight limits no search.
  private func look() {
    let words = WordSearch(bar.words, isWhole: line.isVisible && wholeWords.isOn)
    search.look(for: words.words.isEmpty ? nil : { words.places(in: $0) })
  }

  /// Looks for nothing more; the keyboard is where the last hit is selected.
  private func close() {
    // In this order: a line that lets go of its own selection takes a later one along.
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
