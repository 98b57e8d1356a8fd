import CCairo
import Geometry

/// The pixels of a surface, as long as nobody else touches them.
///
/// Several threads write into it at once, each its own rows.
struct PanePixels: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int

  init?(_ surface: Surface) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
    stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
  }

  private init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
  }

  /// The pixels in a rectangle of whole numbers; nil where some of it lies outside.
  func part(_ rect: CGRect) -> PanePixels? {
    let (x, y, right, bottom) = (
      Int(rect.minX), Int(rect.minY), Int(rect.maxX), Int(rect.maxY)
    )
    guard x >= 0, y >= 0, right <= width, bottom <= height, x < right, y < bottom else {
      return nil
    }
    return PanePixels(
      base: base + y * stride + x, width: right - x, height: bottom - y, stride: stride)
  }
}

extension PanePixels {
  /// The largest run of rows through which nothing shines, but for their ends; null where there is none.
  var solid: CGRect {
    let reach = Int(PaneWarp.reach)
    guard width > 4 * reach else { return .null }
    var (best, run) = (0..<0, 0..<0)
    for y in 0..<height {
      let row = base + y * stride
      let isSolid = (reach..<width - reach).allSatisfy { row[$0] >> 24 == 255 }
      run = isSolid ? (run.isEmpty ? y : run.lowerBound)..<y + 1 : 0..<0
      if run.count > best.count { best = run }
    }
    guard best.count > 4 * reach else { return .null }
    return CGRect(x: reach, y: best.lowerBound, width: width - 2 * reach, height: best.count)
      .insetBy(dx: PaneWarp.reach, dy: PaneWarp.reach)
  }
}
