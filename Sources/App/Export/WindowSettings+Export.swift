import GioKit
import Session

/// The last export's options, kept with the settings.
extension WindowSettings {
  private static let exportGroup = "export"

  static func export(in file: KeyFile) -> ExportChoice {
    var words: [String: String] = [:]
    for key in ExportChoice.keys { words[key] = file.string(key, in: exportGroup) }
    return ExportChoice(words: words)
  }

  func writeExport(to file: KeyFile) {
    let words = export.words
    for key in ExportChoice.keys { file.set(words[key], for: key, in: Self.exportGroup) }
  }
}
