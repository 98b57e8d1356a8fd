import GtkKit
import Support

/// A line above a pane in which one types what to look for in it, with the hits counted.
///
/// Return and the arrow downwards beside it go to the next hit, Shift and Return to the one before,
/// Escape leaves.
final class FindBar {
  let widget = Box(.vertical)
  private let entry: SearchEntry
  private let status = Label("", style: "dim-label")
  /// What is wrong, below the line, which has no room for it.
  private let trouble = Label("", style: "error")
  private var look: (String) -> Void = { _ in }
  private var step: (Int) -> Void = { _ in }
  private var close: () -> Void = {}
  private var press: (KeyEvent) -> Bool = { _ in false }
  /// What was looked for last; typing is heard a moment later.
  private var text = ""

  /// Room for a word between the entry's signs.
  private static let leastEntryWidth = 120

  /// A line called `label`, with switches behind what is typed.
  init(label: String, switches: [Widget] = []) {
    entry = SearchEntry(label: label)
    widget.isVisible = false
    entry.expandsHorizontally = true
    entry.setMinimumSize(width: Self.leastEntryWidth)
    // What was found is to be read first.
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
    // One goes on typing.
    for button in switches + [previous, next] { button.leavesKeyboard() }
    entry.onSearch { [weak self] text in self?.typed(text) }
    entry.onAccept { [weak self] in self?.go(1) }
    entry.onCancel { [weak self] in self?.close() }
    entry.onKey { [weak self] event in self?.handle(event) ?? false }
    // From a switch beside it as well.
    widget.onKey { [weak self] event in
      guard let self, event.key == .escape, event.modifiers.isEmpty else { return false }
      close()
      return true
    }
    previous.onClick { [weak self] in self?.go(-1) }
    next.onClick { [weak self] in self?.go(1) }
    leave.onClick { [weak self] in self?.close() }
  }

  /// Calls `body` with what is typed, when the person stops for a moment.
  func onText(_ body: @escaping (String) -> Void) { look = body }

  /// Calls `body` with 1 for the next search hit, with −1 for the previous one.
  func onStep(_ body: @escaping (Int) -> Void) { step = body }

  /// Calls `body` when the search is to be left.
  func onClose(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` with other keys; it answers whether it made use of one.
  func onKey(_ body: @escaping (KeyEvent) -> Bool) { press = body }

  private func typed(_ text: String) {
    guard isOpen, text != self.text else { return }
    self.text = text
    look(text)
  }

  /// Looks for what was typed just now at once.
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
  /// Whether it is there; what was typed is forgotten when it goes.
  var isOpen: Bool {
    get { widget.isVisible }
    set {
      widget.isVisible = newValue
      if !newValue { words = "" }
    }
  }

  /// The text of an open line; setting it sends no signal.
  var words: String {
    get { entry.text }
    set { (text, entry.text) = (newValue, newValue) }
  }

  /// Whether what is typed goes into the line.
  var hasKeyboard: Bool { entry.hasFocusWithin }

  /// Takes the keyboard, with what was typed before selected.
  func takeKeyboard() { entry.grabFocusForReplacing() }

  /// Says how much was found, or what is wrong.
  func say(_ words: String, isProblem: Bool = false) {
    status.text = isProblem ? "" : words
    status.tooltip = status.text
    trouble.text = isProblem ? words : ""
    trouble.isVisible = isProblem
  }
}
