import CCairo
import CWarp
import Geometry
import Workers

/// The pixels of a flat picture as they look when the picture turns in perspective.
///
/// Between pixels colours are mixed; where the picture is pressed together several of its pixels
/// were made one before. Both surfaces are of red, green, blue and opacity; the source has an empty edge of one
/// pixel, which gives the picture its smooth outline.
struct PaneWarp {
  /// From pixels of the screen to pixels of the source.
  private let way: ProjectiveTransform
  private let source: PanePixels
  /// The longest side a source may have: places in it are counted in 1/256 of a pixel.
  static let longestSide = 16_000.0
  /// How far from the place of a pixel in the source its colour may come from, at most.
  static let reach = 8.0

  /// The picture `source`, which `transform` takes to pixels of the screen that lie in `box`.
  ///
  /// Nothing where it is seen from its edge.
  init?(of source: Surface, through transform: ProjectiveTransform, in box: CGRect) {
    guard let way = transform.inverse?.positive(in: box), let from = PanePixels(source),
      from.width > 1, from.height > 1
    else { return nil }
    let middle = CGPoint(x: Double(from.width) / 2, y: Double(from.height) / 2)
    let (across, down) = Self.pressing(along: way, at: middle.applying(transform))
    guard across + down > 0, let less = source.pressed(across: across, down: down),
      let pixels = PanePixels(less)
    else {
      (self.way, self.source) = (way, from)
      return
    }
    let toLess = CGAffineTransform(scaleX: 1 / Double(1 << across), y: 1 / Double(1 << down))
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    (self.way, self.source) = (way.concatenating(ProjectiveTransform(toLess)), pixels)
  }

  /// How many pixels of the source lie side by side on one of the screen at a point: powers of two.
  private static func pressing(along way: ProjectiveTransform, at point: CGPoint) -> (Int, Int) {
    let here = point.applying(way)
    let right = CGPoint(x: point.x + 1, y: point.y).applying(way)
    let below = CGPoint(x: point.x, y: point.y + 1).applying(way)
    // Pictures pressed together more are hardly to be seen.
    func power(_ a: Double, _ b: Double) -> Int {
      let count = max(abs(a), abs(b))
      return count < 1.7 ? 0 : count < 3.4 ? 1 : 2
    }
    return (
      power(right.x - here.x, below.x - here.x), power(right.y - here.y, below.y - here.y)
    )
  }

  /// Fills `target`, whose upper left corner is that pixel of the screen.
  func fill(_ target: Surface, at corner: CGPoint) {
    guard let pixels = PanePixels(target) else { return }
    fill(pixels, at: corner)
    cairo_surface_mark_dirty(target.pointer)
  }

  /// Fills a part of `target`, whose upper left corner is that pixel of the screen; whole numbers.
  func fill(_ target: Surface, in part: CGRect, at corner: CGPoint) {
    guard let pixels = PanePixels(target)?.part(part) else { return }
    fill(pixels, at: corner)
    cairo_surface_mark_dirty(target.pointer)
  }

  private func fill(_ pixels: PanePixels, at corner: CGPoint) {
    guard pixels.width * pixels.height >= Self.sharedFrom else {
      return fill(pixels, at: corner, rows: 0..<pixels.height)
    }
    let count = (pixels.height + Self.band - 1) / Self.band
    sideBySide(count) { number in
      let first = number * Self.band
      fill(pixels, at: corner, rows: first..<min(first + Self.band, pixels.height))
    }
  }

  /// So many pixels are shared out among the processors, so many rows at once.
  private static let (sharedFrom, band) = (600_000, 64)

  private func fill(_ target: PanePixels, at corner: CGPoint, rows: Range<Int>) {
    var picture = terrarium_picture(
      pixels: source.base, width: Int32(source.width), height: Int32(source.height),
      stride: Int32(source.stride))
    let (r0, r1, r2) = way.rows
    // Corners of pixels are whole numbers; a pixel's colour is that of its middle.
    let u = Double(corner.x) + 0.5
    var step = [Float(r0.x - 0.5 * r2.x), Float(r1.x - 0.5 * r2.x), Float(r2.x)]
    for y in rows {
      let v = Double(corner.y) + Double(y) + 0.5
      let w = r2.x * u + r2.y * v + r2.z
      var start = [
        Float(r0.x * u + r0.y * v + r0.z - 0.5 * w), Float(r1.x * u + r1.y * v + r1.z - 0.5 * w),
        Float(w),
      ]
      terrarium_warp_row(
        &picture, target.base + y * target.stride, Int32(target.width), &start, &step)
    }
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
