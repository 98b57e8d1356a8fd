internal import CGtk

/// An action for menus, buttons, shortcuts and assistive technology.
///
/// Its full name is `app.name` or `win.name`, by the object it was added to. Widgets bound to it
/// are insensitive while it is disabled, and show its state if it has one.
package final class Action: Object {
  package let name: String

  /// Creates a stateless action.
  package init(_ name: String, perform: @escaping () -> Void) {
    self.name = name
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    on("activate", perform)
  }

  /// Creates an action with a parameter given by the widget, such as a file path.
  package init(_ name: String, performWith body: @escaping (String) -> Void) {
    self.name = name
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
    connect(raw, "activate") { call in
      guard let target = call.variant(0) else { return }
      body(String(cString: g_variant_get_string(target, nil)))
    }
  }

  /// Creates a toggle; `change` receives the state the user chose.
  package init(_ name: String, isOn: Bool, change: @escaping (Bool) -> Void) {
    self.name = name
    let state = g_variant_new_boolean(isOn ? 1 : 0)
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, state)))
    connect(raw, "change-state") { [opaque] call in
      guard let state = call.variant(0) else { return }
      g_simple_action_set_state(opaque, state)
      change(g_variant_get_boolean(state) != 0)
    }
  }

  /// Creates a choice; `change` receives the state the user chose.
  package init(_ name: String, choice: String, change: @escaping (String) -> Void) {
    self.name = name
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(
      owning: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
    connect(raw, "change-state") { [opaque] call in
      guard let state = call.variant(0) else { return }
      g_simple_action_set_state(opaque, state)
      change(String(cString: g_variant_get_string(state, nil)))
    }
  }

  /// Whether it is enabled.
  package var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Whether it is on; setting it updates widgets and sends no signal.
  package var isOn: Bool {
    get { withState { g_variant_get_boolean($0) != 0 } ?? false }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// The state of a choice; setting it updates widgets and sends no signal.
  package var choice: String {
    get { withState { String(cString: g_variant_get_string($0, nil)) } ?? "" }
    set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
  }

  /// Activates it as the user would, if it is enabled.
  package func activate(target: String? = nil) {
    g_action_activate(opaque, target.map { g_variant_new_string($0) })
  }

  private func withState<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    guard let state = g_action_get_state(opaque) else { return nil }
    defer { g_variant_unref(state) }
    return body(state)
  }
}
