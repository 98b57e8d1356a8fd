package import Drawing
package import Export
package import Figures
import Geometry
package import Hierarchy
import Lessons
import Support

/// An export: options and the open document.
///
/// It is a value, so that any thread can draw and write it.
package struct ExportPlan: Sendable {
  package private(set) var choice: ExportChoice
  package let recording: Recording
  /// The playhead.
  package let playhead: Playhead
  /// The document's title, and its slug for file names.
  package let title: String
  package let slug: String
  /// The open lesson.
  var lesson: OpenLesson?
  private let look: ExportLook

  package init(
    _ choice: ExportChoice, of recording: Recording, at playhead: Playhead, title: String,
    slug: String, look: ExportLook
  ) {
    (self.choice, self.recording, self.playhead) = (choice, recording, playhead)
    (self.title, self.slug, self.look) = (title, slug, look)
  }

  /// The available figures.
  package var figures: [FigureKind] { ExportChoice.figures + (lesson == nil ? [] : [.lesson]) }

  /// The available formats of the figure.
  package var kinds: [ExportKind] { ExportKind.kinds(of: choice.figure) }

  /// The figure's format with this file's extension; nil if none has it.
  package func kind(endingAs path: String) -> ExportKind? {
    let name = path.lowercased()
    return kinds.first { !$0.ending.isEmpty && name.hasSuffix($0.ending) }
  }

  /// Whether it may show a map, which requires attribution.
  package var hasMaps: Bool { choice.figure.showsMaps && recording.showsMaps }

  /// Replaces unavailable options by available ones.
  mutating func settle() {
    if !figures.contains(choice.figure) { choice.figure = .stage }
    if !kinds.contains(choice.kind) { choice.kind = .picture(.png) }
  }

  /// The parts of the run for a film or storyboard, with titles.
  package var parts: [(title: String, part: ExportChoice.Part)] {
    func words(_ stretch: Stretch) -> String {
      "\(stretch.start.milliseconds)–\(stretch.end.milliseconds) ms"
    }
    let moves = recording.movingStretches.prefix(20).enumerated().map { index, stretch in
      (localized("Animation \(index + 1) (\(words(stretch)))"), ExportChoice.Part.movement(index))
    }
    return moves + [
      (localized("Whole Run (\(words(recording.wholeStretch)))"), .whole),
      (localized("From … to …"), .between(stretch.start.milliseconds, stretch.end.milliseconds)),
    ]
  }

  /// The chosen part; the first movement if the run has fewer.
  package var stretch: Stretch {
    switch choice.part {
    case .movement(let index):
      let moves = recording.movingStretches
      return moves.indices.contains(index) ? moves[index] : recording.tellingStretch
    case .whole: return recording.wholeStretch
    case .between(let from, let to):
      return Stretch(from: Instant(milliseconds: from), to: Instant(milliseconds: to))
    }
  }

  /// The film; nil for a picture.
  package var film: Film? {
    guard case .film(let format) = choice.kind else { return nil }
    let rate = format == .html ? 60 : Double(choice.stillsPerSecond)
    var film = Film(
      choice.figure, format,
      FilmTiming(
        stretch, stillsPerSecond: min(rate, format.mostStillsPerSecond), speed: choice.speed))
    film.scale = format == .html ? 1 : Double(choice.scale)
    film.showsCaptions = choice.showsCaptions
    film.title = title
    if format == .html {
      film.companion = choice.figure == .stage ? .tree : nil
      film.theme = choice.coloring.theme
    }
    return film
  }

  /// The figure's options.
  package func options(_ shaper: any TextShaper, mapCache: MapCache? = nil) -> FigureOptions {
    var look = look
    look.theme = choice.coloring.theme ?? look.theme
    look.size = choice.size
    if film == nil { look.backdrop = choice.background.backdrop }
    (look.showsTitle, look.showsLegend) = (choice.showsTitle, choice.showsLegend)
    (look.hasDevice, look.thanks) = (choice.hasDevice, choice.thanks)
    look.caption = choice.caption
    (look.storyboard.count, look.storyboard.stretch) = (choice.count, stretch)
    var options = look.options(
      for: choice.figure, of: recording, shaper: shaper, mapCache: mapCache)
    if choice.figure == .lesson, let lesson {
      options.sheet = lesson.lesson.exportSheet(
        page: choice.showsWholeLesson ? nil : lesson.progress.page + 1, language: lesson.language,
        options: options)
    }
    return options
  }

  /// The current picture; of a film, the nearest frame; of a text, its start.
  package func picture(_ shaper: any TextShaper, mapCache: MapCache? = nil) -> DisplayList {
    let options = options(shaper, mapCache: mapCache)
    guard choice.isPainted else { return TextPage(text(shaper), options.theme).picture(shaper) }
    guard let film else {
      return Figure.draw(choice.figure, of: recording, at: playhead, options: options)
    }
    let instant = min(max(playhead.instant, stretch.start), stretch.end)
    let place = instant == playhead.instant ? playhead : Playhead(.instant(instant), in: recording)
    return film.draw(of: recording, at: place, options: options)
  }

  /// The file of a picture or a text.
  package func bytes(_ shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    guard case .picture(let format) = choice.kind else { return try png(shaper) }
    return try encode(format, shaper)
  }

  /// The current picture as PNG, regardless of the format.
  package func png(_ shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    guard choice.isPainted else {
      return try PNGExporter().encode(
        picture(shaper), scale: Double(choice.scale), shaper: shaper)
    }
    return try encode(.png, shaper)
  }

  /// The exported text; empty for a picture.
  package func text(_ shaper: any TextShaper) -> String {
    guard choice.kind.isText, let bytes = try? bytes(shaper) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func encode(
    _ format: ExportFormat, _ shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    guard film == nil else {
      let scale = format == .png ? Double(choice.scale) : 1
      return try format.exporter?.encode(picture(shaper), scale: scale, shaper: shaper) ?? []
    }
    var job = PictureJob(choice.figure, format)
    job.scale = format == .png ? Double(choice.scale) : 1
    job.subject = title
    job.form = choice.printsAsUIKit ? .printHierarchy : .outline
    job.paper = format == .pdf ? choice.paper.flatMap { Paper($0) } : nil
    return try job.bytes(of: recording, at: playhead, options: options(shaper))
  }

  /// Writes it atomically; callable on any thread with its own shaper.
  package func write(
    to path: String, _ shaper: any TextShaper, for audience: Film.Audience = Film.Audience()
  ) throws(FilmError) {
    if let film {
      return try film.write(of: recording, options: options(shaper), to: path, for: audience)
    }
    do throws(ExportError) {
      try OutputFile.write(bytes(shaper), to: path)
    } catch {
      throw .export(error)
    }
  }
}

extension ExportChoice.Background {
  fileprivate var backdrop: Backdrop {
    switch self {
    case .own: .theme
    case .white: .white
    case .none: .transparent
    }
  }
}
