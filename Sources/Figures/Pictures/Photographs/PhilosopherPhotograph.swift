import Drawing

/// A bust of an old philosopher, bald and bearded, in front of a dark wall.
enum PhilosopherPhotograph {
  static var items: [DisplayList.Item] {
    PhotoShape.sky(0x39424C, 0x1E242B, height: 300)
      + [
        PhotoShape.round(0x4A5560, 70, 20, 280, 280),
        // Shoulders in a cloth.
        PhotoShape.shape(
          0xD2C8B8, from: (70, 300), ((90, 226), (150, 216), (168, 206)),
          ((200, 222), (220, 220), (236, 206)), ((262, 218), (320, 232), (336, 300))),
        PhotoShape.shape(
          0xB5A994, from: (70, 300), ((100, 240), (150, 226), (164, 214)),
          ((190, 250), (240, 280), (250, 300))),
        PhotoShape.box(0xC8BDAA, 176, 178, 50, 44),
        // Head.
        PhotoShape.shape(
          0xDDD3C3, from: (142, 128), ((138, 58), (176, 36), (202, 36)),
          ((236, 36), (266, 60), (260, 128)), ((256, 180), (230, 214), (202, 214)),
          ((172, 214), (146, 180), (142, 128))),
        PhotoShape.shape(
          0xC5B9A6, from: (222, 40), ((250, 50), (268, 74), (260, 128)),
          ((256, 180), (230, 214), (210, 214)), ((236, 180), (246, 100), (222, 40))),
        PhotoShape.round(0xCDC1AE, 130, 112, 18, 34), PhotoShape.round(0xB8AB97, 254, 112, 16, 34),
      ] + beard + face
  }

  private static var beard: [DisplayList.Item] {
    [
      PhotoShape.shape(
        0xA99C86, from: (144, 136), ((150, 168), (168, 160), (182, 166)),
        ((196, 172), (208, 172), (222, 166)), ((236, 160), (252, 168), (259, 136)),
        ((266, 200), (240, 258), (202, 262)), ((164, 258), (138, 200), (144, 136)))
    ]
      + (0..<5).map { curl in
        let x = 164 + Double(curl) * 19
        return PhotoShape.line(0x8C7F6A, 2.4, (x, 196), (x + 4, 214), (x - 2, 232))
      }
      + [PhotoShape.line(0x6F6350, 3, (186, 182), (202, 187), (218, 182))]
  }

  private static var face: [DisplayList.Item] {
    [
      PhotoShape.shape(
        0xC9BCA8, from: (196, 104), ((190, 130), (182, 150), (188, 156)),
        ((198, 162), (210, 162), (216, 156)), ((220, 150), (210, 130), (206, 104))),
      PhotoShape.round(0x5E5444, 166, 112, 20, 9), PhotoShape.round(0x5E5444, 218, 112, 20, 9),
      PhotoShape.line(0x94876F, 5, (160, 105), (174, 98), (190, 103)),
      PhotoShape.line(0x94876F, 5, (214, 103), (230, 98), (244, 105)),
      PhotoShape.line(0xB7AB96, 2, (172, 76), (200, 70), (230, 76)),
      PhotoShape.line(0xB7AB96, 2, (176, 86), (200, 81), (226, 86)),
    ]
  }
}
