import CairoKit
package import Drawing
package import Figures
import Foundation
package import Geometry
package import Hierarchy

/// A film to export: figure, part of the run, speed and format.
package struct Film: Hashable, Sendable {
  package var figure: FigureKind
  package var format: FilmFormat
  package var timing: FilmTiming
  /// Pixels per point.
  package var scale = 1.0
  /// Whether captions list the callbacks below the figure.
  package var showsCaptions = false
  /// A second figure on a web page.
  package var companion: FigureKind?
  /// The theme of a web page; nil follows the reader's.
  package var theme: Theme?
  /// The title of a web page.
  package var title = "Terrarium"

  package init(_ figure: FigureKind, _ format: FilmFormat, _ timing: FilmTiming) {
    (self.figure, self.format, self.timing) = (figure, format, timing)
  }

  /// Progress and cancellation of a film.
  package struct Audience {
    /// Receives the number of finished frames and the total.
    package var progress: (Int, Int) -> Void
    package var isCancelled: () -> Bool

    package init(
      progress: @escaping (Int, Int) -> Void = { _, _ in },
      isCancelled: @escaping () -> Bool = { false }
    ) {
      (self.progress, self.isCancelled) = (progress, isCancelled)
    }
  }

  /// Throws unless this film can be made on this machine.
  package func check(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FilmError) {
    guard FigureKind.filmed.contains(figure) else { throw .unsuitable(figure, format) }
    try timing.check(for: format)
    if format.needsFFmpeg, FFmpeg.path(in: environment) == nil { throw .noFFmpeg(format) }
  }

  /// Writes the film to a file, or its pictures to a folder, atomically; "-" is standard output.
  package func write(
    of recording: Recording, options: FigureOptions, to path: String,
    for audience: Audience = Audience(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FilmError) {
    try check(environment: environment)
    var options = options
    if options.mapCache == nil { options.mapCache = MapCache() }
    let bytes: [UInt8]
    switch format {
    case .html:
      bytes = try RecordingPage(self, of: recording, options: options).bytes(for: audience)
    case .frames: return try writeFolder(of: recording, options: options, to: path, for: audience)
    case .gif, .webm, .mp4:
      let program = FFmpeg.path(in: environment) ?? "ffmpeg"
      bytes = try encode(of: recording, options: options, with: program, for: audience)
    }
    try filming { () throws(ExportError) in try OutputFile.write(bytes, to: path) }
  }

  private func writeFolder(
    of recording: Recording, options: FigureOptions, to path: String, for audience: Audience
  ) throws(FilmError) {
    let folder = try StillFolder(at: path, count: timing.count)
    try stills(of: recording, options: options, for: audience) { index, still throws(FilmError) in
      let bytes = try filming { () throws(ExportError) in
        try PNGExporter().encode(still, scale: scale, shaper: options.shaper)
      }
      try folder.add(bytes, number: index + 1)
    }
    try folder.finish()
  }

  private func encode(
    of recording: Recording, options: FigureOptions, with program: String, for audience: Audience
  ) throws(FilmError) -> [UInt8] {
    var ffmpeg: FFmpeg?
    var painter: StillPainter?
    try stills(of: recording, options: options, for: audience) { _, still throws(FilmError) in
      if painter == nil {
        let made = try filming { () throws(ExportError) in
          try ExportLimits.pixels.check(still, scale: scale)
          return try painting { () throws(CairoFailure) in
            try StillPainter(size: still.size, scale: scale)
          }
        }
        let bytes = made.width * made.height * 4
        let codec =
          format.codec(ofBytes: bytes * timing.count, ground: Self.hex(still.background)) ?? []
        ffmpeg = try FFmpeg(
          at: program, width: made.width, height: made.height,
          stillsPerSecond: timing.stillsPerSecond, codec: codec)
        painter = made
      }
      let pixels = try filming { () throws(ExportError) in
        try painting { () throws(CairoFailure) in
          try painter?.pixels(of: still, shaper: options.shaper) ?? []
        }
      }
      do throws(FilmError) {
        try ffmpeg?.add(pixels)
      } catch {
        // Ctrl+C also ends ffmpeg, which then fails first.
        throw audience.isCancelled() ? .cancelled : error
      }
    }
    do throws(FilmError) {
      return try ffmpeg?.finish() ?? []
    } catch {
      throw audience.isCancelled() ? .cancelled : error
    }
  }

  private static func hex(_ color: Color?) -> String {
    let text = SVGBuffer.text { $0.paint("fill", color ?? .white) }
    return text.firstMatch(of: /#([0-9a-f]{6})/).map { String($0.1) } ?? "ffffff"
  }
}

/// The frames of a film as pictures.
extension Film {
  /// Draws the frames in order, all of one size and with a background.
  func stills(
    of recording: Recording, options: FigureOptions, for audience: Audience,
    to body: (Int, DisplayList) throws(FilmError) -> Void
  ) throws(FilmError) {
    var options = options
    if options.size == nil { options.size = largestSize(of: recording, options: options) }
    for index in 0..<timing.count {
      guard !audience.isCancelled() else { throw .cancelled }
      let playhead = Playhead(.instant(timing.instant(index)), in: recording)
      var still = draw(of: recording, at: playhead, options: options)
      if still.background == nil { still.background = options.palette.ground }
      try body(index, still)
      audience.progress(index + 1, timing.count)
    }
    guard !audience.isCancelled() else { throw .cancelled }
  }

  /// The figure at a playhead.
  package func draw(
    of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) -> DisplayList {
    showsCaptions
      ? CaptionBand.draw(figure, of: recording, at: playhead, options: options)
      : Figure.draw(figure, of: recording, at: playhead, options: options)
  }

  /// The size that fits every frame; it changes only at events.
  package func largestSize(of recording: Recording, options: FigureOptions) -> CGSize {
    var size = CGSize.zero
    var seen: Set<Int> = []
    for index in 0..<timing.count {
      let playhead = Playhead(.instant(timing.instant(index)), in: recording)
      guard seen.insert(playhead.eventCount).inserted else { continue }
      let still = draw(of: recording, at: playhead, options: options).size
      size = CGSize(width: max(size.width, still.width), height: max(size.height, still.height))
    }
    return size
  }
}
