import Export
import Figures
import Foundation
import Session

/// `terrarium export A B --figure difference`: two hierarchies drawn as one tree.
extension Command {
  /// The figure with two arguments.
  static let differenceFigure = "difference"

  /// The names of all figures.
  static let exportedFigures = FigureKind.allCases.map(\.rawValue) + [differenceFigure]
}

extension Invocation {
  /// Rejects a second argument for other figures.
  func refuseOther() throws(CommandError) {
    guard arguments.count > 1 else { return }
    throw .tooManyArguments(
      usage: "export A B --figure \(Command.differenceFigure), or one of the two alone")
  }
}

/// A parsed call of `export A B --figure difference`.
struct DifferenceRequest {
  let invocation: Invocation
  /// The two arguments; either may have an instant, as in `run.terrarium@100`.
  let words: [String]
  /// The output file; "-" is standard output.
  let path: String
  let format: ExportFormat
  let scale: Double
  let look: ExportLook
  /// Whether the result is suitable for a terminal.
  var isText: Bool { format.isText }

  /// The supported options.
  private static let honoured: Set<String> = [
    "--figure", "--format", "--at", "--size", "--scale", "--theme", "--background", "--profile",
    "--variant", "--batch", "-o",
  ]

  /// Parses a call; relative paths are relative to `folder`, which ends in a slash or is empty.
  init(_ invocation: Invocation, in folder: String = "") throws(CommandError) {
    func located(_ path: String) -> String {
      folder.isEmpty || path == "-" || path.hasPrefix("/") ? path : folder + path
    }
    guard invocation.arguments.count == 2 else {
      throw .tooFewArguments(
        usage: "export A B --figure \(Command.differenceFigure); as A and B dumps, recordings, "
          + "names, or one at two instants as in tunnel@0 tunnel@400")
    }
    for option in Command.export.options where !Self.honoured.contains(option.name) {
      try invocation.check(
        option.name, is: "not for the figure \(Command.differenceFigure)", false)
    }
    self.invocation = invocation
    words = invocation.arguments.map { word in
      let name = word.lastIndex(of: "@").map { String(word[..<$0]) } ?? word
      return name == "-" || Subject.isKnown(name) ? word : located(word)
    }
    try invocation.check(
      "--at", is: "for an argument without an instant of its own",
      words.contains { !$0.contains("@") || FileManager.default.fileExists(atPath: $0) })
    path = located(try invocation.output())
    let allowed = "png, svg or pdf"
    if let film = try invocation.filmFormat(for: path) {
      throw .badValue(option: "--format", value: film.rawValue, allowed: allowed)
    }
    format = try invocation.format(for: path)
    guard DifferenceJob.formats.contains(format) else {
      throw .badValue(option: "--format", value: format.rawValue, allowed: allowed)
    }
    scale = try invocation.number("--scale") ?? 1
    look = try invocation.look()
    try FileIdentity.check(path, isNoneOf: inputs)
  }

  /// The possible input files: an argument may end in an instant, or be a name with an @.
  var inputs: [String] {
    words.flatMap { word in [word] + (word.lastIndex(of: "@").map { [String(word[..<$0])] } ?? []) }
      .filter { !Subject.isKnown($0) }
  }
}
