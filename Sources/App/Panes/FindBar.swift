import GtkKit
import Support

/// A search bar above a pane, with a hit count.
///
/// Return and the down button go to the next hit, Shift-Return to the previous one, Escape closes
/// it.
final class FindBar {
  let widget = Box(.vertical)
  private let entry: SearchEntry
  private let status = Label("", style: "dim-label")
  /// An error, below the entry, which has no space for it.
  private let trouble = Label("", style: "error")
  private var look: (String) -> Void = { _ in }
  private var step: (Int) -> Void = { _ in }
  private var close: () -> Void = {}
  private var press: (KeyEvent) -> Bool = { _ in false }
  /// The last query; typing is debounced.
  private var text = ""

  /// The entry's minimum width between its icons.
  private static let leastEntryWidth = 120

  /// Creates a search bar with an accessible label, and switches after the entry.
  init(label: String, switches: [Widget] = []) {
    entry = SearchEntry(label: label)
    widget.isVisible = false
    entry.expandsHorizontally = true
    entry.setMinimumSize(width: Self.leastEntryWidth)
    // The hit count takes precedence over the entry's width.
    entry.lengthInCharacters = 1
    status.isEllipsized = true
    status.widthInCharacters = 7
    let previous = Button(.icon("go-up-symbolic", label: localized("Previous Hit")))
    let next = Button(.icon("go-down-symbolic", label: localized("Next Hit")))
    let leave = Button(.icon("window-close-symbolic", label: localized("Close Search")))
    let line = Box(.horizontal, spacing: 4, [entry] + switches + [status, previous, next, leave])
    line.addStyle("pane-bar")
    trouble.isWrapped = true
    trouble.horizontalAlignment = 0
    trouble.isVisible = false
    trouble.addStyle("pane-trouble")
    for part in [line, trouble] { widget.append(part) }
    for button in switches + [previous, next, leave] { button.addStyle("flat") }
    // The focus stays in the entry.
    for button in switches + [previous, next] { button.leavesKeyboard() }
    entry.onSearch { [weak self] text in self?.typed(text) }
    entry.onAccept { [weak self] in self?.go(1) }
    entry.onCancel { [weak self] in self?.close() }
    entry.onKey { [weak self] event in self?.handle(event) ?? false }
    // Also while a switch has the focus.
    widget.onKey { [weak self] event in
      guard let self, event.key == .escape, event.modifiers.isEmpty else { return false }
      close()
      return true
    }
    previous.onClick { [weak self] in self?.go(-1) }
    next.onClick { [weak self] in self?.go(1) }
    leave.onClick { [weak self] in self?.close() }
  }

  /// Calls `body` with the debounced query.
  func onText(_ body: @escaping (String) -> Void) { look = body }

  /// Calls `body` with 1 for the next search hit, −1 for the previous one.
  func onStep(_ body: @escaping (Int) -> Void) { step = body }

  /// Calls `body` when the user closes the search.
  func onClose(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` with unused keys; it returns whether it handled one.
  func onKey(_ body: @escaping (KeyEvent) -> Bool) { press = body }

  private func typed(_ text: String) {
    guard isOpen, text != self.text else { return }
    self.text = text
    look(text)
  }

  /// Searches for the current text without waiting.
  func lookForTyped() { typed(words) }

  private func go(_ direction: Int) {
    lookForTyped()
    step(direction)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.return, .shift), (.up, []): go(-1)
    default: return press(event)
    }
    return true
  }
}

extension FindBar {
  /// Whether the bar is open; closing it clears the query.
  var isOpen: Bool {
    get { widget.isVisible }
    set {
      widget.isVisible = newValue
      if !newValue { words = "" }
    }
  }

  /// The text of an open bar; setting it sends no signal.
  var words: String {
    get { entry.text }
    set { (text, entry.text) = (newValue, newValue) }
  }

  /// Whether the entry has the focus.
  var hasKeyboard: Bool { entry.hasFocusWithin }

  /// Focuses the entry and selects its text.
  func takeKeyboard() { entry.grabFocusForReplacing() }

  /// Shows the hit count, or an error.
  func say(_ words: String, isProblem: Bool = false) {
    status.text = isProblem ? "" : words
    status.tooltip = status.text
    trouble.text = isProblem ? words : ""
    trouble.isVisible = isProblem
  }
}
