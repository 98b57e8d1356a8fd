import CCairo
import Drawing
import Geometry

/// Panes that turn in perspective: painted flat once, and then turned as pixels.
///
/// Only for screens, which have a cache of pixels; what is exported stays a picture of paths.
extension CairoPainter {
  /// Paints a pane that turns from its pixels; answers false where only its items will do.
  func paintPane(_ group: Group, through transform: ProjectiveTransform, visible: CGRect) -> Bool {
    guard let rasters, group.node != nil, group.opacity == 1, transform.affine == nil,
      let pane = pixelPainter?.pane(of: group, through: transform)
    else { return false }
    let pixels = rasters.pixelsPerPoint
    let seen = pane.box.applying(transform).overlap(with: visible)
    guard !seen.isNull, !seen.isEmpty else { return true }
    // Whole pixels of the screen around it, counted from their corner.
    let corner = CGPoint(
      x: (seen.minX * pixels).rounded(.down), y: (seen.minY * pixels).rounded(.down))
    let box = CGRect(
      x: 0, y: 0, width: (seen.maxX * pixels).rounded(.up) - corner.x,
      height: (seen.maxY * pixels).rounded(.up) - corner.y)
    let toTarget = CGAffineTransform(scaleX: pixels, y: pixels)
      .concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))
    guard box.width * box.height <= RasterCache.most,
      let fromPane = ProjectiveTransform(pane.home).inverse
    else { return false }
    let way = fromPane.concatenating(transform).concatenating(ProjectiveTransform(toTarget))
    guard let warp = PaneWarp(of: pane.surface, through: way, in: box) else { return true }
    let parts = PaneParts(of: box, solid: way.upright(inside: pane.solid))
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, corner.x / pixels, corner.y / pixels)
    cairo_scale(context, 1 / pixels, 1 / pixels)
    // Where parts meet between two pixels, each pixel belongs to one of them.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for (part, format) in parts.all {
      guard
        let surface = try? Surface(
          cairo_image_surface_create(format, Int32(part.width), Int32(part.height)))
      else { return false }
      warp.fill(surface, at: part.origin)
      cairo_set_source_surface(context, surface.pointer, part.minX, part.minY)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
      cairo_fill(context)
    }
    return true
  }
}

extension RasterCache {
  /// A pane as pixels.
  struct Pane {
    let group: Group
    let surface: Surface
    /// What it paints, in coordinates of the group.
    let box: CGRect
    /// From those to pixels.
    let home: CGAffineTransform
    /// The pixels through which nothing shines, nor through what is mixed with them.
    let solid: CGRect
    var use: Use
  }

  /// When something that is kept was, or will be, of use.
  enum Use {
    /// In the picture that is painted, in the one before, or in one that is expected.
    case now, before, soon
  }

  /// The pixels of a pane that looks like `group` when nothing turns it, and is as large.
  func pane(like group: Group, scale: Double) -> Pane? {
    guard let index = panes.firstIndex(where: { $0.isOf(group, scale) }) else { return nil }
    panes[index].use = use
    return panes[index]
  }

  /// Forgets what the last picture had no use for; to be called before the next one.
  func beginPicture() {
    guard use == .now else { return }
    panes.removeAll { $0.use == .before }
    for index in panes.indices where panes[index].use == .now { panes[index].use = .before }
    patches.removeAll { $0.use == .before }
    for index in patches.indices where patches[index].use == .now { patches[index].use = .before }
  }

  /// Keeps what `body` paints until it is used, or something else is expected.
  func expect(_ body: () -> Void) {
    panes.removeAll { $0.use == .soon }
    patches.removeAll { $0.use == .soon }
    use = .soon
    body()
    use = .now
  }
}

extension RasterCache.Pane {
  /// Whether it is a pane with the same items, as large.
  fileprivate func isOf(_ other: Group, _ scale: Double) -> Bool {
    abs(home.a / scale - 1) < 0.01 && group.bounds == other.bounds && group.clip == other.clip
      && group.items == other.items
  }
}
