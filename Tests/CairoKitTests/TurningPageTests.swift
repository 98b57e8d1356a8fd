@testable import CairoKit
import Drawing
import Geometry
import Hierarchy
import Testing
import TestSupport

/// Pages that turn on a screen come from their pixels, and look as if their paths were painted.
@Suite struct `Flipping pages` {
  private let shaper = PangoShaper()
  private static let size = CGSize(width: 240, height: 180)

  private static let page = CGRect(x: 0, y: 0, width: 200, height: 140)

  /// A page of these items, turned about its middle, with its corner there before that.
  private func turned(
    _ items: [DisplayList.Item], by degrees: Double, about axis: ProjectiveTransform.Axis,
    at corner: CGPoint = CGPoint(x: 20, y: 20), clip: Path? = nil
  ) -> DisplayList.Item {
    let turn = ProjectiveTransform.rotation(
      of: Self.page, about: axis, by: degrees * .pi / 180, eyeDistance: 440)
    let place = CGAffineTransform(translationX: corner.x, y: corner.y)
    return .group(
      Group(
        node: NodeID(1), bounds: Self.page,
        transform: turn.concatenating(ProjectiveTransform(place)), clip: clip, items: items))
  }

  /// A page of stripes and a word, turned about its middle.
  private func picture(
    turned degrees: Double, about axis: ProjectiveTransform.Axis, _ color: Color = .black,
    isRound: Bool = true
  ) -> DisplayList {
    let stripes = (0..<5).map {
      DisplayList.Item.fill(
        .rectangle(CGRect(x: Double($0) * 40, y: 10, width: 20, height: 120)), color)
    }
    let word = DisplayList.Item.text(
      TextRun("Lemvig", size: 24, color: Color(hex: 0xD04000)), at: CGPoint(x: 50, y: 60))
    let item = turned(
      [.fill(.rectangle(Self.page), Color(hex: 0xF4F0E0))] + stripes + [word], by: degrees,
      about: axis, clip: isRound ? .roundedRectangle(Self.page, radius: 20) : nil)
    return DisplayList(size: Self.size, background: .white, items: [item])
  }

  private func image(
    _ picture: DisplayList, scale: Double, _ rasters: RasterCache?
  ) throws -> PixelImage {
    rasters?.pixelsPerPoint = scale
    return try PixelImage(of: picture, scale: scale, shaper: shaper, rasters: rasters)
  }

  /// How far two pictures are apart, 0…255 a channel, on average.
  private func distance(_ a: PixelImage, _ b: PixelImage) -> Double {
    let sum = zip(a.rgba, b.rgba).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(a.rgba.count)
  }

  @Test(arguments: [
    (10.0, ProjectiveTransform.Axis.vertical, 1.0), (-35, .vertical, 1), (60, .vertical, 2),
    (80, .vertical, 1), (10, .horizontal, 2), (-45, .horizontal, 1), (75, .horizontal, 1),
  ])
  func `look as if painted`(
    degrees: Double, axis: ProjectiveTransform.Axis, scale: Double
  ) throws {
    for isRound in [true, false] {
      let picture = picture(turned: degrees, about: axis, isRound: isRound)
      let painted = try image(picture, scale: scale, nil)
      let turned = try image(picture, scale: scale, RasterCache())
      let blank = try image(DisplayList(size: Self.size, background: .white), scale: scale, nil)
      // Mixing pixels softens edges; half a pixel aside would be five times as far.
      #expect(distance(turned, painted) < 2, "\(degrees)° \(axis) at \(scale)")
      #expect(distance(turned, painted) < 0.1 * distance(blank, painted))
    }
  }

  @Test(arguments: [5.0, 17, 36, 52])
  func `mix their colors, and add no others`(degrees: Double) throws {
    // Lines as thin as those of letters.
    let grey: UInt8 = 0xC8
    let lines = (0..<40).map { index -> DisplayList.Item in
      let line = CGRect(x: Double(index) * 5 + 1, y: 4, width: 1.5, height: 132)
      return .fill(.rectangle(line), Color(hex: 0xC8C8C8))
    }
    let item = turned(
      [.fill(.rectangle(Self.page), .white)] + lines, by: degrees, about: .horizontal,
      at: CGPoint(x: 20.3, y: 20.7))
    let picture = DisplayList(size: Self.size, background: .white, items: [item])
    // Between white and this gray there is nothing darker.
    let pixels = try image(picture, scale: 1, RasterCache()).rgba
    #expect((pixels.min() ?? 0) >= grey - 2)
  }

  @Test(arguments: [1.0, 1.5, 1.7], [8.0, 30, 50])
  func `have no seams, even between two pixels`(scale: Double, degrees: Double) throws {
    let item = turned([.fill(.rectangle(Self.page), .white)], by: degrees, about: .vertical)
    let picture = DisplayList(size: Self.size, background: .black, items: [item])
    // Its pixels are as large as points, those of the image are not.
    let image = try PixelImage(
      of: picture, scale: scale, shaper: shaper, rasters: RasterCache())
    // Its middle, far from all edges, has no line of what is below.
    for y in Int(40 * scale)..<Int(140 * scale) {
      for x in Int(70 * scale)..<Int(170 * scale) {
        #expect(image.rgba[image.offset(x: x, y: y)] == 255, "\(x), \(y)")
      }
    }
  }

  @Test func `are painted again only when their contents change`() throws {
    let rasters = RasterCache()
    let black = try image(picture(turned: 30, about: .vertical), scale: 1, rasters)
    #expect(try image(picture(turned: 30, about: .vertical), scale: 1, rasters) == black)
    let green = try image(
      picture(turned: 30, about: .vertical, Color(hex: 0x00A040)), scale: 1, rasters)
    #expect(distance(green, black) > 5)
    #expect(try image(picture(turned: 30, about: .vertical), scale: 1, rasters) == black)
  }

  @Test func `leave the cache when they no longer flip`() throws {
    let rasters = RasterCache()
    for degrees in [30.0, 31, 30] {
      _ = try image(picture(turned: degrees, about: .vertical), scale: 1, rasters)
      #expect(rasters.surfaceCount == 1)
    }
    for count in [1, 0] {
      _ = try image(picture(turned: 0, about: .vertical), scale: 1, rasters)
      #expect(rasters.surfaceCount == count)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300, 0])
  func `accept any number`(number: Double) throws {
    for place in 0..<9 {
      var numbers = [1.0, 0, 20, 0, 1, 20, 0.001, 0, 1]
      numbers[place] = number
      let rows = stride(from: 0, to: 9, by: 3).map {
        SIMD3(numbers[$0], numbers[$0 + 1], numbers[$0 + 2])
      }
      let group = Group(
        node: NodeID(1), bounds: Self.page,
        transform: ProjectiveTransform(rows[0], rows[1], rows[2]),
        items: [.fill(.rectangle(Self.page), .black)])
      let picture = DisplayList(size: Self.size, background: .white, items: [.group(group)])
      #expect(try image(picture, scale: 1, RasterCache()).width == 240)
    }
  }
}
