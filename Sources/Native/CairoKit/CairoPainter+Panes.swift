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
      let scale = transform.greatestScale(of: group.bounds),
      let pane = rasters.pane(like: group, scale: scale * rasters.pixelsPerPoint)
        ?? flatPane(of: group, scale: scale * rasters.pixelsPerPoint, in: rasters),
      transform.shows(pane.box)
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

  /// Paints a pane flat, so large, and keeps it.
  private func flatPane(of group: Group, scale: Double, in rasters: RasterCache) -> RasterCache
    .Pane?
  {
    guard let box = group.ink(shaper) else { return nil }
    // An edge of one pixel on all sides is left empty.
    let home = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    let (width, height) = (
      (box.width * scale).rounded(.up) + 2, (box.height * scale).rounded(.up) + 2
    )
    guard max(width, height) <= PaneWarp.longestSide, width * height <= RasterCache.most,
      let surface = try? Surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))),
      let ground = cairo_create(surface.pointer)
    else { return nil }
    defer { FontLock.hold { cairo_destroy(ground) } }
    var flat = group
    flat.transform = .identity
    CairoPainter(context: ground, shaper: shaper, textStyle: textStyle, rasters: rasters)
      .paint([.group(flat)], through: ProjectiveTransform(home), visible: box.applying(home))
    let pane = RasterCache.Pane(
      group: group, surface: surface, box: box, home: home,
      solid: PanePixels(surface)?.solid ?? .null)
    rasters.panes.append(pane)
    return pane
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
    var isUsed = true
  }

  /// The pixels of a pane that looks like `group` when nothing turns it, and is as large.
  func pane(like group: Group, scale: Double) -> Pane? {
    guard let index = panes.firstIndex(where: { $0.isOf(group, scale) }) else { return nil }
    panes[index].isUsed = true
    return panes[index]
  }

  /// Forgets the panes that the last picture had no use for; to be called before the next one.
  func beginPicture() {
    panes.removeAll { !$0.isUsed }
    for index in panes.indices { panes[index].isUsed = false }
  }
}

extension RasterCache.Pane {
  /// Whether it is a pane with the same items, as large.
  fileprivate func isOf(_ other: Group, _ scale: Double) -> Bool {
    abs(home.a / scale - 1) < 0.01 && group.bounds == other.bounds && group.clip == other.clip
      && group.items == other.items
  }
}

extension ProjectiveTransform {
  /// How much larger the longest edge of a rectangle becomes, which a turning pane keeps all the while.
  fileprivate func greatestScale(of rect: CGRect) -> Double? {
    guard rect.width > 0, rect.height > 0, shows(rect) else { return nil }
    let corners = rect.corners.map { $0.applying(self) }
    func length(_ a: Int, _ b: Int) -> Double {
      let (dx, dy) = (corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      return (dx * dx + dy * dy).squareRoot()
    }
    let scale = max(
      length(0, 1) / rect.width, length(2, 3) / rect.width, length(1, 2) / rect.height,
      length(3, 0) / rect.height)
    return scale.isFinite && scale > 0 ? scale : nil
  }
}

extension Group {
  /// The box around all that its items paint, cut off by its clip; nil where that is not known.
  fileprivate func ink(_ shaper: any TextShaper) -> CGRect? {
    // What stays inside need not be asked.
    if let clip { return clip.bounds }
    var box = CGRect.null
    for item in items {
      switch item {
      case .fill(let path, _): box = box.extended(to: path.bounds)
      case .stroke(let path, let stroke):
        box = box.extended(to: path.bounds.insetBy(dx: -5 * stroke.width, dy: -5 * stroke.width))
      case .text(let run, let point):
        box = box.extended(
          to: CGRect(origin: point, size: shaper.size(of: run))
            .insetBy(dx: -run.size, dy: -run.size))
      case .group(let group):
        guard let inner = group.ink(shaper), group.transform.shows(inner) else { return nil }
        box = box.extended(to: inner.applying(group.transform))
      }
    }
    return box.isNull ? nil : box
  }
}
