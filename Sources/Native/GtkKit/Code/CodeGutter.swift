internal import CGtk
internal import CGtkSourceView

/// A gutter column beside the line numbers with signs for the current line and errors.
final class CodeGutter {
  /// The current line, from 0.
  private(set) var executed: Int?
  /// The lines with errors, from 0.
  private(set) var errors: Set<Int> = []
  var colors = (executed: "", error: "")
  private let column: Object

  init(of view: UnsafeMutablePointer<GtkWidget>) {
    let renderer = UnsafeMutableRawPointer(gtk_source_gutter_renderer_text_new()).unsafelyUnwrapped
    column = Object(holding: renderer)
    gtk_widget_set_size_request(column.typed(), 14, -1)
    gtk_source_gutter_renderer_set_xalign(column.typed(), 0.5)
    let gutter = gtk_source_view_get_gutter(
      UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkSourceView.self),
      GTK_TEXT_WINDOW_LEFT)
    gtk_source_gutter_insert(gutter, column.typed(), Self.afterNumbers)
    connect(renderer, "query-data") { [weak self] call in
      guard let self else { return }
      let sign = sign(at: Int(call.uint(1)))
      gtk_source_gutter_renderer_text_set_markup(column.typed(), sign, -1)
    }
  }

  func show(executed: Int?, errors: Set<Int>) {
    guard (executed, errors) != (self.executed, self.errors) else { return }
    (self.executed, self.errors) = (executed, errors)
    gtk_widget_queue_draw(column.typed())
  }

  /// The sign of a line, in Pango markup.
  private func sign(at line: Int) -> String {
    if errors.contains(line) { return "<span foreground=\"\(colors.error)\">●</span>" }
    if line == executed { return "<span foreground=\"\(colors.executed)\">▶</span>" }
    return ""
  }

  /// GtkSourceView's line numbers are at -30.
  private static let afterNumbers: Int32 = -10
}
