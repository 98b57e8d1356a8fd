import Drawing
import Geometry

/// The motifs of drawn photos: shapes from back to front on a square of 100 points.
enum PhotoMotif {
  static let shapes: [String: [PhotoPicture.Shape]] = [
    "harbour": harbour, "mountains": mountains, "town": town, "flower": flower, "boat": boat,
    "desert": desert, "nobody": nobody,
  ]

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rectangle(CGRect(x: x, y: y, width: width, height: height))
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .circle(center: CGPoint(x: x, y: y), radius: radius)
  }

  private static func area(_ points: (Double, Double)...) -> Path {
    let corners = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Path(
      corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
        + [.close])
  }

  private static let harbour: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0xBFE0EF), (disc(78, 20, 9), 0xFFF3C4),
    (area((0, 52), (22, 38), (48, 50), (70, 34), (100, 50), (100, 60), (0, 60)), 0x6E8F76),
    (box(6, 42, 13, 18), 0xC8553D), (box(19, 46, 12, 14), 0xE9C46A),
    (box(31, 40, 12, 20), 0x8AB17D),
    (box(0, 60, 100, 40), 0x2A6F97), (box(0, 74, 100, 2), 0x468FAF), (box(0, 88, 100, 2), 0x468FAF),
    (area((54, 66), (88, 66), (82, 75), (60, 75)), 0x7A3E2B), (box(69, 34, 2, 32), 0x5C4033),
    (area((72, 37), (72, 62), (88, 62)), 0xF7F3E8),
  ]

  private static let mountains: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0xCDE7F5), (area((0, 70), (30, 26), (60, 70)), 0x5F7A8A),
    (area((22, 38), (30, 26), (38, 38), (33, 42), (27, 40)), 0xFFFFFF),
    (area((34, 76), (66, 16), (100, 72), (100, 80)), 0x4A6272),
    (area((58, 31), (66, 16), (75, 31), (69, 35), (63, 32)), 0xFFFFFF),
    (area((0, 72), (40, 64), (100, 74), (100, 100), (0, 100)), 0x5B8C5A),
    (area((0, 86), (60, 78), (100, 88), (100, 100), (0, 100)), 0x3F6B44),
  ]

  private static let town: [PhotoPicture.Shape] =
    townBlocks + lights.map { (box($0.x, $0.y, 3.5, 5), 0xFFD166) }

  private static let townBlocks: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0x1D2A4D), (disc(76, 20, 8), 0xF4E9C1), (disc(72, 18, 7), 0x1D2A4D),
    (box(4, 46, 18, 54), 0x2F3E66), (box(24, 30, 16, 70), 0x26335A),
    (box(42, 52, 20, 48), 0x34457A), (box(64, 38, 14, 62), 0x2A3862),
    (box(80, 56, 18, 44), 0x324273),
  ]

  private static let lights: [CGPoint] = [
    CGPoint(x: 8, y: 52), CGPoint(x: 8, y: 66), CGPoint(x: 15, y: 59), CGPoint(x: 28, y: 38),
    CGPoint(x: 33, y: 52), CGPoint(x: 28, y: 66), CGPoint(x: 46, y: 60), CGPoint(x: 54, y: 72),
    CGPoint(x: 68, y: 46), CGPoint(x: 72, y: 60), CGPoint(x: 68, y: 74), CGPoint(x: 84, y: 64),
    CGPoint(x: 90, y: 78),
  ]

  private static let flower: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0xE3F1DA), (box(48, 50, 4, 50), 0x4C8C4A),
    (area((50, 86), (70, 70), (76, 80)), 0x5BA457), (area((50, 92), (30, 78), (25, 88)), 0x5BA457),
    (disc(50, 22, 13), 0xD1495B), (disc(68, 33, 13), 0xD1495B), (disc(68, 53, 13), 0xD1495B),
    (disc(50, 64, 13), 0xD1495B), (disc(32, 53, 13), 0xD1495B), (disc(32, 33, 13), 0xD1495B),
    (disc(50, 43, 12), 0xEDAE49),
  ]

  private static let boat: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0xF7D9B0), (disc(30, 46, 14), 0xF2994A), (box(0, 56, 100, 44), 0x3D7EA6),
    (area((18, 56), (42, 56), (48, 100), (12, 100)), 0xE8B27A),
    (area((46, 60), (84, 60), (76, 72), (54, 72)), 0x3A2C2A), (box(63, 20, 2, 40), 0x3A2C2A),
    (area((66, 22), (66, 57), (86, 57)), 0xFFFFFF), (area((61, 28), (61, 57), (46, 57)), 0xE9EEF2),
  ]

  private static let desert: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0x8EC9E8), (disc(22, 22, 9), 0xFFF0B3),
    (area((0, 62), (34, 46), (70, 60), (100, 50), (100, 100), (0, 100)), 0xE4B363),
    (area((0, 80), (44, 62), (100, 82), (100, 100), (0, 100)), 0xD08F45),
    (box(70, 44, 6, 34), 0x4B7F52), (box(60, 52, 5, 14), 0x4B7F52), (box(60, 62, 12, 5), 0x4B7F52),
    (box(81, 48, 5, 12), 0x4B7F52), (box(74, 56, 12, 5), 0x4B7F52),
  ]

  /// The placeholder of a profile without a picture.
  private static let nobody: [PhotoPicture.Shape] = [
    (box(0, 0, 100, 100), 0xCBD3DB), (disc(50, 38, 17), 0x8D99A6),
    (area((16, 100), (22, 74), (38, 62), (62, 62), (78, 74), (84, 100)), 0x8D99A6),
  ]
}
