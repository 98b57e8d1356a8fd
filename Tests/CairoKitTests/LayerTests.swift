import CairoKit
import Drawing
import Geometry
import Hierarchy
import TestSupport
import Testing

/// Pictures in layers look as if they were painted, and what only moves is painted once.
@Suite struct `Layers of a picture` {
  private let shaper = PangoShaper()
  private static let size = CGSize(width: 320, height: 240)

  private func layers(_ picture: DisplayList, scale: Double, _ rasters: RasterCache) -> [Layer] {
    rasters.pixelsPerPoint = scale
    return LayerMaker.layers(of: picture, shaper: shaper, rasters: rasters)
  }

  private func apart(_ picture: DisplayList, scale: Double) throws -> (mean: Double, most: Double) {
    let painted = try PixelImage(of: picture, scale: scale, shaper: shaper)
    let card = LayerCard(
      layers(picture, scale: scale, RasterCache()), of: picture.size, scale: scale)
    return card.distance(to: painted)
  }

  /// Views within views at whole points, some clipped, faded or stamped, with words and lines on them.
  private func views(
    in size: CGSize, depth: Int, _ random: inout SeededGenerator
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let box = CGRect(
        x: 0, y: 0, width: Double(Int.random(in: 20...Int(size.width), using: &random)),
        height: Double(Int.random(in: 20...Int(size.height), using: &random)))
      let place = CGAffineTransform(
        translationX: Double(Int.random(in: -30...60, using: &random)),
        y: Double(Int.random(in: -30...60, using: &random)))
      var own: [DisplayList.Item] = [
        .fill(.rectangle(box), Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))),
        .stroke(.rectangle(box.insetBy(dx: 3.5, dy: 3.5)), Stroke(.black, width: 1)),
      ]
      if depth > 0 { own += views(in: box.size, depth: depth - 1, &random) }
      // What is stamped stays within its bounds.
      let isStamped = depth == 0 && Bool.random(using: &random)
      if !isStamped {
        own.append(.text(TextRun("Lemvig \(number)", size: 14), at: CGPoint(x: 6, y: 6)))
      }
      items.append(
        .group(
          Group(
            node: NodeID(Int32(number + 1)), bounds: box, transform: ProjectiveTransform(place),
            clip: isStamped || Bool.random(using: &random)
              ? nil
              : .roundedRectangle(box, radius: Bool.random(using: &random) ? 0 : 12),
            opacity: isStamped || Bool.random(using: &random) ? 1 : 0.6,
            stamp: isStamped ? Int.random(in: 1...Int.max, using: &random) : nil, items: own)))
    }
    return items
  }

  @Test(arguments: 0..<12)
  func `look as if painted, whatever lies in whatever`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let scale = seed.isMultiple(of: 2) ? 1.0 : 2
    let picture = DisplayList(
      size: Self.size, background: .white, items: views(in: Self.size, depth: 3, &random))
    let (mean, most) = try apart(picture, scale: scale)
    // What is mixed twice is rounded twice; at round edges many mixtures lie above each other.
    #expect(mean < 0.2, "seed \(seed)")
    #expect(most < 40, "seed \(seed)")
  }
  /// Pages side by side, of a map and a word each, shifted so far.
  private func pages(shifted x: Double, word: String = "Lemvig") -> DisplayList {
    let page = CGRect(origin: .zero, size: Self.size)
    let map = CGRect(x: 0, y: 40, width: 320, height: 200)
    let items = (0..<2).map { number in
      DisplayList.Item.group(
        Group(
          node: NodeID(Int32(number + 1)), bounds: page,
          transform: ProjectiveTransform(
            CGAffineTransform(translationX: Double(number) * 320 - x, y: 0)),
          clip: .rectangle(page),
          items: [
            .fill(.rectangle(page), .white),
            .group(
              Group(
                bounds: map, stamp: number + 1,
                items: [.fill(.rectangle(map), Color(hex: 0x80B0E0))])),
            .text(TextRun("\(word) \(number)", size: 20), at: CGPoint(x: 30, y: 8)),
          ]))
    }
    return DisplayList(size: Self.size, background: .black, items: items)
  }

  @Test func `what only moves is painted once`() {
    let rasters = RasterCache()
    let first = layers(pages(shifted: 100.3), scale: 1, rasters)
    #expect(
      first.summary == """
        0 0 220 40: color 0 0 220 40
        0 40 220 200: pixels 0 at -100 40, 100 0 220 200
        0 0 36 53: pixels 1 at -91 -12, 91 12 36 53
        220 0 100 40: color 220 0 100 40
        220 40 100 200: pixels 2 at 220 40, 0 0 100 200
        229 0 91 53: pixels 3 at 229 -12, 0 12 91 53

        """)
    let moved = layers(pages(shifted: 60.7), scale: 1, rasters)
    #expect(moved.surfaces == first.surfaces)
    // What has come to rest between two pixels is painted for there, maps excepted.
    let resting = layers(pages(shifted: 60.7), scale: 1, rasters)
    #expect(Set(resting.surfaces).intersection(first.surfaces).count == 2)
    #expect(layers(pages(shifted: 60.7), scale: 1, rasters).surfaces == resting.surfaces)
    let renamed = layers(pages(shifted: 60.7, word: "Wien"), scale: 1, rasters)
    #expect(Set(renamed.surfaces).intersection(resting.surfaces).count == 2)
  }

  @Test func `a pane that turns keeps its pixels, and so does the shade on it`() {
    let pane = CGRect(x: 0, y: 0, width: 200, height: 140)
    func turned(_ degrees: Double, shade: Double) -> DisplayList {
      let turn = ProjectiveTransform.rotation(
        of: pane, about: .vertical, by: degrees * .pi / 180, eyeDistance: 440)
      return DisplayList(
        size: Self.size,
        items: [
          .group(
            Group(
              node: NodeID(1), bounds: pane, transform: turn,
              items: [.fill(.rectangle(pane), .white)])),
          .group(
            Group(
              transform: turn, items: [.fill(.rectangle(pane), Color(white: 0, alpha: shade))])),
        ])
    }
    let rasters = RasterCache()
    let first = layers(turned(30, shade: 0.1), scale: 1, rasters)
    #expect(
      first.summary == """
        0 0 320 240: pixels 0 in perspective, 0 0 228 160
        0 0 320 240: shade 0.1 in perspective

        """)
    let next = layers(turned(31, shade: 0.2), scale: 1, rasters)
    #expect(next.surfaces == first.surfaces)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `no number is too strange`(number: Double) throws {
    let rect = CGRect(x: number, y: 0, width: 50, height: number)
    let items: [DisplayList.Item] = [
      .fill(.rectangle(rect), .black), .stroke(.rectangle(rect), Stroke(.black)),
      .text(TextRun("Lemvig", size: 14), at: rect.origin),
      .group(Group(node: NodeID(1), bounds: rect, clip: .rectangle(rect))),
    ]
    let strange =
      items + [
        .group(
          Group(
            node: NodeID(2), bounds: CGRect(origin: .zero, size: Self.size),
            transform: ProjectiveTransform(CGAffineTransform(translationX: number, y: 0)),
            items: items))
      ]
    let picture = DisplayList(size: Self.size, background: .white, items: strange)
    #expect(!layers(picture, scale: 1, RasterCache()).isEmpty)
  }
}

extension [Layer] {
  /// Whose pixels they are.
  fileprivate var surfaces: [ObjectIdentifier] {
    flatMap { layer -> [ObjectIdentifier] in
      switch layer.content {
      case .color: []
      case .pixels(let pixels): [ObjectIdentifier(pixels.surface)]
      case .faded(_, let layers): layers.surfaces
      }
    }
  }

  /// A line a layer; surfaces by the order in which they come.
  fileprivate var summary: String {
    var number = 0
    return lines(&number, "")
  }

  private func lines(_ number: inout Int, _ indent: String) -> String {
    var text = ""
    for layer in self {
      text += indent + layer.seen.summary + ": "
      switch layer.content {
      case .color(let rect, let color, let way):
        text +=
          way.affine == nil ? "shade \(color.alpha) in perspective\n" : "color \(rect.summary)\n"
      case .pixels(let pixels):
        let place = pixels.way.affine.map { "at \(Int($0.tx)) \(Int($0.ty))" } ?? "in perspective"
        text += "pixels \(number) \(place), \(pixels.crop.summary)\n"
        number += 1
      case .faded(let opacity, let layers):
        text += "faded \(opacity)\n" + layers.lines(&number, indent + "  ")
      }
    }
    return text
  }
}

extension CGRect {
  fileprivate var summary: String { "\(Int(minX)) \(Int(minY)) \(Int(width)) \(Int(height))" }
}
