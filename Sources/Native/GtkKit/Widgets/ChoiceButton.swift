/// One of several, named on a button that opens a menu of them.
///
/// For what is seen from the start: a `DropDown` makes its list, and what searches and filters it,
/// before anybody has asked for it.
package final class ChoiceButton {
  package let widget: MenuButton
  private let label: String
  private let chosen = Label("")
  private let choices: [(title: String, state: String)]
  private var shown: String?

  /// A button called `label`; each choice puts the action, as `win.speed`, into another state.
  ///
  /// Where there is little room a shrinking one shortens the words of the chosen one.
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
    // As lists of choices do.
    widget.onKey { [weak widget] event in
      guard event.modifiers.isEmpty, event.key == .down || event.key == .up else { return false }
      widget?.open()
      return widget != nil
    }
  }

  /// Says on the button which it is; one that is not among the choices leaves it as it is.
  package func show(_ state: String) {
    guard state != shown, let choice = choices.first(where: { $0.state == state }) else { return }
    shown = state
    chosen.text = choice.title
    widget.setAccessibleLabel("\(label): \(choice.title)")
  }
}
