import Export
import Figures
import Foundation
import Session

/// `terrarium export`: writes one or many pictures or documents, without a display.
extension Command {
  static let export: Command = Command(
    name: "export", arguments: "NAME|FILE [OTHER]",
    summary: "exports an image or a document of a scenario at an instant, or of a difference",
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
        name: "-o", value: "PATH", summary: "the output file (default: standard output)",
        takes: .file),
      Option(
        name: "--batch", value: "FILE",
        summary: "writes many files: each line of FILE is what follows \"terrarium export\"",
        takes: .file),
      Option(
        name: "--anywhere", value: nil,
        summary: "lets the lines of --batch write outside of the manifest's folder"),
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

  /// The options for an export's appearance.
  private static var exportLooks: [Option] {
    [
      Option(name: "--select", value: "NAME", summary: "the controller or view to highlight"),
      Option(
        name: "--only", value: "NAME", summary: "exports a single view of the stage"),
      Option(name: "--title", value: nil, summary: "adds a heading with figure and instant"),
      Option(name: "--caption", value: "TEXT", summary: "a caption"),
      Option(name: "--legend", value: nil, summary: "adds a legend"),
      Option(
        name: "--credit", value: nil, summary: "adds map attribution (default)"),
      Option(
        name: "--no-credit", value: nil,
        summary: "omits it; credit the map data elsewhere"),
      Option(name: "--frame", value: nil, summary: "draws a device frame (default)"),
      Option(name: "--no-frame", value: nil, summary: "omits the device frame"),
      Option(
        name: "--background", value: "GROUND",
        summary: "one of \(Backdrop.allCases.map(\.rawValue).joined(separator: ", "))",
        takes: .words(Backdrop.allCases.map(\.rawValue))),
      Option(
        name: "--page", value: "PAPER",
        summary: "for pdf, \(Paper.names.joined(separator: ", ")), with an optional -landscape",
        takes: .words(Paper.names.flatMap { [$0, $0 + "-landscape"] })),
      Option(name: "--part", value: "N", summary: "the page of a lesson"),
      Option(
        name: "--as", value: "FORM",
        summary: "for txt, \(ExportRequest.forms.joined(separator: " or "))",
        takes: .words(ExportRequest.forms)),
    ]
  }
}
