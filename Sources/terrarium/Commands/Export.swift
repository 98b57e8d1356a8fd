import CairoKit
import Export
import Figures
import Foundation
import Hierarchy
import Session

/// `terrarium export`: a picture of one moment, without a display.
extension Command {
  static let export = Command(
    name: "export", arguments: "NAME|FILE", summary: "writes a picture of a scenario at an instant",
    argumentCount: 1...1,
    options: [
      Option(
        name: "--figure", value: "FIGURE",
        summary: "one of \(FigureKind.allCases.map(\.rawValue).joined(separator: ", "))"),
      Option(
        name: "--format", value: "FORMAT",
        summary: "one of \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))"),
      .at,
      Option(name: "--size", value: "WxH", summary: "the size in points"),
      Option(name: "--scale", value: "N", summary: "pixels a point; 1"),
      Option(
        name: "--theme", value: "THEME",
        summary: "one of \(Theme.allCases.map(\.rawValue).joined(separator: ", "))"),
      .language,
      .map, .zoom, .sun,
      Option(name: "-o", value: "PATH", summary: "the file; standard output when left out"),
      .profile, .variant,
    ]
  ) { invocation throws(CommandError) in
    let figure =
      try invocation.choice("--figure", of: FigureKind.allCases.map(\.rawValue))
      .flatMap(FigureKind.init(rawValue:)) ?? .stage
    let path = invocation.value("-o") ?? "-"
    var job = PictureJob(figure, try invocation.format(for: path))
    job.scale = try invocation.number("--scale") ?? 1
    let moment = try invocation.moment()
    let size = try invocation.size()
    let theme =
      try invocation.choice("--theme", of: Theme.allCases.map(\.rawValue))
      .flatMap(Theme.init(rawValue:)) ?? .light
    let mapLook = try invocation.mapLook()
    let name = invocation.arguments[0]
    let subject = try invocation.subject(name)
    if path == "-", isatty(STDOUT_FILENO) == 1, job.format != .svg {
      throw .binaryToTerminal
    }
    let worlds = WorldStore.reported
    let finding = try invocation.finding(of: subject, named: name)
    let shaper = PangoShaper()
    for font in shaper.missingFonts { Output.complain(font.description) }
    let options = FigureOptions(
      shaper: shaper, theme: theme, size: size, world: worlds.world,
      showsCredit: worlds.world != nil && (figure == .stage || figure == .map), mapLook: mapLook)
    let recording = finding.recording
    let playhead = Playhead(moment ?? .line(.max), in: recording)
    guard figure.isDrawable(of: recording.state(at: playhead)) else {
      throw .nothingToDraw(figure: figure.rawValue, name: name)
    }
    let bytes: [UInt8]
    do throws(ExportError) {
      bytes = try job.bytes(of: recording, at: playhead, options: options)
    } catch {
      throw .export(error)
    }
    try Output.write(bytes, to: path)
    return finding.status()
  }
}

extension Invocation {
  /// The format asked for, else the one the file name ends in, else png.
  fileprivate func format(for path: String) throws(CommandError) -> ExportFormat {
    if let name = try choice("--format", of: ExportFormat.allCases.map(\.rawValue)),
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
}
