import CCairo
package import CairoKit
package import Drawing

/// A picture in pixels, to be compared with another.
package struct PixelImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row, colors not multiplied by opacity.
  package let rgba: [UInt8]

  /// The picture painted with `scale` pixels a point.
  package init(
    of picture: DisplayList, scale: Double, shaper: any TextShaper,
    textStyle: CairoPainter.TextStyle = .outlines, rasters: RasterCache? = nil
  ) throws(CairoFailure) {
    let surface = try Surface.image(
      of: picture, scale: scale, shaper: shaper, textStyle: textStyle, rasters: rasters)
    self = withExtendedLifetime(surface) { PixelImage(surface.pointer) }
  }

  /// The pixels of a PNG file.
  package init(png: [UInt8]) throws(CairoFailure) {
    let source = Source(png)
    let read: cairo_read_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
      return Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue().read(data, Int(count))
    }
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(source).toOpaque())
    }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      throw .other(String(cString: cairo_status_to_string(status)))
    }
    self.init(surface)
  }

  /// Where a pixel's four bytes begin.
  package func offset(x: Int, y: Int) -> Int { (y * width + x) * 4 }

  /// The pixels of a surface of cairo's, in which colors are multiplied by opacity.
  private init(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    (self.width, self.height) = (width, height)
    guard let data = cairo_image_surface_get_data(surface) else {
      rgba = []
      return
    }
    rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      for y in 0..<height {
        let row = UnsafeRawPointer(data + y * stride)
        for x in 0..<width {
          let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
          let alpha = isOpaque ? 255 : pixel >> 24
          let offset = (y * width + x) * 4
          for (channel, shift) in [(0, 16), (1, 8), (2, 0)] as [(Int, UInt32)] {
            let value = pixel >> shift & 0xFF
            let plain = alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255)
            bytes[offset + channel] = UInt8(plain)
          }
          bytes[offset + 3] = UInt8(alpha)
        }
      }
    }
  }

  /// Hands out a file's bytes piece by piece.
  private final class Source {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
      guard position + count <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
      bytes[position..<position + count].withUnsafeBufferPointer { piece in
        if let start = piece.baseAddress { target.update(from: start, count: count) }
      }
      position += count
      return CAIRO_STATUS_SUCCESS
    }
  }
}
