import CCairo
package import Drawing
import Geometry

/// A picture as a PNG file, with its title, its summary and its size in the world.
package enum PNGFile {
  /// The file's bytes; `scale` pixels a point.
  package static func bytes(
    of picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    let surface = try Surface.image(
      of: picture, scale: scale, shaper: shaper, textStyle: .outlines)
    let sink = Surface.Sink()
    try CairoFailure.check(
      withExtendedLifetime(sink) {
        cairo_surface_write_to_png_stream(surface.pointer, Surface.write, sink.opaque)
      })
    // The signature takes 8 bytes, the header chunk that must come first 25.
    let head = 33
    guard sink.bytes.count > head else { return sink.bytes }
    // 72 points an inch, 39.37 inches a metre.
    let density = UInt32(max(1, min((scale * 72 / 0.0254).rounded(), 1e9)))
    var chunks = chunk("sRGB", [0]) + chunk("pHYs", bigEndian(density) + bigEndian(density) + [1])
    for (key, text) in [
      ("Title", picture.title), ("Description", picture.summary), ("Source", picture.source),
      ("Software", "Terrarium"),
    ] where !text.isEmpty {
      // Neither compressed nor in a stated language nor with the key translated. A 0 ends a field.
      let bytes = text.utf8.filter { $0 != 0 }
      chunks += chunk("iTXt", Array(key.utf8) + [0, 0, 0, 0, 0] + bytes)
    }
    return sink.bytes[..<head] + chunks + sink.bytes[head...]
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as PNG asks for it, bit by bit: the chunks are short.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
