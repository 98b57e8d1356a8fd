internal import CGtk

/// Windows whose scene is painted by Cairo and handed to GL as one texture, where the processor plays GL.
///
/// Without a graphics card each kind of node in a scene is a program that is compiled before the first
/// picture; a texture needs one. With a card, and by any other renderer, the scene is drawn as ever.
@MainActor enum FlatWindow {
  /// A new window of the application.
  static func make(of application: Application) -> UnsafeMutablePointer<GtkWidget> {
    let object = "application".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      var value = GValue()
      g_value_init(&value, gtk_application_get_type())
      g_value_set_object(&value, application.raw)
      defer { g_value_unset(&value) }
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    // g_object_new ends the process rather than return nothing.
    let window = UnsafeMutableRawPointer(object.unsafelyUnwrapped)
      .assumingMemoryBound(to: GtkWidget.self)
    connect(UnsafeMutableRawPointer(window), "realize") { _ in takeFrame(of: window) }
    return window
  }

  /// Windows that themselves paint what stands behind and around their widgets have this style.
  private static let bare = "bare"
  /// Windows that the theme gives another frame, or none; it is left to paint that.
  private static let framedOtherwise = ["maximized", "fullscreen", "tiled"]
  private static var hasBareStyle = false

  /// Lets a window paint its own ground and frame, where those lie within it.
  ///
  /// Each of the theme's lines around a window would be a picture as large as the window to GL.
  private static func takeFrame(of window: UnsafeMutablePointer<GtkWidget>) {
    guard window.isDrawnBySoftware, gtk_widget_has_css_class(window, "solid-csd") != 0 else {
      return
    }
    if !hasBareStyle { addBareStyle(for: window) }
    hasBareStyle = true
    gtk_widget_add_css_class(window, bare)
  }

  private static func addBareStyle(for window: UnsafeMutablePointer<GtkWidget>) {
    guard let style = gtk_widget_get_style_context(window), let provider = gtk_css_provider_new()
    else { return }
    var (border, padding) = (GtkBorder(), GtkBorder())
    gtk_style_context_get_border(style, &border)
    gtk_style_context_get_padding(style, &padding)
    // The room of the frame stays where it is; what a window draws ends at its border.
    let room = [\GtkBorder.top, \.right, \.bottom, \.left]
      .map { "\(border[keyPath: $0] + padding[keyPath: $0])px" }.joined(separator: " ")
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

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_application_window_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_application_window_get_type(), "TerrariumWindow", UInt32(parent.class_size),
      { record, _ in
        nonisolated(unsafe) let record = record
        MainActor.assumeIsolated {
          record?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = {
            nonisolated(unsafe) let (widget, snapshot) = ($0, $1)
            MainActor.assumeIsolated { draw(widget, snapshot) }
          }
        }
      }, UInt32(parent.instance_size), nil, GTypeFlags(rawValue: 0))
  }()

  /// The class record of GTK's own windows, for what ours leave to it.
  private static let parentClass = UnsafeMutableRawPointer(
    g_type_class_ref(gtk_application_window_get_type()).unsafelyUnwrapped
  ).assumingMemoryBound(to: GtkWidgetClass.self)

  private static func draw(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
    guard let widget, let snapshot, widget.isDrawnBySoftware, let scene = gtk_snapshot_new() else {
      parentClass.pointee.snapshot(widget, snapshot)
      return
    }
    let frame = widget.frame
    let (width, height) = (frame.size.width, frame.size.height)
    var corner = graphene_point_t(x: -frame.origin.x, y: -frame.origin.y)
    gtk_snapshot_translate(scene, &corner)
    paintFrame(of: widget, frame, on: scene)
    parentClass.pointee.snapshot(widget, scene)
    guard let root = gtk_snapshot_free_to_node(scene) else { return }
    defer { gsk_render_node_unref(root) }
    guard
      let texture = texture(
        of: root, Int32(width), Int32(height), gtk_widget_get_scale_factor(widget))
    else {
      gtk_snapshot_save(snapshot)
      var origin = frame.origin
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_node(snapshot, root)
      return gtk_snapshot_restore(snapshot)
    }
    var box = frame
    gtk_snapshot_append_texture(snapshot, texture.opaque, &box)
  }

  /// Paints what the theme draws behind and around the widgets of a window that is bare.
  private static func paintFrame(
    of widget: UnsafeMutablePointer<GtkWidget>, _ frame: graphene_rect_t, on scene: OpaquePointer
  ) {
    guard gtk_widget_has_css_class(widget, bare) != 0,
      !framedOtherwise.contains(where: { gtk_widget_has_css_class(widget, $0) != 0 }),
      let style = gtk_widget_get_style_context(widget)
    else { return }
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

  /// A scene of so many points as pixels; nothing where there is no room for them.
  private static func texture(
    of root: OpaquePointer, _ width: Int32, _ height: Int32, _ pixelsPerPoint: Int32
  ) -> Object? {
    let size = (width: width * pixelsPerPoint, height: height * pixelsPerPoint)
    guard size.width > 0, size.height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)
    else { return nil }
    guard let start = cairo_image_surface_get_data(surface), let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_scale(context, Double(pixelsPerPoint), Double(pixelsPerPoint))
    gsk_render_node_draw(root, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      start, stride * gsize(size.height),
      { cairo_surface_destroy($0.map(OpaquePointer.init)) }, UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      size.width, size.height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride
    ).map { Object(owning: UnsafeMutableRawPointer($0)) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether GL draws its window, and no graphics card does it.
  ///
  /// On Wayland and in browsers what turns is drawn by GL, which Cairo could not.
  fileprivate var isDrawnBySoftware: Bool {
    !Renderer.hasGraphicsCard && Toolkit.displayServer == .x11 && isDrawnByGL
  }

  /// The window with its frame, seen from its widgets.
  ///
  /// Only its own widgets where shadows are drawn around it.
  fileprivate var frame: graphene_rect_t {
    var frame = graphene_rect_t()
    let size = (gtk_widget_get_width(self), gtk_widget_get_height(self))
    graphene_rect_init(&frame, 0, 0, Float(size.0), Float(size.1))
    guard gtk_widget_has_css_class(self, "solid-csd") != 0,
      let native = gtk_widget_get_native(self), let surface = gtk_native_get_surface(native)
    else { return frame }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    graphene_rect_init(
      &frame, Float(-x), Float(-y), Float(gdk_surface_get_width(surface)),
      Float(gdk_surface_get_height(surface)))
    return frame
  }

  /// Whether its window is drawn by GL, whoever plays it.
  var isDrawnByGL: Bool {
    guard let native = gtk_widget_get_native(self), let renderer = gtk_native_get_renderer(native)
    else { return false }
    return g_type_name_from_instance(.init(renderer)).map { String(cString: $0) }
      == "GskGLRenderer"
  }
}
