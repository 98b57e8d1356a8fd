internal import CGio

/// What the desktop wishes of the look of all programs, asked and heard through its settings portal.
///
/// Where there is no portal, or it knows nothing of looks, the appearance stays nil. Nothing waits
/// for the answer: `onChange` is called when it comes, and whenever a wish changes.
@MainActor
package final class SettingsPortal {
  /// The wishes that are known; nil where the desktop has none.
  package struct Appearance: Hashable, Sendable {
    package var isDark: Bool?
    package var isHighContrast: Bool?

    package init(isDark: Bool? = nil, isHighContrast: Bool? = nil) {
      (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
    }
  }

  /// What the desktop said last.
  package private(set) var appearance = Appearance()
  private let onChange: () -> Void
  private var connection: OpaquePointer?

  private nonisolated static let name = "org.freedesktop.portal.Desktop"
  private nonisolated static let path = "/org/freedesktop/portal/desktop"
  private nonisolated static let interface = "org.freedesktop.portal.Settings"
  private nonisolated static let namespace = "org.freedesktop.appearance"

  /// Asks the portal of the session; the program keeps what it made for as long as it runs.
  package init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    let ready: GAsyncReadyCallback = { _, result, held in
      nonisolated(unsafe) let (result, held) = (result, held)
      MainActor.assumeIsolated {
        guard let held else { return }
        let portal = Unmanaged<SettingsPortal>.fromOpaque(held).takeRetainedValue()
        if let connection = g_bus_get_finish(result, nil) { portal.ask(connection) }
      }
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, ready, Unmanaged.passRetained(self).toOpaque())
  }

  private func ask(_ connection: OpaquePointer) {
    self.connection = connection
    let heard: GDBusSignalCallback = { _, _, _, _, _, arguments, held in
      nonisolated(unsafe) let (arguments, held) = (arguments, held)
      MainActor.assumeIsolated {
        guard let held, let arguments else { return }
        Unmanaged<SettingsPortal>.fromOpaque(held).takeUnretainedValue().hear(arguments)
      }
    }
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE, heard, Unmanaged.passRetained(self).toOpaque(),
      { held in held.map { Unmanaged<SettingsPortal>.fromOpaque($0).release() } })
    let answered: GAsyncReadyCallback = { source, result, held in
      nonisolated(unsafe) let (source, result, held) = (source, result, held)
      MainActor.assumeIsolated {
        guard let held else { return }
        let portal = Unmanaged<SettingsPortal>.fromOpaque(held).takeRetainedValue()
        guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else {
          return
        }
        portal.take(Appearance(answer: answer))
        g_variant_unref(answer)
      }
    }
    let type = g_variant_type_new("(a{sa{sv}})")
    defer { g_variant_type_free(type) }
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll",
      parsedVariant("(['\(Self.namespace)'],)"), type, G_DBUS_CALL_FLAGS_NONE,
      Self.patience, nil, answered, Unmanaged.passRetained(self).toOpaque())
  }

  /// How long the portal may take to start, in milliseconds.
  private static let patience: Int32 = 20_000

  private func hear(_ arguments: OpaquePointer) {
    var next = appearance
    next.take(change: arguments)
    take(next)
  }

  private func take(_ next: Appearance) {
    guard next != appearance else { return }
    appearance = next
    onChange()
  }
}

extension SettingsPortal.Appearance {
  /// The wishes in a portal's answer as GLib writes it, for those who try what is read from it.
  package init(answerText: String) {
    self.init()
    guard let answer = parsedVariant(answerText) else { return }
    self.init(answer: answer)
    g_variant_unref(answer)
  }

  /// The wishes after a change as GLib writes it.
  package mutating func take(changeText: String) {
    guard let change = parsedVariant(changeText) else { return }
    take(change: change)
    g_variant_unref(change)
  }

  /// The wishes in the portal's answer: settings by their names, in groups by theirs.
  fileprivate init(answer: OpaquePointer) {
    self.init()
    guard let groups = g_variant_get_child_value(answer, 0) else { return }
    defer { g_variant_unref(groups) }
    guard let settings = g_variant_lookup_value(groups, "org.freedesktop.appearance", nil) else {
      return
    }
    defer { g_variant_unref(settings) }
    for key in ["color-scheme", "contrast"] {
      guard let value = g_variant_lookup_value(settings, key, nil) else { continue }
      take(value, of: key)
      g_variant_unref(value)
    }
  }

  /// Takes over a change: the group, the setting's name, and its value in a box.
  fileprivate mutating func take(change: OpaquePointer) {
    guard g_variant_n_children(change) == 3, let key = g_variant_get_child_value(change, 1),
      let box = g_variant_get_child_value(change, 2)
    else { return }
    defer {
      g_variant_unref(key)
      g_variant_unref(box)
    }
    guard isVariant(key, "s"), isVariant(box, "v"),
      let value = g_variant_get_variant(box)
    else { return }
    take(value, of: String(cString: g_variant_get_string(key, nil)))
    g_variant_unref(value)
  }

  /// Numbers the specification does not know count as no wish.
  private mutating func take(_ value: OpaquePointer, of key: String) {
    guard isVariant(value, "u") else { return }
    let number = g_variant_get_uint32(value)
    switch key {
    case "color-scheme": isDark = number == 1 ? true : number == 2 ? false : nil
    case "contrast": isHighContrast = number == 1 ? true : number == 0 ? false : nil
    default: break
    }
  }
}

/// A value from the text GLib writes it as, owned; nil where the text is none.
private func parsedVariant(_ text: String) -> OpaquePointer? {
  guard let value = g_variant_parse(nil, text, nil, nil, nil) else { return nil }
  return value
}

private func isVariant(_ value: OpaquePointer, _ name: String) -> Bool {
  String(cString: g_variant_get_type_string(value)) == name
}
