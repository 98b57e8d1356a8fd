import CairoKit
package import Drawing
import Geometry

/// Portable Document Format: print pages with searchable text.
package struct PDFExporter: Exporter {
  package static let fileExtension = "pdf"

  /// The most outline entries.
  private static let mostEntries = 1_000

  package init() {}

  /// A single page of the picture's size, with its nodes as outline.
  package func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    try ExportLimits.page.check(picture, scale: scale)
    return try painting { () throws(CairoFailure) in
      try PDFDocument.bytes(
        of: [PDFDocument.Page(picture, scale: scale)],
        outline: Self.outline(of: picture, scale: scale), shaper: shaper)
    }
  }

  /// Several pages, each of its picture's size, with their names as outline.
  package func encode(
    _ pages: [(name: String, picture: DisplayList)], shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    for page in pages { try ExportLimits.page.check(page.picture, scale: 1) }
    let title = pages.first?.picture.title ?? ""
    let entries = pages.enumerated().map { PDFDocument.Entry($0.element.name, page: $0.offset) }
    return try painting { () throws(CairoFailure) in
      try PDFDocument.bytes(
        of: pages.map { PDFDocument.Page($0.picture) },
        outline: [PDFDocument.Entry(title, page: 0)] + (pages.count > 1 ? entries : []),
        shaper: shaper)
    }
  }

  private static func outline(of picture: DisplayList, scale: Double) -> [PDFDocument.Entry] {
    let nodes = picture.nodes.filter { !$0.title.isEmpty }
    let entries = nodes.prefix(nodes.count > mostEntries ? 0 : mostEntries).map { node in
      PDFDocument.Entry(
        node.title, page: 0,
        place: CGPoint(x: node.frame.minX * scale, y: node.frame.minY * scale))
    }
    return [PDFDocument.Entry(picture.title.isEmpty ? "Picture" : picture.title, page: 0)] + entries
  }
}
