import CCairo
import Drawing
import Geometry

/// A page painted flat, from which the frames of its turn take their pixels.
final class FlatPage {
  let group: Group
  /// What is painted, in coordinates of the group.
  let box: CGRect
  /// The pixels, with an empty edge of one pixel on all sides that gives the page a smooth outline.
  let surface: Surface
  /// From coordinates of the group to pixels.
  let home: CGAffineTransform
  /// Whether the present picture shows it.
  var isShown = true
  /// The same page with half the pixels across or down.
  private var halves: [Bool: FlatPage] = [:]

  init(_ group: Group, _ box: CGRect, _ surface: Surface, home: CGAffineTransform) {
    (self.group, self.box, self.surface, self.home) = (group, box, surface, home)
  }

  /// Whether it shows the items of `other`, as large.
  func shows(_ other: Group, scale: Double) -> Bool {
    abs(home.a / scale - 1) < 0.01 && group.bounds == other.bounds && group.clip == other.clip
      && group.items == other.items
  }

  /// The page with 1/2^`across` × 1/2^`down` of its pixels, each the mean of those it stands for.
  ///
  /// Without it, thin lines flicker where a page is seen almost from its edge. Returns the page itself
  /// where there is no memory.
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
    // At half the size each pixel lies between two others, so this is their mean.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_destroy(context)
    return FlatPage(group, box, half, home: home.concatenating(shrink))
  }
}
