import CCairo
package import Drawing
package import Geometry

/// A PDF document of pictures, with searchable text and an outline.
package enum PDFDocument {
  /// A picture that fills a page, at `scale` page points per point.
  package struct Page {
    let picture: DisplayList
    let scale: Double

    package init(_ picture: DisplayList, scale: Double = 1) {
      (self.picture, self.scale) = (picture, scale)
    }
  }

  /// An outline entry that leads to a place on a page.
  package struct Entry {
    let title: String
    /// Counted from 0.
    let page: Int
    /// In points of the page, from its top left corner.
    let place: CGPoint

    package init(_ title: String, page: Int, place: CGPoint = .zero) {
      (self.title, self.page, self.place) = (title, page, place)
    }
  }

  /// The document's bytes; its title is the first page's.
  ///
  /// Contains no date or machine information, so that the output is reproducible.
  package static func bytes(
    of pages: [Page], outline: [Entry] = [], shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    guard let first = pages.first else { return [] }
    let sink = Surface.Sink()
    let surface = try Surface(
      cairo_pdf_surface_create_for_stream(
        Surface.write, sink.opaque, first.size.width, first.size.height),
      sink: sink)
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
    for (key, value) in [
      (CAIRO_PDF_METADATA_TITLE, first.picture.title),
      (CAIRO_PDF_METADATA_SUBJECT, first.picture.summary),
      (CAIRO_PDF_METADATA_CREATOR, "Terrarium"),
      (CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
    ] where !value.isEmpty {
      cairo_pdf_surface_set_metadata(surface.pointer, key, value)
    }
    for (number, page) in pages.enumerated() {
      cairo_pdf_surface_set_size(surface.pointer, page.size.width, page.size.height)
      try surface.paint(page.picture, scale: page.scale, shaper: shaper, textStyle: .glyphs)
      if number < pages.count - 1 { cairo_surface_show_page(surface.pointer) }
    }
    add(outline, to: surface)
    return try surface.finished()
  }

  /// The first entry is the parent of all others.
  private static func add(_ outline: [Entry], to surface: Surface) {
    var root = Int32(CAIRO_PDF_OUTLINE_ROOT)
    for (index, entry) in outline.enumerated() {
      let place = "page=\(entry.page + 1) pos=[\(whole(entry.place.x)) \(whole(entry.place.y))]"
      let id = cairo_pdf_surface_add_outline(
        surface.pointer, root, entry.title, place,
        index == 0 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t(0))
      if index == 0 { root = id }
    }
  }

  private static func whole(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length.rounded(.down), -1e9), 1e9)) : 0
  }
}

extension PDFDocument.Page {
  fileprivate var size: CGSize {
    CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
  }
}
