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

  /// The colour at a place: of the four pixels around it, by how near they are.
  @inline(__always)
  func color(_ x: Int, _ y: Int) -> UInt32 { Self.packed(mixed(x, y)) }

  /// The mean of colours around a place, so many powers of two of them along each axis.
  @inline(__always)
  func color(_ x: Int, _ y: Int, _ samples: (x: Int, y: Int)) -> UInt32 {
    let (right, bottom) = (width &* 256 &- 258, height &* 256 &- 258)
    let (columns, rows) = (1 &<< samples.x, 1 &<< samples.y)
    var sum = SIMD4<UInt16>(repeating: 0)
    for row in 0..<rows {
      let there = min(max(y &+ (row &* 2 &+ 1 &- rows) &* 128, 0), bottom)
      for column in 0..<columns {
        let here = min(max(x &+ (column &* 2 &+ 1 &- columns) &* 128, 0), right)
        sum &+= mixed(here, there)
      }
    }
    return Self.packed(sum &>> UInt16(samples.x &+ samples.y))
  }

  /// The four pixels around a place mixed, each channel by itself, 0…255.
  @inline(__always)
  private func mixed(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    let place = UnsafeRawPointer(base + ((y &>> 8) &* stride &+ (x &>> 8)))
    let (across, down) = (UInt16(x & 255), UInt16(y & 255))
    let above = Self.spread(place.loadUnaligned(as: SIMD8<UInt8>.self))
    let below = Self.spread(
      place.loadUnaligned(fromByteOffset: stride &* 4, as: SIMD8<UInt8>.self))
    // Two pixels side by side, then one; 256 shares in all, and half a share to round.
    let pair = (above &* (256 &- down) &+ below &* down &+ 128) &>> 8
    return (pair.lowHalf &* (256 &- across) &+ pair.highHalf &* across &+ 128) &>> 8
  }

  @inline(__always)
  private static func spread(_ colors: SIMD8<UInt8>) -> SIMD8<UInt16> {
    SIMD8<UInt16>(truncatingIfNeeded: colors)
  }

  @inline(__always)
  private static func packed(_ color: SIMD4<UInt16>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: color), to: UInt32.self)
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
