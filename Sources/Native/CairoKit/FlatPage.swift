import CCairo
import Drawing
import Geometry

/// A page rasterized flat, the source of the frames of its turn.
final class FlatPage {
  let group: Group
  /// The painted area, in the group's coordinates.
  let box: CGRect
  /// The pixels, with a transparent border of one pixel that antialiases the page's edges.
  let surface: Surface
  /// The transform from the group's coordinates to pixels.
  let home: CGAffineTransform
  /// Whether the current picture shows it.
  var isShown = true
  /// The page at half resolution, horizontally or vertically.
  private var halves: [Bool: FlatPage] = [:]

  init(_ group: Group, _ box: CGRect, _ surface: Surface, home: CGAffineTransform) {
    (self.group, self.box, self.surface, self.home) = (group, box, surface, home)
  }

  /// Whether it shows the items of `other` at this scale.
  func shows(_ other: Group, scale: Double) -> Bool {
    abs(home.a / scale - 1) < 0.01 && group.bounds == other.bounds && group.clip == other.clip
      && group.items == other.items
  }

  /// A mipmap of the page, with 1/2^`across` × 1/2^`down` of its pixels.
  ///
  /// Prevents thin lines from flickering when a page is nearly edge-on. Returns the page itself if
  /// memory is short.
  func halved(across: Int, down: Int) -> FlatPage {
    guard across > 0 || down > 0 else { return self }
    let isAcross = across > 0
    guard let half = halves[isAcross] ?? half(isAcross) else { return self }
    halves[isAcross] = half
    return half.halved(across: across - (isAcross ? 1 : 0), down: down - (isAcross ? 0 : 1))
  }

  private func half(_ isAcross: Bool) -> FlatPage? {
    let shrink = CGAffineTransform(scaleX: isAcross ? 0.5 : 1, y: isAcross ? 1 : 0.5)
      .concatenating(CGAffineTransform(translationX: isAcross ? 1 : 0, y: isAcross ? 0 : 1))
    let (width, height) = (surface.box.width, surface.box.height)
    guard
      let half = try? Surface(
        cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(isAcross ? (width / 2).rounded(.up) + 2 : width),
          Int32(isAcross ? height : (height / 2).rounded(.up) + 2))),
      let context = cairo_create(half.pointer)
    else { return nil }
    cairo_translate(context, shrink.tx, shrink.ty)
    cairo_scale(context, shrink.a, shrink.d)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    // At half size each sample is between two pixels, so bilinear filtering averages them.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_destroy(context)
    return FlatPage(group, box, half, home: home.concatenating(shrink))
  }
}
