/// The desktop's appearance settings, read and observed through the settings portal.
///
/// Without a portal, or if it has no appearance settings, `appearance` stays empty. Nothing waits
/// for the reply: `onChange` is called when it arrives, and on every change.
@MainActor
package final class SettingsPortal {
  /// The known settings; nil if the desktop has none.
  package struct Appearance: Hashable, Sendable {
    package var isDark: Bool?
    package var isHighContrast: Bool?

    package init(isDark: Bool? = nil, isHighContrast: Bool? = nil) {
      (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
    }
  }

  /// The last known settings.
  package private(set) var appearance = Appearance()
  private let onChange: () -> Void
  private var connection: DBusConnection?
  private var changes: DBusSubscription?

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  fileprivate nonisolated static let namespace = "org.freedesktop.appearance"
  /// The longest time for the portal to start, in seconds.
  private static let patience = 20.0

  /// Queries the session's portal, and observes it while this is retained.
  package init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    DBusConnection.session { [weak self] result in
      if case .success(let connection) = result { self?.ask(connection) }
    }
  }

  private func ask(_ connection: DBusConnection) {
    self.connection = connection
    changes = connection.subscribe(
      to: Self.interface, member: "SettingChanged", from: Self.name, about: Self.namespace
    ) { [weak self] signal in
      guard let self else { return }
      var next = appearance
      next.take(change: signal.parts)
      take(next)
    }
    connection.call(
      Self.name, Self.path, DBusMethod(Self.interface, "ReadAll"), [.texts([Self.namespace])],
      within: Self.patience, starting: true
    ) { [weak self] result in
      if case .success(let parts) = result { self?.take(Appearance(answer: parts)) }
    }
  }

  private func take(_ next: Appearance) {
    guard next != appearance else { return }
    appearance = next
    onChange()
  }
}

extension SettingsPortal.Appearance {
  /// The settings in the portal's reply: values by key, in groups by namespace.
  package init(answer: [DBusValue]) {
    self.init()
    for setting in answer.first?[SettingsPortal.namespace]?.entries ?? [] {
      take(setting.value, of: setting.key.text)
    }
  }

  /// Applies a change: namespace, key and value.
  package mutating func take(change: [DBusValue]) {
    guard change.count == 3 else { return }
    take(change[2], of: change[1].text)
  }

  /// Values outside the specification count as no preference.
  private mutating func take(_ value: DBusValue, of key: String?) {
    guard let number = value.number else { return }
    switch key {
    case "color-scheme": isDark = number == 1 ? true : number == 2 ? false : nil
    case "contrast": isHighContrast = number == 1 ? true : number == 0 ? false : nil
    default: break
    }
  }
}
