import CCairo
import Geometry
import Support

/// Warps the pixels of a flat page to perspective.
///
/// Maps each screen pixel back to the page and samples bilinearly.
enum PageWarp {
  /// The longest side of a page: coordinates are in 1/256 pixel, in `Float`.
  static let longestSide = 16_000.0

  /// Fills `target`; `transform` maps the group's coordinates to its pixels.
  ///
  /// Leaves it empty if the page is edge-on.
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
    // Bands of rows are disjoint, so threads do not race.
    let rows = 64
    sideBySide((to.height + rows - 1) / rows) { band in
      for y in band * rows..<min((band + 1) * rows, to.height) {
        fillRow(y, of: to, with: from, along: way)
      }
    }
    cairo_surface_mark_dirty(target.pointer)
  }

  /// The transform from target to page pixels; its divisor is 1 at the target's center.
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

  /// The mipmap level at which one page pixel covers about one screen pixel.
  private static func halvings(along way: ProjectiveTransform, at point: CGPoint) -> (Int, Int) {
    let here = point.applying(way)
    let right = CGPoint(x: point.x + 1, y: point.y).applying(way)
    let below = CGPoint(x: point.x, y: point.y + 1).applying(way)
    func count(_ a: Double, _ b: Double) -> Int {
      let pixels = max(abs(a), abs(b))
      // Stronger compression is hardly visible.
      return pixels < 1.7 ? 0 : pixels < 3.4 ? 1 : 2
    }
    return (
      count(right.x - here.x, below.x - here.x), count(right.y - here.y, below.y - here.y)
    )
  }

  private static func fillRow(
    _ y: Int, of target: Pixels, with source: Pixels, along way: ProjectiveTransform
  ) {
    // Pixel corners are integers; a pixel has the color of its center, on both sides.
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
      // Points behind the camera are invisible, but need a finite value.
      let scale = 256 / max(1e-6, startW + step * stepW)
      // Beyond an edge the border repeats, which is transparent; `max` maps NaN to 0, too.
      let placeX = Int(min(right, max(0, (startX + step * stepX) * scale + 0.5)))
      let placeY = Int(min(bottom, max(0, (startY + step * stepY) * scale + 0.5)))
      row[x] = source.color(placeX, placeY)
    }
  }
}

/// The 32-bit pixels of a surface; requires exclusive access.
private struct Pixels: @unchecked Sendable {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// The row stride, in pixels.
  let stride: Int

  init?(_ surface: Surface) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    start = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
    stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
  }

  /// The color at a position in 1/256 pixel, which must have neighbors to the right and below.
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

/// Spreads the four channels of a color to 16 bits each.
@inline(__always)
private func spread(_ color: UInt32) -> UInt64 {
  (UInt64(color) | UInt64(color) &<< 24) & 0x00FF_00FF_00FF_00FF
}

/// Mixes two spread colors with `share`/256 of the second.
@inline(__always)
private func mix(_ a: UInt64, _ b: UInt64, _ share: UInt64) -> UInt64 {
  // The added half rounds each channel.
  (a &* (256 &- share) &+ b &* share &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
}
