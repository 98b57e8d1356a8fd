package import Drawing

/// Scalable Vector Graphics, written without a library: small, readable, deterministic.
///
/// Text stays text, so that it can be searched, read aloud and translated; only in perspective,
/// which SVG does not support, it becomes outlines.
package struct SVGExporter: Exporter {
  package static let fileExtension = "svg"
  /// Whether texts have a `textLength`, to fit with other fonts.
  private let fitsText: Bool

  package init() { self.init(fittingText: false) }

  package init(fittingText: Bool) { fitsText = fittingText }

  package func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    try ExportLimits.vector.check(picture, scale: scale)
    var writer = SVGWriter(shaper: shaper, fitsText: fitsText)
    return writer.document(of: picture, scale: scale)
  }
}
