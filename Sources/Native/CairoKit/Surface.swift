import CCairo
import Drawing
import Geometry

/// Owns a cairo surface and collects the bytes it writes.
package final class Surface {
  package let pointer: OpaquePointer
  private let sink: Sink

  /// Takes ownership of a new surface; throws if its creation failed.
  ///
  /// If the surface writes a stream, it must use `write` with `sink` as its closure.
  init(_ pointer: OpaquePointer?, sink: Sink = Sink()) throws(CairoFailure) {
    guard let pointer else { throw .outOfMemory }
    self.pointer = pointer
    self.sink = sink
    try CairoFailure.check(cairo_surface_status(pointer))
  }

  deinit { FontLock.hold { cairo_surface_destroy(pointer) } }

  /// Collects cairo's output.
  final class Sink {
    var bytes: [UInt8] = []
    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  }

  /// Appends to the sink passed as `closure`.
  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// Paints the picture, with `scale` surface units per point.
  func paint(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper,
    textStyle: CairoPainter.TextStyle, rasters: RasterCache? = nil
  ) throws(CairoFailure) {
    guard let context = cairo_create(pointer) else { throw .outOfMemory }
    defer { FontLock.hold { cairo_destroy(context) } }
    cairo_scale(context, scale, scale)
    CairoPainter(context: context, shaper: shaper, textStyle: textStyle, rasters: rasters)
      .paint(picture)
    try CairoFailure.check(cairo_status(context))
  }

  /// Finishes the document and returns its bytes.
  func finished() throws(CairoFailure) -> [UInt8] {
    FontLock.hold { cairo_surface_finish(pointer) }
    try CairoFailure.check(cairo_surface_status(pointer))
    return sink.bytes
  }
}

extension Surface {
  /// The bounds in pixels.
  var box: CGRect {
    CGRect(
      x: 0, y: 0, width: Double(cairo_image_surface_get_width(pointer)),
      height: Double(cairo_image_surface_get_height(pointer)))
  }
}
