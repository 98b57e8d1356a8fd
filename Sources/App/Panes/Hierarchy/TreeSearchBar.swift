import GtkKit
import Session
import Translation

/// The line in which one types what to look for in the trees, with the hits counted.
final class TreeSearchBar {
  let widget: Box
  private let entry = SearchEntry(label: localized("Find in the hierarchy"))
  private let status = Label("", style: "dim-label")
  private let regex = ToggleButton(.text(".*"))
  private let hiding = ToggleButton(
    .icon("view-reveal-symbolic", label: localized("Hide What Is Not Found")))
  private var intent: (HierarchyPane.Intent) -> Void = { _ in }
  private var close: () -> Void = {}
  private var enterTree: () -> Void = {}
  private var isShowing = false
  /// Room for a word between the entry's signs.
  private static let leastEntryWidth = 120
  /// What was looked for last; typing is heard a moment later.
  private var text = ""

  init() {
    regex.setAccessibleLabel(localized("Regular expression"))
    regex.tooltip = localized("Regular Expression")
    entry.expandsHorizontally = true
    entry.setMinimumSize(width: Self.leastEntryWidth)
    // What was found is to be read first.
    entry.lengthInCharacters = 1
    status.isEllipsized = true
    status.widthInCharacters = 7
    let previous = Button(.icon("go-up-symbolic", label: localized("Previous Hit")))
    let next = Button(.icon("go-down-symbolic", label: localized("Next Hit")))
    let leave = Button(.icon("window-close-symbolic", label: localized("Close Search")))
    widget = Box(.horizontal, spacing: 4, [entry, regex, hiding, status, previous, next, leave])
    for button in [regex, hiding, previous, next, leave] as [Widget] { button.addStyle("flat") }
    widget.addStyle("pane-bar")
    widget.isVisible = false
    entry.onSearch { [weak self] text in self?.look(for: text) }
    entry.onAccept { [weak self] in self?.step(1) }
    entry.onCancel { [weak self] in self?.close() }
    entry.onKey { [weak self] event in self?.press(event) ?? false }
    regex.onChange { [weak self] isOn in self?.tell(.setRegex(isOn)) }
    hiding.onChange { [weak self] isOn in self?.tell(.setHides(isOn)) }
    previous.onClick { [weak self] in self?.step(-1) }
    next.onClick { [weak self] in self?.step(1) }
    leave.onClick { [weak self] in self?.close() }
  }

  var isOpen: Bool { widget.isVisible }

  /// Whether what is typed goes into the line.
  var hasKeyboard: Bool { entry.hasFocusWithin }

  /// Takes the keyboard, with what was typed before selected.
  func takeKeyboard() { entry.grabFocusForReplacing() }

  func onIntent(_ body: @escaping (HierarchyPane.Intent) -> Void) { intent = body }

  /// Calls `body` when the search is to be left.
  func onClose(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` when the keyboard is to go to the cards.
  func onEnterTree(_ body: @escaping () -> Void) { enterTree = body }

  /// Shows a search with what it found; without one the bar is gone.
  func show(_ search: TreeSearch?, _ matches: TreeMatches?) {
    isShowing = true
    defer { isShowing = false }
    guard let search, let matches else {
      widget.isVisible = false
      text = ""
      entry.text = ""
      return
    }
    widget.isVisible = true
    regex.isOn = search.isRegex
    hiding.isOn = matches.hides
    status.tooltip = matches.status(at: search.hit)
    status.text = matches.status(at: search.hit)
    status.setStyle("error", matches.problem != nil)
  }

  private func tell(_ what: HierarchyPane.Intent) {
    if !isShowing { intent(what) }
  }

  private func look(for text: String) {
    guard isOpen, text != self.text else { return }
    self.text = text
    intent(.search(text))
  }

  private func step(_ step: Int) {
    look(for: entry.text)
    intent(.goToHit(step))
  }

  private func press(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.return, .shift), (.up, []): step(-1)
    case (.down, []): enterTree()
    default: return false
    }
    return true
  }
}
