/// A button that shows one of several choices and opens a menu of them.
///
/// For choices visible at launch: a `DropDown` creates its list, with search and filter, before it
/// is opened.
package final class ChoiceButton {
  package let widget: MenuButton
  private let label: String
  private let chosen = Label("")
  private let choices: [(title: String, state: String)]
  private var shown: String?

  /// Creates a button with an accessible name; each choice sets the state of an action such as
  /// `win.speed`.
  ///
  /// With `shrinks`, ellipsizes the current choice if space is short.
  package init(
    _ choices: [(title: String, state: String)], of action: String, label: String,
    shrinks: Bool = false
  ) {
    self.label = label
    self.choices = choices
    chosen.horizontalAlignment = 0
    if shrinks {
      chosen.isEllipsized = true
      chosen.widthInCharacters = 4
    }
    widget = MenuButton(
      chosen, label: label,
      choosing: Menu(items: choices.map { .action($0.title, action, target: $0.state) }))
    // As in drop-down lists.
    widget.onKey { [weak widget] event in
      guard event.modifiers.isEmpty, event.key == .down || event.key == .up else { return false }
      widget?.open()
      return widget != nil
    }
  }

  /// Shows the current choice; ignores unknown ones.
  package func show(_ state: String) {
    guard state != shown, let choice = choices.first(where: { $0.state == state }) else { return }
    shown = state
    chosen.text = choice.title
    widget.setAccessibleLabel("\(label): \(choice.title)")
  }
}
