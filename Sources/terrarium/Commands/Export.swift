import Export
import Figures
import Foundation
import Session

/// `terrarium export`: a picture or a document of one moment, or many of them, without a display.
extension Command {
  static let export: Command = Command(
    name: "export", arguments: "NAME|FILE [OTHER]",
    summary: "writes a picture or a document of a scenario at an instant, or of what differs",
    argumentCount: 0...2,
    options: [
      Option(
        name: "--figure", value: "FIGURE",
        summary: "one of \(exportedFigures.joined(separator: ", "))",
        takes: .words(exportedFigures)),
      Option(
        name: "--format", value: "FORMAT",
        summary: "one of \(Invocation.formats.joined(separator: ", "))",
        takes: .words(Invocation.formats)),
      .at,
      Option(name: "--size", value: "WxH", summary: "the size in points"),
      Option(name: "--scale", value: "N", summary: "pixels per point (default 1)"),
      Option(
        name: "--theme", value: "THEME",
        summary: "one of \(Theme.allCases.map(\.rawValue).joined(separator: ", "))",
        takes: .words(Theme.allCases.map(\.rawValue))),
      .language,
    ] + exportLooks + [
      .map, .zoom, .sun,
      Option(
        name: "-o", value: "PATH", summary: "the file; standard output when left out",
        takes: .file),
      Option(
        name: "--batch", value: "FILE",
        summary: "writes many files: each line of FILE is what follows \"terrarium export\"",
        takes: .file),
      Option(
        name: "--anywhere", value: nil,
        summary: "lets the lines of --batch write outside of their own folder"),
      .profile, .variant,
    ] + Option.film, takes: .subject
  ) { invocation throws(CommandError) in
    let studio = ExportStudio()
    if let manifest = invocation.value("--batch") {
      guard invocation.arguments.isEmpty else {
        throw .tooManyArguments(usage: "export --batch FILE")
      }
      return try ExportBatch(at: manifest, besides: invocation).run(in: studio)
    }
    try invocation.check("--anywhere", is: "for --batch", false)
    if invocation.value("--figure") == differenceFigure {
      let request = try DifferenceRequest(invocation)
      if request.path == "-", isatty(STDOUT_FILENO) == 1, !request.isText {
        throw .binaryToTerminal
      }
      try studio.write(request)
      return studio.status
    }
    guard let name = invocation.arguments.first else {
      throw .tooFewArguments(usage: Command.export.usage)
    }
    let request = try ExportRequest(invocation, of: name)
    if request.path == "-", isatty(STDOUT_FILENO) == 1, !request.isText {
      throw .binaryToTerminal
    }
    try studio.write(request)
    return studio.status
  }

  /// The options that say how an export looks.
  private static var exportLooks: [Option] {
    [
      Option(name: "--select", value: "NAME", summary: "the controller or view to point out"),
      Option(
        name: "--only", value: "NAME", summary: "the one view that a picture of the stage shows"),
      Option(name: "--title", value: nil, summary: "heads the picture with figure and instant"),
      Option(name: "--caption", value: "TEXT", summary: "words below the picture"),
      Option(name: "--legend", value: nil, summary: "explains signs and lines below the picture"),
      Option(
        name: "--credit", value: nil, summary: "adds map attribution (default)"),
      Option(
        name: "--no-credit", value: nil,
        summary: "leaves that out; then the article must thank them"),
      Option(name: "--frame", value: nil, summary: "the stage in a device; so it is by itself"),
      Option(name: "--no-frame", value: nil, summary: "the bare screen"),
      Option(
        name: "--background", value: "GROUND",
        summary: "one of \(Backdrop.allCases.map(\.rawValue).joined(separator: ", "))",
        takes: .words(Backdrop.allCases.map(\.rawValue))),
      Option(
        name: "--page", value: "PAPER",
        summary: "for pdf, \(Paper.names.joined(separator: ", ")), or A4-landscape and so on",
        takes: .words(Paper.names.flatMap { [$0, $0 + "-landscape"] })),
      Option(name: "--part", value: "N", summary: "one page of a lesson, as in the window"),
      Option(
        name: "--as", value: "FORM",
        summary: "for txt, \(ExportRequest.forms.joined(separator: " or "))",
        takes: .words(ExportRequest.forms)),
    ]
  }
}
