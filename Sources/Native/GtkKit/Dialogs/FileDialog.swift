internal import CGtk

/// A native file dialog.
package struct FileDialog {
  package enum Purpose: Sendable {
    case open
    /// With a suggested name.
    case save(name: String)
  }

  /// A file type filter.
  package struct Filter: Hashable, Sendable {
    /// Its label, as `PNG picture`.
    package var name: String
    /// Extensions without the dot, as `png`; empty for all files.
    package var endings: [String]

    package init(_ name: String, endings: [String]) {
      (self.name, self.endings) = (name, endings)
    }
  }

  package var title: String
  package var purpose: Purpose
  package var filters: [Filter]
  /// The initial folder.
  package var folder: String?

  package init(
    _ purpose: Purpose, title: String, filters: [Filter] = [], folder: String? = nil
  ) {
    (self.purpose, self.title) = (purpose, title)
    (self.filters, self.folder) = (filters, folder)
  }

  /// Shows it above `window` and calls `body` with the path, or nil if cancelled.
  package func present(above window: any TopLevel, then body: @escaping (String?) -> Void) {
    let dialog = Object(
      owning: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(title, window.typed(), action, nil, nil)))
    if case .save(let name) = purpose { gtk_file_chooser_set_current_name(dialog.opaque, name) }
    for filter in filters { add(filter, to: dialog) }
    if let folder {
      let file = Object(owning: UnsafeMutableRawPointer(g_file_new_for_path(folder)))
      gtk_file_chooser_set_current_folder(dialog.opaque, file.opaque, nil)
    }
    // The closure retains the dialog until it has responded.
    var living: Object? = dialog
    connect(dialog.raw, "response") { [raw = dialog.raw] call in
      let isAccepted = call.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let file = isAccepted ? gtk_file_chooser_get_file(OpaquePointer(raw)) : nil
      let chosen = file.flatMap(path)
      file.map { g_object_unref(UnsafeMutableRawPointer($0)) }
      body(chosen)
      if living != nil { afterwards { living = nil } }
    }
    gtk_native_dialog_set_modal(dialog.typed(), 1)
    gtk_native_dialog_show(dialog.typed())
  }

  private var action: GtkFileChooserAction {
    if case .open = purpose { GTK_FILE_CHOOSER_ACTION_OPEN } else { GTK_FILE_CHOOSER_ACTION_SAVE }
  }

  private func add(_ filter: Filter, to dialog: Object) {
    let native = Object(owning: UnsafeMutableRawPointer(gtk_file_filter_new()))
    gtk_file_filter_set_name(native.opaque, filter.name)
    filter.endings.forEach { gtk_file_filter_add_suffix(native.opaque, $0) }
    if filter.endings.isEmpty { gtk_file_filter_add_pattern(native.opaque, "*") }
    gtk_file_chooser_add_filter(dialog.opaque, native.opaque)
  }
}
