import CairoKit
import Drawing
import Export
import Figures
import Hierarchy
import Lessons
import Script
import Session
import Support
import Tunnel

/// Performs export requests, sharing loaded data.
@MainActor
final class ExportStudio {
  private let shaper = PangoShaper(isAlone: true)
  private var findings: [[String]: Finding] = [:]
  /// The combined status of the runs.
  private(set) var status = ExitStatus.done

  init() {
    for font in shaper.missingFonts { Output.warn(font.description) }
  }

  /// Writes the file of a request.
  func write(_ request: ExportRequest) throws(CommandError) {
    guard let film = request.film else {
      return try Output.write(bytes(of: request), to: request.path)
    }
    defer { reportLetters() }
    let finding = try finding(of: request)
    let recording = finding.recording
    var look = request.look
    if request.job.figure.showsMaps, recording.showsMaps { look.world = WorldStore.reported.world }
    let stretch = try request.invocation.stretch(of: recording, for: film)
    let end = recording.state(at: Playhead(.instant(stretch.end), in: recording))
    try select(request, in: end, &look)
    let options = look.options(for: request.job.figure, of: recording, shaper: shaper)
    try request.invocation.film(
      request.job.figure, as: film, of: finding, in: stretch, options: options, to: request.path)
  }

  /// Writes the picture of a difference.
  func write(_ request: DifferenceRequest) throws(CommandError) {
    defer { reportLetters() }
    let (difference, found) = try request.invocation.difference(request.words)
    if found.rawValue > status.rawValue { status = found }
    var job = DifferenceJob(difference, as: request.format)
    (job.look, job.scale) = (request.look, request.scale)
    let bytes: [UInt8]
    do throws(ExportError) {
      bytes = try job.bytes(shaper)
    } catch {
      throw .export(error)
    }
    try Output.write(bytes, to: request.path)
  }

  /// The bytes of a picture.
  private func bytes(of request: ExportRequest) throws(CommandError) -> [UInt8] {
    defer { reportLetters() }
    guard request.job.figure != .lesson else { return try lesson(request) }
    let recording = try finding(of: request).recording
    if let moment = request.moment {
      try recording.check(
        moment, writtenAs: "--at \(request.invocation.value("--at") ?? "")", of: request.name)
    }
    let playhead = Playhead(request.moment ?? .line(.max), in: recording)
    let state = recording.state(at: playhead)
    guard request.job.figure.isDrawable(of: state) else {
      throw .nothingToDraw(figure: request.job.figure.rawValue, name: request.name)
    }
    var request = request
    // A dump of views has no controllers: draw its views instead.
    if request.job.figure == .tree, state.controllers.values.isEmpty, !state.views.values.isEmpty {
      request.job.figure = .views
    }
    var look = request.look
    let isStoryboard = request.job.figure == .storyboard
    if isStoryboard { look.storyboard = try request.invocation.storyboard(of: recording) }
    // The world takes a while to load, and most runs show no map.
    if request.job.figure.showsMaps, isStoryboard ? recording.showsMaps : state.showsMap {
      look.world = WorldStore.reported.world
    }
    try select(request, in: state, &look)
    guard request.job.figure != .inspector || look.inspected ?? state.firstNode != nil else {
      throw .nothingToDraw(figure: request.job.figure.rawValue, name: request.name)
    }
    let options = look.options(for: request.job.figure, of: recording, shaper: shaper)
    return try written(request, recording, playhead, options)
  }

  private func written(
    _ request: ExportRequest, _ recording: Recording, _ playhead: Playhead,
    _ options: FigureOptions
  ) throws(CommandError) -> [UInt8] {
    do throws(ExportError) {
      return try request.job.bytes(of: recording, at: playhead, options: options)
    } catch {
      throw .export(error)
    }
  }

  /// The run's result, cached.
  private func finding(of request: ExportRequest) throws(CommandError) -> Finding {
    let invocation = request.invocation
    let key = [
      request.name, invocation.value("--variant") ?? "", invocation.value("--profile") ?? "",
    ]
    if let finding = findings[key] { return finding }
    let finding = try invocation.finding(in: request.name)
    if finding.status() != .done { status = .negative }
    findings[key] = finding
    return finding
  }

  /// Selects the highlighted node, or the view shown alone.
  private func select(
    _ request: ExportRequest, in state: HierarchyState, _ look: inout ExportLook
  ) throws(CommandError) {
    if let name = request.selection {
      let node = try node(named: name, of: request, in: state)
      (look.selection, look.inspected) = (node, node)
    }
    if let name = request.only {
      let node = try node(named: name, of: request, in: state)
      look.only = state.controllers[node]?.view ?? node
      let stage = StageFigure(
        of: state, options: look.options(for: .stage, of: Recording(), shaper: shaper))
      guard look.only.flatMap({ stage.picture.part(showing: $0) }) != nil else {
        throw .nothingToDraw(figure: request.job.figure.rawValue, name: name)
      }
    }
  }

  private func node(
    named name: String, of request: ExportRequest, in state: HierarchyState
  ) throws(CommandError) -> NodeID {
    if let node = state.node(named: name) { return node }
    let names = state.controllers.values.map(\.name) + state.views.values.map(\.name)
    throw .unknownNode(name, of: request.name, near: NearMiss.nearest(to: name, in: names))
  }

  private func lesson(_ request: ExportRequest) throws(CommandError) -> [UInt8] {
    guard case .lesson(let texts) = try request.invocation.subject(request.name),
      let text = texts.first(where: { $0.language == request.locale?.language.rawValue })
        ?? texts.first
    else {
      throw .nothingToDraw(figure: request.job.figure.rawValue, name: request.name)
    }
    let lesson: Lesson
    do throws(LessonProblems) {
      lesson = try Lesson(text.text)
    } catch {
      throw .lesson(text.file, error.problems)
    }
    var options = request.look.options(for: .lesson, of: Recording(), shaper: shaper)
    options.sheet = lesson.exportSheet(
      page: request.part, language: text.language, options: options)
    guard options.sheet != nil else {
      throw .badValue(
        option: "--part", value: String(request.part ?? 1),
        allowed: "a whole number from 1 to \(lesson.pages.count), the number of pages of the "
          + "lesson")
    }
    return try written(request, Recording(), Playhead(instant: .zero, eventCount: 0), options)
  }

  /// Reports each character without a glyph once.
  private func reportLetters() {
    let letters = shaper.takeMissingLetters()
    guard !letters.isEmpty else { return }
    let shown = letters.prefix(8).map(\.described).joined(separator: ", ")
    let rest = letters.count > 8 ? " and \(letters.count - 8) more" : ""
    Output.warn("no font has \(shown)\(rest); they are drawn as boxes")
  }
}

extension Unicode.Scalar {
  /// The character with its code point: "𓀀 (U+13000)".
  fileprivate var described: String {
    "\(self) (U+\(String(value, radix: 16, uppercase: true)))"
  }
}
