import CairoKit
import Export
import Figures
import Foundation
import Hierarchy
import Session

/// `terrarium export` of a part of a run.
extension Command.Option {
  static let film: [Command.Option] = [
    Command.Option(
      name: "--from", value: "MS|eN", summary: "the start of a video, page or storyboard"),
    Command.Option(name: "--to", value: "MS|eN", summary: "the end of it"),
    Command.Option(
      name: "--transition", value: "N",
      summary: "exports the Nth animation of the run (default "
        + "1)"),
    Command.Option(
      name: "--fps", value: "N",
      summary: "frames per second (default 25; on a web page 60)"),
    Command.Option(
      name: "--speed", value: "N",
      summary: "the playback speed, as in 0.1 for slow motion "
        + "(default 1)"),
    Command.Option(
      name: "--captions", value: nil, summary: "adds a caption with the current callbacks"),
    Command.Option(
      name: "--count", value: "N",
      summary: "the number of images of a storyboard "
        + "(default 6)"),
    Command.Option(
      name: "--of", value: "FIGURE", summary: "the figure of a storyboard (default stage)",
      takes: .words(FigureKind.allCases.map(\.rawValue))),
  ]
}

extension Invocation {
  /// The requested film format, by option or file extension.
  func filmFormat(for path: String) throws(CommandError) -> FilmFormat? {
    if let name = value("--format") { return FilmFormat(rawValue: name) }
    return FilmFormat(fileExtension: URL(fileURLWithPath: path).pathExtension)
  }

  /// Makes a film or web page and writes it.
  func film(
    _ figure: FigureKind, as format: FilmFormat, of finding: Finding, in stretch: Stretch,
    options: FigureOptions, to path: String
  ) throws(CommandError) {
    let recording = finding.recording
    let end = Playhead(.instant(stretch.end), in: recording)
    guard figure.isDrawable(of: recording.state(at: end)) else {
      throw .nothingToDraw(figure: figure.rawValue, name: finding.name)
    }
    var timing = FilmTiming(stretch, stillsPerSecond: format == .html ? 60 : 25)
    timing.stillsPerSecond = try number("--fps") ?? timing.stillsPerSecond
    timing.speed = try number("--speed") ?? 1
    var film = Film(figure, format, timing)
    film.scale = try number("--scale") ?? 1
    film.showsCaptions = has("--captions")
    film.title = finding.name
    if format == .html {
      if value("--figure") == nil { film.companion = .tree }
      film.theme = value("--theme").flatMap(Theme.init(rawValue:))
    }
    if path == "-", isatty(STDOUT_FILENO) == 1, format != .html { throw .binaryToTerminal }
    try write(film, of: recording, options: options, to: path)
  }

  private func write(
    _ film: Film, of recording: Recording, options: FigureOptions, to path: String
  ) throws(CommandError) {
    let interruption = Interruption()
    let progress = ProgressLine()
    do throws(FilmError) {
      defer { progress.clear() }
      try film.write(
        of: recording, options: options, to: path,
        for: Film.Audience(progress: progress.show, isCancelled: { interruption.isAsked }))
    } catch {
      if case .cancelled = error {
        Output.warn("\(error)")
        interruption.endAsAsked()
      }
      switch error {
      case .noFFmpeg: throw .unavailable("\(error)")
      case .export(let error): throw .export(error)
      default: throw .film(error)
      }
    }
  }

  /// The options of a storyboard.
  func storyboard(of recording: Recording) throws(CommandError) -> StoryboardLook {
    var look = StoryboardLook()
    let figures = FigureKind.ofMoments.map(\.rawValue)
    look.figure = try choice("--of", of: figures).flatMap(FigureKind.init(rawValue:)) ?? .stage
    look.stretch = try stretch(of: recording)
    guard let text = value("--count") else { return look }
    let counts = StoryboardLook.counts
    guard let count = Int(text), counts.contains(count) else {
      throw .badValue(
        option: "--count", value: text,
        allowed: "a whole number from \(counts.lowerBound) to \(counts.upperBound)")
    }
    look.count = count
    return look
  }

  /// The part of the run to film.
  func stretch(of recording: Recording, for film: FilmFormat) throws(CommandError) -> Stretch {
    // A web page shows the whole run by default, a film its movement.
    let usual = film == .html ? recording.wholeStretch : recording.tellingStretch
    return try stretch(of: recording) ?? usual
  }

  /// The part of the run in the options, if any.
  private func stretch(of recording: Recording) throws(CommandError) -> Stretch? {
    if let text = value("--transition") {
      let moves = recording.movingStretches
      guard let number = Int(text), moves.indices.contains(number - 1) else {
        let allowed =
          moves.isEmpty
          ? "--from and --to instead: this run has no animation"
          : "a whole number from 1 to \(moves.count), the number of animations of the run"
        throw .badValue(option: "--transition", value: text, allowed: allowed)
      }
      return moves[number - 1]
    }
    let (from, to) = (try instant("--from", in: recording), try instant("--to", in: recording))
    guard from != nil || to != nil else { return nil }
    let (start, end) = (from ?? .zero, to ?? max(recording.end, from ?? .zero))
    guard start <= end else {
      throw .badValue(
        option: "--to", value: value("--to") ?? "",
        allowed: "an instant that is not before the start, \(start.milliseconds) ms")
    }
    return Stretch(from: start, to: end)
  }

  private func instant(
    _ option: String, in recording: Recording
  ) throws(CommandError) -> Instant? {
    guard let moment = try moment(option) else { return nil }
    // A film may hold its end, but cannot begin after it.
    if option == "--from" {
      try recording.check(
        moment, writtenAs: "\(option) \(value(option) ?? "")", of: arguments.first ?? "")
    }
    return Playhead(moment, in: recording).instant
  }
}

/// A film's progress, on a terminal.
private struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ done: Int, of count: Int) {
    guard isShown else { return }
    write("\rterrarium: still \(done) of \(count)")
  }

  /// Clears the line.
  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
