internal import CGtk

/// A modal question or message.
package struct MessageDialog {
  /// The message.
  package var text: String
  /// The remedy.
  package var details: String
  /// The buttons; Return chooses the last, Escape the first.
  package var answers: [String]

  private static let leastWidth: Int32 = 300

  package init(_ text: String, details: String = "", answers: [String] = ["OK"]) {
    (self.text, self.details, self.answers) = (text, details, answers)
  }

  /// Shows it above the window of `widget` and calls `body` with the index of the answer.
  ///
  /// Closing the dialog counts as the first answer.
  package func present(
    above widget: Widget, then body: @escaping (Int) -> Void = { _ in }
  ) {
    let raw = UnsafeMutableRawPointer(
      g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)
    ).unsafelyUnwrapped
    let dialog = MessageWindow(raw.assumingMemoryBound(to: GtkWidget.self))
    dialog.set("text", to: PropertyValue(text))
    if !details.isEmpty { dialog.set("secondary-text", to: PropertyValue(details)) }
    // A GtkBox measures wrapped labels at two widths and warns; set a minimum.
    for label in children(of: gtk_message_dialog_get_message_area(dialog.typed())) {
      gtk_widget_set_size_request(label, Self.leastWidth, -1)
      // An address or file name may have no break opportunity.
      gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
    }
    if let window = gtk_widget_get_root(widget.pointer).map({ UnsafeMutableRawPointer($0) }) {
      gtk_window_set_transient_for(
        dialog.typed(), window.assumingMemoryBound(to: GtkWindow.self))
    }
    gtk_window_set_modal(dialog.typed(), 1)
    dialog.refusesToolkitInspector()
    for (index, answer) in answers.enumerated() {
      gtk_dialog_add_button(dialog.typed(), answer, Int32(index))
    }
    gtk_dialog_set_default_response(dialog.typed(), Int32(answers.count - 1))
    connect(raw, "response") { call in
      let answer = max(call.int(0), 0)
      gtk_window_destroy(raw.assumingMemoryBound(to: GtkWindow.self))
      body(answer)
    }
    gtk_window_present(dialog.typed())
  }

  private final class MessageWindow: Widget, TopLevel {}
}
