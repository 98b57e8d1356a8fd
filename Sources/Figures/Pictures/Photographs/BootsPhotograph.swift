import Drawing

/// A pair of worn boots on a sunny step.
enum BootsPhotograph {
  static var items: [DisplayList.Item] {
    PhotoShape.sky(0xCFE3EA, 0xEDE6D6, height: 190)
      + [
        PhotoShape.fill(
          0x9FB98A, (0, 190), (0, 150), (110, 120), (240, 158), (400, 128), (400, 190)),
        PhotoShape.box(0xC9A97C, 0, 188, 400, 112), PhotoShape.box(0xB39163, 0, 188, 400, 6),
      ]
      + (1..<5).map {
        PhotoShape.line(0xA88558, 2, (0, 188 + Double($0) * 24), (400, 188 + Double($0) * 24))
      }
      + [PhotoShape.round(0x9A7C52, 84, 252, 250, 24)]
      + boot(shift: 92, sole: 0x3B2A1D, leather: 0x7A4A28, light: 0x96613A)
      + boot(shift: 0, sole: 0x33241A, leather: 0x8C5630, light: 0xAA7145)
  }

  private static func boot(
    shift: Double, sole: UInt32, leather: UInt32, light: UInt32
  ) -> [DisplayList.Item] {
    func at(_ x: Double, _ y: Double) -> (Double, Double) { (x + shift, y) }
    return [
      PhotoShape.shape(
        leather, from: at(92, 92), (at(110, 86), at(130, 86), at(148, 92)),
        (at(146, 140), at(148, 176), at(160, 194)), (at(190, 204), at(222, 214), at(226, 246)),
        (at(190, 254), at(120, 254), at(94, 250)), (at(88, 210), at(98, 150), at(92, 92))),
      PhotoShape.shape(
        light, from: at(160, 194), (at(190, 204), at(222, 214), at(226, 246)),
        (at(206, 250), at(190, 250), at(178, 250)), (at(180, 226), at(172, 208), at(160, 194))),
      PhotoShape.box(sole, 90 + shift, 246, 138, 14), PhotoShape.box(sole, 90 + shift, 254, 40, 14),
      PhotoShape.round(light, 88 + shift, 84, 64, 16),
      PhotoShape.round(0x2E2018, 94 + shift, 87, 52, 10),
    ]
      + (0..<5).map { lace in
        let y = 116 + Double(lace) * 17
        return PhotoShape.line(0xE6D5B4, 3, at(132, y), at(152 + Double(lace) * 1.5, y + 9))
      }
  }
}
