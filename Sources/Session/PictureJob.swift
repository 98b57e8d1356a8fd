import Drawing
package import Export
package import Figures
import Geometry
package import Hierarchy
import Support

/// A picture export: figure, format, size and subject.
///
/// Shared by window and command line.
package struct PictureJob {
  package var figure: FigureKind
  package var format: ExportFormat
  /// Pixels, or points of a page, per point of the picture.
  package var scale = 1.0
  /// The paper size of a document; nil for one page of the picture's size.
  package var paper: Paper?
  /// The plain-text format of trees.
  package var form = TextDocument.Form.outline
  /// The title stored in the file; empty for none.
  package var subject = ""

  package init(_ figure: FigureKind, _ format: ExportFormat) {
    (self.figure, self.format) = (figure, format)
  }

  /// The bytes of the file.
  package func bytes(
    of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) throws(ExportError) -> [UInt8] {
    guard ExportFormat.formats(of: figure).contains(format) else {
      throw .unsuitable(figure, format)
    }
    if let exporter = format.exporter {
      if format == .pdf, let paper {
        return try document(of: recording, at: playhead, on: paper, options: options)
      }
      let picture = picture(of: recording, at: playhead, options: options)
      return try exporter.encode(picture, scale: scale, shaper: options.shaper)
    }
    let line = recording.events[..<playhead.eventCount].count(where: \.isInDefaultTrace)
    let document = TextDocument(
      of: recording.state(at: playhead), options: options.settled(for: figure, at: playhead))
    guard let text = document.text(figure, as: format, form: form, event: line) else {
      throw .unsuitable(figure, format)
    }
    return Array(text.utf8)
  }

  private func picture(
    of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) -> DisplayList {
    named(Figure.draw(figure, of: recording, at: playhead, options: options), at: playhead)
  }

  private func named(_ picture: DisplayList, at playhead: Playhead) -> DisplayList {
    guard !subject.isEmpty else { return picture }
    var picture = picture
    picture.source =
      figure == .lesson ? subject : "\(subject), \(playhead.instant.milliseconds) ms"
    if figure != .lesson { picture.title += ": \(picture.source)" }
    return picture
  }

  /// Paper pages: text broken between blocks, pictures at a legible size.
  private func document(
    of recording: Recording, at playhead: Playhead, on paper: Paper, options: FigureOptions
  ) throws(ExportError) -> [UInt8] {
    var pages: [(name: String, picture: DisplayList)]
    if figure == .lesson, let sheet = options.sheet {
      var options = options
      options.size = paper.size
      let layout = SheetLayout(sheet, as: figure, options: options)
      pages = layout.pages(height: paper.size.height).enumerated().map {
        (localized("Page \($0.offset + 1)"), named($0.element, at: playhead))
      }
    } else {
      let picture = picture(of: recording, at: playhead, options: options)
      pages = try Poster(picture, on: paper, scale: scale, palette: options.palette).pages
    }
    return try PDFExporter().encode(pages, shaper: options.shaper)
  }

  /// The current picture at twice its size, as PNG.
  package static func png(
    of figure: FigureKind, in opened: Opened, options: FigureOptions
  ) throws(ExportError) -> [UInt8] {
    var job = PictureJob(figure, .png)
    job.scale = 2
    return try job.bytes(of: opened.recording, at: opened.player.playhead, options: options)
  }
}
