internal import CGtk

/// The recently used files, shared with the desktop.
package final class RecentFiles {
  private let manager: Object
  private let program: String

  /// The desktop's list, limited to files that `program` added.
  package init(of program: String) {
    self.program = program
    manager = Object(holding: UnsafeMutableRawPointer(gtk_recent_manager_get_default()))
  }

  /// A separate list in the file at `path`.
  init(of program: String, at path: String) {
    self.program = program
    let name = PropertyValue(path)
    let object = "filename".withCString { property in
      var names: [UnsafePointer<CChar>?] = [property]
      var values = [name.storage]
      return g_object_new_with_properties(gtk_recent_manager_get_type(), 1, &names, &values)
    }
    manager = Object(owning: UnsafeMutableRawPointer(object.unsafelyUnwrapped))
  }

  /// Adds the file at `path` as the most recent, with a MIME type such as `text/x-swift`.
  package func add(_ path: String, type: String) {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return }
    defer { g_free(uri) }
    // Adding a known file keeps its date; remove it first.
    gtk_recent_manager_remove_item(manager.typed(), uri, nil)
    let texts = [type, program, "\(program) %u"].map { (text: String) in g_strdup(text) }
    defer { texts.forEach { g_free($0) } }
    var data = GtkRecentData()
    (data.mime_type, data.app_name, data.app_exec) = (texts[0], texts[1], texts[2])
    gtk_recent_manager_add_full(manager.typed(), uri, &data)
  }

  /// The paths that still exist, most recent first, at most `count`.
  package func paths(atMost count: Int) -> [String] {
    guard let items = gtk_recent_manager_get_items(manager.typed()) else { return [] }
    defer { g_list_free(items) }
    var found: [(path: String, time: Int64)] = []
    for item in sequence(first: items, next: { $0.pointee.next }) {
      guard let data = item.pointee.data else { continue }
      let info = OpaquePointer(data)
      defer { gtk_recent_info_unref(info) }
      guard gtk_recent_info_has_application(info, program) != 0,
        gtk_recent_info_is_local(info) != 0,
        gtk_recent_info_exists(info) != 0, let path = path(ofURI: gtk_recent_info_get_uri(info))
      else { continue }
      found.append((path, microseconds(gtk_recent_info_get_modified(info))))
    }
    return found.sorted { ($1.time, $0.path) < ($0.time, $1.path) }.prefix(count).map(\.path)
  }

  /// Calls `body` whenever the list changes.
  package func onChange(_ body: @escaping () -> Void) { manager.on("changed", body) }

  private func path(ofURI uri: UnsafePointer<CChar>?) -> String? {
    guard let uri, let path = g_filename_from_uri(uri, nil, nil) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  private func microseconds(_ time: OpaquePointer?) -> Int64 {
    guard let time else { return 0 }
    return Int64(g_date_time_to_unix(time)) * 1_000_000 + Int64(g_date_time_get_microsecond(time))
  }
}
