import Drawing
import Export
import Figures
import Foundation
import Hierarchy
import Session
import Tunnel

/// A parsed and checked call of `export`.
struct ExportRequest {
  let invocation: Invocation
  /// The scenario, or a file path.
  let name: String
  /// The output file; "-" is standard output.
  let path: String
  var job: PictureJob
  /// The format of a film or web page, instead of a picture.
  let film: FilmFormat?
  let moment: Moment?
  /// The highlighted node.
  let selection: String?
  /// The view shown alone.
  let only: String?
  /// The page of a lesson, from 1.
  let part: Int?
  let locale: AnswerLocale?
  /// The figure's appearance, as far as given.
  let look: ExportLook

  /// The values of `--as`.
  static let forms = TextDocument.Form.allCases.map(\.rawValue)

  /// Parses a call; relative paths are relative to `folder`, which ends in a slash or is empty.
  init(_ invocation: Invocation, of name: String, in folder: String = "") throws(CommandError) {
    func located(_ path: String) -> String {
      folder.isEmpty || path == "-" || path.hasPrefix("/") ? path : folder + path
    }
    guard invocation.value("--figure") != Command.differenceFigure else {
      throw .tooFewArguments(usage: "export A B --figure \(Command.differenceFigure)")
    }
    try invocation.refuseOther()
    self.invocation = invocation
    self.name = Subject.isKnown(name) ? name : located(name)
    path = located(try invocation.output())
    let figure =
      try invocation.choice("--figure", of: Command.exportedFigures)
      .flatMap(FigureKind.init(rawValue:)) ?? .stage
    film = try invocation.filmFormat(for: path)
    if let film, !FigureKind.filmed.contains(figure) { throw .film(.unsuitable(figure, film)) }
    let format = film == nil ? try invocation.format(for: path) : .png
    guard ExportFormat.formats(of: figure).contains(format) else {
      throw .export(.unsuitable(figure, format))
    }
    job = PictureJob(figure, format)
    job.scale = try invocation.number("--scale") ?? 1
    job.paper = try invocation.paper(for: format)
    job.form = try invocation.word("--as", TextDocument.Form.self) ?? .outline
    job.subject = name == "-" ? "" : URL(fileURLWithPath: name).lastPathComponent
    moment = try invocation.moment()
    selection = invocation.value("--select")
    only = invocation.value("--only")
    part = try invocation.part()
    locale = try invocation.locale()
    look = try invocation.look()
    try invocation.check("--as", is: "for the format txt", format == .txt)
    try invocation.check(
      "--only", is: "for pictures of the figure stage", figure == .stage && film == nil)
    try invocation.check("--part", is: "for the figure lesson", figure == .lesson)
    try invocation.checkStretch(isFilm: film != nil, isStoryboard: figure == .storyboard)
    try FileIdentity.check(path, isNoneOf: inputs)
  }
}

extension ExportRequest {
  /// The input files.
  var inputs: [String] { Subject.isKnown(name) ? [] : [name] }

  /// Whether the result is suitable for a terminal.
  var isText: Bool { film.map { $0 == .html } ?? job.format.isText }
}

extension Invocation {
  /// The output path as given; "-" is standard output.
  func output() throws(CommandError) -> String {
    let path = value("-o") ?? "-"
    guard !path.isEmpty else {
      throw .badValue(option: "-o", value: path, allowed: "the name of a file")
    }
    return path
  }

  /// The values of `--format`.
  static let formats = ExportFormat.allCases.map(\.rawValue) + FilmFormat.allCases.map(\.rawValue)

  /// The appearance given by the options.
  func look() throws(CommandError) -> ExportLook {
    for (yes, no) in [("--credit", "--no-credit"), ("--frame", "--no-frame")]
    where has(yes) && has(no) {
      throw .contradiction(yes, no)
    }
    var look = ExportLook()
    look.theme = try word("--theme", Theme.self) ?? look.theme
    look.size = try size()
    look.backdrop = try word("--background", Backdrop.self) ?? look.backdrop
    look.mapLook = try mapLook()
    (look.showsTitle, look.showsLegend) = (has("--title"), has("--legend"))
    (look.hasDevice, look.thanks) = (!has("--no-frame"), !has("--no-credit"))
    look.caption = value("--caption") ?? ""
    return look
  }

  /// The value of an option as an enum case.
  fileprivate func word<Word: RawRepresentable & CaseIterable>(
    _ option: String, _ type: Word.Type
  ) throws(CommandError) -> Word? where Word.RawValue == String {
    try choice(option, of: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }

  /// The requested format, else by file extension, else PNG.
  func format(for path: String) throws(CommandError) -> ExportFormat {
    if let name = try choice("--format", of: Self.formats),
      let format = ExportFormat(rawValue: name)
    {
      return format
    }
    guard path != "-" else { return .png }
    guard let format = ExportFormat(fileExtension: URL(fileURLWithPath: path).pathExtension) else {
      throw .noFormat(path)
    }
    return format
  }

  fileprivate func size() throws(CommandError) -> CGSize? {
    guard let text = value("--size") else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double(decimal: $0)
    }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 1, height >= 1
    else {
      throw .badValue(
        option: "--size", value: text, allowed: "width and height of 1 or more, as in 800x600")
    }
    return CGSize(width: width, height: height)
  }

  fileprivate func paper(for format: ExportFormat) throws(CommandError) -> Paper? {
    guard let name = value("--page") else { return nil }
    guard let paper = Paper(name) else {
      throw .badValue(
        option: "--page", value: name,
        allowed: "one of \(Paper.names.joined(separator: ", ")), or with -landscape behind it")
    }
    try check("--page", is: "for the format pdf", format == .pdf)
    return paper
  }

  fileprivate func part() throws(CommandError) -> Int? {
    guard let text = value("--part") else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .badValue(option: "--part", value: text, allowed: "the number of a page, as in 1")
    }
    return number
  }

  /// Rejects options of films for a single moment, and vice versa.
  fileprivate func checkStretch(isFilm: Bool, isStoryboard: Bool) throws(CommandError) {
    let isOfPart = isFilm || isStoryboard
    for option in ["--from", "--to", "--transition"] {
      try check(option, is: "for a film, a page or a storyboard", isOfPart)
    }
    for option in ["--fps", "--speed", "--captions"] {
      try check(option, is: "for a film or a page", isFilm)
    }
    for option in ["--count", "--of"] {
      try check(option, is: "for the figure storyboard", isStoryboard)
    }
    try check("--at", is: "for a picture of one moment", !isOfPart)
    guard has("--transition") else { return }
    for option in ["--from", "--to"] where has(option) {
      throw .contradiction("--transition", option)
    }
  }

  /// Rejects an option without effect.
  func check(
    _ option: String, is purpose: String, _ isWellPlaced: Bool
  ) throws(CommandError) {
    guard has(option), !isWellPlaced else { return }
    throw .misplaced(option: option, purpose: purpose)
  }
}
