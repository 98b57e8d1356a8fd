import GtkKit
import Session
import Support

/// The search bar of the trees, with a hit count.
final class TreeSearchBar {
  private let bar: FindBar
  private let regex = ToggleButton(.text(".*"))
  private let hiding = ToggleButton(
    .icon("view-reveal-symbolic", label: localized("Hide Non-Matching Nodes")))
  private var act: (Session.Action.Tree) -> Void = { _ in }
  private var enterTree: () -> Void = {}
  private var isShowing = false

  init() {
    regex.setAccessibleLabel(localized("Regular expression"))
    regex.tooltip = localized("Regular Expression")
    bar = FindBar(label: localized("Find in the hierarchy"), switches: [regex, hiding])
    bar.onText { [weak self] text in self?.act(.search(text)) }
    bar.onStep { [weak self] step in self?.act(.goToHit(step)) }
    bar.onKey { [weak self] event in
      guard let self, event.key == .down, event.modifiers.isEmpty else { return false }
      enterTree()
      return true
    }
    regex.onChange { [weak self] isOn in self?.tell(.setRegex(isOn)) }
    hiding.onChange { [weak self] isOn in self?.tell(.setHides(isOn)) }
  }

  var widget: Box { bar.widget }
  var isOpen: Bool { bar.isOpen }

  /// Whether the entry has the focus.
  var hasKeyboard: Bool { bar.hasKeyboard }

  /// Focuses the entry and selects its text.
  func takeKeyboard() { bar.takeKeyboard() }

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action.Tree) -> Void) { act = body }

  /// Calls `body` when the user closes the search.
  func onClose(_ body: @escaping () -> Void) { bar.onClose(body) }

  /// Calls `body` when the focus is to move to the cards.
  func onEnterTree(_ body: @escaping () -> Void) { enterTree = body }

  /// Shows a search and its matches; hides the bar if there is none.
  func show(_ search: TreeSearch?, _ matches: TreeMatches?) {
    isShowing = true
    defer { isShowing = false }
    bar.isOpen = search != nil && matches != nil
    guard let search, let matches else { return }
    regex.isOn = search.isRegex
    hiding.isOn = matches.hides
    bar.say(matches.status(at: search.hit), isProblem: matches.problem != nil)
  }

  private func tell(_ action: Session.Action.Tree) {
    if !isShowing { act(action) }
  }
}
