package import Drawing

/// Turns a picture into the bytes of one format.
package protocol Exporter: Sendable {
  /// What file names of the format end in, without the dot.
  static var fileExtension: String { get }
  init()
  /// The file's bytes, the same for the same picture on every run.
  ///
  /// `scale` is how many pixels, or points of the page, make a point of the picture.
  func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8]
}

/// The formats a figure can be written in.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf
  case dot, txt, json

  /// The format files with this ending have, in capitals or not.
  package init?(fileExtension: String) {
    let ending = fileExtension.lowercased()
    self.init(rawValue: ending == "gv" ? "dot" : ending)
  }

  package var fileExtension: String { rawValue }

  /// What draws pictures in the format; nil for those that are text.
  package var exporter: (any Exporter)? {
    switch self {
    case .png: PNGExporter()
    case .svg: SVGExporter(fittingText: true)
    case .pdf: PDFExporter()
    case .dot, .txt, .json: nil
    }
  }

  /// Whether it may be shown on a terminal.
  package var isText: Bool { self != .png && self != .pdf }
}
