import GtkKit
import Session
import Support

/// Choices above stage and timeline: version, speed and step unit.
extension MainWindow {
  static let version = "version"
  static let speed = "speed"
  static let stepUnit = "step-by"

  func installChoices() {
    install(Self.version) { [weak self] in
      self?.send(.document(.variant($0)))
      self?.timeline.takeKeyboardFromChoices(orFrom: self?.version?.widget)
    }
    install(Self.speed) { [weak self] in
      guard let speed = Double($0) else { return }
      self?.settings.browsing.speed = speed
      self?.send(.time(.setSpeed(speed)))
      self?.timeline.takeKeyboardFromChoices()
    }
    install(Self.stepUnit) { [weak self] in
      if let unit = StepUnit(rawValue: $0) { self?.send(.time(.setUnit(unit))) }
      self?.timeline.takeKeyboardFromChoices()
    }
  }

  private func install(_ name: String, _ choose: @escaping (String) -> Void) {
    let action = Action(name, choice: "") { [weak self] state in
      choose(state)
      self?.refresh()
    }
    choices[name] = action
    native.add(action)
  }

  /// Marks the current choices in the menus.
  func showChoices() {
    showVersion()
    for (name, state) in [
      (Self.version, session.version), (Self.speed, "\(session.player.speed)"),
      (Self.stepUnit, session.stepUnit.rawValue),
    ] where choices[name]?.choice != state {
      choices[name]?.choice = state
    }
  }

  /// The versions of the container, rebuilt only when they change.
  private func showVersion() {
    let offered = session.versions.count > 1 ? session.versions : []
    if offered != shownVersions {
      shownVersions = offered
      version.map { versions.remove($0.widget) }
      version =
        offered.isEmpty
        ? nil
        : ChoiceButton(
          offered.map { ($0.title, $0.slug) }, of: "win.\(Self.version)",
          label: localized("Version"), shrinks: true)
      version.map { versions.append($0.widget) }
    }
    version?.show(session.version)
  }
}
