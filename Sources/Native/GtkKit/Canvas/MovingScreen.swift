internal import CGtk
internal import CairoKit
internal import Drawing
internal import Geometry
internal import X11Kit

/// Shows what moves on a canvas beside the toolkit, where no graphics card draws.
///
/// On an X screen GTK takes longer to bring one colour onto a window than a page takes to be turned over
/// in memory. So while something moves the picture is painted into memory shared with the X server,
/// and stands in a window of its own above the canvas; once it rests the canvas is drawn as ever.
@MainActor final class MovingScreen {
  private let picture: (CGSize) -> DisplayList?
  private let shaper: any TextShaper
  private let rasters: RasterCache
  /// A connection of its own, once there was something to show.
  private lazy var screen = X11Screen()
  private var shown: Shown?
  /// Whether there cannot be such a window here.
  private var isHopeless = false

  /// Whether something stands above the canvas.
  var isShown: Bool { shown != nil }

  /// Whether what it shows hides all of a canvas of that size.
  func hides(_ size: CGSize) -> Bool {
    guard let shown else { return false }
    return shown.frame.size
      == CGSize(
        width: size.width * shown.pixelsPerPoint, height: size.height * shown.pixelsPerPoint)
  }

  private struct Shown {
    let window: SharedWindow
    let ground: MovingGround
    /// In pixels of the window below.
    let frame: CGRect
    let pixelsPerPoint: Double
  }

  /// Shows the pictures of a canvas, with the pixels that it keeps itself.
  init(
    _ picture: @escaping (CGSize) -> DisplayList?, _ shaper: any TextShaper, _ rasters: RasterCache
  ) {
    (self.picture, self.shaper, self.rasters) = (picture, shaper, rasters)
  }

  /// Shows the canvas' picture as it is now; answers false where only the toolkit can.
  func show(on canvas: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard !isHopeless, let place = Place(of: canvas), !canvas.isCovered, !canvas.hasVisibleFocus,
      let picture = picture(place.size), picture.size == place.size,
      (picture.background?.alpha ?? 0) >= 1
    else {
      shown = nil
      return false
    }
    guard let shown = shown(at: place) else { return false }
    rasters.pixelsPerPoint = place.pixelsPerPoint
    let part = shown.ground.paint(picture, shaper: shaper, rasters: rasters)
    shown.window.show(part)
    return true
  }

  /// Paints what pictures have that will soon be shown, with the pixels it keeps for them.
  func expect(_ pictures: [DisplayList], on canvas: UnsafeMutablePointer<GtkWidget>) {
    rasters.pixelsPerPoint = Double(gtk_widget_get_scale_factor(canvas))
    LayerMaker.expect(pictures, shaper: shaper, rasters: rasters)
  }

  /// Paints groups on a thread of their own, for the canvas' next picture.
  func paintAhead(
    _ groups: [@Sendable () -> Group], scale: Double, on canvas: UnsafeMutablePointer<GtkWidget>
  ) -> PaintedAhead {
    let ahead = PaintedAhead(
      groups, scale: scale * Double(gtk_widget_get_scale_factor(canvas)))
    rasters.ahead = ahead
    return ahead
  }

  func forgetAhead() { rasters.ahead = nil }

  /// The window at a place of the one below it.
  private func shown(at place: Place) -> Shown? {
    if let shown, shown.frame.size == place.frame.size,
      shown.pixelsPerPoint == place.pixelsPerPoint
    {
      shown.window.move(to: place.frame.origin)
      return shown
    }
    shown = nil
    guard let screen, let window = SharedWindow(above: place.parent, at: place.frame, of: screen)
    else {
      isHopeless = true
      return nil
    }
    let pixels = window.pixels
    guard
      let ground = MovingGround(
        pixels.start, width: pixels.width, height: pixels.height, stride: pixels.stride,
        hasAlpha: pixels.hasAlpha, pixelsPerPoint: place.pixelsPerPoint)
    else { return nil }
    shown = Shown(
      window: window, ground: ground, frame: place.frame, pixelsPerPoint: place.pixelsPerPoint)
    return shown
  }

  /// Lets the canvas be seen again; until it is drawn the picture stands there as it is now.
  func end(on canvas: UnsafeMutablePointer<GtkWidget>) {
    guard isShown else { return }
    _ = show(on: canvas)
    endNow()
  }

  /// Takes the window away; what it showed stays on the screen until something is drawn there.
  func endNow() { shown = nil }
}

/// Where a canvas lies in its window.
private struct Place {
  let parent: UInt
  let frame: CGRect
  let size: CGSize
  let pixelsPerPoint: Double

  init?(of canvas: UnsafeMutablePointer<GtkWidget>) {
    guard Toolkit.displayServer == .x11, !Renderer.hasGraphicsCard,
      gtk_widget_get_mapped(canvas) != 0, let native = gtk_widget_get_native(canvas),
      let surface = gtk_native_get_surface(native)
    else { return nil }
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(canvas, window, &bounds) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    pixelsPerPoint = Double(gtk_widget_get_scale_factor(canvas))
    size = CGSize(
      width: Double(gtk_widget_get_width(canvas)), height: Double(gtk_widget_get_height(canvas)))
    frame = CGRect(
      x: ((Double(bounds.origin.x) + x) * pixelsPerPoint).rounded(),
      y: ((Double(bounds.origin.y) + y) * pixelsPerPoint).rounded(),
      width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    let whole = CGRect(
      x: 0, y: 0, width: Double(gdk_surface_get_width(surface)) * pixelsPerPoint,
      height: Double(gdk_surface_get_height(surface)) * pixelsPerPoint)
    guard size.width >= 1, size.height >= 1, whole.contains(frame) else { return nil }
    parent = UInt(gdk_x11_surface_get_xid(surface))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether something in the same window lies above a part of it.
  fileprivate var isCovered: Bool {
    var below = self
    while let parent = gtk_widget_get_parent(below) {
      if isOverlay(parent) {
        var sibling = gtk_widget_get_next_sibling(below)
        while let above = sibling {
          if gtk_widget_get_mapped(above) != 0, above.overlaps(self) { return true }
          sibling = gtk_widget_get_next_sibling(above)
        }
      }
      below = parent
    }
    return false
  }

  private func overlaps(_ other: Self) -> Bool {
    var bounds = graphene_rect_t()
    var own = graphene_rect_t()
    graphene_rect_init(
      &own, 0, 0, Float(gtk_widget_get_width(other)), Float(gtk_widget_get_height(other)))
    return gtk_widget_compute_bounds(self, other, &bounds) != 0
      && graphene_rect_intersection(&own, &bounds, nil)
  }

  /// Whether the keyboard is on it, or on something within, and that is to be seen.
  fileprivate var hasVisibleFocus: Bool {
    guard let root = gtk_widget_get_root(self),
      gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    else { return false }
    return gtk_window_get_focus_visible(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)) != 0
  }
}

private func isOverlay(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  return g_type_check_instance_is_a(instance, gtk_overlay_get_type()) != 0
}
