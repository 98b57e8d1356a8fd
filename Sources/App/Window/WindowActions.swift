import GtkKit
import Session

/// The window's actions, each installed by the controller that performs it.
///
/// Menus, buttons, keys and the palette activate an action by its name. GTK may keep it longer than
/// the window: what it performs captures controllers and store weakly.
final class WindowActions {
  private let window: ApplicationWindow
  private let application: Application
  private let store: SessionStore
  private var plain: [AppAction: Action] = [:]
  private var switches: [AppSwitch: Action] = [:]
  private var choices: [String: Action] = [:]

  init(of window: ApplicationWindow, in application: Application, _ store: SessionStore) {
    (self.window, self.application, self.store) = (window, application, store)
  }

  func install(_ action: AppAction, _ perform: @escaping () -> Void) {
    let native = Action(action.rawValue, perform: perform)
    plain[action] = native
    window.add(native)
    if !action.shortcuts.isEmpty {
      application.setShortcuts(action.shortcuts, for: action.fullName)
    }
    if !action.plainKeys.isEmpty { window.setPlainKeys(action.plainKeys, for: action.fullName) }
  }

  /// Installs an action that sends one to the session.
  func install(_ action: AppAction, sends sent: Session.Action) {
    install(action) { [weak store] in store?.send(sent) }
  }

  func install(_ choice: AppSwitch, isOn: Bool, _ change: @escaping (Bool) -> Void) {
    let native = Action(choice.rawValue, isOn: isOn, change: change)
    switches[choice] = native
    window.add(native)
    application.setShortcuts(choice.shortcuts, for: choice.fullName)
  }

  /// Installs a choice of one of several values.
  func install(choice name: String, _ value: String, _ change: @escaping (String) -> Void) {
    let native = Action(name, choice: value, change: change)
    choices[name] = native
    window.add(native)
  }

  /// Installs an action of a menu, with a parameter or none.
  func add(_ action: Action) { window.add(action) }

  /// Sets keys that activate an action anywhere, by its full name with its parameter.
  func setShortcuts(_ keys: [String], for name: String) {
    application.setShortcuts(keys, for: name)
  }

  func enable(_ action: AppAction, _ isEnabled: Bool) { plain[action]?.isEnabled = isEnabled }
  func enable(_ choice: AppSwitch, _ isEnabled: Bool) { switches[choice]?.isEnabled = isEnabled }
  func show(_ choice: AppSwitch, isOn: Bool) { switches[choice]?.isOn = isOn }

  /// Marks a value in menus and buttons, if it changed.
  func show(choice name: String, _ value: String) {
    if let choice = choices[name], choice.choice != value { choice.choice = value }
  }

  func isEnabled(_ action: AppAction) -> Bool { plain[action]?.isEnabled ?? false }
  func isEnabled(_ choice: AppSwitch) -> Bool { switches[choice]?.isEnabled ?? false }
  func activate(_ action: AppAction) { plain[action]?.activate() }
  func activate(_ choice: AppSwitch) { switches[choice]?.activate() }

  /// Activates an action of a menu, by its full name.
  func activate(_ name: String, target: String?) {
    _ = window.activateAction(name, target: target)
  }

  /// Some actions, for another window.
  func all(_ actions: [AppAction]) -> [Action] { actions.compactMap { plain[$0] } }
  func all(_ choices: [AppSwitch]) -> [Action] { choices.compactMap { switches[$0] } }
}
