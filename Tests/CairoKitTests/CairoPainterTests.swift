import CairoKit
import Drawing
import Geometry
import Testing
import TestSupport

/// Items are painted where the display list places them, also in perspective.
@Suite struct CairoPainterTests {
  let shaper = PangoShaper()
  let pane = CGRect(x: 50, y: 40, width: 200, height: 120)

  /// The pixels of a picture of 300 by 200 points, in black and white.
  private func image(
    _ items: [DisplayList.Item], scale: Double = 1, background: Color? = .white
  ) throws -> PixelImage {
    let picture = DisplayList(
      size: CGSize(width: 300, height: 200), background: background, items: items)
    return try PixelImage(of: picture, scale: scale, shaper: shaper)
  }

  @Test(arguments: [-1.2, -0.6, 0.3, 0.9, 1.3])
  func `a pane in perspective is where the transform says`(angle: Double) throws {
    for axis in [ProjectiveTransform.Axis.horizontal, .vertical] {
      let turn = ProjectiveTransform.rotation(of: pane, about: axis, by: angle, eyeDistance: 400)
      let image = try image([
        .group(Group(transform: turn, items: [.fill(.rectangle(pane), .black)]))
      ])
      let back = try #require(turn.inverse)
      var wrong = 0
      for y in 0..<image.height {
        for x in 0..<image.width {
          let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
          let isBlack = image.rgba[image.offset(x: x, y: y)] < 128
          if turn.shows(CGRect(origin: center, size: .zero)), pane.contains(center) != isBlack {
            wrong += 1
          }
        }
      }
      // Pixels on the edge may fall either way.
      #expect(wrong < 60, "about \(axis)")
    }
  }

  @Test func `text, clip, opacity and even-odd holes are drawn`() throws {
    var ring = Path.rectangle(pane)
    ring.append(.rectangle(pane.insetBy(dx: 40, dy: 40)))
    let image = try image([
      .fill(ring, .black),
      .group(
        Group(
          clip: .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), opacity: 0.5,
          items: [
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .black),
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .black),
          ])),
    ])
    func gray(_ x: Int, _ y: Int) -> UInt8 { image.rgba[image.offset(x: x, y: y)] }
    #expect(gray(55, 45) == 0 && gray(150, 100) == 255)
    #expect(abs(Int(gray(10, 10)) - 127) <= 1 && gray(30, 10) == 255)
  }

  @Test func `glyphs and outlines agree at every scale, one after the other`() throws {
    let runs = [12.0, 20, 30].enumerated().map { index, size in
      DisplayList.Item.text(
        TextRun("Lemvig 東京", size: size), at: CGPoint(x: 10, y: 10 + Double(index) * 45))
    }
    let scaled = Group(
      transform: ProjectiveTransform(CGAffineTransform(scaleX: 2, y: 2)), items: runs)
    let picture = DisplayList(
      size: CGSize(width: 300, height: 200), background: .white,
      items: runs + [.group(scaled)] + runs)
    let outlines = try PixelImage(of: picture, scale: 1, shaper: shaper)
    let glyphs = try PixelImage(of: picture, scale: 1, shaper: shaper, textStyle: .glyphs)
    func ink(_ image: PixelImage) -> Double {
      image.rgba.reduce(0) { $0 + Double(255 - $1) } / 255
    }
    #expect(abs(ink(glyphs) / ink(outlines) - 1) < 0.05)
  }

  @Test func `absurd numbers and flattened panes leave the rest of the picture alone`() throws {
    let nowhere = CGPoint(x: Double.nan, y: 0)
    let flat = ProjectiveTransform(CGAffineTransform(scaleX: 0, y: 1))
    let broken = ProjectiveTransform(CGAffineTransform(translationX: .infinity, y: 0))
    let edgeOn = ProjectiveTransform.rotation(
      of: pane, about: .horizontal, by: .pi / 2, eyeDistance: 400)
    let pieces: [DisplayList.Item] = [
      .fill(.rectangle(pane), .black), .stroke(.rectangle(pane), Stroke(.black, dashes: [0, 0])),
      .text(TextRun("gone", size: 12), at: pane.origin),
    ]
    let image = try image(
      [
        .fill(.line(from: .zero, to: nowhere), .black),
        .text(TextRun("x", size: .nan), at: nowhere),
        .group(Group(transform: flat, items: pieces)),
        .group(Group(transform: broken, items: pieces)),
        .group(Group(transform: edgeOn, items: [pieces[0]])),
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .black),
      ])
    #expect(image.rgba[image.offset(x: 5, y: 5)] == 0)
    #expect(image.rgba[image.offset(x: 55, y: 45)] == 255)
  }

  @Test func `a PNG decodes to the painted pixels and size`() throws {
    for background in [Color.white, nil] {
      let picture = DisplayList(
        size: CGSize(width: 33.5, height: 20), background: background,
        items: [.fill(.circle(center: CGPoint(x: 10, y: 10), radius: 8), .orange)], title: "東 <&>",
        summary: "A circle")
      let painted = try PixelImage(of: picture, scale: 3, shaper: shaper)
      let bytes = try PNGFile.bytes(of: picture, scale: 3, shaper: shaper)
      let decoded = try PixelImage(png: bytes)
      #expect(decoded == painted)
      #expect(decoded.width == 101 && decoded.height == 60)
    }
    #expect(throws: CairoFailure.self) { try PixelImage(png: [1, 2, 3]) }
  }

  @Test func `rough strokes are as wide as fine ones, a little less even`() throws {
    func pixels(isRough: Bool) throws -> [UInt8] {
      let line = Path.polygon([
        CGPoint(x: 10, y: 12), CGPoint(x: 88, y: 31), CGPoint(x: 47, y: 83),
      ])
      let picture = DisplayList(
        size: CGSize(width: 100, height: 100), background: .white,
        items: [.stroke(line, Stroke(.black, width: 7, cap: .round, isRough: isRough))])
      return try PixelImage(of: picture, scale: 1, shaper: PangoShaper()).rgba
    }
    let (fine, rough) = (try pixels(isRough: false), try pixels(isRough: true))
    let differences = zip(fine, rough).map { abs(Int($0) - Int($1)) }
    #expect(fine != rough)
    #expect(differences.allSatisfy { $0 < 100 })
    #expect(differences.reduce(0, +) / differences.count < 3)
  }
}
