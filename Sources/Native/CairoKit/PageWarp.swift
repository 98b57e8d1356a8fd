import CCairo
import Geometry
import Support

/// The page warp: pixels of a flat page as they look when the page turns in perspective.
///
/// Each pixel of the screen is taken back through the transform to its place on the page, and mixes the
/// four pixels around that place, by how near they are.
enum PageWarp {
  /// The longest side a page may have: places are counted in 1/256 of a pixel, in `Float`.
  static let longestSide = 16_000.0

  /// Fills `target`, to whose pixels `transform` takes the coordinates of the page's group.
  ///
  /// Leaves it empty where the page is seen from its edge.
  static func fill(
    _ target: Surface, with page: FlatPage, through transform: ProjectiveTransform
  ) {
    guard let way = way(from: target, to: page, through: transform) else { return }
    let (across, down) = halvings(along: way, at: target.box.center)
    let source = page.halved(across: across, down: down)
    guard source.surface.box.width > 1, source.surface.box.height > 1,
      let way = source === page ? way : self.way(from: target, to: source, through: transform),
      let from = Pixels(source.surface), let to = Pixels(target)
    else { return }
    // Each band of rows has pixels of its own.
    let rows = 64
    sideBySide((to.height + rows - 1) / rows) { band in
      for y in band * rows..<min((band + 1) * rows, to.height) {
        fillRow(y, of: to, with: from, along: way)
      }
    }
    cairo_surface_mark_dirty(target.pointer)
  }

  /// From pixels of the target to those of the page; its divisor is 1 in the middle of the target.
  private static func way(
    from target: Surface, to page: FlatPage, through transform: ProjectiveTransform
  ) -> ProjectiveTransform? {
    guard let way = transform.inverse?.concatenating(ProjectiveTransform(page.home)) else {
      return nil
    }
    let middle = target.box.center
    let divisor = (way.rows.2 * SIMD3(middle.x, middle.y, 1)).sum()
    guard divisor.isFinite, divisor != 0 else { return nil }
    return ProjectiveTransform(
      way.rows.0 / divisor, way.rows.1 / divisor, way.rows.2 / divisor)
  }

  /// How often the page is to be halved, so that about one of its pixels lies on one of the screen.
  private static func halvings(along way: ProjectiveTransform, at point: CGPoint) -> (Int, Int) {
    let here = point.applying(way)
    let right = CGPoint(x: point.x + 1, y: point.y).applying(way)
    let below = CGPoint(x: point.x, y: point.y + 1).applying(way)
    func count(_ a: Double, _ b: Double) -> Int {
      let pixels = max(abs(a), abs(b))
      // Pages pressed together more are hardly visible.
      return pixels < 1.7 ? 0 : pixels < 3.4 ? 1 : 2
    }
    return (
      count(right.x - here.x, below.x - here.x), count(right.y - here.y, below.y - here.y)
    )
  }

  private static func fillRow(
    _ y: Int, of target: Pixels, with source: Pixels, along way: ProjectiveTransform
  ) {
    // Corners of pixels are whole numbers; a pixel has the color of its middle, on both sides.
    let (u, v) = (0.5, Double(y) + 0.5)
    let (rowX, rowY, rowW) = way.rows
    let divisor = rowW.x * u + rowW.y * v + rowW.z
    let (startX, stepX) = (
      Float(rowX.x * u + rowX.y * v + rowX.z - 0.5 * divisor), Float(rowX.x - 0.5 * rowW.x)
    )
    let (startY, stepY) = (
      Float(rowY.x * u + rowY.y * v + rowY.z - 0.5 * divisor), Float(rowY.x - 0.5 * rowW.x)
    )
    let (startW, stepW) = (Float(divisor), Float(rowW.x))
    let right = Float((source.width - 1) * 256 - 1)
    let bottom = Float((source.height - 1) * 256 - 1)
    let row = target.start + y * target.stride
    for x in 0..<target.width {
      let step = Float(x)
      // Behind the eye there is nothing, but a number there must be.
      let scale = 256 / max(1e-6, startW + step * stepW)
      // Beyond an edge the page goes on as it ends, which is empty; `max` returns 0 for NaN, too.
      let placeX = Int(min(right, max(0, (startX + step * stepX) * scale + 0.5)))
      let placeY = Int(min(bottom, max(0, (startY + step * stepY) * scale + 0.5)))
      row[x] = source.color(placeX, placeY)
    }
  }
}

/// The pixels of a surface, of 32 bits each, as long as nothing else touches them.
private struct Pixels: @unchecked Sendable {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int

  init?(_ surface: Surface) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    start = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
    stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
  }

  /// The color at a place in 1/256 of a pixel, which has a pixel on its right and one below.
  @inline(__always)
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let upper = start + (y &>> 8 &* stride &+ x &>> 8)
    let lower = upper + stride
    let across = UInt64(truncatingIfNeeded: x & 255)
    let down = UInt64(truncatingIfNeeded: y & 255)
    let left = mix(spread(upper[0]), spread(lower[0]), down)
    let mixed = mix(left, mix(spread(upper[1]), spread(lower[1]), down), across)
    return UInt32(truncatingIfNeeded: mixed | mixed &>> 24)
  }
}

/// Keeps each of the four channels of a color in a byte of its own, with a byte of room above it.
@inline(__always)
private func spread(_ color: UInt32) -> UInt64 {
  (UInt64(color) | UInt64(color) &<< 24) & 0x00FF_00FF_00FF_00FF
}

/// Two spread colors mixed, `share` of 256 of the second.
@inline(__always)
private func mix(_ a: UInt64, _ b: UInt64, _ share: UInt64) -> UInt64 {
  // Half a share in each channel rounds.
  (a &* (256 &- share) &+ b &* share &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
}
