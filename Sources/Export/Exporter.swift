package import Drawing

/// Encodes a picture in one format.
package protocol Exporter: Sendable {
  /// The file extension, without the dot.
  static var fileExtension: String { get }
  init()
  /// The file's bytes; deterministic.
  ///
  /// `scale`: pixels, or points of the page, per point of the picture.
  func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8]
}

/// The export formats of figures.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf
  case dot, txt, json

  /// The format with this file extension, ignoring case.
  package init?(fileExtension: String) {
    let ending = fileExtension.lowercased()
    self.init(rawValue: ending == "gv" ? "dot" : ending)
  }

  package var fileExtension: String { rawValue }

  /// The exporter; nil for text formats.
  package var exporter: (any Exporter)? {
    switch self {
    case .png: PNGExporter()
    case .svg: SVGExporter(fittingText: true)
    case .pdf: PDFExporter()
    case .dot, .txt, .json: nil
    }
  }

  /// Whether it is suitable for a terminal.
  package var isText: Bool { self != .png && self != .pdf }
}
