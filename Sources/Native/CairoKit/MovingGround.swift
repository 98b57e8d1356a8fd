import CCairo
package import Drawing
package import Geometry

/// Memory in which pictures follow each other: of each only what differs from the one before is painted.
///
/// It is painted from layers, of which most were painted before.
package final class MovingGround {
  private let surface: Surface
  private let box: CGRect
  private let pixelsPerPoint: Double
  private var last: [Layer]?

  /// Paints into somebody else's pixels, which must outlive this.
  ///
  /// The words are of blue, green, red and, with `hasAlpha`, opacity; `stride` is bytes a row.
  package init?(
    _ start: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, hasAlpha: Bool,
    pixelsPerPoint: Double
  ) {
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    guard
      let surface = try? Surface(
        cairo_image_surface_create_for_data(
          start.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
          Int32(stride)))
    else { return nil }
    self.surface = surface
    self.pixelsPerPoint = pixelsPerPoint
    box = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// Paints the next picture, which must have an opaque background; answers which pixels were painted.
  ///
  /// `rasters` is to be the same for the next one.
  package func paint(
    _ picture: DisplayList, shaper: any TextShaper, rasters: RasterCache
  ) -> CGRect {
    rasters.pixelsPerPoint = pixelsPerPoint
    let layers = LayerMaker.wholeLayers(
      of: picture, shaper: shaper, textStyle: .outlines, rasters: rasters)
    let changed = last.map { $0.difference(to: layers) } ?? .infinite
    last = layers
    guard !changed.isNull else { return .null }
    let part = changed.applying(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint))
      .overlap(with: box).outwards.overlap(with: box)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return .null }
    LayerPainter(on: surface, pixelsPerPoint: pixelsPerPoint)?.paint(layers, in: part)
    return part
  }
}

extension [Layer] {
  /// A box around what is not the same in other layers.
  fileprivate func difference(to next: [Layer]) -> CGRect {
    let same = zip(self, next).prefix { $0.isSame(as: $1) }.count
    let (old, new) = (dropFirst(same), next.dropFirst(same))
    let after = zip(old.reversed(), new.reversed()).prefix { $0.isSame(as: $1) }.count
    return (Array(old.dropLast(after)) + new.dropLast(after))
      .reduce(.null) { $0.extended(to: $1.reach) }
  }
}

extension Layer {
  /// Whether another one looks the same.
  fileprivate func isSame(as other: Layer) -> Bool {
    guard seen == other.seen else { return false }
    switch (content, other.content) {
    case (.color(let a, let color, let way), .color(let b, let otherColor, let otherWay)):
      return a == b && color == otherColor && way == otherWay
    case (.pixels(let a), .pixels(let b)):
      return a.surface === b.surface && a.crop == b.crop && a.way == b.way
    case (.faded(let a, let layers), .faded(let b, let others)):
      return a == b && layers.count == others.count
        && zip(layers, others).allSatisfy { $0.isSame(as: $1) }
    case (.color, _), (.pixels, _), (.faded, _): return false
    }
  }

  /// What it may paint.
  fileprivate var reach: CGRect {
    switch content {
    case .color(let rect, _, let way):
      way.shows(rect) ? rect.applying(way).overlap(with: seen) : seen
    case .pixels(let pixels):
      pixels.way.shows(pixels.crop) ? pixels.crop.applying(pixels.way).overlap(with: seen) : seen
    case .faded: seen
    }
  }
}
