@testable import CairoKit
import Drawing
import Geometry
import Testing
import TestSupport

/// Stamped groups come from their pixels, and look as if they were painted.
@Suite struct `Cached pixels` {
  private let shaper = PangoShaper()

  /// A ground of stripes and a word, larger than the picture and moved.
  private func picture(
    _ color: Color = .black, at x: Double, _ y: Double, stamp: Int?, stretch: Double = 1
  ) -> DisplayList {
    let bounds = CGRect(x: 0, y: 0, width: 160, height: 120)
    let stripes = (0..<8).map {
      DisplayList.Item.fill(
        .rectangle(CGRect(x: Double($0) * 20, y: 10, width: 10, height: 90)), color)
    }
    let word = DisplayList.Item.text(
      TextRun("Lemvig", size: 14, color: color), at: CGPoint(x: 50, y: 40))
    let ground = Group(
      bounds: bounds,
      transform: ProjectiveTransform(
        CGAffineTransform(scaleX: stretch, y: stretch)
          .concatenating(CGAffineTransform(translationX: x, y: y))),
      stamp: stamp,
      items: [.fill(.rectangle(bounds), .white)] + stripes + [word])
    return DisplayList(
      size: CGSize(width: 100, height: 80), background: .white, items: [.group(ground)])
  }

  @Test(arguments: [1.0, 2])
  func `look as if painted, at any whole-pixel offset`(scale: Double) throws {
    let rasters = RasterCache()
    rasters.pixelsPerPoint = scale
    for (x, y) in [(0.0, 0.0), (-20, -10), (-31, -7), (5, 12)] {
      let kept = try PixelImage(
        of: picture(at: x, y, stamp: 1), scale: scale, shaper: shaper, rasters: rasters)
      let painted = try PixelImage(
        of: picture(at: x, y, stamp: nil), scale: scale, shaper: shaper)
      let far = zip(kept.rgba, painted.rgba).count { abs(Int($0) - Int($1)) > 2 }
      #expect(far == 0, "at \(x), \(y)")
    }
  }

  @Test func `are painted once per stamp`() throws {
    let rasters = RasterCache()
    func image(_ color: Color, stamp: Int?, stretch: Double = 1) throws -> PixelImage {
      try PixelImage(
        of: picture(color, at: -5, -5, stamp: stamp, stretch: stretch), scale: 1, shaper: shaper,
        rasters: rasters)
    }
    let black = try image(.black, stamp: 7)
    // Another color under the same stamp is not looked at; under another one it is.
    let red = Color(hex: 0xFF0000)
    #expect(try image(red, stamp: 7) == black)
    #expect(try image(red, stamp: 8) != black)
    #expect(try image(red, stamp: nil) != black)
    // A little stretched it is still the same; far from its scale it is painted again.
    func isRed(_ image: PixelImage) -> Bool {
      stride(from: 0, to: image.rgba.count, by: 4).contains {
        image.rgba[$0] > 200 && image.rgba[$0 + 1] < 60
      }
    }
    #expect(try !isRed(image(red, stamp: 7, stretch: 1.3)))
    #expect(try isRed(image(red, stamp: 7, stretch: 2.5)))
  }

  @Test func `stay within the limit, except for the last`() throws {
    func image(_ stamp: Int, _ rasters: RasterCache) throws -> PixelImage {
      try PixelImage(
        of: picture(at: 0, 0, stamp: stamp), scale: 1, shaper: shaper, rasters: rasters)
    }
    // Each has 160 × 120 pixels.
    let rasters = RasterCache(room: 2.5 * 160 * 120)
    for stamp in [1, 2, 1, 3, 4, 3, 5] {
      #expect(try image(stamp, rasters) == image(stamp, RasterCache()))
      #expect(rasters.surfaceCount <= 2)
    }
    #expect(rasters.surfaceCount == 2)
    let small = RasterCache(room: 10)
    _ = try image(1, small)
    #expect(small.surfaceCount == 1)
  }
}

extension RasterCache {
  /// How many pictures in pixels it keeps.
  var surfaceCount: Int { rasters.count + pages.count }
}
