import CCairo
import Dispatch
import Geometry

/// The pixels of a flat picture as they look when the picture turns in perspective.
///
/// Between pixels colours are mixed; where the picture is pressed together several of its pixels
/// make one. Both surfaces are of red, green, blue and opacity; the source has an empty edge of one
/// pixel, which gives the picture its smooth outline.
struct PaneWarp {
  /// From pixels of the screen to pixels of the source.
  private let way: ProjectiveTransform
  private let source: PanePixels
  /// How many samples make a pixel along each axis of the source, as powers of two.
  private let samples: (x: Int, y: Int)

  /// The longest side a source may have: places in it are counted in 1/256 of a pixel.
  static let longestSide = 16_000.0
  /// How far from the place of a pixel in the source its colour may come from, at most.
  static let reach = 4.0

  /// The picture `source`, which `transform` takes to pixels of the screen that lie in `box`.
  ///
  /// Nothing where it is seen from its edge.
  init?(of source: Surface, through transform: ProjectiveTransform, in box: CGRect) {
    guard let way = transform.inverse?.positive(in: box), let from = PanePixels(source),
      from.width > 1, from.height > 1
    else { return nil }
    (self.way, self.source) = (way, from)
    samples = Self.samples(along: way, in: box)
  }

  /// How many pixels of the source lie side by side on one of the screen, in the middle of a box.
  private static func samples(along way: ProjectiveTransform, in box: CGRect) -> (Int, Int) {
    let here = box.center.applying(way)
    let right = CGPoint(x: box.midX + 1, y: box.midY).applying(way)
    let below = CGPoint(x: box.midX, y: box.midY + 1).applying(way)
    // Pictures pressed together more are hardly to be seen.
    func power(_ a: Double, _ b: Double) -> Int {
      let count = max(abs(a), abs(b))
      return count < 1.5 ? 0 : count < 3 ? 1 : 2
    }
    return (
      power(right.x - here.x, below.x - here.x), power(right.y - here.y, below.y - here.y)
    )
  }

  /// Fills `target`, whose upper left corner is that pixel of the screen.
  func fill(_ target: Surface, at corner: CGPoint) {
    guard let pixels = PanePixels(target) else { return }
    let isMany = pixels.width * pixels.height >= Self.sharedFrom
    if isMany {
      let count = (pixels.height + Self.band - 1) / Self.band
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let first = number * Self.band
        fill(pixels, at: corner, rows: first..<min(first + Self.band, pixels.height))
      }
    } else {
      fill(pixels, at: corner, rows: 0..<pixels.height)
    }
    cairo_surface_mark_dirty(target.pointer)
  }

  /// So many pixels are shared out among the processors, so many rows at once.
  private static let (sharedFrom, band) = (400_000, 64)

  private func fill(_ target: PanePixels, at corner: CGPoint, rows: Range<Int>) {
    let source = source
    if samples == (0, 0) {
      fill(target, at: corner, rows) { source.color($0, $1) }
    } else {
      let samples = samples
      fill(target, at: corner, rows) { source.color($0, $1, samples) }
    }
  }

  /// Fills rows with the colours at places of the source, in 1/256 of a pixel.
  @inline(__always)
  private func fill(
    _ target: PanePixels, at corner: CGPoint, _ rows: Range<Int>, _ color: (Int, Int) -> UInt32
  ) {
    let (r0, r1, r2) = way.rows
    let (right, bottom) = (Float(source.width) * 256 - 258, Float(source.height) * 256 - 258)
    let (stepX, stepY, stepW) = (Float(r0.x * 256), Float(r1.x * 256), Float(r2.x))
    let u = Double(corner.x) + 0.5
    let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    for y in rows {
      let v = Double(corner.y) + Double(y) + 0.5
      let startX = Float((r0.x * u + r0.y * v + r0.z) * 256)
      let startY = Float((r1.x * u + r1.y * v + r1.z) * 256)
      let startW = Float(r2.x * u + r2.y * v + r2.z)
      let line = target.base + y &* target.stride
      var x = 0
      while x < target.width {
        let here = Float(x) + lanes
        // Behind the eye there is nothing; a number there must be.
        let distance = startW + here * stepW
        let share = 1 / distance.replacing(with: 1e-6, where: distance .< 1e-6)
        // Corners of pixels are whole numbers; a pixel's colour is that of its middle.
        let sourceX = Self.whole((startX + here * stepX) * share - 128, upTo: right)
        let sourceY = Self.whole((startY + here * stepY) * share - 128, upTo: bottom)
        let pixels = line + x
        if target.width &- x >= 8 {
          // Written out, so that the numbers stay where they were worked out.
          pixels[0] = color(Int(sourceX[0]), Int(sourceY[0]))
          pixels[1] = color(Int(sourceX[1]), Int(sourceY[1]))
          pixels[2] = color(Int(sourceX[2]), Int(sourceY[2]))
          pixels[3] = color(Int(sourceX[3]), Int(sourceY[3]))
          pixels[4] = color(Int(sourceX[4]), Int(sourceY[4]))
          pixels[5] = color(Int(sourceX[5]), Int(sourceY[5]))
          pixels[6] = color(Int(sourceX[6]), Int(sourceY[6]))
          pixels[7] = color(Int(sourceX[7]), Int(sourceY[7]))
        } else {
          for lane in 0..<target.width &- x {
            pixels[lane] = color(Int(sourceX[lane]), Int(sourceY[lane]))
          }
        }
        x &+= 8
      }
    }
  }

  /// Numbers from 0 to a limit, rounded.
  @inline(__always)
  private static func whole(_ numbers: SIMD8<Float>, upTo limit: Float) -> SIMD8<UInt32> {
    // With this number added, the last binary places are those of a whole number.
    let shift = Float(3 << 22)
    let inside = numbers.replacing(with: 0, where: numbers .< 0)
    return unsafeBitCast(
      inside.replacing(with: limit, where: inside .> limit) + shift, to: SIMD8<UInt32>.self)
      &- shift.bitPattern
  }
}

extension ProjectiveTransform {
  /// The same map, with what it divides by positive in the middle of a box.
  fileprivate func positive(in box: CGRect) -> ProjectiveTransform? {
    let w = (rows.2 * SIMD3(box.midX, box.midY, 1)).sum()
    guard w.isFinite, w != 0 else { return nil }
    // Divided by it, so that its size says nothing.
    return ProjectiveTransform(rows.0 / w, rows.1 / w, rows.2 / w)
  }
}
