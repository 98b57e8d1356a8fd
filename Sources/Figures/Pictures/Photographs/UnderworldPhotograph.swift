import Drawing

/// A gate below a red sky, and a boat on the river before it.
enum UnderworldPhotograph {
  static var items: [DisplayList.Item] {
    PhotoShape.sky(0x3B0D12, 0xE2683B, height: 215)
      + [
        PhotoShape.round(0xF6C56B, 166, 128, 68, 68),
        PhotoShape.fill(0x4A1A1C, (0, 215), (0, 120), (46, 84), (84, 140), (118, 112), (150, 215)),
        PhotoShape.fill(
          0x3A1417, (400, 215), (400, 96), (352, 70), (318, 132), (280, 108), (250, 215)),
        // The gate.
        PhotoShape.box(0x1F0B0E, 136, 92, 24, 124), PhotoShape.box(0x1F0B0E, 240, 92, 24, 124),
        PhotoShape.fill(0x1F0B0E, (124, 96), (200, 58), (276, 96)),
        PhotoShape.box(0x1F0B0E, 128, 94, 144, 12),
        PhotoShape.box(0x35151A, 141, 108, 4, 106), PhotoShape.box(0x35151A, 245, 108, 4, 106),
        PhotoShape.box(0x2A0E13, 0, 212, 400, 88),
      ] + river + boat
  }

  private static var river: [DisplayList.Item] {
    (0..<12).map { wave in
      let y = 222 + Double(wave) * 6.5
      let half = 16 + Double(wave * 37 % 40) + Double(wave) * 3
      let x = 200 + Double(wave * 53 % 60) - 30
      return PhotoShape.line(wave % 3 == 0 ? 0xC2552F : 0x7C2A25, 2, (x - half, y), (x + half, y))
    }
  }

  private static var boat: [DisplayList.Item] {
    [
      PhotoShape.shape(
        0x120507, from: (84, 240), ((100, 262), (170, 262), (192, 238)),
        ((182, 280), (98, 284), (84, 240))),
      // The ferryman.
      PhotoShape.shape(
        0x120507, from: (118, 258), ((120, 220), (126, 206), (134, 200)),
        ((144, 206), (150, 220), (152, 258))),
      PhotoShape.round(0x120507, 125, 190, 18, 20),
      PhotoShape.line(0x120507, 3, (164, 196), (150, 288)),
      PhotoShape.round(0xF7D98A, 172, 222, 9, 11),
      PhotoShape.line(0x120507, 2, (176, 212), (176, 224)),
    ]
  }
}
