import Drawing

/// A white tomb with a dome and four towers, reflected in water.
enum TombPhotograph {
  static var items: [DisplayList.Item] {
    PhotoShape.sky(0x9CC3E6, 0xF6E3C8, height: 205) + building
      + [
        PhotoShape.box(0x6C8A5A, 0, 200, 400, 12), PhotoShape.box(0xD8CBB5, 140, 210, 120, 90),
        PhotoShape.fill(0x7FA9BF, (172, 212), (228, 212), (262, 300), (138, 300)),
        PhotoShape.fill(0xC9DAE0, (192, 214), (208, 214), (214, 268), (186, 268)),
        PhotoShape.box(0x7C9A62, 0, 212, 140, 88), PhotoShape.box(0x7C9A62, 262, 212, 138, 88),
      ] + trees
  }

  private static var building: [DisplayList.Item] {
    [70.0, 112, 280, 322].flatMap(tower)
      + [
        PhotoShape.box(0xE7E0D5, 60, 190, 280, 14), PhotoShape.box(0xF7F2EA, 128, 138, 144, 54),
        PhotoShape.box(0xFCF9F4, 172, 126, 56, 66),
        PhotoShape.shape(
          0xF9F5EE, from: (166, 128), ((146, 92), (176, 66), (200, 50)),
          ((224, 66), (254, 92), (234, 128))),
        PhotoShape.line(0xC9A24B, 2, (200, 50), (200, 38)),
        PhotoShape.shape(
          0xEFE8DC, from: (138, 138), ((130, 116), (142, 110), (150, 102)),
          ((158, 110), (170, 116), (162, 138))),
        PhotoShape.shape(
          0xEFE8DC, from: (238, 138), ((230, 116), (242, 110), (250, 102)),
          ((258, 110), (270, 116), (262, 138))),
        arch(200, 192, 34, 54), arch(150, 186, 18, 34), arch(250, 186, 18, 34),
      ]
  }

  private static func tower(_ x: Double) -> [DisplayList.Item] {
    [
      PhotoShape.fill(0xF1EBE1, (x - 5, 192), (x - 3.5, 92), (x + 3.5, 92), (x + 5, 192)),
      PhotoShape.round(0xFBF7F0, x - 5, 80, 10, 14), PhotoShape.box(0xDDD4C6, x - 6, 128, 12, 3),
    ]
  }

  private static func arch(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DisplayList.Item {
    let half = width / 2
    return PhotoShape.shape(
      0xB9AD9C, from: (x - half, y),
      ((x - half, y - height * 0.7), (x - half * 0.6, y - height * 0.9), (x, y - height)),
      ((x + half * 0.6, y - height * 0.9), (x + half, y - height * 0.7), (x + half, y)))
  }

  private static var trees: [DisplayList.Item] {
    (0..<4).flatMap { row -> [DisplayList.Item] in
      let size = 12 + Double(row) * 5
      let y = 212 + Double(row * row) * 7
      let shift = 48 + Double(row) * 22
      return [200 - shift - size, 200 + shift].map { x in
        PhotoShape.round(0x35592F, x, y - size * 1.6, size, size * 2.4)
      }
    }
  }
}
