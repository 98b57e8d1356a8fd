import GtkKit
import Session
import Support

/// The versions of the container, above its stage, if there are several.
final class VersionController {
  let widget = Box(.horizontal, spacing: 6)
  private var button: ChoiceButton?
  private var shown: [Choice] = []

  /// The name of the action that chooses one.
  static let action = "version"

  init(_ store: SessionStore, _ actions: WindowActions, above timeline: TimelinePane) {
    actions.install(choice: Self.action, "") { [weak self, weak store, weak timeline] slug in
      timeline?.takeKeyboardFromChoices(orFrom: self?.button?.widget)
      store?.send(.document(.variant(slug)))
    }
    store.observe { [weak self] session in
      self?.show(Self.choices(of: session), session.version)
      actions.show(choice: Self.action, session.version)
    }
  }

  /// The versions that can be chosen; empty if there is only one.
  static func choices(of session: Session) -> [Choice] {
    session.versions.count > 1 ? session.versions : []
  }

  /// Shows the chosen version; rebuilds the button only if the choices changed.
  private func show(_ choices: [Choice], _ version: String) {
    if choices != shown {
      shown = choices
      button.map { widget.remove($0.widget) }
      button =
        choices.isEmpty
        ? nil
        : ChoiceButton(
          choices.map { ($0.title, $0.slug) }, of: "win.\(Self.action)",
          label: localized("Version"), shrinks: true)
      button.map { widget.append($0.widget) }
    }
    button?.show(version)
  }
}
