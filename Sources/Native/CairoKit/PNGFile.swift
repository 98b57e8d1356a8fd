import CCairo
package import Drawing
import Geometry
import Support

/// A picture as a PNG file, with title, description and physical size.
package enum PNGFile {
  /// The file's bytes, with `scale` pixels per point.
  package static func bytes(
    of picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    let surface = try Surface.image(
      of: picture, scale: scale, shaper: shaper, textStyle: .outlines)
    guard let pixels = Pixels(of: surface) else { throw .outOfMemory }
    // 72 points per inch, 39.37 inches per meter.
    let density = UInt32(max(1, min((scale * 72 / 0.0254).rounded(), 1e9)))
    // Eight bits per channel, with or without alpha; default compression, filter and interlace
    // methods.
    var file: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
    file += chunk(
      "IHDR",
      bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height))
        + [8, pixels.isOpaque ? 2 : 6, 0, 0, 0])
    file += chunk("sRGB", [0]) + chunk("pHYs", bigEndian(density) + bigEndian(density) + [1])
    for (key, text) in [
      ("Title", picture.title), ("Description", picture.summary), ("Source", picture.source),
      ("Software", "Terrarium"),
    ] where !text.isEmpty {
      // Uncompressed, without language tag and translated keyword. A 0 terminates a field.
      let bytes = text.utf8.filter { $0 != 0 }
      file += chunk("iTXt", Array(key.utf8) + [0, 0, 0, 0, 0] + bytes)
    }
    file += chunk(
      "IDAT",
      try withExtendedLifetime(surface) { () throws(CairoFailure) in
        try pixels.packed()
      })
    return file + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(CRC32.checksum(of: body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The pixels of a surface, being written to a file.
private struct Pixels {
  let width: Int
  let height: Int
  let isOpaque: Bool
  private let stride: Int
  private let data: UnsafePointer<UInt8>

  /// Valid while the surface exists.
  init?(of surface: Surface) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    self.data = UnsafePointer(data)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
    stride = Int(cairo_image_surface_get_stride(surface.pointer))
    isOpaque = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_RGB24
  }

  /// All rows, compressed by zlib at its default level.
  ///
  /// Rows are not filtered: flat colors and text are a fifth smaller without, and take half the
  /// time.
  func packed() throws(CairoFailure) -> [UInt8] {
    let row = 1 + width * (isOpaque ? 3 : 4)
    var stream = z_stream()
    let version = zlibVersion()
    guard
      deflateInit_(
        &stream, Z_DEFAULT_COMPRESSION, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .outOfMemory }
    defer { deflateEnd(&stream) }
    var bytes: [UInt8] = []
    var line = [UInt8](repeating: 0, count: row)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for y in 0..<height {
      line.withUnsafeMutableBufferPointer { fill($0, y) }
      let isLast = y == height - 1
      line.withUnsafeMutableBufferPointer { line in
        room.withUnsafeMutableBufferPointer { room in
          stream.next_in = line.baseAddress
          stream.avail_in = UInt32(line.count)
          repeat {
            stream.next_out = room.baseAddress
            stream.avail_out = UInt32(room.count)
            deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
            bytes.append(contentsOf: room.prefix(room.count - Int(stream.avail_out)))
          } while stream.avail_out == 0
        }
      }
    }
    return bytes
  }

  /// A row in the file's format: filter type none, then red, green, blue and alpha, not
  /// premultiplied.
  private func fill(_ line: UnsafeMutableBufferPointer<UInt8>, _ y: Int) {
    let source = UnsafeRawPointer(data + y * stride)
    guard var target = line.baseAddress else { return }
    target += 1
    if isOpaque {
      for x in 0..<width {
        let pixel = source.load(fromByteOffset: x &* 4, as: UInt32.self)
        target[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        target += 3
      }
      return
    }
    for x in 0..<width {
      let pixel = source.load(fromByteOffset: x &* 4, as: UInt32.self)
      let alpha = pixel >> 24
      target[0] = Self.plain(pixel >> 16 & 0xFF, alpha)
      target[1] = Self.plain(pixel >> 8 & 0xFF, alpha)
      target[2] = Self.plain(pixel & 0xFF, alpha)
      target[3] = UInt8(truncatingIfNeeded: alpha)
      target += 4
    }
  }

  /// Converts a premultiplied channel to a straight one.
  private static func plain(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
    return alpha == 0 ? 0 : UInt8(truncatingIfNeeded: min((value * 255 + alpha / 2) / alpha, 255))
  }
}
