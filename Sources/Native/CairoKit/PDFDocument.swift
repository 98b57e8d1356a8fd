import CCairo
package import Drawing
import Geometry

/// A picture as a document of one page, with text that can be searched.
package enum PDFDocument {
  /// The document's bytes; the page measures `scale` points for each point of the picture.
  ///
  /// Nothing in it tells when or where it was made.
  package static func bytes(
    of picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    let sink = Surface.Sink()
    let surface = try Surface(
      cairo_pdf_surface_create_for_stream(
        Surface.write, sink.opaque, picture.size.width * scale, picture.size.height * scale),
      sink: sink)
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
    for (key, value) in [
      (CAIRO_PDF_METADATA_TITLE, picture.title), (CAIRO_PDF_METADATA_SUBJECT, picture.summary),
      (CAIRO_PDF_METADATA_CREATOR, "Terrarium"),
      (CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
    ] where !value.isEmpty {
      cairo_pdf_surface_set_metadata(surface.pointer, key, value)
    }
    try surface.paint(picture, scale: scale, shaper: shaper, textStyle: .glyphs)
    return try surface.finished()
  }
}
