import CairoKit
package import Drawing

/// Portable Document Format: one page for print, with text that can be searched.
package struct PDFExporter: Exporter {
  package static let fileExtension = "pdf"

  package init() {}

  package func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    try ExportLimits.page.check(picture, scale: scale)
    return try painting { () throws(CairoFailure) in
      try PDFDocument.bytes(of: picture, scale: scale, shaper: shaper)
    }
  }
}
