import CairoKit
import Drawing
import Geometry
import Hierarchy
import TestSupport
import Testing

/// Pictures that follow each other in one memory look as if each were painted by itself.
@Suite struct `Moving pictures` {
  private let shaper = PangoShaper()

  /// Memory of so many pixels, and what is painted there.
  private final class Memory {
    let ground: MovingGround
    let width: Int
    let height: Int
    private let start: UnsafeMutableRawPointer

    init(scale: Double) throws {
      width = Int(320 * scale)
      height = Int(240 * scale)
      start = .allocate(byteCount: width * height * 4, alignment: 16)
      start.initializeMemory(as: UInt32.self, repeating: 0xFFD0_4000, count: width * height)
      ground = try #require(
        MovingGround(
          start, width: width, height: height, stride: width * 4, hasAlpha: true,
          pixelsPerPoint: scale))
    }

    deinit { start.deallocate() }

    var pixels: [UInt32] {
      Array(
        UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt32.self), count: width * height))
    }
  }

  /// A device with two pages and a bar in it, of which what is moved says where they are.
  private struct Scene {
    var shift = 0.0
    var degrees = 0.0
    var word = "Lemvig"
    var opacity = 1.0

    func page(_ number: Int, _ transform: ProjectiveTransform) -> DisplayList.Item {
      let page = CGRect(x: 0, y: 0, width: 240, height: 160)
      let stripes = (0..<6).map {
        DisplayList.Item.fill(
          .rectangle(CGRect(x: Double($0) * 40, y: 50, width: 20, height: 100)),
          Color(hex: number == 0 ? 0x2A7AB0 : 0xB06A2A))
      }
      return .group(
        Group(
          node: NodeID(Int32(number + 1)), bounds: page,
          transform: transform.concatenating(
            ProjectiveTransform(CGAffineTransform(translationX: 40, y: 40))),
          items: [.fill(.rectangle(page), .white)] + stripes
            + [.text(TextRun(word, size: 20), at: CGPoint(x: 8, y: 8))]))
    }

    var picture: DisplayList {
      let turn = ProjectiveTransform.rotation(
        of: CGRect(x: 0, y: 0, width: 240, height: 160), about: .vertical,
        by: degrees * .pi / 180, eyeDistance: 480)
      let pages = [
        page(
          0,
          turn.concatenating(
            ProjectiveTransform(CGAffineTransform(translationX: -shift, y: 0)))),
        page(1, ProjectiveTransform(CGAffineTransform(translationX: 240 - shift, y: 0))),
      ]
      let screen = CGRect(x: 40, y: 40, width: 240, height: 160)
      let device = DisplayList.Item.fill(
        .roundedRectangle(screen.insetBy(dx: -12, dy: -12), radius: 24), Color(hex: 0x1B1E21))
      return DisplayList(
        size: sceneSize, background: Color(hex: 0xE8EBE8),
        items: [
          device, .group(Group(clip: .rectangle(screen), items: pages)),
          .group(
            Group(
              opacity: opacity,
              items: [.fill(.circle(center: CGPoint(x: 160, y: 120), radius: 12), .red)])),
        ])
    }
  }

  private func painted(_ picture: DisplayList, scale: Double, _ rasters: RasterCache) throws
    -> [UInt32]
  {
    let memory = try Memory(scale: scale)
    _ = memory.ground.paint(picture, shaper: shaper, rasters: rasters)
    return memory.pixels
  }

  @Test(arguments: 0..<6)
  func `are the whole picture, though only what differs is painted`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let scale = seed.isMultiple(of: 2) ? 1.0 : 2
    let (memory, rasters) = (try Memory(scale: scale), RasterCache())
    var scene = Scene()
    for step in 0..<12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scene.shift = Double(Int.random(in: 0...240, using: &random))
      case 1: scene.degrees = Double.random(in: -80...80, using: &random)
      case 2: scene.word = ["Lemvig", "Oslo"][Int.random(in: 0...1, using: &random)]
      default: scene.opacity = [1, 0.5][Int.random(in: 0...1, using: &random)]
      }
      _ = memory.ground.paint(scene.picture, shaper: shaper, rasters: rasters)
      let whole = try painted(scene.picture, scale: scale, rasters)
      guard memory.pixels != whole else { continue }
      func place(_ index: Int?) -> String {
        index.map { "\($0 % memory.width), \($0 / memory.width)" } ?? "nowhere"
      }
      let apart = zip(memory.pixels, whole).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      #expect(
        apart.isEmpty,
        "seed \(seed), step \(step), \(scene): from \(place(apart.first)) to \(place(apart.last))")
    }
  }

  /// The memory in which the pixels of layers lie.
  private func surfaces(_ scene: Scene, _ rasters: RasterCache) -> [ObjectIdentifier] {
    LayerMaker.layers(of: scene.picture, shaper: shaper, rasters: rasters).compactMap {
      if case .pixels(let pixels) = $0.content { ObjectIdentifier(pixels.surface) } else { nil }
    }
  }

  @Test func `find what was expected, however many come between, and nothing that was not`() {
    let rasters = RasterCache()
    let (flat, turned) = (Scene(), Scene(degrees: 40, word: "Oslo"))
    let still = surfaces(flat, rasters)
    LayerMaker.expect([turned.picture], shaper: shaper, rasters: rasters)
    // What is there at present stays, too.
    #expect(surfaces(flat, rasters) == still)
    let waiting = rasters.surfaceCount
    for _ in 0..<3 { _ = surfaces(flat, rasters) }
    #expect(rasters.surfaceCount == waiting)
    _ = surfaces(turned, rasters)
    #expect(rasters.surfaceCount == waiting)
    _ = surfaces(Scene(degrees: 60, word: "Oslo"), rasters)
    // What was expected and never came goes when something else is expected.
    LayerMaker.expect([Scene(word: "Lima").picture], shaper: shaper, rasters: rasters)
    LayerMaker.expect([], shaper: shaper, rasters: rasters)
    for _ in 0..<2 { _ = surfaces(flat, rasters) }
    let alone = RasterCache()
    _ = surfaces(flat, alone)
    #expect(rasters.surfaceCount == alone.surfaceCount)
  }

  @Test func `keep no more pixels of what is shown again than there is room for`() throws {
    func picture(_ stamp: Int) -> DisplayList {
      let box = CGRect(x: 0, y: 0, width: 200, height: 200)
      var group = Group(bounds: box, items: [.fill(.rectangle(box), Color(hex: 0xFF0000))])
      group.stamp = stamp
      return DisplayList(size: sceneSize, background: .white, items: [.group(group)])
    }
    let rasters = RasterCache(room: 100_000)
    for stamp in [1, 2, 1, 3, 4, 3, 5] {
      let memory = try Memory(scale: 1)
      _ = memory.ground.paint(picture(stamp), shaper: shaper, rasters: rasters)
      #expect(memory.pixels[0] == 0xFFFF_0000)
      #expect(rasters.surfaceCount <= 2)
    }
    #expect(rasters.surfaceCount == 2)
    let small = RasterCache(room: 10)
    _ = try painted(picture(1), scale: 1, small)
    #expect(small.surfaceCount == 1)
  }

  @Test(arguments: [(0.0, 0.0), (0, 35), (0, 70), (100, 0), (61, -20)], [1.0, 2])
  func `look as if painted`(motion: (shift: Double, degrees: Double), scale: Double) throws {
    let scene = Scene(shift: motion.shift, degrees: motion.degrees, opacity: 0.5)
    let moving = try painted(scene.picture, scale: scale, RasterCache())
    let rasters = RasterCache()
    rasters.pixelsPerPoint = scale
    let still = try PixelImage(of: scene.picture, scale: scale, shaper: shaper, rasters: rasters)
    var sum = 0
    // Every eleventh says enough.
    for index in stride(from: 0, to: moving.count, by: 11) {
      let pixel = moving[index]
      let channels = [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
      for (channel, value) in channels.enumerated() {
        sum += abs(value - Int(still.rgba[index * 4 + channel]))
      }
    }
    #expect(Double(sum) / Double(moving.count * 3 / 11) < 0.6)
    #expect(moving.min().map { $0 >> 24 } == 255)
  }

  @Test func `say which pixels were painted`() throws {
    let (memory, rasters) = (try Memory(scale: 1), RasterCache())
    let whole = CGRect(x: 0, y: 0, width: 320, height: 240)
    #expect(
      memory.ground.paint(Scene().picture, shaper: shaper, rasters: rasters) == whole)
    #expect(memory.ground.paint(Scene().picture, shaper: shaper, rasters: rasters).isNull)
    let part = memory.ground.paint(
      Scene(opacity: 0.5).picture, shaper: shaper, rasters: rasters)
    #expect(part.contains(CGRect(x: 148, y: 108, width: 24, height: 24)))
    #expect(part.width < 60 && part.height < 60)
  }
}

private let sceneSize = CGSize(width: 320, height: 240)
