import CairoKit
import Export
import Figures
import Foundation
import Hierarchy
import Session

/// `terrarium export A B --figure difference`: two hierarchies drawn as one tree.
extension Command {
  /// The figure that needs two arguments.
  static let differenceFigure = "difference"

  /// All that can be exported as a picture.
  static let exportedFigures = FigureKind.allCases.map(\.rawValue) + [differenceFigure]
}

extension Invocation {
  /// Says that a second argument means nothing to the figure that is asked for.
  func refuseOther() throws(CommandError) {
    guard arguments.count > 1 else { return }
    throw .tooManyArguments(
      usage: "export A B --figure \(Command.differenceFigure), or one of the two alone")
  }

  /// Draws what differs; both may be at an instant, as in `run.terrarium@100`.
  func exportDifference() throws(CommandError) -> ExitStatus {
    guard arguments.count == 2 else {
      throw .tooFewArguments(
        usage: "export A B --figure \(Command.differenceFigure); as A and B dumps, recordings, "
          + "names, or one at two instants as in tunnel@0 tunnel@400")
    }
    let path = value("-o") ?? "-"
    let format = try format(for: path)
    guard let exporter = format.exporter else {
      throw .badValue(option: "--format", value: format.rawValue, allowed: "png, svg or pdf")
    }
    let scale = try number("--scale") ?? 1
    let size = try size()
    let theme =
      try choice("--theme", of: Theme.allCases.map(\.rawValue)).flatMap(Theme.init(rawValue:))
      ?? .light
    if path == "-", isatty(STDOUT_FILENO) == 1, format != .svg { throw .binaryToTerminal }
    let difference = try difference()
    let shaper = PangoShaper()
    for font in shaper.missingFonts { Output.complain(font.description) }
    let options = FigureOptions(shaper: shaper, theme: theme, size: size)
    let picture = DifferenceDiagram.picture(of: difference, options: options)
    let bytes: [UInt8]
    do throws(ExportError) {
      bytes = try exporter.encode(picture, scale: scale, shaper: shaper)
    } catch {
      throw .export(error)
    }
    try Output.write(bytes, to: path)
    return .done
  }
}
