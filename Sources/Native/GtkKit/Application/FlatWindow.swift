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
    connect(UnsafeMutableRawPointer(window), "realize") { _ in
      guard window.isDrawnBySoftware else { return }
      WindowFrame.take(of: window)
      unshown.insert(window)
    }
    connect(UnsafeMutableRawPointer(window), "unrealize") { _ in unshown.remove(window) }
    return window
  }

  /// Windows that GL has not drawn yet.
  private static var unshown: Set<UnsafeMutablePointer<GtkWidget>> = []

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
    var frame = widget.frame
    let ahead = unshown.remove(widget).flatMap { PictureAhead(of: $0, frame) }
    var corner = graphene_point_t(x: -frame.origin.x, y: -frame.origin.y)
    gtk_snapshot_translate(scene, &corner)
    // What is seen before GL draws needs the theme's ground and frame, too.
    if ahead != nil || WindowFrame.isTaken(of: widget) {
      WindowFrame.paint(of: widget, frame, on: scene)
    }
    parentClass.pointee.snapshot(widget, scene)
    guard let root = gtk_snapshot_free_to_node(scene) else { return }
    defer { gsk_render_node_unref(root) }
    let scale = gtk_widget_get_scale_factor(widget)
    let (width, height) = (Int32(frame.size.width) * scale, Int32(frame.size.height) * scale)
    let surface =
      ahead.flatMap(\.surface) ?? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    guard let surface, let texture = texture(of: root, on: surface, scale) else {
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &frame.origin)
      gtk_snapshot_append_node(snapshot, root)
      return gtk_snapshot_restore(snapshot)
    }
    ahead?.show()
    gtk_snapshot_append_texture(snapshot, texture.opaque, &frame)
  }

  /// A scene painted on a surface, which becomes a texture; nothing where that has no room.
  private static func texture(
    of root: OpaquePointer, on surface: OpaquePointer, _ pixelsPerPoint: Int32
  ) -> Object? {
    guard let start = cairo_image_surface_get_data(surface), let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_scale(context, Double(pixelsPerPoint), Double(pixelsPerPoint))
    gsk_render_node_draw(root, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let (width, height) = (
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)
    )
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      start, stride * gsize(height),
      { cairo_surface_destroy($0.map(OpaquePointer.init)) }, UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride
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
    guard WindowFrame.isWithin(self), let native = gtk_widget_get_native(self),
      let surface = gtk_native_get_surface(native)
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
