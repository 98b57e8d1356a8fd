package import Export
package import Figures
package import Hierarchy

/// A picture to be made: which figure of what, when, how large, in which format.
///
/// The window's export and the command's are this one value.
package struct PictureJob {
  package var figure: FigureKind
  package var format: ExportFormat
  /// Pixels, or points of a page, a point of the picture.
  package var scale = 1.0

  package init(_ figure: FigureKind, _ format: ExportFormat) {
    (self.figure, self.format) = (figure, format)
  }

  /// The bytes of the file.
  package func bytes(
    of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) throws(ExportError) -> [UInt8] {
    let picture = Figure.draw(figure, of: recording, at: playhead, options: options)
    return try format.exporter.encode(picture, scale: scale, shaper: options.shaper)
  }
}

extension Session {
  /// A picture of what is seen at twice its size, as the bytes of a PNG file.
  package func png(
    of figure: FigureKind, options: FigureOptions
  ) throws(ExportError) -> [UInt8] {
    var job = PictureJob(figure, .png)
    job.scale = 2
    return try job.bytes(of: recording, at: player.playhead, options: options)
  }
}
