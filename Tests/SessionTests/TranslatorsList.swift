import Foundation
import Testing
import Support

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

  /// The words of a catalog for what is written on one line.
  static func words(in language: String) throws -> [String: String] {
    let text = try String(
      contentsOf: languages.appendingPathComponent("\(language).po"), encoding: .utf8)
    var (words, key): ([String: String], String?) = ([:], nil)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("msgid \"") {
        key = line.dropFirst(7).dropLast().replacingOccurrences(of: "\\\"", with: "\"")
      } else if line.hasPrefix("msgstr \""), let name = key {
        words[name] = String(line.dropFirst(8).dropLast())
      }
    }
    return words
  }

  /// The same words, to be spoken.
  static func translation(_ language: String) throws -> Translation {
    let words = try words(in: language)
    return Translation(
      text: { words[$0] ?? $0 }, counted: { one, several, count in count == 1 ? one : several })
  }
}
