internal import Geometry
internal import CGtk

/// Drawing and placement of a node.
///
/// While its canvas moves, its picture is cached as pixels instead of being repainted in every
/// frame. Pixels of another size are scaled until movement stops.
final class NodeBehavior: WidgetBehavior {
  weak var node: NodeWidget?
  var frame = CGRect.zero
  /// The scale about the center of its frame.
  var growth = 1.0
  var paint: Paint?
  var overflow = 0.0
  var activated: (() -> Void)?
  var focusChanged: ((Bool) -> Void)?
  private var wasFocused = false
  /// The scale at the last allocation.
  private var lastSize: Double?
  /// The scale of its coordinates, as GTK and assistive technology see it; updated on repaint only,
  /// because a change makes GTK redraw.
  private var ownScale = 1.0
  /// The cached pixels' parameters; nil paints vectors.
  private var kept: KeptPixels?

  override func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    guard let paint else { return }
    let (paintsIt, ownScale) = (kept.map { $0.paint(paint, overflow: overflow) } ?? paint, ownScale)
    append(
      { context, size, pixelsPerPoint in
        cairo_scale(context, ownScale, ownScale)
        paintsIt(
          context, CGSize(width: size.width / ownScale, height: size.height / ownScale),
          pixelsPerPoint)
      }, to: snapshot, width: width, height: height, overflow: overflow * ownScale)
  }

  override func activate() { activated?() }

  override func stateChanged() {
    queueDraw()
    guard let widget else { return }
    // The window's focus property changes after the state flags do.
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isFocused = flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0
    guard isFocused != wasFocused else { return }
    wasFocused = isFocused
    focusChanged?(isFocused)
  }

  /// Its bounds on the canvas, including overflow.
  func frameOnCanvas(_ origin: CGPoint, _ scale: Double) -> CGRect {
    let reach = -overflow - 8
    let frame = frame.insetBy(dx: reach, dy: reach)
    return CGRect(
      x: origin.x + scale * frame.minX, y: origin.y + scale * frame.minY,
      width: scale * frame.width, height: scale * frame.height)
  }

  /// Allocates it; returns whether it needs another allocation for full quality.
  ///
  /// Only a changed size causes a redraw. Positions are whole pixels, so that cached pixels stay
  /// sharp.
  func allocate(origin: CGPoint, scale: Double, isInSight: Bool) -> Bool {
    guard let widget else { return false }
    let size = scale * growth
    let picture = picture(at: scale)
    if lastSize == nil || picture?.isStretched != true { ownScale = scale }
    let pixels = Double(gtk_widget_get_scale_factor(widget))
    func whole(_ place: Double) -> Float { Float((place.inPixels * pixels).rounded() / pixels) }
    var offset = graphene_point_t()
    graphene_point_init(
      &offset, whole(origin.x + scale * frame.midX - size * frame.width / 2),
      whole(origin.y + scale * frame.midY - size * frame.height / 2))
    var transform = gsk_transform_translate(nil, &offset)
    let stretch = Float(size / ownScale)
    if stretch != 1 { transform = gsk_transform_scale(transform, stretch, stretch) }
    gtk_widget_allocate(
      widget, Int32(pixels: frame.width * ownScale), Int32(pixels: frame.height * ownScale), -1,
      transform)
    keep(isInSight && paint != nil ? picture : nil)
    lastSize = size
    return ownScale != scale || kept?.isStretched ?? false
  }

  /// The cached pixels for a scale: sharp ones from the second time on.
  ///
  /// Pixels of a similar scale are reused within limits.
  private func picture(at scale: Double) -> KeptPixels? {
    let size = scale * growth
    if size == lastSize { return KeptPixels(scale: size, isStretched: false) }
    if lastSize == nil, growth == 1 { return nil }
    let last = kept?.scale ?? scale
    let painted = Self.stretch.contains(scale / last) ? last : scale
    return KeptPixels(scale: painted, isStretched: painted != size)
  }

  private static let stretch = 0.6...1.6

  private func keep(_ pixels: KeptPixels?) {
    guard pixels != kept else { return }
    kept = pixels
    queueDraw()
  }
}

/// A node's picture as pixels.
private struct KeptPixels: Equatable {
  /// The scale it was painted at.
  let scale: Double
  /// Whether it is shown at another scale, during animation.
  let isStretched: Bool

  /// A picture with more pixels is not cached.
  private static let most = 1_000_000.0

  /// Rasterizes `paint` now and returns a closure that shows the pixels.
  func paint(_ paint: @escaping Paint, overflow: Double) -> Paint {
    { context, size, pixelsPerPoint in
      let scale = scale * pixelsPerPoint
      // In whole pixels, or unscaled pixels would differ from vectors.
      let overflow = (overflow * scale).rounded(.up) / scale
      let width = ((size.width + 2 * overflow) * scale).rounded(.up)
      let height = ((size.height + 2 * overflow) * scale).rounded(.up)
      guard width >= 1, height >= 1, width * height <= Self.most else {
        return paint(context, size, pixelsPerPoint)
      }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let ground = cairo_create(surface)
      else { return paint(context, size, pixelsPerPoint) }
      cairo_scale(ground, scale, scale)
      cairo_translate(ground, overflow, overflow)
      paint(ground, size, scale)
      cairo_destroy(ground)
      cairo_translate(context, -overflow, -overflow)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(context), isStretched ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }
}
