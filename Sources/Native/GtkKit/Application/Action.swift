internal import CGtk

/// Something the user can ask for, by menu, button, shortcut or assistive technology.
///
/// It is called `app.name` or `win.name` after what it was added to. Widgets that name it are grey
/// while it is disabled, and show its state if it has one.
package final class Action: Object {
  package let name: String

  /// Something that is simply done.
  package init(_ name: String, perform: @escaping () -> Void) {
    self.name = name
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    on("activate", perform)
  }

  /// Something that is done with what the widget names, as the path of a file.
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

  /// Something that is on or off; `change` is told what the user chose.
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

  /// Something that is one of several; `change` is told which the user chose.
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

  /// Whether it can be asked for at present.
  package var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Whether it is on; setting it tells the widgets and no one else.
  package var isOn: Bool {
    get { withState { g_variant_get_boolean($0) != 0 } ?? false }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// Which of several it is; setting it tells the widgets and no one else.
  package var choice: String {
    get { withState { String(cString: g_variant_get_string($0, nil)) } ?? "" }
    set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
  }

  /// Does it as if the user had asked, if it is enabled.
  package func activate(target: String? = nil) {
    g_action_activate(opaque, target.map { g_variant_new_string($0) })
  }

  private func withState<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    guard let state = g_action_get_state(opaque) else { return nil }
    defer { g_variant_unref(state) }
    return body(state)
  }
}
