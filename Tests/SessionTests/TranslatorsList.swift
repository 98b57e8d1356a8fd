import Foundation
import Testing

/// A list of texts that translators are given: a file of `Resources/Languages`, a text a line.
enum TranslatorsList {
  static let languages = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Languages")

  /// Expects a list to have these texts; `TERRARIUM_RECORD=all` writes it.
  static func expect(_ texts: [String], in name: String) throws {
    let file = languages.appendingPathComponent(name)
    let list = texts.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "all" {
      try Data(list.utf8).write(to: file)
    }
    let given = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      list == given,
      "TERRARIUM_RECORD=all writes \(file.path); then scripts/translations update, and translate")
  }
}
