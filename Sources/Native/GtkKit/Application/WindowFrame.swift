internal import CGtk

/// What the theme draws behind and around the widgets of a window, painted by the window itself.
///
/// Each of the theme's lines around a window would be a picture as large as the window to GL.
@MainActor enum WindowFrame {
  /// Windows that themselves paint what stands behind and around their widgets have this style.
  private static let bare = "bare"
  /// Windows that the theme gives another frame, or none; it is left to paint that.
  private static let framedOtherwise = ["maximized", "fullscreen", "tiled"]
  private static var hasBareStyle = false

  /// Whether the frame lies within a window, and no shadow around it.
  static func isWithin(_ window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_has_css_class(window, "solid-csd") != 0
  }

  /// How many points of each side of a window the theme takes for its frame.
  static func room(of window: UnsafeMutablePointer<GtkWidget>) -> GtkBorder {
    var (border, padding) = (GtkBorder(), GtkBorder())
    guard let style = gtk_widget_get_style_context(window) else { return border }
    gtk_style_context_get_border(style, &border)
    gtk_style_context_get_padding(style, &padding)
    return GtkBorder(
      left: border.left + padding.left, right: border.right + padding.right,
      top: border.top + padding.top, bottom: border.bottom + padding.bottom)
  }

  /// Lets a window paint its own ground and frame, where those lie within it.
  static func take(of window: UnsafeMutablePointer<GtkWidget>) {
    guard isWithin(window) else { return }
    if !hasBareStyle { addBareStyle(for: window) }
    hasBareStyle = true
    gtk_widget_add_css_class(window, bare)
  }

  /// Whether a window has to paint them now.
  static func isTaken(of window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_has_css_class(window, bare) != 0
      && !framedOtherwise.contains { gtk_widget_has_css_class(window, $0) != 0 }
  }

  private static func addBareStyle(for window: UnsafeMutablePointer<GtkWidget>) {
    guard let provider = gtk_css_provider_new() else { return }
    // The room of the frame stays where it is; what a window draws ends at its border.
    let frame = room(of: window)
    let room = [frame.top, frame.right, frame.bottom, frame.left]
      .map { "\($0)px" }.joined(separator: " ")
    let windows = "window.\(bare)" + framedOtherwise.map { ":not(.\($0))" }.joined()
    gtk_css_provider_load_from_data(
      provider,
      """
      \(windows) { background: none; box-shadow: none; border: none; padding: \(room); }
      """, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(window), OpaquePointer(provider),
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER))
    g_object_unref(provider)
  }

  /// Paints what the theme draws behind and around the widgets of a window, which fills a frame.
  static func paint(
    of window: UnsafeMutablePointer<GtkWidget>, _ frame: graphene_rect_t, on scene: OpaquePointer
  ) {
    guard let style = gtk_widget_get_style_context(window) else { return }
    gtk_style_context_save(style)
    defer { gtk_style_context_restore(style) }
    gtk_style_context_remove_class(style, bare)
    let (x, y, width, height) = (
      Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
      Double(frame.size.height)
    )
    gtk_snapshot_render_background(scene, style, x, y, width, height)
    gtk_snapshot_render_frame(scene, style, x, y, width, height)
  }
}
