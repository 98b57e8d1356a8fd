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

/// The formats a picture can be written in.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf

  /// The format files with this ending have, in capitals or not.
  package init?(fileExtension: String) {
    self.init(rawValue: fileExtension.lowercased())
  }

  package var fileExtension: String { rawValue }

  package var exporter: any Exporter {
    switch self {
    case .png: PNGExporter()
    case .svg: SVGExporter()
    case .pdf: PDFExporter()
    }
  }
}
