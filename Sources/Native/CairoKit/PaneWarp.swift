import CCairo
import Geometry

/// The pixels of a flat picture as they look when the picture turns in perspective.
///
/// Between pixels colours are mixed; where the picture is pressed together several of its pixels
/// make one. Both surfaces are of red, green, blue and opacity; the source has an empty edge of one
/// pixel, which gives the picture its smooth outline.
struct PaneWarp {
  /// From pixels of the target to pixels of the source.
  private let way: ProjectiveTransform
  private let source: Pixels
  private let target: Pixels
  /// How many samples make a pixel along each axis of the source, as powers of two.
  private let samples: (x: Int, y: Int)

  /// The longest side a source may have: places in it are counted in 1/256 of a pixel.
  static let longestSide = 16_000.0

  /// Nothing where the picture is seen from its edge.
  init?(of source: Surface, through transform: ProjectiveTransform, to target: Surface) {
    guard let way = transform.inverse?.positive(in: target), let from = Pixels(source),
      let to = Pixels(target), from.width > 1, from.height > 1
    else { return nil }
    (self.way, self.source, self.target) = (way, from, to)
    samples = Self.samples(along: way, in: to)
  }

  /// How many pixels of the source lie side by side on one of the target, in its middle.
  private static func samples(along way: ProjectiveTransform, in target: Pixels) -> (Int, Int) {
    let middle = CGPoint(x: Double(target.width) / 2, y: Double(target.height) / 2)
    let here = middle.applying(way)
    let right = CGPoint(x: middle.x + 1, y: middle.y).applying(way)
    let below = CGPoint(x: middle.x, y: middle.y + 1).applying(way)
    // Pictures pressed together more are hardly to be seen.
    func power(_ a: Double, _ b: Double) -> Int {
      let count = max(abs(a), abs(b))
      return count < 1.5 ? 0 : count < 3 ? 1 : 2
    }
    return (
      power(right.x - here.x, below.x - here.x), power(right.y - here.y, below.y - here.y)
    )
  }

  /// Fills the target.
  func run() {
    if samples == (0, 0) {
      let source = source
      fill { source.color($0, $1) }
    } else {
      let (source, samples) = (source, samples)
      fill { source.color($0, $1, samples) }
    }
  }

  /// Fills the target with the colours at places of the source, in 1/256 of a pixel.
  @inline(__always)
  private func fill(_ color: (Int, Int) -> UInt32) {
    let (r0, r1, r2) = way.rows
    let (width, target) = (target.width, target)
    // With this number added, the last binary places are those of a whole number.
    let shift = Float(3 << 22)
    let (right, bottom) = (Float(source.width) * 256 - 258, Float(source.height) * 256 - 258)
    let (stepX, stepY, stepW) = (Float(r0.x * 256), Float(r1.x * 256), Float(r2.x))
    for y in 0..<target.height {
      let v = Double(y) + 0.5
      let startX = Float((r0.x * 0.5 + r0.y * v + r0.z) * 256)
      let startY = Float((r1.x * 0.5 + r1.y * v + r1.z) * 256)
      let startW = Float(r2.x * 0.5 + r2.y * v + r2.z)
      let line = target.base + y &* target.stride
      for x in 0..<width {
        let here = Float(x)
        // Behind the eye there is nothing; a number there must be.
        let w = max(startW + here * stepW, 1e-6)
        // Corners of pixels are whole numbers; a pixel's colour is that of its middle.
        let sourceX = min(max((startX + here * stepX) / w - 128, 0), right)
        let sourceY = min(max((startY + here * stepY) / w - 128, 0), bottom)
        line[x] = color(
          Int((sourceX + shift).bitPattern &- shift.bitPattern),
          Int((sourceY + shift).bitPattern &- shift.bitPattern))
      }
    }
  }
}

extension ProjectiveTransform {
  /// The same map, with what it divides by positive in the middle of a surface.
  fileprivate func positive(in surface: Surface) -> ProjectiveTransform? {
    let middle = SIMD3(
      Double(cairo_image_surface_get_width(surface.pointer)) / 2,
      Double(cairo_image_surface_get_height(surface.pointer)) / 2, 1)
    let w = (rows.2 * middle).sum()
    guard w.isFinite, w != 0 else { return nil }
    // Divided by it, so that its size says nothing.
    return ProjectiveTransform(rows.0 / w, rows.1 / w, rows.2 / w)
  }
}

/// The pixels of a surface, as long as nobody else touches them.
private struct Pixels {
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
    var sum: UInt64 = 0
    for row in 0..<rows {
      let there = min(max(y &+ (row &* 2 &+ 1 &- rows) &* 128, 0), bottom)
      for column in 0..<columns {
        let here = min(max(x &+ (column &* 2 &+ 1 &- columns) &* 128, 0), right)
        sum &+= mixed(here, there)
      }
    }
    return Self.packed((sum &>> UInt64(samples.x &+ samples.y)) & Self.lanes)
  }

  /// The four pixels around a place, each channel in sixteen bits of its own.
  @inline(__always)
  private func mixed(_ x: Int, _ y: Int) -> UInt64 {
    let place = base + ((y &>> 8) &* stride &+ (x &>> 8))
    let below = place + stride
    let (across, down) = (UInt64(x & 255), UInt64(y & 255))
    let farther = (across &* down) &>> 8
    // The four shares are 256 together.
    let sum =
      Self.spread(place[0]) &* (256 &- across &- down &+ farther)
      &+ Self.spread(place[1]) &* (across &- farther)
      &+ Self.spread(below[0]) &* (down &- farther) &+ Self.spread(below[1]) &* farther
    return (sum &>> 8) & Self.lanes
  }

  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  private static func spread(_ color: UInt32) -> UInt64 {
    UInt64(color & 0x00FF_00FF) | UInt64(color & 0xFF00_FF00) &<< 24
  }

  @inline(__always)
  private static func packed(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
  }
}
