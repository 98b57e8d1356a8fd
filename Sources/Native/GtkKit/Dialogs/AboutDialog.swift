internal import CGtk

/// The About dialog.
package struct AboutDialog {
  package var name: String
  package var version: String
  package var comments: String
  package var license: String
  package var website: String?
  /// Credits: headings with lines.
  package var credits: [(heading: String, lines: [String])]
  /// The themed icon.
  package var icon: String?

  package init(
    name: String, version: String, comments: String, license: String, website: String? = nil,
    credits: [(heading: String, lines: [String])] = [], icon: String? = nil
  ) {
    (self.name, self.version, self.comments) = (name, version, comments)
    (self.license, self.website, self.credits) = (license, website, credits)
    self.icon = icon
  }

  package func present(above window: ApplicationWindow) {
    guard let widget = gtk_about_dialog_new() else { return }
    let dialog = OpaquePointer(widget)
    gtk_about_dialog_set_program_name(dialog, name)
    gtk_about_dialog_set_version(dialog, version)
    gtk_about_dialog_set_comments(dialog, comments)
    gtk_about_dialog_set_license(dialog, license)
    gtk_about_dialog_set_wrap_license(dialog, 1)
    gtk_about_dialog_set_website(dialog, website)
    gtk_about_dialog_set_logo_icon_name(dialog, icon)
    for credit in credits {
      let copies = credit.lines.map { g_strdup($0) }
      defer { copies.forEach { g_free($0) } }
      var people = copies.map { UnsafePointer<CChar>($0) } + [nil]
      gtk_about_dialog_add_credit_section(dialog, credit.heading, &people)
    }
    let native = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(native, window.typed())
    gtk_window_set_modal(native, 1)
    gtk_window_present(native)
  }
}
