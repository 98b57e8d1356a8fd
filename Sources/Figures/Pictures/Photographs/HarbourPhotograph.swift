import Drawing

/// A harbor below a rock, with white boats at noon.
enum HarbourPhotograph {
  static var items: [DisplayList.Item] {
    PhotoShape.sky(0x6FB3E0, 0xD9EDF7, height: 190)
      + [
        PhotoShape.shape(
          0x8A7F6D, from: (210, 190), ((230, 80), (300, 60), (330, 44)),
          ((360, 40), (400, 70), (440, 190)), ((380, 192), (260, 192), (210, 190))),
        PhotoShape.shape(
          0x6E7B4C, from: (250, 150), ((280, 70), (320, 60), (336, 50)),
          ((352, 60), (330, 90), (340, 110)), ((310, 110), (280, 140), (250, 150))),
        PhotoShape.fill(0xB0A791, (0, 190), (0, 150), (50, 132), (120, 160), (160, 190)),
      ] + houses + PhotoShape.sky(0x2F7FA8, 0x1B5878, from: 190, height: 110) + waves
      + boat(60, 214, 1) + boat(200, 232, 1.35) + boat(318, 216, 0.9)
  }

  private static var houses: [DisplayList.Item] {
    let walls: [UInt32] = [0xF0D9B5, 0xE8B98F, 0xF5EBDD, 0xD98E73, 0xEFD3A0, 0xF2E4CC]
    return walls.enumerated().flatMap { index, color -> [DisplayList.Item] in
      let x = 8 + Double(index) * 34
      let top = 158 - Double(index % 3) * 9
      return [
        PhotoShape.box(color, x, top, 30, 190 - top),
        PhotoShape.fill(0xB5533C, (x - 2, top), (x + 15, top - 9), (x + 32, top)),
        PhotoShape.box(0x5C7285, x + 6, top + 8, 5, 8),
        PhotoShape.box(0x5C7285, x + 18, top + 8, 5, 8),
      ]
    }
  }

  private static var waves: [DisplayList.Item] {
    (0..<14).map { wave in
      let y = 198 + Double(wave) * 7
      let x = Double(wave * 83 % 330)
      return PhotoShape.line(0x6FA9C6, 1.4, (x, y), (x + 30 + Double(wave), y))
    }
  }

  private static func boat(_ x: Double, _ y: Double, _ scale: Double) -> [DisplayList.Item] {
    func at(_ dx: Double, _ dy: Double) -> (Double, Double) { (x + dx * scale, y + dy * scale) }
    return [
      PhotoShape.line(0x54483A, 1.6 * scale, at(28, 0), at(28, -56)),
      PhotoShape.fill(0xFDFBF5, at(30, -54), at(30, -8), at(58, -8)),
      PhotoShape.fill(0xE9E4D6, at(26, -48), at(26, -8), at(6, -8)),
      PhotoShape.fill(0xFDFDFD, at(0, 0), at(66, 0), at(56, 14), at(8, 14)),
      PhotoShape.fill(0xB23A3A, at(4, 7), at(61, 7), at(56, 14), at(8, 14)),
    ]
  }
}
