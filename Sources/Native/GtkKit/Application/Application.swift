internal import CGtk

/// The application: its id, actions, shortcuts and windows.
package final class Application: Object {
  /// Whether a second instance forwards to the first.
  package enum Uniqueness: Sendable {
    /// A single instance, which also opens later instances' files.
    case one
    /// Independent instances, for tests.
    case many
  }

  /// Creates an application with this id, as `org.example.Program`.
  package init(id: String, _ uniqueness: Uniqueness = .one) {
    let flags =
      G_APPLICATION_HANDLES_OPEN.rawValue
      | (uniqueness == .many ? G_APPLICATION_NON_UNIQUE.rawValue : 0)
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_application_new(id, GApplicationFlags(rawValue: flags))))
  }

  /// Calls `body` once, first, when the display is open: the place for style sheets.
  package func onStartup(_ body: @escaping () -> Void) { on("startup", body) }

  /// Calls `body` when the program is launched without files: show a window.
  package func onActivate(_ body: @escaping () -> Void) { on("activate", body) }

  /// Calls `body` with the paths of the files to open.
  package func onOpen(_ body: @escaping ([String]) -> Void) {
    connect(raw, "open") { call in
      guard let files = call.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self) else {
        return
      }
      body((0..<call.int(1)).compactMap { files[$0].flatMap(path) })
    }
  }

  /// Calls `body` after the last window is closed, before the program exits.
  package func onShutdown(_ body: @escaping () -> Void) { on("shutdown", body) }

  /// Adds `action` as `app.name`.
  package func add(_ action: Action) {
    g_action_map_add_action(opaque, action.opaque)
  }

  /// Sets the shortcuts of `action`, written as `win.play` or `win.speed::0.5`.
  ///
  /// Keys are written as `<Control>s` or `F11`; menus show the first. They take precedence over the
  /// focused widget: for plain keys, such as `space`, use `ApplicationWindow.setPlainKeys`.
  package func setShortcuts(_ keys: [String], for action: String) {
    let copies = keys.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    let pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
    gtk_application_set_accels_for_action(typed(), action, pointers)
  }

  /// Quits without asking the windows.
  package func quit() { g_application_quit(typed()) }

  /// Runs the program until its last window is closed; returns the exit status.
  ///
  /// `arguments` begin with the program's name; the others are files to open.
  package func run(_ arguments: [String]) -> Int32 {
    var copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    return g_application_run(typed(), Int32(copies.count), &copies)
  }
}

/// The path of a `GFile`, if it has one.
func path(of file: OpaquePointer) -> String? {
  guard let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}
