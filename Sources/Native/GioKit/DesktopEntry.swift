internal import CGio

/// A desktop entry: the name, command and icon of an installed program.
package struct DesktopEntry: Hashable, Sendable {
  /// The file name without extension, as "org.gtk.Demo4".
  package var id: String
  /// The localized name.
  package var name: String
  /// The command: a path, or a name to look up.
  package var command: String
  /// The WM class of its windows, if given.
  package var windowClass: String?
  /// The icon's name, or an image path.
  package var icon: String?
  /// Whether menus hide it.
  package var isHidden: Bool
  /// Whether it runs in a terminal, without windows.
  package var isForTerminal: Bool

  package init(
    id: String, name: String = "", command: String = "", windowClass: String? = nil,
    icon: String? = nil, isHidden: Bool = false, isForTerminal: Bool = false
  ) {
    (self.id, self.name, self.command) = (id, name, command)
    (self.windowClass, self.icon) = (windowClass, icon)
    (self.isHidden, self.isForTerminal) = (isHidden, isForTerminal)
  }

  /// All entries installed for this user, ordered by `id`.
  ///
  /// Reads the disk: do not call on the main thread.
  package static func installed() -> [DesktopEntry] {
    let list = g_app_info_get_all()
    defer { g_list_free_full(list) { $0.map { g_object_unref($0) } } }
    return sequence(first: list) { $0?.pointee.next }
      .prefix { $0 != nil }
      .compactMap { $0?.pointee.data.map(DesktopEntry.init(of:)) }
      .sorted { $0.id < $1.id }
  }

  private init(of info: UnsafeMutableRawPointer) {
    let entry = OpaquePointer(info)
    id = String(cString: g_app_info_get_id(entry) ?? g_app_info_get_name(entry))
    if id.hasSuffix(".desktop") { id.removeLast(".desktop".count) }
    name = String(cString: g_app_info_get_name(entry))
    command = g_app_info_get_executable(entry).map { String(cString: $0) } ?? ""
    windowClass = g_desktop_app_info_get_startup_wm_class(entry).map { String(cString: $0) }
    icon = Self.text("Icon", of: entry)
    isHidden = g_desktop_app_info_get_nodisplay(entry) != 0
    isForTerminal = g_desktop_app_info_get_boolean(entry, "Terminal") != 0
  }

  private static func text(_ key: String, of entry: OpaquePointer) -> String? {
    guard let text = g_desktop_app_info_get_string(entry, key) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
